import TagLayout
import Testing

/// What holds of every arrangement, whatever the chips and options.
@Suite struct ArrangementPropertyTests {
  private let seeds: Range<UInt64> = 0..<1_000

  @Test func eachVisibleChipIsPlacedOnceInOrder() throws {
    for seed in seeds {
      let cloud = RandomCloud(seed: seed)
      let arrangement = try cloud.arranged()
      #expect(arrangement.rows.flatMap(\.chips) == Array(0..<arrangement.shown), "seed \(seed)")
      #expect(arrangement.shown + arrangement.hidden == cloud.sizes.count, "seed \(seed)")
    }
  }

  @Test func eachChipOfAHorizontalLayoutIsPlacedOnce() throws {
    for seed in seeds {
      var cloud = RandomCloud(seed: seed)
      cloud.options.direction = .horizontal
      cloud.options.distribution = seed % 2 == 0 ? .rowMajor : .columnMajor
      let arrangement = try cloud.arranged()
      #expect(arrangement.rows.flatMap(\.chips).sorted() == Array(cloud.sizes.indices), "seed \(seed)")
      #expect(arrangement.rows.allSatisfy { $0.count > 0 }, "seed \(seed)")
      #expect(isEnclosed(arrangement), "seed \(seed)")
    }
  }

  @Test func noChipsOverlap() throws {
    for seed in seeds {
      let frames = try allFrames(RandomCloud(seed: seed).arranged())
      let areApart = frames.indices.allSatisfy { index in
        frames[..<index].allSatisfy { other in
          let frame = frames[index]
          let width = min(frame.maxX, other.maxX) - max(frame.x, other.x)
          let height = min(frame.maxY, other.maxY) - max(frame.y, other.y)
          return width <= 1e-6 || height <= 1e-6
        }
      }
      #expect(areApart, "seed \(seed)")
    }
  }

  @Test func noRowIsWiderThanTheContainer() throws {
    for seed in seeds {
      let cloud = RandomCloud(seed: seed)
      let insets = cloud.options.insets
      let (start, end) =
        cloud.options.textDirection == .leftToRight
        ? (insets.left, insets.right) : (insets.right, insets.left)
      let areInside = try allFrames(cloud.arranged()).allSatisfy {
        $0.x >= start - 1e-6 && $0.maxX <= cloud.width - end + 1e-6
      }
      #expect(areInside, "seed \(seed)")
    }
  }

  @Test func aNarrowerContainerNeverHasFewerRows() throws {
    for seed in seeds {
      let cloud = RandomCloud(seed: seed)
      let narrow = try cloud.arranged(at: cloud.width * 0.8 + 4)
      #expect(try narrow.totalRows >= cloud.arranged(at: cloud.width + 5).totalRows, "seed \(seed)")
    }
  }

  @Test func contentEnclosesAllFrames() throws {
    for seed in seeds { #expect(isEnclosed(try RandomCloud(seed: seed).arranged()), "seed \(seed)") }
  }

  @Test func rightToLeftMirrorsEveryFrame() throws {
    let mirrored: [Alignment: Alignment] = [.left: .right, .right: .left]
    for seed in seeds {
      var cloud = RandomCloud(seed: seed)
      cloud.options.textDirection = .leftToRight
      let frames = try allFrames(cloud.arranged())
      cloud.options.textDirection = .rightToLeft
      cloud.options.alignment = mirrored[cloud.options.alignment] ?? cloud.options.alignment
      let areMirrored = zip(frames, try allFrames(cloud.arranged())).allSatisfy { frame, other in
        var frame = frame
        frame.x = cloud.width - frame.x - frame.width
        return isClose(frame, other)
      }
      #expect(areMirrored, "seed \(seed)")
    }
  }

  @Test func reusedBuffersChangeNothing() throws {
    var reused = Arrangement()
    for seed in seeds {
      let cloud = RandomCloud(seed: seed)
      try arrange(cloud.sizes, options: cloud.options, width: cloud.width, into: &reused)
      #expect(try reused == cloud.arranged(), "seed \(seed)")
    }
  }

  @Test func fillWidthFillsEveryRowToTheEdge() throws {
    for seed in seeds {
      var cloud = RandomCloud(seed: seed)
      cloud.options.alignment = .fillWidth
      cloud.options.lastRow = .auto
      let arrangement = try cloud.arranged()
      for row in arrangement.rows where !row.hasIndicator {
        let frames = row.chips.map { arrangement.frames[$0] }
        let span = frames.map(\.maxX).reduce(0, max) - frames.map(\.x).reduce(.infinity, min)
        #expect(abs(span - (cloud.width - cloud.options.insets.horizontal)) <= 1e-6, "seed \(seed)")
      }
    }
  }

  /// What a last row does that is not filled, it does alone, whichever part of the other rows grows.
  @Test(arguments: [LastRow.start, .center], [Alignment.fillSpace, .fillWidth, .fillWidthExceptLast])
  func lastRowStandsAsIfNothingWereFilled(lastRow: LastRow, alignment: Alignment) throws {
    for seed in seeds {
      var cloud = RandomCloud(seed: seed)
      (cloud.options.alignment, cloud.options.lastRow) = (alignment, lastRow)
      let arrangement = try cloud.arranged()
      cloud.options.alignment = lastRow == .start ? .start : .center
      let natural = try cloud.arranged()
      cloud.options.alignment = alignment == .fillSpace ? .fillSpace : .fillWidth
      cloud.options.lastRow = .justify
      let filled = try cloud.arranged()
      for (index, row) in arrangement.rows.enumerated() {
        let other = index == arrangement.rows.count - 1 ? natural : filled
        for chip in row.chips {
          #expect(isClose(arrangement.frames[chip], other.frames[chip]), "chip \(chip), seed \(seed)")
        }
      }
      #expect(arrangement.indicatorFrame == natural.indicatorFrame, "seed \(seed)")
      #expect(arrangement.contentHeight == natural.contentHeight, "seed \(seed)")
    }
  }

  @Test func justifiedLastRowMakesFillWidthExceptLastFillWidth() throws {
    for seed in seeds {
      var cloud = RandomCloud(seed: seed)
      (cloud.options.alignment, cloud.options.lastRow) = (.fillWidthExceptLast, .justify)
      let arrangement = try cloud.arranged()
      cloud.options.alignment = .fillWidth
      #expect(try arrangement == cloud.arranged(), "seed \(seed)")
    }
  }

  private func allFrames(_ arrangement: Arrangement) -> [Frame] {
    arrangement.frames + (arrangement.indicatorFrame.map { [$0] } ?? [])
  }

  private func isEnclosed(_ arrangement: Arrangement) -> Bool {
    allFrames(arrangement).allSatisfy { frame in
      frame.x >= -1e-6 && frame.maxX <= arrangement.contentWidth + 1e-6 && frame.y >= -1e-6
        && frame.maxY <= arrangement.contentHeight + 1e-6
    }
  }
}

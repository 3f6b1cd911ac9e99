import TagLayout
import Testing

@Suite struct RefusalTests {
  @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e13])
  func whatIsNoLengthIsRefusedByName(length: Double) {
    #expect(refusal { $0.options.horizontalSpacing = length } == .spacing)
    #expect(refusal { $0.options.verticalSpacing = length } == .spacing)
    #expect(refusal { $0.options.insets.top = length } == .inset)
    #expect(refusal { $0.options.insets.left = length } == .inset)
    #expect(refusal { $0.options.insets.bottom = length } == .inset)
    #expect(refusal { $0.options.insets.right = length } == .inset)
    #expect(refusal { $0.options.containerHeight = length } == .containerHeight)
    #expect(refusal { $0.width = length } == .containerWidth)
    #expect(refusal { $0.sizes[1].width = length } == .size(1))
    #expect(refusal { $0.sizes[1].height = length } == .size(1))
    #expect(
      refusal {
        $0.sizes[1].baseline = length
        $0.options.rowAlignment = .baseline
      } == .size(1))
    #expect(refusal { $0.sizes[1].baseline = length } == nil)
    #expect(
      refusal { $0.options.indicator = OverflowIndicator(Size(width: length, height: 2)) } == .indicator)
  }

  @Test func otherRefusalsHaveNamesToo() {
    #expect(refusal { $0.options.lineLimit = -1 } == .lineLimit)
    #expect(refusal { $0.options.indicator = OverflowIndicator(sizes: []) } == .indicator)
    #expect(refusal { $0.sizes[0].width = -0.0 } == nil)
    #expect(LayoutRefusal.containerWidth.id == "container-width")
    #expect(LayoutRefusal.size(3).message.contains("index 3"))
  }

  @Test func aRefusalLeavesTheArrangementAsItWas() throws {
    let cloud = RandomCloud(seed: 1)
    var arrangement = try cloud.arranged()
    #expect(throws: LayoutRefusal.containerWidth) {
      try arrange(cloud.sizes, options: cloud.options, width: -1, into: &arrangement)
    }
    #expect(try arrangement == cloud.arranged())
  }

  @Test(arguments: [[1], [0, 0], [0, 2, 1], [0, 4], [0, 3], []])
  func rowsThatAreNotPartsOfTheChipsAreRefused(rowStarts: [Int]) {
    let sizes = Array(repeating: Size(width: 10, height: 10), count: 3)
    var arrangement = Arrangement()
    #expect(throws: LayoutRefusal.rowStarts) {
      try arrange(
        sizes, rowStarts: rowStarts, shown: 3, options: LayoutOptions(), width: 100, into: &arrangement)
    }
  }

  @Test(arguments: [(-1, 5), (5, 4), (0, .nan), (0, .infinity)])
  func rangesThatAreNotAscendingAreRefused(from: Double, to: Double) {
    #expect(throws: LayoutRefusal.widthRange) {
      try widthSteps(of: [], options: LayoutOptions(), from: from, to: to)
    }
  }

  @Test(arguments: [0, 1, 1_000_000], [0, 7, 1e9])
  func anyNumberOfChipsFitsInAnyContainer(count: Int, width: Double) throws {
    let sizes = Array(repeating: Size(width: 30, height: 20), count: count)
    var options = LayoutOptions()
    options.alignment = .fillWidth
    let arrangement = try arrange(sizes, options: options, width: width)
    #expect(arrangement.shown == count)
    #expect(arrangement.contentHeight.isFinite)
    let last = arrangement.frames.last ?? Frame(x: 0, y: 0, width: width, height: 0)
    #expect(abs(last.maxX - width) <= 1e-6 * max(1, width))
  }

  @Test func theLargestLineLimitIsNoOverflow() throws {
    var options = LayoutOptions()
    options.lineLimit = .max
    options.direction = .horizontal
    #expect(try arrange([Size(width: 1, height: 1)], options: options, width: 0).totalRows == 1)
  }

  private struct Input {
    var sizes = [Size(width: 10, height: 10), Size(width: 10, height: 10)]
    var options = LayoutOptions()
    var width = 100.0
  }

  private func refusal(_ spoil: (inout Input) -> Void) -> LayoutRefusal? {
    var input = Input()
    spoil(&input)
    do throws(LayoutRefusal) {
      _ = try arrange(input.sizes, options: input.options, width: input.width)
      return nil
    } catch { return error }
  }
}

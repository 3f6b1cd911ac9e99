import TagLayout
import Testing

@testable import Rendering

/// What the build machine predicts is what the style sheet says, at every width.
@Suite struct PlacementTests {
  /// How far the style sheet may be off, in CSS px: one unit of the browsers' layout grids, which is two roundings of
  /// half a unit, and a hair.
  private static let tolerance = 1 / 64.0 + 1e-9

  private static func isClose(_ a: Frame?, _ b: Frame?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }

  private func sheet(_ cloud: ArrangedCloud) throws -> StyleSheetText {
    let geometry = CloudGeometry(cloud)
    return try StyleSheetText(geometry.placement.css(class: "p0") + geometry.css)
  }

  private func check(
    _ painted: PaintedCloud, _ sizes: Int, _ expected: Arrangement, control: Frame?, _ comment: Comment
  ) throws {
    let list = try #require(try painted.listSize(), comment)
    #expect(abs(list.height - expected.contentHeight) <= Self.tolerance, comment)
    for index in 0..<sizes {
      let frame = index < expected.shown ? expected.frames[index] : nil
      let painted = try painted.frame(ofChip: index)
      #expect(Self.isClose(painted, frame), "chip \(index), \(comment)")
    }
    let controlFrame = try painted.controlFrame()
    #expect(Self.isClose(controlFrame, control), "control, \(comment)")
  }

  @Test(arguments: 0..<UInt64(300)) func styleSheetSaysWhatTheEngineSays(seed: UInt64) throws {
    let (cloud, widths) = try ArrangedCloud.random(seed: seed)
    let sheet = try sheet(cloud)
    for width in widths {
      let expected = try #require(try cloud.arrangement(at: width))
      let painted = try PaintedCloud(cloud, sheet, class: "p0", width: width)
      try check(
        painted, cloud.sizes.count, expected, control: expected.indicatorFrame,
        "at \(width), \(cloud.layout)")
    }
  }

  /// A number of one chip is never taken for that of another.
  @Test(arguments: 0..<UInt64(100)) func labelsHaveBoxesOfTheirOwnWidth(seed: UInt64) throws {
    let (cloud, widths) = try ArrangedCloud.random(seed: seed)
    let sheet = try sheet(cloud)
    for width in widths {
      let painted = try PaintedCloud(cloud, sheet, class: "p0", width: width)
      for (index, size) in cloud.sizes.enumerated() {
        let form = cloud.sizing(at: width)?.forms[index]
        let needed = form?.neededWidth ?? cloud.neededWidths[index] ?? size.width
        let count = cloud.countWidths[index] ?? 0
        let box = try painted.labelAndCount(ofChip: index)
        #expect(abs(box.label - (needed - count)) < Self.tolerance, "chip \(index) at \(width)")
        #expect(abs(box.count - count) < Self.tolerance, "chip \(index) at \(width)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(300)) func openedCloudIsWhereTheEngineSays(seed: UInt64) throws {
    let (cloud, widths) = try ArrangedCloud.random(seed: seed)
    guard let disclosed = cloud.disclosed else { return }
    let sheet = try sheet(cloud)
    var open = cloud
    open.sizes = disclosed.sizes
    open.steps = disclosed.steps
    open.sizings = disclosed.sizings
    open.layout.lineLimit = 0
    open.layout.indicator = nil
    for width in widths where width >= disclosed.steps[0].minWidth {
      let expected = try #require(try open.arrangement(at: width))
      let painted = try PaintedCloud(cloud, sheet, class: "p0", width: width, isOpen: true)
      let comment: Comment = "open at \(width), \(cloud.layout)"
      let list = try #require(try painted.listSize(), comment)
      #expect(abs(list.height - expected.contentHeight) <= Self.tolerance, comment)
      for index in cloud.sizes.indices {
        let frame = try painted.frame(ofChip: index)
        #expect(Self.isClose(frame, expected.frames[index]), "chip \(index), \(comment)")
      }
      let control = try painted.controlFrame()
      #expect(Self.isClose(control, expected.frames.last), "control, \(comment)")
    }
  }

  @Test(arguments: 0..<UInt64(20)) func readersWhoSpaceTextOutHaveTheBrowserWrapChips(seed: UInt64) throws {
    let (cloud, widths) = try ArrangedCloud.random(seed: seed)
    let sheet = try sheet(cloud)
    for width in widths {
      let painted = try PaintedCloud(cloud, sheet, class: "p0", width: width, lineHeight: 1.5)
      #expect(try painted.listSize() == nil)
      #expect(try painted.controlFrame() == nil)
    }
  }

  @Test func narrowerContainersThanTheFirstStepAreLeftToTheBrowser() throws {
    var cloud = try ArrangedCloud.random(seed: 1).cloud
    cloud.layout = LayoutOptions()
    let step = ArrangedCloud.Step(
      minWidth: 320, width: 320, arrangement: try arrange(cloud.sizes, options: cloud.layout, width: 320))
    cloud.steps = [step]
    cloud.disclosed = nil
    let sheet = try sheet(cloud)
    #expect(try PaintedCloud(cloud, sheet, class: "p0", width: 319).listSize() == nil)
    #expect(try PaintedCloud(cloud, sheet, class: "p0", width: 320).listSize() != nil)
  }
}

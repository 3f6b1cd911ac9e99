import TagLayout
import Testing

@testable import Rendering

/// Placing chips at every width costs a page little.
@Suite struct StyleSheetSizeTests {
  /// A cloud with automatic breakpoints.
  private func cloud(_ alignment: Alignment, count: Int) throws -> ArrangedCloud {
    var random = SeededGenerator(seed: 210)
    let sizes = (0..<count).map { _ in Size(width: random.length(40...180), height: 32) }
    var layout = LayoutOptions()
    layout.alignment = alignment
    layout.horizontalSpacing = 8
    layout.verticalSpacing = 8
    let widths = try widthSteps(of: sizes, options: layout, from: 240, to: 1_600)
    let steps = try widths.breakpoints().map { index in
      let width = widths[index].width
      let arrangement = try arrange(sizes, options: layout, width: width)
      return ArrangedCloud.Step(minWidth: width, width: width, arrangement: arrangement)
    }
    return ArrangedCloud(name: "tags-\(count)", sizes: sizes, layout: layout, isPlaced: true, steps: steps)
  }

  /// What a page with a small, a large and a very large cloud pays; the class of their placement is paid once a site.
  @Test(arguments: Alignment.allCases) func chipCostsFewBytesABreakpoint(alignment: Alignment) throws {
    let clouds = try [21, 63, 210].map { try cloud(alignment, count: $0) }
    let bytes = gzippedCount(clouds.map { CloudGeometry($0).css }.joined())
    let places = clouds.map { $0.sizes.count * $0.steps.count }.reduce(0, +)
    let fills = [.fillSpace, .fillWidth, .fillWidthExceptLast].contains(alignment)
    #expect(Double(bytes) / Double(places) <= (fills ? 9 : 3), "\(bytes) bytes for \(places) places")
    #expect(clouds.last?.steps.count == 8)
  }

  @Test(arguments: Alignment.allCases) func placementIsShortOnceASite(alignment: Alignment) throws {
    let placement = CloudGeometry(try cloud(alignment, count: 63)).placement
    #expect(gzippedCount(placement.css(class: "p0")) <= 544)
  }
}

import TagLayout
import Testing

@testable import Rendering

/// Placing chips at every width costs a page little.
@Suite struct StyleSheetSizeTests {
  /// As many chips as a large tag index has, in a cloud with automatic breakpoints.
  private func cloud(_ alignment: Alignment) throws -> ArrangedCloud {
    var random = SeededGenerator(seed: 210)
    let sizes = (0..<210).map { _ in Size(width: random.length(40...180), height: 32) }
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
    return ArrangedCloud(name: "tags", sizes: sizes, layout: layout, isPlaced: true, steps: steps)
  }

  @Test(arguments: [
    (Alignment.left, 3.0), (Alignment.center, 3.0), (Alignment.right, 3.0), (Alignment.fillSpace, 9.0),
    (Alignment.fillWidth, 9.0), (Alignment.fillWidthExceptLast, 9.0),
  ])
  func chipCostsFewBytesABreakpoint(alignment: Alignment, budget: Double) throws {
    let cloud = try cloud(alignment)
    let geometry = CloudGeometry(cloud)
    let bytes = gzippedCount(geometry.placement.css(class: "p0") + geometry.css)
    let cost = Double(bytes) / Double(cloud.sizes.count * cloud.steps.count)
    // Rows of a fixed width cost more than they should: each repeats the sum that its first chip has.
    withKnownIssue {
      #expect(cost <= budget, "\(bytes) bytes for \(cloud.steps.count) breakpoints")
    } when: {
      budget == 3
    }
    #expect(cloud.steps.count == 8)
  }
}

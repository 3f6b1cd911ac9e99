import TagLayout
import Testing

@testable import Rendering

/// The list of heights below a previewed cloud learns from the style sheet where its steps are.
struct PreviewMarksTests {
  private func css(isPreviewed: Bool) throws -> String {
    let sizes = [Size(width: 100, height: 32), Size(width: 100, height: 32)]
    let steps = try [160.0, 320].map { width in
      ArrangedCloud.Step(minWidth: width, width: width, arrangement: try arrange(sizes, width: width))
    }
    let cloud = ArrangedCloud(
      name: "c", sizes: sizes, layout: LayoutOptions(), isPlaced: true, steps: steps, isPreviewed: isPreviewed
    )
    return CloudNumbers(cloud, placement: Placement(cloud)).css
  }

  @Test func rulerHasAMarkAtEachStep() throws {
    let css = try css(isPreviewed: true)
    for (index, at) in ["10em", "20em"].enumerated() {
      #expect(css.contains("#cloud-c>.heights>:nth-child(\(index + 1)){--at:\(at)}"))
    }
  }

  @Test func stepInForceIsLitInItsOwnRangeAlone() throws {
    // The first range is the one around all steps.
    let ranges = try css(isPreviewed: true).split(separator: "@container").dropFirst(2)
    for (index, range) in ranges.enumerated() {
      #expect(range.contains("#cloud-c>.heights>:nth-child(\(index + 1)){--now:1;"))
      #expect(!range.contains("#cloud-c>.heights>:nth-child(\(2 - index)){--now:1;"))
    }
    #expect(ranges.count == 2)
  }

  @Test func cloudWithoutPreviewHasNoMarks() throws {
    #expect(try !css(isPreviewed: false).contains("heights"))
  }

  @Test func stepThatIsAsHighAsTheLastHasAMarkAndNoWords() throws {
    var cloud = try ArrangedCloud.sample()
    cloud.isPreviewed = true
    var between = cloud.steps[1]
    between.minWidth = 640
    cloud.steps.insert(between, at: 2)
    let placed = PlacedCloud(sample: cloud)
    let html = RenderedCloud(placed, classes: StyleClasses([placed])).html
    #expect(html.components(separatedBy: "<li class=\"same\"><b>640</b>").count == 2)
    #expect(html.components(separatedBy: "class=\"same\"").count == 2)
    let css = RenderedCloud(placed, classes: StyleClasses([placed])).css
    #expect(css.contains(">.heights>:nth-child(3){--at:"))
    let range = try #require(
      css.split(separator: "@container").first { $0.contains(":nth-child(3){--now:1;") })
    #expect(range.contains(">.heights>:nth-child(2){color:var(--text);font-weight:600}"))
  }
}

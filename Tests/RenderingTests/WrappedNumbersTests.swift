import TagLayout
import TagModel
import Testing

@testable import Rendering

/// What a page says of chips that the browser wraps, however many they are.
@Suite struct WrappedNumbersTests {
  private func wrapped(
    _ widths: [Double], _ change: (inout ArrangedCloud) -> Void = { _ in }
  ) -> CloudGeometry {
    let sizes = widths.map { Size(width: $0, height: 32) }
    var cloud = ArrangedCloud(
      name: "sample", sizes: sizes, layout: LayoutOptions(), isPlaced: false, steps: [])
    change(&cloud)
    return CloudGeometry(cloud)
  }

  @Test func chipsOfTheSameNumbersShareAClass() {
    let geometry = wrapped([40, 50, 40])
    #expect(geometry.classes == [0, 1, 0])
    #expect(
      geometry.css
        == "#cloud-sample>ul{--h:2048}#cloud-sample>ul>.w0{--w:2560}#cloud-sample>ul>.w1{--w:3200}")
  }

  @Test func everyNumberCounts() {
    let geometry = wrapped([40, 40, 40, 40, 40]) {
      $0.countWidths[1] = 10
      $0.neededWidths[2] = 30
      $0.sizes[3].height = 20
      $0.selectedWidths[4] = SelectedWidths(needed: 45, count: 0)
    }
    #expect(geometry.classes == [0, 1, 2, 3, 4])
    #expect(geometry.css.contains("#cloud-sample>ul>.w1{--w:2560;--c:640;--h:2048}"))
    #expect(geometry.css.contains("#cloud-sample>ul>.w2{--w:2560;--n:1920;--h:2048}"))
    #expect(geometry.css.contains("#cloud-sample>ul>.w3{--w:2560;--h:1280}"))
    #expect(geometry.css.contains("#cloud-sample>ul>.w4:has(:checked){--n:2880;--c:0}"))
  }

  /// Browsers would try such a rule on every element.
  @Test func noRuleIsForThePlaceOfAChip() {
    #expect(!wrapped((0..<1_000).map { 40 + Double($0) }).css.contains("nth-child"))
  }

  @Test func chipsThatHaveAPlaceHaveNone() throws {
    #expect(CloudGeometry(try .sample()).classes.isEmpty)
  }

  @Test func markupHasTheClasses() throws {
    var arranged = try ArrangedCloud.sample()
    arranged.isPlaced = false
    arranged.steps = []
    let html = PlacedCloud(sample: arranged).html
    #expect(html.contains("<li class=\"s0 w0\">") && html.contains("<li class=\"s0 w10\">"))
  }
}

import TagModel
import Testing

@testable import Typography

@Suite struct LabelShaperTests {
  let style = TextStyle()
  let catalog: FontCatalog
  let shaper: LabelShaper

  init() throws {
    (catalog, _) = try FontCatalog.resolve([style], root: ".")
    shaper = LabelShaper(catalog)
  }

  @Test func theDefaultFaceIsInterMedium() throws {
    let chain = try #require(catalog.chain(for: style))
    #expect(catalog[chain.primary].postScriptName == "Inter-Medium")
    #expect(chain.requested == 1)
  }

  @Test func aLabelIsShapedOnceForAllSizes() {
    var large = style
    large.size = 28
    let small = shaper.measure("Typography", style)
    #expect(shaper.measure("Typography", large).shaped === small.shaped)
    #expect(shaper.shapedCount == 1)
  }
}

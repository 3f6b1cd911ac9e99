import TagModel
import Testing

@testable import Typography

@Suite struct LocalFallbackTests {
  @Test(arguments: ["Inter", "Roboto", "DejaVu Sans", "Noto Sans"])
  func noLabelIsWiderInTheFallback(family: String) throws {
    let style = TextStyle(families: [family])
    let arial = TextStyle(families: ["Liberation Sans"])
    let shaper = LabelShaper(try FontCatalog.resolve([style, arial], root: "/").0)
    let labels = [
      "Tech", "Social Media", "AVATAR", "illicit", "WWW", "Education Reform", "i", "Ελλάδα", "日本語",
    ]
    let shaped = labels.map { shaper.measure($0, style).shaped }
    let fallback = try #require(shaper.localFallback(shaper.prepare(style), labels: shaped))
    #expect(fallback.names.contains("Liberation Sans"))
    var adjusted = arial
    adjusted.size = style.size * fallback.sizeAdjust
    for label in labels where label != "日本語" {
      #expect(shaper.measure(label, adjusted).width <= shaper.measure(label, style).width)
    }
  }

  @Test func lineBoxesAreAsHighAsInTheRealFace() throws {
    let style = TextStyle()
    let (catalog, _) = try FontCatalog.resolve([style], root: "/")
    let shaper = LabelShaper(catalog)
    let shaped = [shaper.measure("Typography", style).shaped]
    let fallback = try #require(shaper.localFallback(shaper.prepare(style), labels: shaped))
    let face = try FontDetails(catalog[try #require(catalog.chain(for: style)).primary])
    let ascent = fallback.ascentOverride * fallback.sizeAdjust * Double(face.unitsPerEm)
    #expect(abs(ascent - Double(face.ascent)) < 1e-6)
  }
}

import TagModel
import Testing

@testable import Typography

@Suite struct FontSubsetTests {
  static let labels = [
    "Tech", "Social Media", "AVATAR", "office affluent", "Привет, мир", "Ελληνικά", "cafe\u{301}", "1/2 + 3",
    "->",
    "naïve (and) [so on]", "Ǆ ǅ ǆ", "x\u{20DD}",
  ]

  @Test(arguments: ["Inter", "Roboto", "DejaVu Sans", "Noto Sans"])
  func aSubsetShapesEveryLabelAsTheWholeFaceDoes(family: String) throws {
    let style = TextStyle(families: [family])
    let (catalog, _) = try FontCatalog.resolve([style], root: ".")
    let shaper = LabelShaper(catalog)
    var usage = FontUsage()
    let shaped = Self.labels.map { shaper.measure($0, style).shaped }
    for label in shaped { usage.add(label) }
    for (face, codePoints) in usage.codePoints {
      let subset = try FontSubset(catalog[face], codePoints: codePoints)
      #expect(subset.codePoints.count <= codePoints.count)
      let font = HarfBuzzFont(FontFile(bytes: subset.bytes), collectionIndex: 0)
      let buffer = ShapingBuffer()
      for label in shaped {
        for run in label.runs where run.face == face {
          let properties = RunProperties(script: run.script, isRightToLeft: run.isRightToLeft)
          buffer.shape(
            label.text.utf8.span, run.range, with: font, as: properties, features: ShapingFeatures([]))
          var advance = 0
          buffer.forEachGlyph { _, width, _ in advance += width }
          #expect(advance == run.advance, "\(label.text)")
        }
      }
    }
  }

  @Test func aPackedSubsetIsSmallAndAlwaysTheSame() throws {
    let (catalog, _) = try FontCatalog.resolve([TextStyle()], root: ".")
    let face = try #require(catalog.chain(for: TextStyle())).primary
    let latin = CodePointSet((0x20..<0x7F).compactMap(Unicode.Scalar.init))
    let first = try FontSubset(catalog[face], codePoints: latin).packed()
    let second = try FontSubset(catalog[face], codePoints: latin).packed()
    #expect(first == second)
    #expect(first.bytes.prefix(4) == [0x77, 0x4F, 0x46, 0x32])
    #expect(first.bytes.count < 24_000)
    #expect(first.hash.count == 16)
  }

  @Test func packingDoesNotDependOnWhatMemoryHeldBefore() throws {
    let (catalog, _) = try FontCatalog.resolve([TextStyle()], root: ".")
    let face = try #require(catalog.chain(for: TextStyle())).primary
    let letters = CodePointSet((0x41..<0x7B).compactMap(Unicode.Scalar.init))
    let subset = try FontSubset(catalog[face], codePoints: letters)
    let expected = try subset.packed(quality: 1)
    for filling in 0..<16 as Range<UInt8> {
      // What is freed here is what the packer's buffer is likely to get.
      for size in [1 << 14, 1 << 15, 1 << 16, 1 << 17, 1 << 18] {
        #expect(Array(repeating: filling &* 17, count: size).count == size)
      }
      #expect(try subset.packed(quality: 1) == expected)
    }
  }
}

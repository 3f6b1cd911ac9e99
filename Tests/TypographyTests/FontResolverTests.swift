import Diagnostics
import Foundation
import TagModel
import Testing

@testable import Typography

@Suite struct FontResolverTests {
  private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private func resolve(_ style: TextStyle, root: String = "/") throws -> (FontFace, [Diagnostic]) {
    let (catalog, diagnostics) = try FontCatalog.resolve(
      [style], root: root, at: { _ in Place(path: "a.md", line: 3) })
    let chain = try #require(catalog.chain(for: style))
    return (catalog[chain.primary], diagnostics)
  }

  /// A folder with one file in it, for as long as `body` runs.
  private func withFile(_ bytes: Data, _ body: (_ root: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try bytes.write(to: folder.appending(path: "font.otf"))
    try body(folder.path())
  }

  @Test func aMissingFamilyIsReplacedAndNamed() throws {
    let (face, diagnostics) = try resolve(TextStyle(families: ["No Such Family"]))
    #expect(diagnostics.map(\.id) == ["missing-font-family"])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.place == Place(path: "a.md", line: 3))
    #expect(diagnostics.first?.message.contains("“\(face.family)” is used instead") == true)
  }

  @Test func aGenericFamilyIsNoFinding() throws {
    #expect(try resolve(TextStyle(families: ["sans-serif"])).1.isEmpty)
  }

  @Test func familiesMatchWithoutCase() throws {
    #expect(try resolve(TextStyle(families: ["inter"])).0.family == "Inter")
  }

  @Test(arguments: [
    (100, "Roboto-Thin"), (200, "Roboto-Thin"), (350, "Roboto-Light"), (450, "Roboto-Medium"),
    (500, "Roboto-Medium"), (600, "Roboto-Bold"), (1000, "Roboto-Black"),
  ])
  func weightsMatchAsInBrowsers(weight: Int, name: String) throws {
    let (face, _) = try resolve(TextStyle(families: ["Roboto"], weight: weight))
    #expect(face.postScriptName == name)
  }

  @Test func anItalicIsAnotherFace() throws {
    #expect(try resolve(TextStyle(italic: true)).0.postScriptName == "Inter-MediumItalic")
  }

  @Test func aVariableFontIsUsedAtTheWeight() throws {
    let file = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    let (face, diagnostics) = try resolve(TextStyle(file: file, weight: 650))
    #expect(diagnostics.isEmpty)
    #expect(face.variations == [FontVariation(tag: "wght", value: 650)])
  }

  @Test func anAxisThatAStyleNamesIsSet() throws {
    let file = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    let slanted = FontVariation(tag: "slnt", value: -5)
    let (face, diagnostics) = try resolve(TextStyle(file: file, weight: 650, axes: [slanted]))
    #expect(diagnostics.isEmpty)
    #expect(Set(face.variations) == [FontVariation(tag: "wght", value: 650), slanted])
  }

  @Test func anAxisThatTheFaceLacksOrThatEndsEarlierIsNamed() throws {
    let file = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    let axes = [FontVariation(tag: "slnt", value: -90), FontVariation(tag: "XXXX", value: 1)]
    let (face, diagnostics) = try resolve(TextStyle(file: file, axes: axes))
    #expect(diagnostics.map(\.id) == ["font-axis-out-of-range", "missing-font-axis"])
    #expect(face.variations.contains(FontVariation(tag: "slnt", value: -10)))
  }

  @Test func facesOfOneFontAtOtherPlacesOfAnAxisAreTwo() throws {
    let file = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    let styles = [0.0, -10].map { value in
      TextStyle(file: file, axes: [FontVariation(tag: "slnt", value: value)])
    }
    let (catalog, _) = try FontCatalog.resolve(styles, root: "/")
    #expect(Set(styles.compactMap { catalog.chain(for: $0)?.primary }).count == 2)
  }

  @Test func aFeatureThatTheFaceLacksIsNamedOnce() throws {
    let features = [FontFeature(tag: "smcp"), FontFeature(tag: "tnum"), FontFeature(tag: "hlig", value: 0)]
    var large = TextStyle(families: ["Roboto"], features: features)
    let style = large
    large.size = 30
    let (_, diagnostics) = try FontCatalog.resolve([style, large, TextStyle(features: features)], root: "/")
    #expect(diagnostics.map(\.id) == ["missing-font-feature"])
    #expect(diagnostics.first?.message == "the font “Inter” has no feature “smcp”")
  }

  @Test func aFileGoesBeforeTheFamilies() throws {
    try withFile(Data(contentsOf: URL(filePath: inter))) { root in
      let (face, diagnostics) = try resolve(TextStyle(families: ["Roboto"], file: "font.otf"), root: root)
      #expect(face.postScriptName == "Inter-Regular")
      #expect(diagnostics.isEmpty)
    }
  }

  @Test func aMissingFileIsAnErrorAndTheFamiliesStillServe() throws {
    let (face, diagnostics) = try resolve(TextStyle(file: "no/such.otf"))
    #expect(diagnostics.map(\.id) == ["missing-font-file"])
    #expect(diagnostics.hasErrors)
    #expect(face.family == "Inter")
  }

  @Test(arguments: [
    ("no font at all", "not-a-font"), ("", "not-a-font"), ("wOF2 and so on", "packed-font"),
    ("OTTO\u{0}\u{9}", "damaged-font"),
  ])
  func aFileThatIsNoFontIsAnError(content: String, id: String) throws {
    try withFile(Data(content.utf8)) { root in
      let (_, diagnostics) = try resolve(TextStyle(file: "font.otf"), root: root)
      #expect(diagnostics.map(\.id) == [id])
    }
  }

  @Test(arguments: [20, 400, 4000, 200_000])
  func aFontThatIsCutOffIsAnError(length: Int) throws {
    try withFile(Data(contentsOf: URL(filePath: inter)).prefix(length)) { root in
      let (face, diagnostics) = try resolve(TextStyle(file: "font.otf"), root: root)
      #expect(diagnostics.map(\.id) == ["damaged-font"])
      #expect(face.postScriptName == "Inter-Medium")
    }
  }

  @Test(arguments: ["ja_JP.UTF-8", "ar_EG.UTF-8", "tr_TR.UTF-8"])
  func theLocaleHasNoInfluence(locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      let style = TextStyle(families: ["No Such Family", "Inter"])
      let before = try FontCatalog.resolve([style], root: "/").0
      for variable in ["LC_ALL", "LANG", "FC_LANG"] { unsafe setenv(variable, locale, 1) }
      let after = try FontCatalog.resolve([style], root: "/").0
      #expect(before == after)
    }
  }

  @Test(
    arguments: [
      (0, .allowed), (2, .forbidden), (4, .allowed), (8, .allowed), (0x100, .wholeOnly), (0x102, .forbidden),
    ] as [(Int, FontDetails.Embedding)])
  func licenceBitsDecideAboutEmbedding(bits: Int, embedding: FontDetails.Embedding) throws {
    var bytes = try Data(contentsOf: URL(filePath: inter))
    let table = try #require(bytes.range(of: Data("OS/2".utf8)))
    let record = bytes[table.upperBound + 4..<table.upperBound + 8]
    let offset = record.reduce(0) { $0 << 8 | Int($1) }
    bytes[offset + 8] = UInt8(bits >> 8)
    bytes[offset + 9] = UInt8(bits & 0xFF)
    try withFile(bytes) { root in
      let (face, _) = try resolve(TextStyle(file: "font.otf"), root: root)
      let details = try FontDetails(face)
      #expect(details.embedding == embedding)
      #expect((details.embeddingError(for: face) == nil) == (embedding == .allowed))
    }
  }

  @Test func licencesRepeatWhatTheFontSays() throws {
    let (face, _) = try resolve(TextStyle())
    let text = fontLicenses([(face, try FontDetails(face))])
    #expect(text.hasPrefix("Inter Medium\n"))
    #expect(text.contains("The Inter Project Authors"))
    #expect(text.contains("SIL Open Font License"))
  }
}

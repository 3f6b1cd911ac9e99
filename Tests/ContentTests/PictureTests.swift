import Diagnostics
import TagModel
import Testing

@testable import Content

struct PictureTests {
  private static let place = Place(path: "a.md", line: 2)

  private func read(_ bytes: [UInt8]) -> Reading<Picture?> {
    readPicture(bytes, path: "static/a", namedAt: Self.place)
  }

  private func svg(_ attributes: String, _ content: String = "") -> Reading<Picture?> {
    read(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8))
  }

  private func cleaned(_ content: String) throws -> (text: String, problems: [String]) {
    let reading = svg("viewBox=\"0 0 2 1\"", content)
    let text = String(decoding: try #require(reading.value).bytes, as: UTF8.self)
    let inside = text.split(separator: ">", maxSplits: 1)[1].dropLast("</svg>\n".count)
    return (String(inside), reading.diagnostics.map(\.message))
  }

  @Test(
    arguments: [
      (
        Picture.Format.png,
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + [0, 0, 1, 0x2C, 0, 0, 0, 200]
      ),
      (.gif, Array("GIF89a".utf8) + [0x2C, 1, 200, 0]),
      (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 0x2C, 3, 0, 0]),
      (.webp, Array("RIFF....WEBPVP8 ........".utf8) + [0, 0, 0x2C, 0x41, 200, 0]),
      (.webp, Array("RIFF....WEBPVP8L....".utf8) + [0x2F, 0x2B, 0xC1, 0x31, 0] + [0, 0, 0, 0, 0]),
      (.webp, Array("RIFF....WEBPVP8X........".utf8) + [0x2B, 1, 0, 199, 0, 0]),
    ] as [(Picture.Format, [UInt8])])
  func headerTellsTheSize(format: Picture.Format, bytes: [UInt8]) throws {
    let picture = try #require(read(bytes).value)
    #expect(picture.format == format && picture.width == 300 && picture.height == 200)
    for count in 0..<min(bytes.count, 16) { #expect(read(Array(bytes[..<count])).value == nil, "\(count)") }
  }

  @Test(arguments: [
    ("viewBox=\"0 0 30 20\"", 30.0, 20.0), ("width=\"30\" height=\"20px\"", 30, 20),
    ("width=\"1in\" height=\"48pt\"", 96, 64), ("viewBox=\"0,0,3,2\" height=\"4\"", 6, 4),
    ("viewBox=\"0 0 3 2\" width=\"100%\"", 3, 2),
  ])
  func svgTellsItsSize(attributes: String, width: Double, height: Double) throws {
    let picture = try #require(svg(attributes).value)
    #expect(picture.width == width && picture.height == height)
  }

  @Test func svgWithoutCoordinatesGetsThem() throws {
    let picture = try #require(svg("width=\"30\" height=\"20\"").value)
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("viewBox=\"0 0 30.0 20.0\""))
  }

  @Test func whatIsNoPictureIsNamed() {
    func problem(_ text: String) -> String? { read(Array(text.utf8)).diagnostics.first?.id }
    #expect(problem("") == "not-a-picture")
    #expect(problem("title = 1") == "not-a-picture")
    #expect(problem("<html></html>") == "not-svg")
    #expect(problem("<svg viewBox=\"0 0 1 1\"/>") == "not-svg")
    #expect(problem("<svg xmlns=\"http://www.w3.org/2000/svg\"/>") == "svg-without-size")
    #expect(problem("<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>") == "malformed-svg")
    #expect(svg("viewBox=\"0 0 0 1\"").diagnostics.map(\.id) == ["svg-without-size"])
  }

  @Test func malformedSVGNamesItsLine() {
    let problem = read(Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g>\n</svg>".utf8)).diagnostics[0]
    #expect(problem.place == Self.place)
    #expect(problem.notes.map(\.place?.line) == [3])
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "", "<script>"),
    ("<foreignObject><b/></foreignObject><g/>", "<g></g>", "<foreignObject>"),
    ("<g onclick=\"alert(1)\"/>", "<g></g>", "onclick"),
    ("<a href=\" java&#10;script:alert(1)\"><g/></a>", "<a><g></g></a>", "href=\" java script:alert(1)\""),
    ("<image href=\"https://example.org/a.png\"/>", "<image></image>", "href=\"https://example.org/a.png\""),
    ("<use xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"b.svg#c\"/>", "<use></use>", "href=\"b.svg#c\""),
    ("<g style=\"fill:url(https://a)\"/>", "<g></g>", "style=\"fill:url(https://a)\""),
    ("<style>@import 'a.css'</style>", "<style></style>", "<style> that loads something"),
    ("<set attributeName=\"href\" to=\"javascript:alert(1)\"/>", "", "<set>"),
    ("<?xml-stylesheet href=\"a\"?>", "", "<?xml-stylesheet?>"),
    ("<script xmlns=\"http://www.w3.org/1999/xhtml\">alert(1)</script>", "", "<script>"),
  ])
  func whatCouldRunOrLoadIsRemovedAndNamed(content: String, expected: String, name: String) throws {
    let result = try cleaned(content)
    #expect(result.text == expected)
    #expect(result.problems.count == 1 && result.problems[0].hasSuffix(": " + name), "\(result.problems)")
  }

  @Test(arguments: [
    "<path d=\"M0 0h1\" fill=\"url(#a)\"></path>", "<use href=\"#a\"></use>", "<text>a &amp; b</text>",
    "<style>g{fill:red}</style>", "<image href=\"data:image/png;base64,AAAA\"></image>",
  ])
  func whatOnlyPaintsStays(content: String) throws {
    let result = try cleaned(content)
    #expect(result.text == content && result.problems.isEmpty)
  }

  @Test func notesOfEditorsGoInSilence() throws {
    let result = try cleaned(
      "<!-- x --><e:view xmlns:e=\"http://e\"><g/></e:view><g e:x=\"1\" xmlns:e=\"http://e\"/>")
    #expect(result.text == "<g></g>" && result.problems.isEmpty)
  }

  @Test func entitiesCostNothing() {
    let bomb = """
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "/etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&b;&f;</text></svg>
      """
    let reading = read(Array(bomb.utf8))
    #expect(reading.diagnostics.map(\.id) == ["cleaned-svg"])
    #expect(reading.value.map { String(decoding: $0.bytes, as: UTF8.self).contains("<text></text>") } == true)
  }

  @Test func paintThatFollowsTheTextIsNoticed() throws {
    #expect(try #require(svg("viewBox=\"0 0 1 1\"", "<g fill=\"currentColor\"/>").value).followsTextColor)
    #expect(
      try #require(svg("viewBox=\"0 0 1 1\"", "<style>g{fill:currentcolor}</style>").value).followsTextColor)
    #expect(try !#require(svg("viewBox=\"0 0 1 1\"", "<g fill=\"red\"/>").value).followsTextColor)
    #expect(
      try !#require(svg("viewBox=\"0 0 1 1\" color=\"red\" fill=\"currentColor\"").value).followsTextColor)
  }
}

import Diagnostics
import Rendering
import TagLayout
import TagModel
import Testing

@testable import SiteBuild

/// A site whose clouds have whatever makes a picture difficult.
private struct DrawnSite: ~Copyable {
  let folder: TemporaryFolder

  init(configuration: String = "title = \"Drawn\"\n") throws {
    let folder = try TemporaryFolder()
    try folder.write("tagcloud.toml", configuration)
    try folder.write(
      "content/index.md",
      """
      ---
      title: Home
      tags: [Swift, Kotlin, Elixir, Haskell, OCaml, "A label that is far too long for a chip of this width"]
      cloud: {lines: 1}
      styles: {default: {max-width: 120}}
      ---
      ```tagcloud
      name: counts
      source: site
      show-count: true
      ```
      """)
    try folder.write(
      "content/rtl/index.md",
      "---\ntitle: RTL\ndir: rtl\ntags: [\"\\u05E2\\u05D1\\u05E8\\u05D9\\u05EA\", Swift]\n---\n")
    try folder.write("content/bare.md", "---\ntitle: Bare\n---\n")
    self.folder = folder
  }

  func draw(
    _ reference: String, width: Double? = nil, _ scheme: ColorScheme = .light
  ) async -> (svg: String?, diagnostics: [Diagnostic]) {
    var options = BuildOptions()
    options.source = folder.path
    return await drawCloud(reference, width: width, scheme: scheme, options)
  }
}

/// The values of an attribute of all elements of a name, in order.
private func values(of attribute: String, in element: String, _ svg: String) -> [String] {
  svg.split(separator: "\n").filter { $0.hasPrefix("<\(element) ") }.compactMap { line in
    line.firstRange(of: " \(attribute)=\"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}

@Suite struct DrawCloudTests {
  @Test func emphasisIsDrawnPartByPart() async throws {
    let site = try DrawnSite()
    try site.folder.write(
      "content/rich.md", "---\ntags: [{name: a, label: \"in **bold** ~~gone~~\"}, {name: b}]\n---\n")
    let svg = try #require(await site.draw("/rich/").svg)
    let texts = svg.split(separator: "\n").filter { $0.hasPrefix("<text ") }
      .compactMap { $0.split(separator: ">").dropFirst().first?.dropLast("</text".count) }
    #expect(texts == ["in\u{a0}", "bold", "\u{a0}", "gone", "b"])
    #expect(svg.contains("font:700 14px") && svg.contains(";text-decoration:line-through"))
    let middles = values(of: "x", in: "text", svg).compactMap(Double.init)
    #expect(middles == middles.sorted())
  }

  @Test func iconIsDrawnBesideItsLabel() async throws {
    let site = try DrawnSite()
    try site.folder.write(
      "content/icon.md", "---\ntags: [{name: a, style: {icon: {file: dot.svg, size: 10, gap: 4}}}]\n---\n")
    try site.folder.write(
      "static/dot.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 1\"><path d=\"M0 0h2v1z\"/></svg>")
    let svg = try #require(await site.draw("/icon/").svg)
    let image = "\" x=\"12\" y=\"11\" width=\"20\" height=\"10\"/>"
    #expect(svg.contains("<image href=\"data:image/svg+xml;base64,") && svg.contains(image))
  }

  @Test func boxesStandAtTheEnginesFrames() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("/#counts", width: 400).svg)
    var options = BuildOptions()
    options.source = site.folder.path
    let arranged = try #require(await ArrangedSite.make(options).site)
    let cloud = try #require(arranged.arrangements().first { $0.cloud.name == "counts" }?.cloud)
    let arrangement = try #require(try cloud.arrangement(at: 400))
    for (attribute, path) in [("x", \Frame.x), ("y", \.y), ("width", \.width), ("height", \.height)] {
      let drawn = values(of: attribute, in: "rect", svg).compactMap(Double.init)
      #expect(drawn == arrangement.frames.map { $0[keyPath: path] }, "\(attribute)")
    }
    #expect(svg.contains("width=\"400\" height=\"\(Int(arrangement.contentHeight))\""))
  }

  @Test func fontHoldsItselfAndItsLicence() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("/").svg)
    #expect(svg.contains("<title>Home: counts</title>"))
    #expect(svg.contains("src:url(data:font/woff2;base64,d09GMg"), "the signature wOF2")
    #expect(svg.contains("SIL Open Font License"))
  }

  @Test func sameInputGivesTheSameBytes() async throws {
    let site = try DrawnSite()
    let first = await site.draw("/#tags").svg
    #expect(await site.draw("#tags").svg == first && first != nil)
  }

  @Test func indicatorSaysHowManyChipsAreHidden() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("/#tags", width: 300).svg)
    let hidden = 6 - (values(of: "x", in: "rect", svg).count - 1)
    #expect(hidden > 0 && svg.contains(">+\(hidden)</text>"))
  }

  @Test func labelWithoutRoomEndsInAnEllipsisAndIsToldWhole() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("/#tags", width: 800).svg)
    #expect(svg.contains("<title>A label that is far too long for a chip of this width</title>"))
    #expect(svg.contains(#/>A label t[^<]*…<\/text>/#))
  }

  @Test func countStandsAfterItsLabel() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("/#counts").svg)
    #expect(svg.contains(#/y="([\d.]+)"[^>]*>Swift<\/text>\n<text class="c\d+" x="[\d.]+" y="\1">2<\/text>/#))
  }

  @Test func rightToLeftStartsAtTheRight() async throws {
    let site = try DrawnSite()
    let svg = try #require(await site.draw("rtl", width: 240).svg)
    let edges = values(of: "x", in: "rect", svg).compactMap(Double.init)
    #expect(edges.count == 2 && edges[0] > edges[1])
    #expect(svg.contains("direction=\"rtl\">עברית</text>"))
    #expect(svg.contains("\">Swift</text>"), "a Latin label reads from the left")
  }

  @Test func chipsAreLinksWhereTheSiteHasAnAddress() async throws {
    let plain = try DrawnSite()
    let image = try #require(await plain.draw("/#tags").svg)
    #expect(!image.contains("<a ") && image.contains("role=\"img\""))
    let site = try DrawnSite(configuration: "base-url = \"https://example.org/docs/\"\n")
    let svg = try #require(await site.draw("/rtl/").svg)
    #expect(svg.contains("<a href=\"https://example.org/docs/tags/swift/\">") && !svg.contains("role="))
  }

  @Test(arguments: [
    ("/nowhere/", "unknown-page"), ("/#tag", "unknown-cloud"), ("/bare/", "unknown-cloud"),
  ])
  func unknownCloudIsAnError(reference: String, id: String) async throws {
    let site = try DrawnSite()
    let (svg, diagnostics) = await site.draw(reference)
    #expect(svg == nil && diagnostics.filter { $0.severity == .error }.map(\.id) == [id])
  }

  @Test func narrowerThanTheFirstStepNothingIsPromised() async throws {
    let site = try DrawnSite()
    let (svg, diagnostics) = await site.draw("/#counts", width: 239)
    #expect(svg == nil && diagnostics.contains(.tooNarrowToDraw(width: 239, narrowest: 240)))
  }

  @Test func nothingIsWrittenButThePicture() async throws {
    let site = try DrawnSite()
    let before = try site.folder.files()
    let svg = try #require(await site.draw("/").svg)
    #expect(try site.folder.files() == before)
    #expect(writeDrawing(svg, to: site.folder.path + "/a.svg") == nil)
    #expect(try site.folder.read("a.svg") == svg)
    let missing = site.folder.path + "/missing/a.svg"
    #expect(writeDrawing(svg, to: missing)?.place?.path == missing)
  }
}

@Suite struct CloudReferenceTests {
  @Test(arguments: [
    ("/", "", nil), ("", "", nil), ("/gallery/rows/", "gallery/rows", nil),
    ("gallery/rows", "gallery/rows", nil),
    ("/a/#tags", "a", "tags"), ("#tags", "", "tags"), ("/a#b/#tags", "a#b", "tags"), ("/a/#", "a", ""),
    ("/a/b.html#tags", "a/b.html", "tags"),
  ])
  func slashesMayBeLeftOut(text: String, page: String, cloud: String?) {
    let reference = CloudReference(text)
    #expect(reference.page == PageAddress(url: page) && reference.cloud == cloud)
  }
}

@Suite struct CloudPicturesTests {
  @Test func buildOfPicturesDrawsEachCloudForEachScheme() async throws {
    let site = try DrawnSite(configuration: "title = \"Drawn\"\nemit = \"svg\"\n")
    var options = BuildOptions()
    options.source = site.folder.path
    options.output = site.folder.path + "/public"
    options.cacheFolder = nil
    let report = await buildSite(options)
    #expect(!report.isFailure, "\(report.diagnostics)")
    let files = try site.folder.files().filter { $0.hasPrefix("public/") && !$0.contains(".tagcloud") }
    let clouds = ["index/counts", "index/tags", "rtl/tags", "tags/terms"]
    #expect(files.sorted() == clouds.flatMap { ["public/svg/\($0)-dark.svg", "public/svg/\($0).svg"] })
    #expect(try site.folder.read("public/svg/tags/terms.svg") == (await site.draw("tags#terms")).svg)
    #expect(try site.folder.read("public/svg/rtl/tags-dark.svg") == (await site.draw("rtl", .dark)).svg)
  }
}

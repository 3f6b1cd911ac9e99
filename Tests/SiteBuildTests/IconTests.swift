import Diagnostics
import Glibc
import TagModel
import Testing
import Typography

@testable import SiteBuild

@Suite struct IconTests {
  private static let star = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="currentColor" d="M0 0h20v10z"/></svg>
    """

  private func page(icon: String, _ more: String = "") -> String {
    "---\ntitle: T\ntags: [{name: Plain, style: bare}, {name: Star, style: s}]\nstyles:\n  bare: {}\n  s: {icon: \(icon)}\n---\n\(more)\n"
  }

  private func site(icon: String, at file: String = "static/icons/star.svg", _ text: String = star) throws
    -> SmallSite
  {
    let site = try SmallSite()
    try site.folder.write("site/content/a/index.md", page(icon: icon))
    try site.folder.write("site/" + file, text)
    return site
  }

  private func published(_ site: borrowing SmallSite) throws -> [String] {
    try site.contents(of: "public").keys.filter { $0.hasPrefix("/assets/icons/") }.sorted()
  }

  @Test(arguments: [
    ("icons/star.svg", "static/icons/star.svg"), ("/icons/star.svg", "static/icons/star.svg"),
    ("star.svg", "content/a/star.svg"), ("../star.svg", "content/star.svg"),
    ("pics/star.svg", "pics/star.svg"),
    ("static/star.svg", "static/star.svg"),
  ])
  func fileIsFoundWhereAuthorsPutIt(icon: String, file: String) async throws {
    let site = try site(icon: icon, at: file)
    let report = await buildSite(site.options())
    #expect(!report.isFailure, "\(report.diagnostics)")
    // One for each of the two colours of the label.
    #expect(try published(site).count == 2)
  }

  @Test func paintTakesTheColourOfTheLabel() async throws {
    let site = try site(icon: "icons/star.svg")
    _ = await buildSite(site.options())
    let texts = try published(site).map { try site.folder.read("public" + $0) }
    #expect(texts.contains { $0.hasPrefix("<svg color=\"#17336f\" ") })
    #expect(texts.contains { $0.hasPrefix("<svg color=\"#cfe0ff\" ") })
  }

  @Test(arguments: [
    ("icons/moon.svg", "missing-icon"), ("../../../../etc/passwd", "missing-icon"),
    ("tagcloud.toml", "not-a-picture"),
    ("../../../x.svg", "icon-outside-site"),
  ])
  func whatCannotBeShownIsAnErrorAtItsKey(icon: String, id: String) async throws {
    let site = try site(icon: icon)
    let report = await buildSite(site.options())
    let problem = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(problem.id == id || id == "missing-icon" && problem.id == "icon-outside-site")
    #expect(problem.place?.path.hasSuffix("content/a/index.md") == true)
    #expect(problem.place?.line == 6 && problem.place?.column == 13)
  }

  @Test func scriptIsRemovedWithAWarning() async throws {
    let text = Self.star.replacing("<path", with: "<script>alert(1)</script><path onload=\"alert(2)\"")
    let site = try site(icon: "icons/star.svg", text)
    let report = await buildSite(site.options())
    #expect(report.diagnostics.filter { $0.id == "cleaned-svg" }.count == 1)
    for file in try published(site) { #expect(try !site.folder.read("public" + file).contains("alert")) }
  }

  @Test func changedPictureIsNoticed() async throws {
    let site = try site(icon: "icons/star.svg")
    usleep(80_000)
    _ = await buildSite(site.options())
    let (files, heights) = (try published(site), try site.folder.read("public/a/index.html"))
    let unchanged = await buildSite(site.options())
    #expect(unchanged.written == 0)
    try site.folder.write("site/static/icons/star.svg", Self.star.replacing("0 0 20 10", with: "0 0 40 10"))
    _ = await buildSite(site.options())
    #expect(try published(site) != files && published(site).count == 2)
    #expect(try site.folder.read("public/a/index.html") != heights)
  }

  @Test func iconAndGapAreARoomBesideTheLabel() throws {
    var style = ChipStyle.builtIn
    style.icon = Icon(light: IconFile("a"), height: 10, gap: 4)
    style.icon?.light.ratio = 2
    #expect(style.iconWidth == 20 && style.iconRoom == 24)
    let measurer = ChipMeasurer(try FontCatalog.resolve([style.text], root: ".").0)
    let plain = measurer.size(of: Chip(label: "a", style: .builtIn))
    let size = measurer.size(of: Chip(label: "a", style: style))
    #expect(size.width == plain.width + 24 && size.height == plain.height)
    style.icon?.height = 40
    let high = measurer.size(of: Chip(label: "a", style: style))
    #expect(high.height == 40 + style.frame.vertical)
    #expect(high.baseline == plain.baseline + (high.height - plain.height) / 2)
  }

  @Test func registryStylesTermsByTheirNames() async throws {
    let site = try SmallSite()
    try site.folder.write("site/tags.toml", "[\"Swift\"]\nicon = \"icons/star.svg\"\n")
    try site.folder.write("site/static/icons/star.svg", Self.star)
    let report = await buildSite(site.options())
    #expect(!report.isFailure, "\(report.diagnostics)")
    #expect(try !published(site).isEmpty)
  }
}

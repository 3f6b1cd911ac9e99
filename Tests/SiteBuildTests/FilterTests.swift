import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

/// Clouds that narrow the listing of their page.
@Suite struct FilterTests {
  private func build(
    _ cloud: String, configuration: String = "", template: String? = nil
  ) async throws -> (page: String, diagnostics: [Diagnostic]) {
    let site = try TemporaryFolder()
    try site.write("tagcloud.toml", configuration)
    for (name, tags) in [("one", "Swift, C++"), ("two", "C++"), ("guides/three", "Swift")] {
      try site.write("content/\(name).md", "---\ntitle: \(name)\ntags: \(tags)\n---\n")
    }
    try site.write("content/guides/all.md", "---\ntitle: All\n---\n```tagcloud\n\(cloud)\n```\n")
    if let template { try site.write("templates/pages/page.mustache", template) }
    var options = BuildOptions()
    options.source = site.path
    options.output = site.path + "/public"
    let report = await buildSite(options)
    let bytes = try? Disk.read(site.path + "/public/guides/all/index.html")
    return (String(decoding: bytes ?? [], as: UTF8.self), report.diagnostics)
  }

  @Test func pageListsWhatCarriesATermWithTheSlugsOfItsTerms() async throws {
    let (page, diagnostics) = try await build("{source: site, filter: pages}")
    #expect(diagnostics.isEmpty)
    #expect(page.contains("<p class=\"found\" data-found>3 pages</p>\n<ul class=\"listing\" data-listing>"))
    #expect(page.contains("<li data-tags=\"c-plus-plus swift\">\n<h2><a href=\"../../one/index.html\">"))
    #expect(page.contains("<li data-tags=\"c-plus-plus\">\n<h2><a href=\"../../two/index.html\">"))
  }

  @Test func aSectionListsItsOwnPages() async throws {
    let page = try await build("{source: section, filter: pages}").page
    #expect(page.contains("<p class=\"found\" data-found>1 page</p>"))
    #expect(!page.contains("one/index.html"))
  }

  @Test func formSendsTheChoiceToTheFiltersOwnPage() async throws {
    let page = try await build("{source: site, filter: pages, filter-match: all}").page
    #expect(page.contains("<form class=\"selection\" method=\"get\" action=\"../../guides/all/index.html\">"))
    #expect(page.contains("<tag-cloud selectable filter=\"pages\" filter-match=\"all\">"))
    #expect(page.contains("name=\"tag\" value=\"swift\""))
    #expect(page.contains("\"taxonomy\":\"tags\""))
  }

  @Test func pageWithoutAFilterHasNoListing() async throws {
    let page = try await build("{source: site, selectable: true}").page
    #expect(!page.contains("data-listing") && !page.contains("class=\"listing\""))
  }

  @Test func tagsThatNoPageCarriesAreTold() async throws {
    let found = try await build("{tags: [Ada], filter: pages}").diagnostics
    #expect(found.map(\.id) == ["filter-without-pages"])
    #expect(found[0].place?.line == 4)
  }

  @Test func aTemplateWithoutAListingIsTold() async throws {
    let found = try await build("{source: site, filter: pages}", template: "<main>{{{body}}}</main>")
      .diagnostics
    #expect(found.map(\.id) == ["filter-without-listing"])
  }

  @Test func aScriptThatIsKeptOutIsTold() async throws {
    let found = try await build("{source: site, filter: pages, runtime: false}").diagnostics
    #expect(found.map(\.id) == ["needs-runtime"])
  }

  @Test func tagIndexCanNarrowAllPages() async throws {
    let site = try TemporaryFolder()
    try site.write("tagcloud.toml", "[tags]\nfilter = \"pages\"\n")
    try site.write("content/one.md", "---\ntitle: one\ntags: Swift\n---\n")
    var options = BuildOptions()
    options.source = site.path
    options.output = site.path + "/public"
    #expect(await buildSite(options).diagnostics.isEmpty)
    let page = String(decoding: try Disk.read(site.path + "/public/tags/index.html"), as: UTF8.self)
    #expect(page.contains("data-listing>\n<li data-tags=\"swift\">"))
  }
}

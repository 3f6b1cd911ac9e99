import Testing

@testable import SiteBuild

/// The files that lead to pages: site map, robots.txt, and pages at further addresses.
@Suite struct AddressFilesTests {
  private func built(_ pages: [String: String], settings: String = "") async throws -> [String: String] {
    let site = try SmallSite()
    try site.folder.write("site/tagcloud.toml", "title = \"Small\"\nlang = \"en\"\n" + settings)
    for (path, frontMatter) in pages {
      try site.folder.write("site/content/\(path)", "---\n\(frontMatter)\n---\n\nText.\n")
    }
    let report = await buildSite(site.options())
    #expect(!report.isFailure, "\(report.diagnostics)")
    return try site.contents(of: "public")
  }

  @Test func siteMapNamesListedPagesWithTheirLastChange() async throws {
    let files = try await built(
      [
        "new.md": "title: New & old\nupdated: 2024-03-04",
        "secret.md": "title: Secret\nunlisted: true",
      ], settings: "base-url = \"https://example.org/site\"\n")
    let map = try #require(files["/sitemap.xml"])
    #expect(map.contains("<url><loc>https://example.org/site/new/</loc><lastmod>2024-03-04</lastmod></url>"))
    #expect(map.contains("<loc>https://example.org/site/tags/swift/</loc>"))
    #expect(map.contains("<loc>https://example.org/site/tags/%E6%97%A5%E6%9C%AC/</loc>"))
    #expect(!map.contains("secret") && !map.contains("404"))
    #expect(files["/secret/index.html"]?.contains("<meta name=\"robots\" content=\"noindex\">") == true)
  }

  @Test func robotsOfTheAuthorStay() async throws {
    let files = try await built([:], settings: "base-url = \"https://example.org\"\n")
    #expect(files["/robots.txt"] == "User-agent: *\n")
    #expect(files["/sitemap.xml"] != nil)
  }

  @Test func siteWithoutAddressHasNoSiteMap() async throws {
    #expect(try await built([:])["/sitemap.xml"] == nil)
  }

  @Test func furtherAddressesLeadToThePage() async throws {
    let files = try await built(["moved.md": "title: Moved <here>\naliases: [/old/place/, /older/]"])
    let page = try #require(files["/old/place/index.html"])
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../../moved/index.html\">"))
    #expect(page.contains("<a href=\"../../moved/index.html\">Moved &lt;here&gt;</a>"))
    #expect(page.contains("noindex"))
    #expect(files["/older/index.html"]?.contains("url=../moved/index.html") == true)
  }

  @Test func furtherAddressMustBeFree() async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/moved.md", "---\ntitle: Moved\naliases: /second/\n---\n")
    let report = await buildSite(site.options())
    #expect(report.diagnostics.map(\.id).contains("address-collision"))
  }

  @Test func ownAddressIsNoCollision() async throws {
    let files = try await built(["same.md": "title: Same\naliases: [/same/, /same]"])
    #expect(files["/same/index.html"]?.contains("http-equiv=\"refresh\"") == false)
  }
}

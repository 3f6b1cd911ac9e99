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

  @Test func addressesMayNameFiles() async throws {
    let files = try await built([
      "moved.md": "title: M\nurl: /new/place.html\naliases: /old/place.html\ntags: x"
    ])
    #expect(files["/new/place.html"]?.contains("href=\"../tags/x/index.html\"") == true)
    #expect(files["/old/place.html"]?.contains("url=../new/place.html\"") == true)
    #expect(files["/tags/x/index.html"]?.contains("href=\"../../new/place.html\"") == true)
    #expect(files["/heights.json"]?.contains("\"page\":\"/new/place.html\"") == true)
  }

  @Test(arguments: ["404.md", "lost.md"])
  func authorsTextIsOnThePageForMissingAddresses(path: String) async throws {
    let site = try SmallSite()
    try site.folder.write("site/tagcloud.toml", "base-url = \"https://example.org/base\"\n")
    let url = path == "404.md" ? "" : "url: /404.html\n"
    let cloud = "```tagcloud\nsource: site\n```\n"
    try site.folder.write(
      "site/content/\(path)", "---\ntitle: Lost\n\(url)tags: nowhere\n---\nTry [this](second.md).\n\n\(cloud)"
    )
    let report = await buildSite(site.options())
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let files = try site.contents(of: "public")
    let page = try #require(files["/404.html"])
    // It is shown at any depth, so nothing on it is relative.
    #expect(page.contains("<h1>Lost</h1>") && page.contains("Try <a href=\"/base/second/\">this</a>."))
    #expect(page.contains("href=\"/base/tags/swift/\""))
    #expect(!page.contains("href=\"tags") && !page.contains("href=\"./"))
    #expect(files["/tags/nowhere/index.html"] == nil && files["/sitemap.xml"]?.contains("404") == false)
  }

  @Test func oneTextForMissingAddressesIsEnough() async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/404.md", "---\ntitle: A\n---\n")
    try site.folder.write("site/content/b.md", "---\nurl: /404.html\n---\n")
    #expect(await buildSite(site.options()).diagnostics.map(\.id) == ["address-collision"])
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

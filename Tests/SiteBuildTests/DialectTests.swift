import Diagnostics
import Foundation
import TagModel
import Testing

@testable import SiteBuild

/// Small trees as other generators have them, read as they stand.
@Suite struct DialectTests {
  private func read(_ files: [String: String], now: Int = 1_750_000_000) async throws -> SiteSource {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    var options = BuildOptions()
    options.source = folder.path
    options.now = now
    return try await SiteSource.read(options)
  }

  private func addresses(_ source: SiteSource) -> [String] {
    source.published.map { PageAddress($0, path: $0.path).path }.sorted()
  }

  private func tags(_ source: SiteSource) -> [String] { source.published.flatMap { $0.tags.map(\.name) } }

  @Test func hugo() async throws {
    let source = try await read([
      "hugo.toml": "title = 'H'\nbaseURL = 'https://example.org/'\nlanguageCode = 'de'\n[params]\nx = 1\n",
      "content/posts/_index.md": "---\ntitle: Posts\ncascade:\n  tags: [Cascaded]\n  params: {x: 1}\n---\n",
      "content/posts/a.md":
        "+++\nTitle = 'A'\ndate = 2024-01-02T10:00:00+01:00\nTags = ['Go']\nlayout = 'x'\nlastmod = 2024-02-01\n+++\n",
      "content/posts/b.md": "---\ntitle: B\ncategories: [News]\n---\n",
      "content/posts/draft.md": "---\ndraft: true\n---\n",
      "content/posts/later.md": "---\npublishDate: 2030-01-01\n---\n",
      "content/posts/over.md": "---\nexpiryDate: 2020-01-01\n---\n", "themes/t/README.md": "no page\n",
    ])
    #expect(source.dialect == .hugo && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(addresses(source) == ["/posts/", "/posts/a/", "/posts/b/"])
    #expect(tags(source) == ["Go", "Cascaded"])
    #expect(source.published[2].tags(of: "categories").map(\.name) == ["News"])
    #expect(source.published[1].updated == CalendarDate(year: 2024, month: 2, day: 1))
    #expect(source.configuration.title == "H" && source.configuration.language == "de")
    #expect(source.configuration.baseURL == "https://example.org")
  }

  @Test func jekyll() async throws {
    let defaults = "defaults:\n- scope: {path: '', type: posts}\n  values: {lang: fr, layout: post}\n"
    let source = try await read([
      "_config.yml": "title: J\nurl: https://example.org\nbaseurl: /blog\n" + defaults,
      "_posts/2024-01-02-first-post.md": "---\nlayout: post\ntags: one two\ncategory: life\n---\nx\n",
      "_posts/2099-01-02-future.md": "---\ntitle: F\n---\n",
      "_drafts/idea.md": "---\ntitle: D\n---\n", "_includes/x.md": "no page\n", "_site/y.md": "no page\n",
      "about.md": "---\ntitle: About\npermalink: /about/\n---\n", "hidden.md": "---\npublished: false\n---\n",
      "README.md": "no page\n",
    ])
    #expect(source.dialect == .jekyll && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(addresses(source) == ["/about/", "/life/2024/01/02/first-post.html"])
    #expect(tags(source) == ["one", "two"])
    #expect(source.published[0].date == CalendarDate(year: 2024, month: 1, day: 2))
    #expect(source.published[0].language == "fr" && source.published[1].language == nil)
    #expect(source.published[0].tags(of: "categories").map(\.name) == ["life"])
    #expect(source.configuration.baseURL == "https://example.org/blog")
  }

  @Test func mkdocs() async throws {
    let source = try await read([
      "mkdocs.yml": "site_name: M\nsite_url: https://example.org/\n", "README.md": "no page\n",
      "docs/index.md": "---\ntags: [Start]\nhide: [toc]\n---\n# Home\n", "docs/a/.meta.yml": "tags: [Meta]\n",
      "docs/a/b.md": "---\ndate: {created: 2099-01-01}\n---\n# B\n",
    ])
    #expect(source.dialect == .mkdocs && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(addresses(source) == ["/", "/a/b/"] && tags(source).sorted() == ["Meta", "Start"])
    #expect(source.configuration.title == "M")
  }

  @Test func tagsPageOfMkDocsIsTheTextOfTheIndex() async throws {
    let site = try TemporaryFolder()
    try site.write("mkdocs.yml", "site_name: M\n")
    try site.write("docs/tags.md", "# All our tags\n\n<!-- material/tags -->\n\nWords about them.\n")
    try site.write("docs/index.md", "---\ntags: [Start]\n---\n# Home\n\n[tags](tags.md) ![a](a.png)\n")
    try site.write("docs/a.png", "picture")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let index = try site.read("public/tags/index.html")
    #expect(index.contains("Words about them.") && index.contains("<bdi>Start</bdi>"))
    #expect(index.components(separatedBy: "<h1").count == 2)
    #expect(try site.read("public/index.html").contains("<a href=\"tags/index.html\">tags</a>"))
    #expect(try site.read("public/a.png") == "picture")
  }

  @Test func linkFromTheContentFolderIsZolas() async throws {
    let site = try TemporaryFolder()
    try site.write("config.toml", "base_url = \"https://example.org\"\n")
    try site.write("content/blog/a.md", "+++\ntitle = \"A\"\n+++\n[b](@/blog/b.md#top)\n")
    try site.write("content/blog/b.md", "+++\ntitle = \"B\"\n+++\n")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    #expect(try site.read("public/blog/a/index.html").contains("href=\"../../blog/b/#top\""))
  }

  @Test func languagesAndTaxonomiesOfHugoAndZolaAreRead() async throws {
    let hugo = try await read([
      "hugo.toml":
        "baseURL = 'https://example.org/'\nlanguageCode = 'en-us'\ndefaultContentLanguage = 'en'\n"
        + "[taxonomies]\nauthor = 'authors'\ntag = 'tags'\n[languages.de]\nlanguageName = 'Deutsch'\n",
      "content/a.md": "---\nauthors: [Ann]\n---\n",
    ])
    #expect(hugo.configuration.language == "en" && hugo.configuration.taxonomies == ["tags", "authors"])
    #expect(hugo.configuration.languages.map(\.name) == ["Deutsch"])
    #expect(hugo.published[0].tags(of: "authors").map(\.name) == ["Ann"])
    let zola = try await read([
      "config.toml":
        "base_url = 'https://example.org'\ntaxonomies = [{name = 'tags', paginate_by = 5, feed = true}]\n"
        + "[languages.fr]\ntitle = 'T'\n",
      "content/a.md": "+++\n+++\n",
    ])
    #expect(zola.configuration.settings(of: "tags").pageSize == 5)
    #expect(zola.configuration.settings(of: "tags").hasFeeds == true)
    #expect(zola.configuration.languages.map(\.title) == ["T"])
  }

  @Test func whatOthersWouldReplaceIsToldOfOnce() async throws {
    let pages = Dictionary(
      uniqueKeysWithValues: (0..<9).map { ("content/p\($0).md", "a\n\n{{< x >}} {{< y >}}\n") })
    let source = try await read(pages.merging(["hugo.toml": ""]) { $1 })
    #expect(source.diagnostics.map(\.id) == ["unread-templates"])
    #expect(source.diagnostics[0].severity == .note && source.diagnostics[0].notes.count == 5)
    #expect(source.diagnostics[0].message.contains("18 such pieces in 9 pages"))
    let quiet = ["hugo.toml": "", "tagcloud.toml": "[markdown]\ntemplate_notes = false\n"]
    #expect(try await read(pages.merging(quiet) { $1 }).diagnostics.isEmpty)
  }

  @Test func docusaurus() async throws {
    let source = try await read([
      "docusaurus.config.js": "export default {}\n", "README.md": "no page\n",
      "docs/01-intro.md":
        "---\nid: intro\nsidebar_position: 1\ntags:\n  - label: Getting started\n    permalink: /start\n---\n",
      "blog/2024-01-02-hello.md": "---\ntags: [hello]\nlast_update: {date: 2024-03-01}\n---\n",
      "src/pages/x.md": "no page\n",
      "docs/own.md": "---\nslug: /elsewhere\n---\n", "blog/2024-05-06-x.md": "---\nslug: short\n---\n",
    ])
    #expect(source.dialect == .docusaurus && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(
      addresses(source) == ["/blog/2024/01/02/hello/", "/blog/short/", "/docs/elsewhere/", "/docs/intro/"])
    #expect(tags(source) == ["Getting started"])
    #expect(source.published.flatMap { $0.tags(of: "blog-tags").map(\.name) } == ["hello"])
    #expect(source.published.contains { $0.weight == 1 })
  }

  @Test func eleventy() async throws {
    let source = try await read([
      "eleventy.config.js": "export default {}\n",
      "content/blog/blog.json": "{\"tags\": [\"posts\"], \"layout\": \"x\"}",
      "content/blog/2024-01-02-first.md": "---\ntags: two words\neleventyNavigation: {key: x}\n---\n",
      "content/blog/none.md": "---\npermalink: false\n---\n", "content/_includes/x.md": "no page\n",
    ])
    #expect(source.dialect == .eleventy && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(addresses(source) == ["/blog/first/"] && tags(source) == ["two words", "posts"])
  }

  @Test func zola() async throws {
    let source = try await read([
      "config.toml": "base_url = \"https://example.org\"\ntitle = \"Z\"\n[markdown]\nhighlight_code = true\n",
      "content/2024-01-02-first.md":
        "+++\ntitle = \"F\"\n[taxonomies]\ntags = [\"rust\"]\ncategories = [\"x\"]\n[extra]\na = 1\n+++\n",
    ])
    #expect(source.dialect == .zola && source.diagnostics.isEmpty, "\(source.diagnostics)")
    #expect(addresses(source) == ["/first/"] && tags(source) == ["rust"])
    #expect(source.published[0].tags(of: "categories").map(\.name) == ["x"])
  }

  @Test func configurationDecides() async throws {
    let files = [
      "_config.yml": "title: J\n", "tagcloud.toml": "dialect = 'tagcloud'\n", "a.md": "---\nlayout: x\n---\n",
    ]
    let source = try await read(files)
    #expect(source.dialect == .tagcloud && source.configuration.title == "Tag cloud")
    #expect(source.diagnostics.map(\.id) == ["unknown-key"])
    let wanted = try await read(files.merging(["tagcloud.toml": "title = 'Own'\n"]) { $1 })
    #expect(wanted.dialect == .jekyll && wanted.configuration.title == "Own")
  }

  @Test func cascadeReachesDownAndGivesWay() async throws {
    let source = try await read([
      "content/a/index.md":
        "---\ntags: [own]\ncascade:\n- {tags: [x], lang: de}\n- {target: {path: '/a/c/**'}, weight: 3}\n---\n",
      "content/a/b.md": "---\ntags: [y]\n---\n", "content/a/none.md": "---\ntags: []\n---\n",
      "content/a/c/d.md": "---\ntitle: d\n---\n",
      "content/e.md": "---\ntitle: e\ncascade: {tags: [z]}\n---\n",
    ])
    let pages = Dictionary(uniqueKeysWithValues: source.published.map { ($0.path, $0) })
    #expect(pages["a/index.md"]?.tags.map(\.name) == ["own"] && pages["a/index.md"]?.language == nil)
    #expect(pages["a/b.md"]?.tags.map(\.name) == ["y"] && pages["a/b.md"]?.language == "de")
    #expect(pages["a/none.md"]?.tags.isEmpty == true && pages["a/none.md"]?.language == "de")
    #expect(pages["a/c/d.md"]?.tags.map(\.name) == ["x"] && pages["a/c/d.md"]?.weight == 3)
    #expect(pages["e.md"]?.tags.isEmpty == true)
    #expect(source.diagnostics.map(\.id) == ["cascade-outside-index"])
  }
}

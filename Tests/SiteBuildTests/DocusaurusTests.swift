import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

/// A tree of Docusaurus, with its blog, its settings and its translations.
@Suite struct DocusaurusTests {
  private static let settings = """
    import {themes} from 'prism-react-renderer';
    // A comment with {braces}.
    const theme = {plain: true};
    /** @type {import('@docusaurus/types').Config} */
    const config = {
      title: 'My "site"', tagline: `Cool`, url: 'https://example.org', baseUrl: "/base/",
      customFields: {now: new Date(), f: () => ({a: 1}), other: cond ? 'a' : 'b', joined: 'a' + b},
      i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
      presets: [['classic', /** x */ ({
        docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: {routeBasePath: 'news'},
      }) satisfies Preset.Options]],
      ...others, method() { return {}; },
      themeConfig: {navbar: {title: 'N'}},
    };
    export default config;
    """

  @Test func plainValuesOfTheSettingsAreRead() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.ts": Self.settings, "docs/a.md": "# A\n",
    ])
    let configuration = source.configuration
    #expect(source.diagnostics.isEmpty && configuration.title == "My \"site\"")
    #expect(configuration.description == "Cool" && configuration.baseURL == "https://example.org/base")
    #expect(configuration.language == "en" && configuration.languages.map(\.tag) == ["en", "fr"])
  }

  @Test func routesStandForFolders() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js": Self.settings, "docs/a.md": "---\ntags: [x]\n---\n",
      "blog/2024-01-02-b.md": "---\ntags: [y]\n---\n",
    ])
    #expect(
      source.addresses == ["/a/", "/a/", "/news/2024/01/02/b/", "/news/2024/01/02/b/"],
      "in each language, below its folder")
    #expect(source.configuration.taxonomySettings["tags"]?.folder == "tags")
    #expect(source.configuration.taxonomySettings["blog-tags"]?.folder == "news/tags")
  }

  @Test func routeThatIsNoTextIsNamed() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js":
        "module.exports = {\n  url: '', presets: [['c', {docs: {routeBasePath: ['a']}}]]};",
      "docs/a.md": "# A\n",
    ])
    #expect(source.diagnostics.map(\.message) == ["'docs.routeBasePath' is a list"])
    #expect(source.diagnostics.first?.place?.line == 2)
  }

  @Test func settingsWithoutAnObjectAreLeftAlone() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js": "export default make();", "docs/a.md": "# A\n",
    ])
    #expect(source.diagnostics.map(\.id) == ["foreign-settings"])
  }

  @Test func documentsAndBlogHaveTagsOfTheirOwn() async throws {
    let site = try TemporaryFolder()
    try site.write("docusaurus.config.js", "")
    try site.write("docs/a.md", "---\ntags: [shared, doc]\n---\n# A\n")
    try site.write("blog/2024-01-02-b.md", "---\ntags: [shared, post]\n---\n# B\n")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let files = try site.files().filter {
      $0.hasPrefix("public/") && $0.contains("/tags/") && $0.hasSuffix(".html")
    }
    let terms = [
      "docs/tags/", "docs/tags/shared/", "docs/tags/doc/", "blog/tags/", "blog/tags/shared/",
      "blog/tags/post/",
    ]
    #expect(files.sorted() == terms.map { "public/\($0)index.html" }.sorted())
    #expect(try site.read("public/blog/tags/shared/index.html").contains(">B<"))
    #expect(try !site.read("public/docs/tags/shared/index.html").contains(">B<"))
  }

  @Test func blogAloneHasTheOnlyTags() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js": "", "blog/2024-01-02-b.md": "---\ntags: [x]\n---\n",
    ])
    #expect(source.configuration.taxonomySettings["tags"]?.folder == "blog/tags")
    #expect(source.published[0].tags.map(\.name) == ["x"])
  }

  @Test func pagesWithoutATranslationAreShownAsTheyAreWritten() async throws {
    let site = try TemporaryFolder()
    try site.write("docusaurus.config.js", Self.settings)
    try site.write("docs/a.md", "---\ntags: [x]\n---\n# A\n\n[b](b.md) [c](c.md)\n")
    try site.write("docs/b.md", "---\ntags: [x]\n---\n# B\n")
    try site.write("docs/_part.md", "# Part\n")
    try site.write("i18n/fr/docusaurus-plugin-content-docs/current/b.md", "---\ntags: [x]\n---\n# Deux\n")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.map(\.id) == ["broken-link"], "told once: \(report.diagnostics)")
    let page = try site.read("public/fr/a/index.html")
    #expect(page.contains(">A</h1>") && page.contains("/b/\""))
    let term = try site.read("public/fr/tags/x/index.html")
    #expect(term.contains(">A<") && term.contains(">Deux<"))
    #expect(try !site.files().contains { $0.hasPrefix("public/") && $0.contains("part") })
  }

  @Test func translationsAreInTheFolderOfTheirLanguage() async throws {
    let site = try TemporaryFolder()
    try site.write("docusaurus.config.js", "")
    try site.write("docs/guide/01-a.md", "---\ntags: [x]\n---\n# A\n\n[b](./b.md)\n")
    try site.write("docs/guide/b.md", "# B\n")
    let documents = "i18n/fr/docusaurus-plugin-content-docs"
    try site.write(documents + "/current/guide/01-a.md", "---\ntags: [un]\n---\n# Un\n\n[b](./b.md)\n")
    try site.write(documents + "/current/guide/b.md", "# Deux\n")
    try site.write(documents + "/version-1.0/old.md", "# Old\n")
    try site.write("i18n/fr/docusaurus-plugin-content-blog/2024-01-02-c.md", "# C\n")
    try site.write("i18n/fr/docusaurus-theme-classic/x.md", "# X\n")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let pages = try site.files().filter {
      $0.hasPrefix("public/") && $0.hasSuffix("index.html") && !$0.contains("tags")
    }
    let expected = [
      "", "docs/guide/a/", "docs/guide/b/", "fr/", "fr/docs/guide/a/", "fr/docs/guide/b/",
      "fr/blog/2024/01/02/c/",
    ]
    #expect(pages.sorted() == expected.map { "public/\($0)index.html" }.sorted())
    #expect(
      try site.read("public/fr/docs/guide/a/index.html").contains(
        "href=\"../../../../fr/docs/guide/b/index.html\""))
    #expect(try site.files().contains("public/fr/docs/tags/un/index.html"))
  }

  @Test(arguments: [
    ("blog/2024-01-02-a/index.md", "/blog/2024/01/02/a/"), ("blog/2024/01/02/a.md", "/blog/2024/01/02/a/"),
    ("blog/2024/01-02-a.md", "/blog/2024/01/02/a/"), ("blog/x/2024-01-02-a.mdx", "/blog/x/2024/01/02/a/"),
    ("blog/a.md", "/blog/a/"), ("docs/1-x/02-y.md", "/docs/x/y/"), ("docs/a/index.md", "/docs/a/"),
  ])
  func namesOfFilesMakeAddresses(path: String, address: String) async throws {
    let source = try await SiteSource.read(tree: ["docusaurus.config.js": "", path: "# A\n"])
    #expect(source.addresses == [address])
    #expect((source.published[0].date != nil) == path.contains("2024"))
  }

  @Test(arguments: [
    ("slug: other", "/docs/x/other/"), ("slug: /other", "/docs/other/"), ("id: own", "/docs/x/own/"),
    ("id: own\nslug: other", "/docs/x/other/"), ("slug: /", "/docs/"),
  ])
  func pagesMayNameTheirAddress(lines: String, address: String) async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js": "", "docs/x/a.md": "---\n\(lines)\n---\n",
    ])
    #expect(source.addresses == [address])
  }
}

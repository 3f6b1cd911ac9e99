import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

/// The addresses of pages in other generators' trees.
@Suite struct ForeignAddressesTests {
  private func addresses(_ files: [String: String]) async throws -> [String] {
    let source = try await SiteSource.read(tree: files)
    #expect(source.diagnostics.isEmpty, "\(source.diagnostics)")
    return source.addresses
  }

  /// What Hugo 0.168 gave for the same titles.
  @Test(arguments: [
    ("v1.2.3 released", "v1.2.3-released"), ("C++ & C#", "c-c"), ("a/b path", "a-b-path"),
    ("under_score", "under_score"), ("100% sure", "100-sure"), ("tilde~at@x", "tilde~at@x"),
    ("Hello, World! (again)", "hello-world-again"), ("  -- lead --  ", "--lead--"),
    ("Émile & Zoë", "émile-zoë"), ("日本語 タイトル", "日本語-タイトル"), ("a---b", "a---b"), ("x+y=z", "x-yz"),
    ("it's \"quoted\"", "its-quoted"), ("foo...", "foo..."), ("q?&#x", "q#x"),
  ])
  func titlesBecomeSlugsAsHugoMakesThem(title: String, slug: String) {
    #expect(SlugSpelling.hugo(keepsCase: false, dropsAccents: false).title(title) == slug)
  }

  @Test func spellingsDiffer() {
    #expect(SlugSpelling.hugo(keepsCase: true, dropsAccents: true).name("Über It's") == "Uber-Its")
    #expect(SlugSpelling.jekyll.title("Über_Cool. x") == "Über_Cool.-x")
    #expect(SlugSpelling.words("Über_Cool. x") == "über-cool-x")
    #expect(SlugSpelling.pymdown.title(" C++ & friends ") == "c--friends")
    #expect(SlugSpelling.hyphens.title("Crème, brûlée") == "creme-brulee")
  }

  /// What Jekyll 4.3 gave for the same days.
  @Test(arguments: [
    ((2024, 1, 2), "01 2024 2 Tue 002"), ((2024, 12, 30), "01 2025 1 Mon 365"),
    ((2021, 1, 3), "53 2020 7 Sun 003"), ((2024, 3, 9), "10 2024 6 Sat 069"),
    ((2026, 12, 31), "53 2026 4 Thu 365"),
  ])
  func weeksBelongToTheYearOfTheirThursday(day: (Int, Int, Int), text: String) {
    let date = CalendarDate(year: day.0, month: day.1, day: day.2)
    let facts: [AddressFact] = [.week, .yearOfWeek, .weekdayFromMonday, .shortWeekdayName, .paddedDayOfYear]
    #expect(facts.map(date.text).joined(separator: " ") == text)
  }

  @Test func hugosNamesAreInLowerCaseUnlessTheyKeepIt() async throws {
    let page = ["content/Posts/My Post.md": "---\n---\n", "content/Straße.md": "---\nslug: Über uns\n---\n"]
    #expect(try await addresses(page.merging(["hugo.toml": ""]) { $1 }) == ["/posts/my-post/", "/über-uns/"])
    let keeping = ["hugo.toml": "disablePathToLower = true\nremovePathAccents = true\nuglyURLs = true\n"]
    #expect(try await addresses(page.merging(keeping) { $1 }) == ["/Posts/My-Post.html", "/Uber-uns.html"])
  }

  @Test func settingsOfHugoMayBeSplit() async throws {
    let source = try await SiteSource.read(tree: [
      "config/_default/hugo.toml": "title = 'Split'\n",
      "config/_default/permalinks.toml": "posts = '/p/:slug/'\n",
      "config/_default/params.yaml": "a: 1\n", "content/posts/a.md": "---\ntitle: One Two\n---\n",
    ])
    #expect(source.dialect == .hugo && source.configuration.title == "Split" && source.diagnostics.isEmpty)
    #expect(source.published[0].permalink == "/p/one-two/")
  }

  @Test func problemInASplitFileNamesIt() async throws {
    let source = try await SiteSource.read(tree: [
      "config/_default/hugo.toml": "title = 'Split'\n",
      "config/_default/permalinks.toml": "posts = '/p/:sulg/'\n",
      "content/posts/a.md": "---\ntitle: One Two\n---\n",
    ])
    let place = source.diagnostics.first?.place
    #expect(place?.path.hasSuffix("config/_default/permalinks.toml") == true && place?.line == 1)
  }

  @Test func pageWithoutTheDateOfItsAddressKeepsItsPath() async throws {
    let source = try await SiteSource.read(tree: [
      "hugo.toml": "[permalinks]\nposts = '/:year/:slug/'\n", "content/posts/a.md": "---\ntitle: A\n---\n",
    ])
    #expect(source.diagnostics.map(\.id) == ["address-without-date"])
    #expect(PageAddress(source.published[0], path: source.published[0].path).path == "/posts/a/")
  }

  @Test func addressesOfAnotherLanguageAreInItsFolder() async throws {
    let site = try TemporaryFolder()
    try site.write(
      "hugo.toml",
      "defaultContentLanguage = 'en'\ndefaultContentLanguageInSubdir = true\n[languages.en]\n[languages.de]\n"
        + "[permalinks]\nposts = '/:slug/'\n")
    try site.write("content/posts/a.md", "---\ntitle: One\n---\n")
    try site.write("content/posts/a.de.md", "---\ntitle: Eins\n---\n")
    try site.write("content/b.md", "---\ntitle: B\n---\n")
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path + "/public")
    let report = await buildSite(options)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let files = try site.files().filter { $0.hasPrefix("public/") && $0.hasSuffix("index.html") }
    let expected = ["en/one/", "de/eins/", "en/b/", "en/", "de/", "", "en/tags/", "de/tags/"].map {
      "public/\($0)index.html"
    }
    #expect(files.sorted() == expected.sorted())
    #expect(try site.read("public/index.html").contains("url=en/"))
  }

  @Test func jekyllsCategoriesComeFromFoldersDefaultsAndThePage() async throws {
    let source = try await SiteSource.read(tree: [
      "_config.yml":
        "permalink: /:categories/:title/\ndefaults:\n- scope: {path: '', type: posts}\n  values: {category: blog, categories: [all]}\n"
        + "- scope: {path: news}\n  values: {tags: [fresh]}\n- scope: {path: '', type: pages}\n  values: {tags: [page]}\n",
      "news/_posts/2024-01-02-a.md": "---\n---\n",
      "_posts/2024-01-02-b.md": "---\ncategory: Own One\ncategories: c d\n---\n",
      "about.md": "---\n---\n",
    ])
    let addresses = source.published.map { PageAddress($0, path: $0.path).path }
    #expect(addresses == ["/all/c/d/own one/b/", "/about/", "/news/all/blog/a/"])
    #expect(source.published.map { $0.tags.map(\.name) } == [[], ["page"], ["fresh"]])
    #expect(source.published[0].tags(of: "category").isEmpty)
  }

  @Test func jekyllsPagesMayHavePatternsOfTheirOwn() async throws {
    let found = try await addresses([
      "_config.yml": "collections: {recipes: {output: true, permalink: '/food/:name/'}}\n",
      "_posts/2024-01-02-a.md": "---\npermalink: /:short_year/:i_month/:slug.html\nslug: Big One\n---\n",
      "_posts/2024-01-02-b.md": "---\npermalink: /team\n---\n", "_recipes/Pea Soup.md": "---\n---\n",
      "docs/index.md": "---\n---\n", "docs/Two Words.md": "---\n---\n",
    ])
    #expect(
      found == ["/24/1/big-one.html", "/docs/", "/docs/Two Words.html", "/food/pea-soup/", "/team.html"])
  }

  @Test func draftsOfJekyllHaveNoDateInTheirAddress() async throws {
    let folder = try TemporaryFolder()
    try folder.write("_config.yml", "title: J\n")
    try folder.write("_drafts/idea.md", "---\n---\n")
    var options = BuildOptions()
    (options.source, options.drafts) = (folder.path, true)
    let source = try await SiteSource.read(options)
    #expect(source.published.map { PageAddress($0, path: $0.path).path } == ["/idea.html"])
  }

  @Test func postsOfMaterialsBlogHaveTheirDays() async throws {
    let found = try await addresses([
      "mkdocs.yml": "plugins: [blog]\n", "docs/blog/index.md": "# Blog\n",
      "docs/blog/posts/one.md": "---\ndate: 2024-01-31\ncategories: [News]\n---\n# Hello, *world*!\n",
      "docs/blog/posts/two.md": "---\ndate: {created: 2024-02-01}\nslug: second\n---\n# Two\n",
      "docs/a/b.md": "# B\n",
    ])
    #expect(found == ["/a/b/", "/blog/", "/blog/2024/01/31/hello-world/", "/blog/2024/02/01/second/"])
  }

  @Test func pagesOfMkDocsMayBeFiles() async throws {
    let found = try await addresses([
      "mkdocs.yml": "use_directory_urls: false\n", "docs/index.md": "# H\n", "docs/a/b.md": "# B\n",
      "docs/a/README.md": "# A\n",
      "docs/Two Words.md": "# T\n",
    ])
    #expect(found == ["/", "/Two Words.html", "/a/", "/a/b.html"])
  }

  @Test func addressesOfEleventyMayHaveGapsThatWeKnow() async throws {
    let source = try await SiteSource.read(tree: [
      "eleventy.config.js": "", "content/a/2024-01-02-b.md": "---\npermalink: /x/{{ page.fileSlug }}/\n---\n",
      "content/a/c.md": "---\ntitle: Big C\npermalink: '/{{title | slugify}}.html'\n---\n",
      "content/a/d.md": "---\npermalink: '/{{ lang }}/d/'\n---\n",
      "content/a/e.md": "---\npermalink: /plain/e/\n---\n",
    ])
    let addresses = source.published.map { PageAddress($0, path: $0.path).path }
    #expect(addresses == ["/x/b/", "/big-c.html", "/a/d/", "/plain/e/"])
    #expect(source.diagnostics.map(\.id) == ["template-address"])
  }

  @Test func namesOfZolaAreInASCII() async throws {
    let found = try await addresses([
      "zola.toml": "base_url = 'https://example.org'\n", "content/My Blog/_index.md": "+++\n+++\n",
      "content/My Blog/2024-01-02-Crème brûlée.md": "+++\n+++\n",
      "content/a/index.md": "+++\nslug = 'B c'\n+++\n",
      "content/plain.md": "+++\n+++\n",
    ])
    #expect(found == ["/b-c/", "/my-blog/", "/my-blog/creme-brulee/", "/plain/"])
  }
}

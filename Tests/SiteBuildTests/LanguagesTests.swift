import TagModel
import Testing

@testable import SiteBuild

/// A site in several languages: each has pages, terms, feeds and a site map of its own.
@Suite struct LanguagesTests {
  private static let settings = """
    title = "Food"
    base-url = "https://example.org"

    [languages.de]
    title = "Essen"

    [languages.ar]
    """

  private func built(
    _ files: [String: String], settings: String = settings
  ) async throws -> (files: [String: String], problems: [String]) {
    let site = try TemporaryFolder()
    try site.write("tagcloud.toml", settings)
    for (path, text) in files { try site.write(path, text) }
    var options = BuildOptions()
    (options.source, options.output) = (site.path, site.path.appending(path: "public"))
    options.future = true
    let report = await buildSite(options)
    var contents: [String: String] = [:]
    for file in try site.files() where file.hasPrefix("public/") && !file.contains("/assets/") {
      contents[String(file.dropFirst("public".count))] = try site.read(file)
    }
    return (contents, report.diagnostics.map { "\($0.place?.path ?? "") \($0.id)" })
  }

  private static func page(_ title: String, _ tags: String, _ more: String = "") -> String {
    "---\ntitle: \(title)\ndate: 2024-01-02\ntags: [\(tags)]\n\(more)---\n\nText.\n"
  }

  private static let pages = [
    "content/soup.md": page("Soup", "Dinner, Salt"), "content/cake.md": page("Cake", "Salt"),
    "content/de/soup.md": page("Suppe", "Abendessen, Salt"),
    "content/bread.de.md": page("Brot", "Öl, Zucker"),
  ]

  @Test func eachLanguageHasTermsOfItsOwn() async throws {
    let (files, problems) = try await built(Self.pages)
    #expect(problems.isEmpty)
    #expect(files["/tags/salt/index.html"]?.contains("2 pages") == true)
    #expect(files["/de/tags/salt/index.html"]?.contains("1 Seite<") == true)
    #expect(files["/de/tags/abendessen/index.html"] != nil && files["/tags/abendessen/index.html"] == nil)
    #expect(files["/de/tags/dinner/index.html"] == nil)
    #expect(files["/de/tags.json"]?.contains("\"url\":\"/de/tags/öl/\"") == true)
    #expect(files["/tags.json"]?.contains("Abendessen") == false)
  }

  @Test func taxonomyHasAnIndexWhereItHasTerms() async throws {
    let series = Self.page("Bread", "Salt", "categories: [Baking]\n")
    let (files, problems) = try await built(Self.pages.merging(["content/loaf.md": series]) { $1 })
    #expect(problems.isEmpty)
    #expect(files["/categories/index.html"] != nil && files["/de/categories/index.html"] == nil)
    #expect(files["/de/index.html"]?.contains("categories") == false)
    #expect(files["/de/sitemap.xml"]?.contains("categories") == false)
    let text = try await built(["content/loaf.md": series, "content/de/categories/_index.md": "Nichts.\n"])
    #expect(text.files["/de/categories/index.html"]?.contains("Nichts.") == true)
  }

  @Test func nameOfAFileTellsItsLanguageToo() async throws {
    let page = try #require(try await built(Self.pages).files["/de/bread/index.html"])
    #expect(page.contains("<html lang=\"de\" dir=\"ltr\">") && page.contains("<title>Brot – Essen</title>"))
    #expect(page.contains("href=\"../../de/tags/zucker/\""))
  }

  @Test func homePagesListTheirLanguage() async throws {
    let (files, _) = try await built(Self.pages)
    #expect(files["/index.html"]?.contains("Suppe") == false)
    let home = try #require(files["/de/index.html"])
    #expect(home.contains("<title>Essen</title>"))
    #expect(files["/ar/index.html"] == nil)
  }

  @Test func termsAreSortedAsTheirLanguageSorts() async throws {
    let files = [
      "content/a.md": Self.page("A", "Zebra, Ämne, Orm"),
      "content/sv/a.md": Self.page("A", "Zebra, Ämne, Orm"),
    ]
    let (built, _) = try await built(files, settings: "[languages]\ndefault = \"de\"\nfolders = [\"sv\"]\n")
    func order(_ file: String) -> [String] {
      (built[file] ?? "").split(separator: "\"label\":\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    #expect(order("/tags.json") == ["Ämne", "Orm", "Zebra"])
    #expect(order("/sv/tags.json") == ["Orm", "Zebra", "Ämne"])
  }

  @Test func translationsNameEachOther() async throws {
    let (files, _) = try await built(Self.pages)
    let links = [("en", "soup/"), ("de", "de/soup/")].map {
      "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"https://example.org/\($1)\">"
    }
    for path in ["/soup/index.html", "/de/soup/index.html"] {
      for link in links { #expect(files[path]?.contains(link) == true, "\(path), \(link)") }
    }
    #expect(files["/cake/index.html"]?.contains("<link rel=\"alternate\" hreflang") == false)
    #expect(files["/tags/salt/index.html"]?.contains("https://example.org/de/tags/salt/") == true)
    #expect(files["/index.html"]?.contains("href=\"https://example.org/de/\"") == true)
  }

  @Test func keyMakesPagesTranslationsWhosePathsDiffer() async throws {
    let (files, _) = try await built([
      "content/soup.md": Self.page("Soup", "a", "translation-key: soup\n"),
      "content/de/suppe.md": Self.page("Suppe", "a", "translation-key: soup\n"),
    ])
    #expect(files["/soup/index.html"]?.contains("href=\"https://example.org/de/suppe/\"") == true)
  }

  @Test func barLeadsToTheTranslationOrHome() async throws {
    let (files, _) = try await built(Self.pages)
    let link = { (url: String) in "<li><a href=\"\(url)\" lang=\"de\" hreflang=\"de\">Deutsch</a></li>" }
    #expect(files["/soup/index.html"]?.contains(link("../de/soup/")) == true)
    #expect(files["/cake/index.html"]?.contains(link("../de/")) == true)
  }

  @Test func feedsAndSiteMapsAreOfOneLanguage() async throws {
    let (files, _) = try await built(Self.pages)
    #expect(files["/feed.xml"]?.contains("Suppe") == false && files["/feed.xml"]?.contains("Soup") == true)
    #expect(files["/de/feed.xml"]?.contains("xml:lang=\"de\"") == true)
    #expect(files["/sitemap.xml"]?.contains("<sitemap><loc>https://example.org/de/sitemap.xml</loc>") == true)
    let map = try #require(files["/de/sitemap.xml"])
    #expect(
      map.contains("<loc>https://example.org/de/bread/</loc>")
        && !map.contains("<loc>https://example.org/cake/"))
    #expect(
      map.contains("<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/soup/\"/>"))
    #expect(files["/en/sitemap.xml"]?.contains("<loc>https://example.org/cake/</loc>") == true)
  }

  @Test func registryOfOneLanguageGoesOverTheSharedOne() async throws {
    let registries = [
      "tags.toml": "[salt]\nlabel = \"Salt!\"\n[dinner]\nlabel = \"Dinner!\"\n",
      "tags.de.toml": "[salt]\nlabel = \"Salz\"\nslug = \"salz\"\n",
    ]
    let (files, problems) = try await built(Self.pages.merging(registries) { $1 })
    #expect(problems.isEmpty)
    #expect(files["/de/tags/salz/index.html"]?.contains("<bdi>Salz</bdi>") == true)
    #expect(files["/tags/salt/index.html"]?.contains("<bdi>Salt!</bdi>") == true)
  }

  @Test func textsOfTermsBelongToTheirLanguage() async throws {
    let (files, _) = try await built(
      Self.pages.merging([
        "content/tags/salt/_index.md": "English text.\n",
        "content/de/tags/salt/_index.md": "Deutscher Text.\n",
        "content/tags/_index.de.md": "Alle Wörter.\n",
      ]) { $1 })
    #expect(files["/tags/salt/index.html"]?.contains("English text.") == true)
    #expect(files["/de/tags/salt/index.html"]?.contains("Deutscher Text.") == true)
    #expect(files["/de/tags/index.html"]?.contains("Alle Wörter.") == true)
  }

  @Test func linkLeadsToThePageInItsOwnLanguage() async throws {
    let (files, _) = try await built([
      "content/a.md": "[b](b.md)\n", "content/a.de.md": "[b](b.md) [c](c.md)\n", "content/b.md": "b\n",
      "content/b.de.md": "b\n", "content/c.md": "c\n",
    ])
    #expect(files["/a/index.html"]?.contains("<a href=\"../b/\">") == true)
    #expect(files["/de/a/index.html"]?.contains("<a href=\"../../de/b/\">") == true)
    #expect(files["/de/a/index.html"]?.contains("<a href=\"../../c/\">") == true)
  }

  @Test func arabicRunsFromTheRightByItself() async throws {
    let (files, _) = try await built(["content/ar/a.md": Self.page("A", "b"), "content/a.md": "a\n"])
    #expect(files["/ar/a/index.html"]?.contains("<html lang=\"ar\" dir=\"rtl\">") == true)
    #expect(files["/a/index.html"]?.contains(">العربية</a>") == true)
  }

  @Test func folderOfTheOwnLanguageIsNoPartOfAddresses() async throws {
    let (files, _) = try await built(["content/en/a.md": "a\n", "content/de/a.md": "a\n"])
    #expect(files["/a/index.html"] != nil && files["/en/a/index.html"] == nil)
  }

  @Test func languageOfAPageAloneMakesNoEdition() async throws {
    let (files, _) = try await built(
      ["content/a.md": Self.page("A", "b", "lang: de\n")], settings: "title = \"T\"\n")
    #expect(files["/a/index.html"]?.contains("<html lang=\"de\"") == true)
    #expect(files["/tags/b/index.html"]?.contains("hreflang") == false)
  }
}

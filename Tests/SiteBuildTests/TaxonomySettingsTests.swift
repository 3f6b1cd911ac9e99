import TagModel
import Testing

@testable import SiteBuild

/// What `[taxonomy.topics]` says of one taxonomy.
@Suite struct TaxonomySettingsTests {
  private func built(_ settings: String) async throws -> (files: [String: String], problems: [String]) {
    let site = try TemporaryFolder()
    try site.write(
      "tagcloud.toml",
      "title = \"T\"\nbase-url = \"https://example.org\"\ntaxonomies = [\"tags\", \"topics\"]\n" + settings)
    for name in ["a", "b", "c"] {
      try site.write(
        "content/\(name).md", "---\ntitle: \(name)\ndate: 2024-01-02\ntags: [x]\ntopics: [y, \(name)]\n---\n")
    }
    var options = BuildOptions()
    (options.source, options.output, options.future) = (site.path, site.path + "/public", true)
    let report = await buildSite(options)
    var files: [String: String] = [:]
    for file in try site.files() where file.hasPrefix("public/") && file.hasSuffix("l") {
      files[String(file.dropFirst("public".count))] = try site.read(file)
    }
    return (files, report.diagnostics.map(\.id))
  }

  @Test func titleAndFolderAreItsOwn() async throws {
    let (files, problems) = try await built(
      "[taxonomy.topics]\ntitle = \"Subjects\"\npath = \"by/subject\"\n")
    #expect(problems.isEmpty)
    let index = try #require(files["/by/subject/index.html"])
    #expect(index.contains("<h1>Subjects ") && files["/topics/index.html"] == nil)
    let term = try #require(files["/by/subject/y/index.html"])
    #expect(term.contains("<a href=\"../../../by/subject/\">Subjects</a>"))
    #expect(files["/a/index.html"]?.contains("Subjects of this page") == true)
    #expect(files["/tags/index.html"]?.contains("<h1>Tags ") == true)
  }

  @Test func titleMayDependOnTheLanguage() async throws {
    let (files, _) = try await built(
      "lang = \"de\"\n[taxonomy.topics.title]\nde = \"Themen\"\nfr = \"Sujets\"\n")
    #expect(files["/topics/index.html"]?.contains("<h1>Themen ") == true)
  }

  @Test func listingsOfOneTaxonomyAreDivided() async throws {
    let (files, _) = try await built("[taxonomy.topics]\npage-size = 2\n")
    #expect(files["/topics/y/page/2/index.html"] != nil && files["/tags/x/page/2/index.html"] == nil)
  }

  @Test func oneTaxonomyHasNoFeeds() async throws {
    let (files, _) = try await built("[taxonomy.topics]\nfeeds = false\n")
    #expect(files["/tags/x/feed.xml"] != nil && files["/topics/y/feed.xml"] == nil)
    #expect(files["/feed.xml"] != nil)
  }

  @Test func cloudOfOneIndexIsShapedAlone() async throws {
    let (files, _) = try await built("[taxonomy.topics]\norder = \"count\"\nlimit = 1\n")
    let index = try #require(files["/topics/index.html"])
    #expect(index.contains("<bdi>y</bdi>") && !index.contains("<bdi>a</bdi>"))
  }

  @Test func oneTaxonomyGoesOverAllWhereverItStands() async throws {
    let (files, _) = try await built(
      "[taxonomy.topics]\nindex-style = \"letters\"\n[tags]\nindex-style = \"single-page\"\npage-size = 2\n")
    #expect(files["/topics/index.html"]?.contains("<h2><bdi>A</bdi></h2>") == true)
    #expect(files["/topics/y/page/2/index.html"] != nil)
    #expect(files["/tags/x/index.html"] == nil)
  }

  @Test(arguments: [
    ("[taxonomy.topic]\n", "unknown-taxonomy"), ("[taxonomy.topics]\npath = \"tags\"\n", "taxonomy-folder"),
    ("[taxonomy.topics]\npath = \"../x\"\n", "out-of-range"),
    ("[taxonomy.topics]\npage_sise = 2\n", "unknown-key"),
    ("[taxonomy.topics]\npath = \"assets\"\n", "out-of-range"), ("taxonomy = 3\n", "wrong-type"),
  ])
  func mistakesAreNamed(settings: String, id: String) async throws {
    #expect(try await built(settings).problems == [id])
  }
}

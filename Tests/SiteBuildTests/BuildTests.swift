import Testing

@testable import SiteBuild

/// A small site in a folder of its own, and builds of it.
struct SmallSite: ~Copyable {
  let folder: TemporaryFolder

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write("site/tagcloud.toml", "title = \"Small\"\nlang = \"en\"\n")
    try folder.write("site/content/index.md", page("Home", tags: ["Swift", "C++", "日本"]))
    try folder.write("site/content/second.md", page("Second", tags: ["Swift", "Kotlin", "Elixir"]))
    try folder.write("site/content/third.md", page("Third", tags: ["Haskell", "OCaml"]))
    try folder.write("site/static/robots.txt", "User-agent: *\n")
    self.folder = folder
  }

  /// What a build is asked to do that writes into a folder beside the site.
  func options(to output: String = "public", isCached: Bool = true) -> BuildOptions {
    var options = BuildOptions()
    options.source = folder.path + "/site"
    options.output = folder.path.appending(path: output)
    options.cacheFolder = isCached ? folder.path + "/cache" : nil
    return options
  }

  /// Every file of an output folder with its content.
  func contents(of output: String) throws -> [String: String] {
    var contents: [String: String] = [:]
    for file in try folder.files() where file.hasPrefix(output + "/") {
      contents[String(file.dropFirst(output.count))] = try folder.read(file)
    }
    return contents
  }

  /// The one file of the cache.
  func cacheFile() throws -> String { try #require(try folder.files().first { $0.hasSuffix(".cache") }) }
}

/// A Markdown file.
private func page(_ title: String, tags: [String]) -> String {
  "---\ntitle: \(title)\ntags: [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))]\n---\n\nText.\n"
}

@Suite struct BuildTests {
  @Test(arguments: ["pages", "svg", "fragments"])
  func manifestNamesTheFilesInTheOrderOfTheirBytes(emission: String) async throws {
    let site = try SmallSite()
    try site.folder.write("site/tagcloud.toml", "title = \"Small\"\nlang = \"en\"\nemit = \"\(emission)\"\n")
    _ = await buildSite(site.options())
    let manifest = Manifest(of: site.folder.path + "/public")
    #expect(try site.folder.read("public/.tagcloud.json") == manifest.json)
    #expect(manifest.files.count > 3)
  }

  @Test func everyPageAndTermBecomesAFile() async throws {
    let site = try SmallSite()
    let report = await buildSite(site.options())
    #expect(!report.isFailure, "\(report.diagnostics)")
    let files = try site.contents(of: "public").keys
    for file in ["index.html", "second/index.html", "tags/swift/index.html", "heights.json", "robots.txt"] {
      #expect(files.contains("/" + file), "\(file)")
    }
    #expect(report.written == files.count - 1, "all but the list of files")
    #expect(report.times.map(\.stage) == Stage.allCases)
  }

  @Test func twoJobsWriteWhatOneWrites() async throws {
    let site = try SmallSite()
    var options = site.options(to: "one", isCached: false)
    _ = await buildSite(options)
    options.output = site.folder.path + "/two"
    options.jobs = 2
    _ = await buildSite(options)
    let one = try site.contents(of: "one")
    #expect(!one.isEmpty)
    #expect(try site.contents(of: "two") == one)
  }

  @Test func pagesWithTheSameCloudsShareAStyleSheet() async throws {
    let site = try SmallSite()
    try site.folder.write("site/tagcloud.toml", "title = \"Small\"\ncss = \"external\"\n")
    try site.folder.write("site/content/fourth.md", page("Fourth", tags: ["Haskell", "OCaml"]))
    let report = await buildSite(site.options())
    #expect(!report.isFailure, "\(report.diagnostics)")
    let pages = ["/third/index.html", "/fourth/index.html"]
    let sheets = try site.contents(of: "public").filter { pages.contains($0.key) }.map { _, html in
      try #require(html.firstMatch(of: #/assets/clouds\.\w+\.css/#)).output
    }
    #expect(sheets.count == 2 && sheets[0] == sheets[1])
  }

  @Test func fontsCanBeLeftToReaders() async throws {
    let site = try SmallSite()
    try site.folder.write("site/tagcloud.toml", "title = \"Small\"\nfonts = {embed = false}\n")
    let report = await buildSite(site.options())
    #expect(report.diagnostics.map(\.id) == ["fonts-not-embedded"])
    let files = try site.contents(of: "public")
    #expect(!files.keys.contains { $0.hasSuffix(".woff2") })
    let sheet = try #require(files.first { $0.key.hasPrefix("/assets/site.") }).value
    #expect(
      sheet.contains(#/font:500 0.875em\/[\d.]+ "Inter"[^}]*sans-serif/#) && !sheet.contains("@font-face"))
  }

  @Test func weightsGoBeforeDatesInListings() async throws {
    let site = try SmallSite()
    let pages = [
      "a": "weight: 2", "b": "weight: 1", "c": "date: 1969-01-01", "d": "date: 1960-01-01\nweight: 2",
    ]
    for (name, line) in pages {
      try site.folder.write("site/content/\(name).md", "---\ntitle: \(name)\ntags: [Listed]\n\(line)\n---\n")
    }
    _ = await buildSite(site.options())
    let html = try #require(try site.contents(of: "public")["/tags/listed/index.html"])
    let order = html.matches(of: #/href="..\/..\/([abcd])\/index.html"/#).map { String($0.output.1) }
    #expect(order == ["b", "d", "a", "c"])
  }

  @Test func secondBuildLeavesEveryFileAlone() async throws {
    let site = try SmallSite()
    let first = await buildSite(site.options())
    let before = site.folder.identity(of: "public/index.html")
    let second = await buildSite(site.options())
    #expect(second.written == 0 && second.removed == 0 && second.unchanged == first.written)
    #expect(site.folder.identity(of: "public/index.html") == before)
  }

  @Test(arguments: [
    ("site/content/broken.md", "---\ntitle: [\n---\n"), ("site/content/open.md", "---\ntitle: x\n"),
    ("site/templates/pages/page.mustache", "{{#open}}"), ("site/static/index.html", "mine"),
    ("public/tags/swift/index.html/x", "a folder of someone else's in the way"),
  ])
  func errorLeavesTheOldOutputAsItWas(file: String, text: String) async throws {
    let site = try SmallSite()
    if file.hasPrefix("public") {
      try site.folder.write(file, text)
    } else {
      _ = await buildSite(site.options())
      try site.folder.write(file, text)
    }
    try site.folder.write("site/content/index.md", page("Changed", tags: ["New"]))
    let before = try site.contents(of: "public")
    if file.hasPrefix("public") {
      try site.folder.write("site/content/second.md", page("Second", tags: ["Swift"]))
    }
    let report = await buildSite(site.options())
    #expect(report.isFailure)
    #expect(report.written == 0 && report.removed == 0)
    #expect(try site.contents(of: "public") == before)
  }

  @Test func dryRunWritesNothing() async throws {
    let site = try SmallSite()
    var options = site.options(isCached: false)
    options.dryRun = true
    #expect(await !buildSite(options).isFailure)
    #expect(try site.contents(of: "public").isEmpty)
  }
}

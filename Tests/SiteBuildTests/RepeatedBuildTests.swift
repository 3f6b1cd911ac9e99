import Testing

@testable import SiteBuild

struct RepeatedBuildTests {
  private static let page = "---\ntitle: A\ntags: [One, Two]\n---\n\nSome words.\n"

  /// A change of a site, and whether it may be done without the whole chain.
  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var text: String
    var isOfWordsAlone = false
    var hasNewLabels = false
  }

  @Test(arguments: [
    Edit(
      testDescription: "other words", file: "content/a.md",
      text: "---\ntitle: A\ntags: [One, Two]\n---\n\nOther words, and more.\n", isOfWordsAlone: true),
    Edit(
      testDescription: "another tag", file: "content/a.md",
      text: "---\ntitle: A\ntags: [One, Three]\n---\n\nSome words.\n", hasNewLabels: true),
    Edit(testDescription: "a new page", file: "content/c.md", text: "---\ntags: [Two]\n---\n"),
    Edit(testDescription: "a configuration", file: "tagcloud.toml", text: "title = \"Other\"\n"),
    Edit(testDescription: "a static file", file: "static/x.txt", text: "x"),
  ])
  func aRepeatedBuildIsWhatAFreshOneIs(edit: Edit) async throws {
    let folder = try TemporaryFolder()
    try folder.write("content/a.md", Self.page)
    try folder.write("content/b.md", "---\ntitle: B\ntags: [Two]\n---\n\n[To A](a.md)\n")
    try folder.setTimesBack()
    var options = BuildOptions()
    options.source = folder.path
    var build = RepeatedBuild(options)
    _ = await build.run()
    try folder.write(edit.file, edit.text)
    let (site, report) = await build.run()
    #expect(site?.contents == (try await folder.builtContents()))
    #expect(report.times.contains { $0.stage == .resolve } == !edit.isOfWordsAlone)
    #expect((report.shapedLabels > 0) == edit.hasNewLabels)
  }

  @Test func messagesFollowTheWords() async throws {
    let folder = try TemporaryFolder()
    let head = "---\ntitle: A\ntags: [One, One]\nunknown: 1\n---\n"
    try folder.write("content/a.md", head + "Some [words](nowhere.md) and [more](/none.txt).\n")
    try folder.setTimesBack()
    var options = BuildOptions()
    options.source = folder.path
    var build = RepeatedBuild(options)
    _ = await build.run()
    for body in [
      "First\na line.\n\n<b>Some</b> [words](nowhere.md)\nand [more](/none.txt).\n",
      "<i>Other</i>\n[words](nowhere.md) and\n\n[more](/none.txt), <b>much</b> more.\n",
      "Some [words](nowhere.md) and [more](/none.txt) again.\n",
    ] {
      try folder.write("content/a.md", head + body)
      let (site, report) = await build.run()
      #expect(report.times.map(\.stage) == [.read])
      #expect(site?.contents == (try await folder.builtContents()))
      var fresh = RepeatedBuild(options)
      let expected = await fresh.run().report.diagnostics
      #expect(report.diagnostics == expected && expected.count > 3)
    }
  }

  /// What is set anew for all chips of a site, and whether that is nothing but paint.
  @Test(arguments: [
    ("color = '#123456'", true), ("background = {light = '#123', dark = '#fed'}", true), ("radius = 3", true),
    ("gradient = {from = '#123', to = '#456'}", true), ("shadow = {color = '#123', blur = 4}", true),
    ("border = {width = 1, color = '#abc'}", true), ("selected = {background = '#123'}", true),
    ("border = {width = 2, color = '#123'}", false), ("padding = 20", false), ("size = 15", false),
    ("selected = {padding = 20}", false), ("text-align = 'left'", false), ("icon = 'x.svg'", false),
  ])
  func whatIsOnlyPaintedOtherwiseKeepsItsPlace(style: String, isPaint: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "x.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9z'/></svg>")
    try folder.write("tagcloud.toml", "[styles.default]\nborder = {width = 1, color = '#123'}\n")
    try folder.write(
      "content/a.md", "---\ntags: [One, {name: Two, label: A **bold** one}]\ncloud: {selectable: true}\n---\n"
    )
    try folder.write(
      "content/b.md", "---\ntags: [Two, {name: Three, style: {size: 20}}]\ncloud: {lines: 1}\n---\n")
    var options = BuildOptions()
    options.source = folder.path
    var build = RepeatedBuild(options)
    _ = await build.run()
    let border = style.hasPrefix("border") ? "" : "border = {width = 1, color = '#123'}\n"
    try folder.write("tagcloud.toml", "[styles.default]\n\(border)\(style)\n")
    let (site, report) = await build.run()
    #expect(site?.contents == (try await folder.builtContents()))
    #expect((report.shapedLabels == 0 && report.arrangedClouds == 0) == isPaint)
  }

  @Test(arguments: [
    "", "base_url = \"https://example.org/docs\"\n", "css = \"external\"\nfeeds = {enabled = true}\n",
    "emit = \"fragments\"\n",
    "[tags]\npage-size = 1\nintersections = [[\"One\", \"Two\"]]\nrelated = 3\n", "[fonts]\nembed = false\n",
    "[cloud]\nruntime = true\n",
  ])
  func everyFileIsMadeWhenItIsAskedFor(configuration: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("tagcloud.toml", configuration)
    try folder.write("content/a.md", "---\ntags: [One, Two]\ndate: 2020-01-01\naliases: [old/a]\n---\n")
    try folder.write("content/b.md", "---\ntags: [One, Two, Three]\n---\n")
    try folder.write("static/robots.txt", "mine")
    var options = BuildOptions()
    (options.source, options.now) = (folder.path, 2_000_000_000)
    var build = RepeatedBuild(options)
    let first = try #require(await build.run().site)
    #expect(first.contents == (try await folder.builtContents()))
    try folder.write("content/b.md", "---\ntags: [One, Four]\n---\n")
    let (site, report) = await build.run()
    #expect(site?.contents == (try await folder.builtContents()))
    #expect(report.arrangedClouds < report.clouds)
    #expect(first.bytes(of: "nowhere") == nil && !first.has("nowhere"))
  }

  @Test func anotherFontOfTheSameNameIsMeasured() async throws {
    let folder = try TemporaryFolder()
    try folder.write("tagcloud.toml", "[styles.default]\nfont = \"face.ttf\"\n")
    try folder.write("content/a.md", Self.page)
    var options = BuildOptions()
    options.source = folder.path
    var build: RepeatedBuild?
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] {
      let face = try Disk.read("/usr/share/fonts/truetype/dejavu/" + name)
      try Disk.replace(folder.path + "/face.ttf", with: face)
      if build == nil { build = RepeatedBuild(options) }
      let site = await build?.run().site
      #expect(site?.contents == (try await folder.builtContents()))
    }
  }

  @Test func whatIsWrongIsToldUntilItIsMended() async throws {
    let folder = try TemporaryFolder()
    try folder.write("content/a.md", Self.page)
    var options = BuildOptions()
    options.source = folder.path
    var build = RepeatedBuild(options)
    #expect(await build.run().site != nil)
    try folder.write("content/a.md", "---\ntags: [One\n---\n")
    let broken = await build.run()
    #expect(broken.site == nil && broken.report.isFailure)
    try folder.write("content/a.md", Self.page)
    #expect(await build.run().site != nil)
    #expect(try folder.files() == ["content/a.md"])
  }
}

extension BuiltSite {
  /// Every file, by its path.
  fileprivate var contents: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, bytes(of: $0) ?? []) })
  }
}

extension TemporaryFolder {
  /// What a build without anything kept writes, by path.
  fileprivate borrowing func builtContents() async throws -> [String: [UInt8]] {
    let output = try TemporaryFolder()
    var options = BuildOptions()
    (options.source, options.output, options.now) = (path, output.path, 2_000_000_000)
    #expect(await !buildSite(options).isFailure)
    let files = try output.files().filter { $0 != Manifest.fileName }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try Disk.read(output.path + "/" + $0)) })
  }
}

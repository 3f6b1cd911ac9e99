import Diagnostics
import Glibc
import TagModel
import Testing

@testable import SiteBuild

@Suite struct BuildRecordTests {
  private func record() -> BuildRecord {
    var report = BuildReport()
    (report.pages, report.clouds, report.chips, report.written) = (1, 2, 3, 4)
    report.output = "public"
    report.diagnostics = [
      .outputBusy("a"),
      .repeatedTag("x", at: Place(path: "b", line: 2), first: Place(path: "c", line: 1, column: 3)),
    ]
    return BuildRecord(
      options: ContentDigest(of: [1]), inputs: ContentDigest(of: [2]), pages: ["a.md": .unknown],
      others: ["/etc/x"], days: 5..<9, files: ["index.html"], outputs: ContentDigest(of: [3]),
      bodies: [
        BodyPlace(
          source: "b", file: "a/index.html", range: 3..<9,
          facts: PageFacts(
            digest: ContentDigest(of: [4]), bodyLine: 2, links: [Place(path: "b", line: 2, column: 1)],
            problems: [.outputBusy("a")]),
          links: ["x/"])
      ], report: report)
  }

  @Test func recordComesBack() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/x.build"
    try record().write(to: path, program: "p")
    let read = try #require(BuildRecord(file: path, program: "p"))
    #expect(read.options == record().options && read.inputs == record().inputs)
    #expect(read.outputs == record().outputs && read.files == record().files && read.days == 5..<9)
    #expect(read.report.diagnostics == record().report.diagnostics && read.report.chips == 3)
    #expect(read.pages == record().pages && read.bodies == record().bodies)
    #expect(BuildRecord(file: path, program: "q") == nil)
  }

  @Test func everyCutReadsAsNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/x.build"
    try record().write(to: path, program: "p")
    let bytes = try Disk.read(path)
    for count in bytes.indices {
      try Disk.replace(path, with: Array(bytes[..<count]))
      #expect(BuildRecord(file: path, program: "p") == nil, "\(count) bytes")
    }
  }
}

@Suite struct UnchangedBuildTests {
  /// Builds a site whose files are old enough to be told from what comes.
  private func built(_ site: borrowing SmallSite) async throws -> BuildReport {
    usleep(80_000)
    return await buildSite(site.options())
  }

  @Test func nothingIsReadWhenNothingChanged() async throws {
    let site = try SmallSite()
    let first = try await built(site)
    let second = await buildSite(site.options())
    #expect(second.times.map(\.stage) == [.read])
    #expect(second.unchanged == first.written && second.written == 0)
    #expect(second.diagnostics == first.diagnostics)
  }

  @Test func outputInsideTheSiteIsNoInput() async throws {
    let site = try SmallSite()
    usleep(80_000)
    _ = await buildSite(site.options(to: "site/public"))
    #expect(await buildSite(site.options(to: "site/public")).times.count == 1)
  }

  @Test(arguments: [
    "site/content/index.md", "site/tagcloud.toml", "site/static/new.txt", "site/templates/assets/theme.css",
    "public/index.html",
  ])
  func anyChangeIsNoticed(file: String) async throws {
    let site = try SmallSite()
    _ = try await built(site)
    try site.folder.write(file, "title = \"Another\"\n")
    let report = await buildSite(site.options())
    #expect(report.times.map(\.stage) == Stage.allCases)
  }

  @Test func lostFileIsWrittenAgain() async throws {
    let site = try SmallSite()
    _ = try await built(site)
    try Disk.remove(site.folder.path + "/public/tags/index.html")
    #expect(await buildSite(site.options()).written == 1)
  }

  @Test func pageBecomesDueWithoutAChange() async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/later.md", "---\ntitle: Later\ndate: 1970-01-03\n---\n")
    usleep(80_000)
    var options = site.options()
    options.now = 86_400
    let first = await buildSite(options)
    options.now = 86_400 * 2 - 1
    #expect(await buildSite(options).times.count == 1)
    options.now = 86_400 * 2
    #expect(await buildSite(options).pages == first.pages + 1)
  }

  @Test func pagesThatAreHeldBackAreCountedAgain() async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/later.md", "---\ntitle: Later\ndate: 1970-01-03\n---\n")
    try site.folder.write("site/content/over.md", "---\ntitle: Over\nexpiry-date: 1970-01-01\n---\n")
    try site.folder.write("site/content/a.md", "---\ntitle: A\ndraft: true\ndate: 1970-01-03\n---\n")
    try site.folder.write("site/content/b.md", "---\ntitle: B\ndraft: true\n---\n")
    usleep(80_000)
    var options = site.options()
    options.now = 86_400
    let first = await buildSite(options)
    #expect(first.heldBack.drafts == 2 && first.heldBack.future == 1 && first.heldBack.expired == 1)
    let again = await buildSite(options)
    #expect(again.times.count == 1)
    #expect(again.heldBack == first.heldBack)
    (options.drafts, options.future) = (true, true)
    let all = await buildSite(options)
    #expect(all.heldBack.drafts == 0 && all.heldBack.future == 0 && all.heldBack.expired == 1)
  }

  @Test func otherOptionsAreAnotherBuild() async throws {
    let site = try SmallSite()
    _ = try await built(site)
    var options = site.options()
    options.baseURL = "https://example.org"
    #expect(await buildSite(options).written > 0)
  }

  @Test func otherWordsChangeOneFile() async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/words.md", "---\ntitle: Words\n---\nSome [words](index.md).\n")
    _ = try await built(site)
    try site.folder.write(
      "site/content/words.md", "---\ntitle: Words\n---\nOther [words](index.md), *more*.\n")
    let report = await buildSite(site.options())
    #expect(report.times.map(\.stage) == [.read] && report.written == 1)
    let patched = try site.contents(of: "public")
    #expect(try #require(patched["/words/index.html"]).contains("<em>more</em>"))
    _ = await buildSite(site.options(to: "clean", isCached: false))
    #expect(try site.contents(of: "clean") == patched)
  }

  @Test func messagesFollowTheWords() async throws {
    let site = try SmallSite()
    let head = "---\ntitle: Words\ntag: [One, One]\nunknown: 1\n---\n"
    try site.folder.write("site/content/words.md", head + "Some [words](nowhere.md) and [more](/none.txt).\n")
    _ = try await built(site)
    for body in [
      "First\na line.\n\n<b>Some</b> [words](nowhere.md)\nand [more](/none.txt).\n",
      "<i>Other</i>\n[words](nowhere.md) and\n\n[more](/none.txt), <b>much</b> more.\n",
      "Some [words](nowhere.md) and [more](/none.txt) again.\n",
    ] {
      usleep(80_000)
      try site.folder.write("site/content/words.md", head + body)
      let report = await buildSite(site.options())
      #expect(report.times.map(\.stage) == [.read] && report.written == 1)
      let clean = await buildSite(site.options(to: "clean", isCached: false))
      #expect(report.diagnostics == clean.diagnostics && clean.diagnostics.count > 3)
      #expect(try site.contents(of: "clean") == site.contents(of: "public"))
    }
  }

  @Test(arguments: [
    "---\ntitle: Other\n---\nSome words.\n", "---\ntitle: Words\n---\n## A heading\n",
    "---\ntitle: Words\n---\nSome [words](index.md).\n", "---\ntitle: Words\n---\n",
  ])
  func whateverElseChangesIsBuiltWhole(text: String) async throws {
    let site = try SmallSite()
    try site.folder.write("site/content/words.md", "---\ntitle: Words\n---\nSome words.\n")
    _ = try await built(site)
    try site.folder.write("site/content/words.md", text)
    #expect(await buildSite(site.options()).times.map(\.stage) == Stage.allCases)
  }
}

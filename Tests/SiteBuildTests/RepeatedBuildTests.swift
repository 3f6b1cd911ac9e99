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
    var fresh = RepeatedBuild(options)
    let files = await fresh.run().site?.files
    #expect(site?.files == files)
    #expect(report.times.contains { $0.stage == .resolve } == !edit.isOfWordsAlone)
    #expect((report.shapedLabels > 0) == edit.hasNewLabels)
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

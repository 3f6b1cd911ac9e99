import Diagnostics
import Testing

@testable import SiteBuild

struct StudioCloudTests {
  private static let page = """
    ---
    tags: [One, {name: Two, style: warm}, Three]
    ---
    """

  private func answer(
    _ frontMatter: String, of reference: String? = nil, configuration: String = ""
  ) async throws -> (cloud: StudioCloud?, problems: [Diagnostic]) {
    let folder = try TemporaryFolder()
    try folder.write("content/index.md", Self.page)
    try folder.write("tagcloud.toml", configuration)
    var options = BuildOptions()
    options.source = folder.path
    var build = RepeatedBuild(options)
    let site = try #require(await build.run().site)
    let made = await StudioCloud.make(
      StudioRequest(reference: reference, frontMatter: Array(frontMatter.utf8)), of: site,
      source: folder.path, cache: StudioCache())
    return (made.cloud, made.problems)
  }

  @Test func typedTagsAreMeasuredAsAPageWouldBe() async throws {
    let made = try await answer(#"{"tags": ["One", "Two"], "cloud": {"gap": 3}}"#)
    let cloud = try #require(made.cloud)
    #expect(cloud.site.resolved.pages[0].clouds[0].chips.map(\.label) == ["One", "Two"])
    #expect(cloud.json().contains("\"horizontalSpacing\":3"))
    let plain = try await answer("{}", of: "/#tags")
    #expect(plain.cloud?.site.measured.clouds[0][0].sizes[0] == cloud.site.measured.clouds[0][0].sizes[0])
  }

  @Test func aChipKeepsWhatItWishesItself() async throws {
    let changes = ##"{"styles": {"default": {"color": "#123456", "size": 20}}}"##
    let made = try await answer(changes, of: "/#tags")
    let chips = try #require(made.cloud).site.resolved.pages[0].clouds[0].chips
    #expect(chips.map(\.style.text.size) == [20, 20, 20])
    #expect(chips[0].style.color == chips[2].style.color)
    #expect(chips[0].style.color != chips[1].style.color)
  }

  @Test func aLimitOfLinesHasItsControl() async throws {
    let made = try await answer(#"{"cloud": {"lines": 1}}"#, of: "/#tags")
    let cloud = try #require(made.cloud)
    #expect(cloud.site.measured.clouds[0][0].indicatorSizes.count == 3)
    #expect(cloud.json().contains("+1"))
  }

  @Test(arguments: [
    (#"{"tags": []}"#, "nothing-on-stage"), (#"{"tags": ["a"], "cloud": {"rows": "x"}}"#, "unknown-value"),
    (#"{"tags": ["a"], "styles": {"default": {"font": "/etc/passwd"}}}"#, "font-on-stage"),
  ])
  func whatCannotBeShownIsSaid(frontMatter: String, id: String) async throws {
    let made = try await answer(frontMatter)
    #expect(made.cloud == nil && made.problems.map(\.id).contains(id), "\(made.problems.map(\.id))")
  }

  @Test func theHTMLOfARequestIsText() async throws {
    let made = try await answer(
      #"{"tags": [{"name": "a", "size": [9, 9], "html": "<img src=x>"}]}"#,
      configuration: "[markdown]\nunsafe = true\n")
    #expect(made.cloud?.json().contains("<img") == false)
  }

  @Test func aCloudThatIsNotThereIsNamed() async throws {
    #expect(try await answer("{}", of: "/#none").problems.map(\.id) == ["unknown-cloud"])
  }
}

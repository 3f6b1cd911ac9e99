import TagLayout
import Testing

@testable import Rendering

@Suite struct CloudFragmentTests {
  private func fragment(_ name: String) throws -> CloudFragment {
    var arranged = try ArrangedCloud.sample { $0.lineLimit = 2 }
    arranged.name = name
    let cloud = PlacedCloud(sample: arranged)
    return CloudFragment(cloud, classes: StyleClasses([cloud]))
  }

  @Test func classesHavePrefixesAndThereIsNoId() throws {
    let fragment = try fragment("x")
    #expect(fragment.html.hasPrefix("<div class=\"tagcloud tagcloud-\(fragment.name) tagcloud-p0\""))
    #expect(!fragment.html.contains(" id=") && fragment.html.contains("class=\"tagcloud-s0\""))
    #expect(fragment.css.contains(":is(.tagcloud-\(fragment.name),#tagcloud-\(fragment.name))>ul"))
    #expect(!fragment.css.contains("#cloud-"))
  }

  @Test func cloudsWithTheSameNumbersShareAClass() throws {
    #expect(try fragment("x").name == fragment("other").name)
  }

  @Test func onlyClassesArePrefixed() {
    let css = #".a>.b2-c{width:.5em;src:url(x.woff2);content:".d"}.tagcloud .n:not(.e){top:1.5em}"#
    #expect(
      CloudFragment.prefixed(css: css)
        == #".tagcloud-a>.tagcloud-b2-c{width:.5em;src:url(x.woff2);content:".d"}.tagcloud .tagcloud-n:not(.tagcloud-e){top:1.5em}"#
    )
  }
}

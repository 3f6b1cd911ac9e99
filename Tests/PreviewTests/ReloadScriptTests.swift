import Testing

@testable import Preview

struct ReloadScriptTests {
  @Test func aPageGetsTheScriptAtTheEndOfItsHead() {
    let page = ReloadScript.added(to: Array("<head></head><body>".utf8), version: "7-1")
    #expect(
      String(decoding: page, as: UTF8.self)
        == "<head><script type=\"module\" src=\"/__tagcloud/reload.js?at=7-1\"></script></head><body>")
  }

  @Test func aPageWithoutAHeadGetsItFirst() {
    let page = ReloadScript.added(to: Array("<p>".utf8), version: "1")
    #expect(String(decoding: page, as: UTF8.self).hasSuffix("</script><p>"))
  }
}

import Testing

@testable import Rendering

@Suite struct EscapingTests {
  @Test func charactersOfMarkupStandForThemselves() {
    #expect(escapedForHTML(#"<a href="x">'&amp;'"#) == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;")
    #expect(escapedForHTML("C++ é 日本 👩‍👩‍👧") == "C++ é 日本 👩‍👩‍👧")
    #expect(escapedForHTML("") == "")
  }

  @Test func markIsEscapedBeforeACombiningCharacter() {
    #expect(escapedForHTML("<\u{338}") == "&lt;\u{338}")
    #expect(escapedForHTML("\"\u{301}\r\n") == "&quot;\u{301}\r\n")
  }

  @Test func attributeCannotBeLeft() {
    var html = "<a"
    html.append(attribute: "title", "\" onclick=\"x")
    #expect(html == "<a title=\"&quot; onclick=&quot;x\"")
  }
}

import Testing

@testable import Preview

struct ContentTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("assets/site.0a.css", "text/css; charset=utf-8"),
    ("a/FONT.WOFF2", "font/woff2"), ("tags/feed.xml", "application/xml"),
    ("taglayout.wasm", "application/wasm"), ("a.b/README", "application/octet-stream"),
    ("x.unknown", "application/octet-stream"),
  ])
  func typesFollowTheEnding(path: String, type: String) { #expect(ContentType.of(path) == type) }
}

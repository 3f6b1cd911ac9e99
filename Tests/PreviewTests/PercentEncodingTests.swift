import Testing

@testable import Preview

struct PercentEncodingTests {
  @Test(arguments: [
    ("/", "/"), ("/tags/caf%C3%A9/", "/tags/café/"), ("/a%20b", "/a b"), ("/a+b", "/a+b"), ("/%25", "/%"),
    ("/%252e%252e/", "/%2e%2e/"),
  ])
  func escapesAreDecodedOnce(path: String, decoded: String) { #expect(decodedPath(path) == decoded) }

  @Test(arguments: ["/%", "/%2", "/%zz", "/%00", "/a%2Fb", "/a%5Cb", "/a\\b", "/%ff", "/%c0%ae%c0%ae/"])
  func whatHidesSomethingIsNoPath(path: String) { #expect(decodedPath(path) == nil) }

  @Test func aPlusInAParameterIsASpace() { #expect(decodedParameter("a+b%2Bc") == "a b+c") }
}

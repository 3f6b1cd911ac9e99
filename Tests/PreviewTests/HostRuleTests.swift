import Testing

@testable import Preview

struct HostRuleTests {
  private let rule = HostRule(servedOn: "preview.lan")

  @Test(arguments: [
    "localhost", "localhost:1414", "LOCALHOST", "docs.localhost:80", "127.0.0.1:1414", "[::1]:1414",
    "192.168.0.7", "preview.lan:1414",
  ])
  func ownNamesAndAddressesAreAllowed(host: String) { #expect(rule.allows(host)) }

  @Test(arguments: [
    nil, "", "evil.example", "evil.example:1414", "127.0.0.1.evil.example", "localhost.evil.example", "1.2.3",
    "256.0.0.1", "[evil.example]", "notlocalhost",
  ])
  func foreignNamesAreNot(host: String?) { #expect(!rule.allows(host)) }

  @Test func pagesOfOtherSitesAreToldByTheirOrigin() {
    #expect(rule.allows(origin: nil))
    #expect(rule.allows(origin: "http://127.0.0.1:1414"))
    #expect(!rule.allows(origin: "http://evil.example"))
    #expect(!rule.allows(origin: "null"))
  }
}

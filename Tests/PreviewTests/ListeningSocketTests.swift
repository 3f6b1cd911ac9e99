import Testing

@testable import Preview

struct ListeningSocketTests {
  @Test func aPortThatIsTakenIsAnError() throws {
    let first = try ListeningSocket(host: "127.0.0.1", port: 0)
    let port = first.port
    #expect(throws: ServeError.portTaken(port)) {
      _ = try ListeningSocket(host: "127.0.0.1", port: port)
    }
    #expect(first.port > 0)
  }

  @Test func anAddressOfAnotherMachineIsAnError() {
    // An address that is kept for documentation, and so nobody's.
    #expect(throws: ServeError.unknownHost("192.0.2.1")) {
      _ = try ListeningSocket(host: "192.0.2.1", port: 0)
    }
  }

  @Test func aNameOfNoMachineIsAnError() {
    #expect(throws: ServeError.unknownHost("no.such.name.invalid")) {
      _ = try ListeningSocket(host: "no.such.name.invalid", port: 0)
    }
  }
}

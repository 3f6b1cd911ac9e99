import Testing

@testable import Diagnostics

struct SyntaxWordingTests {
  @Test func invalidUTF8SaysWhichByteAndWhatToDo() {
    let place = Place(path: "a.md", line: 3, column: 12)
    let diagnostic = Diagnostic.invalidUTF8(byte: 0xE9, offset: 28, likelyEncoding: "Windows-1252", at: place)
    #expect(diagnostic.message == "byte 28 of the file, 0xE9, is not UTF-8")
    #expect(diagnostic.fix == "save the file as UTF-8 (it looks like Windows-1252)")
  }
}

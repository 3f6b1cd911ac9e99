import Testing

@testable import Content

@Suite struct ByteSearchTests {
  private let bytes = Array("a:b:c".utf8)

  @Test(arguments: [(0, 1), (1, 1), (2, 3), (3, 3), (4, nil), (5, nil), (9, nil)])
  func byteIsFoundAtOrAfterAnOffset(start: Int, index: Int?) {
    #expect(bytes.span.firstIndex(of: UInt8(ascii: ":"), from: start) == index)
    #expect([UInt8]().span.firstIndex(of: UInt8(ascii: ":")) == nil)
  }

  @Test(arguments: [(0, true), (2, false), (-1, false), (3, false), (7, false)])
  func textIsThereOnlyAsAWhole(offset: Int, isThere: Bool) {
    #expect(bytes.span.has("a:b", at: offset) == isThere)
  }
}

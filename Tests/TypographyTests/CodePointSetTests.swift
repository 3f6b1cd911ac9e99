import Testing

@testable import Typography

@Suite struct CodePointSetTests {
  @Test func holdsWhatWasInserted() {
    var set = CodePointSet()
    #expect(set.isEmpty)
    let values: [UInt32] = [0, 63, 64, 255, 256, 0xFFFF, 0x1F600, 0x10FFFF]
    for value in values { set.insert(value) }
    #expect(set.codePoints == values)
    #expect(set.count == values.count)
    #expect(!set.contains(1) && !set.contains(0x1F601) && !set.contains(.max))
  }

  @Test func equalSetsNeedNoEqualHistory() {
    var a = CodePointSet(["z", "日"])
    var b = CodePointSet(["日"])
    #expect(a != b)
    b.formUnion(CodePointSet(["z"]))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    a = a.intersection(CodePointSet(["日", "y"]))
    #expect(a.codePoints == [0x65E5])
  }
}

import Testing

@testable import Content

@Suite struct UTF8CheckTests {
  private func agrees(_ bytes: [UInt8]) -> Bool {
    let isValid = (try? UTF8Span(validating: bytes.span)) != nil
    return UTF8Check.isValid(bytes.span) == isValid
      && (UTF8Check.answer(bytes.span) == .ascii) == bytes.allSatisfy { $0 < 0x80 }
      && String(utf8: bytes) == String(decoding: bytes, as: UTF8.self)
  }

  @Test func everyFirstPairOfBytesIsJudgedAsByTheStandardLibrary() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for rest: [UInt8] in [[], [0x80], [0xBF, 0x80], [0x80, 0xC0], [0x41, 0x80], [0xBF, 0xBF, 0x41]] {
          if !agrees([first, second] + rest) { Issue.record("\([first, second] + rest)") }
        }
      }
    }
  }

  @Test func everyScalarIsValidAtEveryPlaceInAWord() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(repeating: "a", count: Int(value % 9)) + String(scalar) + "bcdefgh"
      if !UTF8Check.isValid(text.utf8Span.span) { Issue.record("\(value)") }
    }
  }

  @Test func randomBytesAreJudgedAsByTheStandardLibrary() {
    var random = SystemRandomNumberGenerator()
    let parts: [[UInt8]] = [
      Array("ascii text".utf8), Array("é".utf8), Array("日".utf8), Array("😀".utf8), [0x80], [0xC3],
      [0xE3, 0x81],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x00],
    ]
    for _ in 0..<5_000 {
      let wrong = Bool.random(using: &random) ? parts.count : 4
      let bytes = (0..<12).flatMap { _ in parts[Int.random(in: 0..<wrong, using: &random)] }
      if !agrees(bytes) { Issue.record("\(bytes)") }
    }
  }
}

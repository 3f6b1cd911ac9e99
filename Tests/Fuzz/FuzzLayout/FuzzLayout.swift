import FuzzDriver
import SiteBuild

/// Feeds arbitrary bytes to `tagcloud layout`: every line gets one answer, a refusal or a geometry, never a trap.
@main
enum FuzzLayout {
  static func main() {
    unsafe runFuzzTarget { bytes, count in
      unsafe FuzzLayout.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }

  private static func check(_ input: [UInt8]) {
    // Measuring has a fuzz target of its own, and fontconfig is too slow to be asked millions of times.
    if input.contains(text: "\"tags\"") { return }
    var service = LayoutService()
    for request in LayoutService.requests(in: input) {
      let answer = service.answer(request)
      precondition(answer.line.hasPrefix("{") && answer.line.hasSuffix("}"), "an answer that is no object")
      precondition(answer.isRefused == answer.line.hasPrefix("{\"error\":"), "a refusal that does not say so")
      precondition(service.answer(request).line == answer.line, "the same question, another answer")
    }
  }
}

extension [UInt8] {
  fileprivate func contains(text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0...(count - length)).contains { start in
      unsafe self[start..<(start + length)].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
    }
  }
}

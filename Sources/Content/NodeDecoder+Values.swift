import Diagnostics

/// Single values. Null is silently nothing, so that an empty key is as good as none.
extension NodeDecoder {
  /// Text in any spelling.
  mutating func string(_ node: Node, key: String) -> String? {
    if let text = node.text { return text }
    if !node.isNull { reportWrongType(key, node, expected: "text") }
    return nil
  }

  /// An address that runs no script.
  mutating func safeAddress(_ node: Node, key: String) -> String? {
    guard let address = string(node, key: key), !address.isEmpty else { return nil }
    guard Address.isSafe(address) else {
      report(.unsafeLink(address, severity: .error, at: place(node.mark)))
      return nil
    }
    return address
  }

  /// One text or a list of texts.
  mutating func strings(_ node: Node, key: String) -> [String]? {
    guard let items = node.items else { return string(node, key: key).map { [$0] } }
    return items.compactMap { string($0, key: key) }
  }

  /// `true` or `false`, and YAML's `yes`, `no`, `on` and `off`.
  mutating func boolean(_ node: Node, key: String) -> Bool? {
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      if !node.isNull { reportWrongType(key, node, expected: "true or false") }
      return nil
    }
  }

  /// A finite number.
  mutating func number(
    _ node: Node, key: String,
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude...(.greatestFiniteMagnitude),
    expected: String = "a number"
  ) -> Double? {
    guard let text = node.text else {
      if !node.isNull { reportWrongType(key, node, expected: expected) }
      return nil
    }
    return number(text[...], of: node, key: key, in: range, expected: expected)
  }

  /// A length in CSS px: a finite number, with `px` or without.
  mutating func length(
    _ node: Node, key: String, in range: ClosedRange<Double> = 0...Self.maximumLength
  ) -> Double? {
    let expected = range.lowerBound == 0 ? "a length in px from 0, such as 8" : "a length in px, such as 8"
    guard let text = node.text else {
      if !node.isNull { reportWrongType(key, node, expected: expected) }
      return nil
    }
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    return number(digits, of: node, key: key, in: range, expected: expected)
  }

  /// The number of a length, silently.
  func pixels(_ node: Node) -> Double? {
    node.text.flatMap { DecimalNumber.parse($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }
  }

  /// A whole number.
  mutating func integer(_ node: Node, key: String, in range: ClosedRange<Int>, expected: String) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, key: key, in: bounds, expected: expected) else { return nil }
    guard let whole = Int(exactly: number) else {
      report(.outOfRange(key: key, found: describe(node), expected: expected, at: place(node.mark)))
      return nil
    }
    return whole
  }

  /// A count: a whole number from 0.
  mutating func count(_ node: Node, key: String) -> Int? {
    integer(node, key: key, in: 0...1_000_000, expected: "a whole number from 0")
  }

  /// One of a set of words, in any case, with `_` for `-`.
  mutating func choice<Value>(_ node: Node, key: String, among choices: [(String, Value)]) -> Value? {
    guard let text = node.text else {
      let words = choices.map(\.0).joined(separator: ", ")
      if !node.isNull { reportWrongType(key, node, expected: "one of \(words)") }
      return nil
    }
    let word = text.lowercased().replacing("_", with: "-")
    if let choice = choices.first(where: { $0.0 == word }) { return choice.1 }
    report(.unknownValue(text, key: key, known: choices.map(\.0), at: place(node.mark)))
    return nil
  }

  /// One of the cases of an enumeration of words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: Node, key: String) -> Value? {
    choice(node, key: key, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  mutating func reportWrongType(_ key: String, _ node: Node, expected: String) {
    report(.wrongType(key: key, found: describe(node), expected: expected, at: place(node.mark)))
  }

  /// A node as a part of a sentence: "the text 'x'", "a list".
  func describe(_ node: Node) -> String {
    switch node.value {
    case .null: "empty"
    case .plain(let text) where DecimalNumber.parse(text[...]) != nil: "the number \(text)"
    case .plain(let text), .quoted(let text): "the text '\(text)'"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// No length that anybody means is larger.
  static let maximumLength = 1_000_000.0

  private mutating func number(
    _ digits: Substring, of node: Node, key: String, in range: ClosedRange<Double>, expected: String
  ) -> Double? {
    guard let number = DecimalNumber.parse(digits) else {
      reportWrongType(key, node, expected: expected)
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange(key: key, found: describe(node), expected: expected, at: place(node.mark)))
      return nil
    }
    return number
  }
}

/// Numbers as authors write them: digits with a sign, a point and an exponent, and nothing else.
enum DecimalNumber {
  /// The number, which is finite, or `nil`.
  static func parse(_ text: Substring) -> Double? {
    var digits = text.utf8
    if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    guard let first = digits.first, isDigit(first) || first == UInt8(ascii: ".") else { return nil }
    let isPlain = digits.allSatisfy { isDigit($0) || ".eE+-".utf8.contains($0) }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

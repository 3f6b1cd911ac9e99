/// The value of a mathematical expression in CSS (Values and Units 4, section 10): a number or a length in CSS px.
enum CSSLength {
  case number(Double)
  case length(Double)

  /// Computes an expression whose custom properties are put in.
  ///
  /// - Parameters:
  ///   - em: the font size in CSS px.
  ///   - lineHeight: the line height in CSS px; `nil` where it is an error.
  ///   - percent: what 100 % are of, in CSS px; `nil` where percentages are an error.
  init(_ text: String, em: Double, lineHeight: Double? = nil, percent: Double?) throws {
    var parser = Parser(
      text: text, rest: Array(text.utf8)[...], em: em, lineHeight: lineHeight, percent: percent)
    self = try parser.value()
    parser.skipBlanks()
    guard parser.rest.isEmpty else { throw parser.error }
  }

  /// The length in CSS px; 0 is the only number that is one, and only outside of functions.
  var px: Double {
    get throws {
      switch self {
      case .length(let px): return px
      case .number(0): return 0
      case .number(let number): throw StyleSheetText.Unreadable("\(number) is no length")
      }
    }
  }
}

private struct Parser {
  let text: String
  var rest: ArraySlice<UInt8>
  let em: Double
  let lineHeight: Double?
  let percent: Double?

  var error: StyleSheetText.Unreadable { .init("\(text) at “\(String(decoding: rest, as: UTF8.self))”") }

  mutating func skipBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  private mutating func skip(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Terms joined by `+` and `-`, which need blanks around them.
  mutating func sum() throws -> CSSLength {
    var sum = try product()
    while true {
      if skip(" + ") {
        sum = try combine(sum, product(), +)
      } else if skip(" - ") {
        sum = try combine(sum, product(), -)
      } else {
        return sum
      }
    }
  }

  private mutating func product() throws -> CSSLength {
    var product = try value()
    while true {
      skipBlanksBefore("*/")
      if skip("*") {
        product = try scale(product, value())
      } else if skip("/") {
        guard case .number(let divisor) = try value(), divisor != 0 else { throw error }
        product = try scale(product, .number(1 / divisor))
      } else {
        return product
      }
    }
  }

  private mutating func skipBlanksBefore(_ operators: String) {
    let next = rest.drop { $0 == UInt8(ascii: " ") }
    if let first = next.first, operators.utf8.contains(first) { rest = next }
  }

  /// A number, or an expression in parentheses or a function.
  mutating func value() throws -> CSSLength {
    skipBlanks()
    if skip("calc(") || skip("(") { return try arguments(reduce: nil) }
    if skip("min(") { return try arguments(reduce: min) }
    if skip("max(") { return try arguments(reduce: max) }
    if skip("mod(") { return try arguments { $0 - ($0 / $1).rounded(.down) * $1 } }
    if skip("round(down,") { return try arguments { ($0 / $1).rounded(.down) * $1 } }
    return try number()
  }

  private mutating func arguments(reduce: ((Double, Double) -> Double)?) throws -> CSSLength {
    skipBlanks()
    var result = try sum()
    skipBlanks()
    while let reduce, skip(",") {
      skipBlanks()
      result = try combine(result, sum(), reduce)
      skipBlanks()
    }
    guard skip(")") else { throw error }
    return result
  }

  private mutating func number() throws -> CSSLength {
    let digits = rest.prefix { "+-.0123456789".utf8.contains($0) }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { throw error }
    rest = rest[digits.endIndex...]
    if skip("em") { return .length(number * em) }
    if let lineHeight, skip("lh") { return .length(number * lineHeight) }
    if skip("%") {
      guard let percent else { throw error }
      return .length(number / 100 * percent)
    }
    if let next = rest.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= next { throw error }
    return .number(number)
  }

  private func combine(
    _ a: CSSLength, _ b: CSSLength, _ operation: (Double, Double) -> Double
  ) throws -> CSSLength {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(operation(a, b))
    case (.length(let a), .length(let b)): .length(operation(a, b))
    case (.number, .length), (.length, .number): throw error
    }
  }

  private func scale(_ a: CSSLength, _ b: CSSLength) throws -> CSSLength {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a * b)
    case (.length(let length), .number(let factor)), (.number(let factor), .length(let length)):
      .length(length * factor)
    case (.length, .length): throw error
    }
  }
}

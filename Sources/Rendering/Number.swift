/// Numbers as CSS and JSON write them: a point, no exponent, no trailing zeros, whatever the locale.
enum Number {
  /// Formats a value to the given number of decimals, rounded to nearest; it must be below 9e18.
  static func text(_ value: Double, decimals: Int = 10) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a value, formatted so.
  static func append(_ value: Double, decimals: Int = 10, to bytes: inout [UInt8]) {
    precondition(value.magnitude < 9e18, "a number too large to print")
    if value == value.rounded() { return append(Int(value), to: &bytes) }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    var whole = value.magnitude.rounded(.down)
    var part = ((value.magnitude - whole) * scale).rounded()
    if part == scale { (whole, part) = (whole + 1, 0) }
    if value < 0, whole > 0 || part > 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt(whole), to: &bytes)
    if part > 0 { appendFraction(UInt(part), decimals: decimals, to: &bytes) }
  }

  /// Appends a whole number.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(value.magnitude, to: &bytes)
  }

  /// A length in CSS px as units of 1/64 px, the whole number that the generated style sheets count in.
  static func sixtyFourths(_ length: Double) -> String { text(length * 64, decimals: 4) }
}

extension Number {
  private static func append(_ value: UInt, to bytes: inout [UInt8]) {
    if value > 9 { append(value / 10, to: &bytes) }
    bytes.append(digit(value % 10))
  }

  /// The point and what follows it.
  private static func appendFraction(_ part: UInt, decimals: Int, to bytes: inout [UInt8]) {
    var (part, decimals) = (part, decimals)
    while part % 10 == 0 { (part, decimals) = (part / 10, decimals - 1) }
    bytes.append(UInt8(ascii: "."))
    let start = bytes.count
    for _ in 0..<decimals { bytes.append(UInt8(ascii: "0")) }
    for index in (start..<bytes.count).reversed() {
      bytes[index] = digit(part % 10)
      part /= 10
    }
  }

  private static func digit(_ value: UInt) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
}

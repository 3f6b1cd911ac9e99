/// Numbers as CSS and JSON write them: a point, no exponent, no trailing zeros, whatever the locale.
enum Number {
  /// Formats a value to the given number of decimals, rounded to nearest; it must be below 9e18.
  static func text(_ value: Double, decimals: Int = 10) -> String {
    precondition(value.magnitude < 9e18, "a number too large to print")
    if value == value.rounded() { return String(Int64(value)) }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    var whole = value.magnitude.rounded(.down)
    var part = ((value.magnitude - whole) * scale).rounded()
    if part == scale { (whole, part) = (whole + 1, 0) }
    var text = value < 0 && (whole > 0 || part > 0) ? "-" : ""
    text += String(Int64(whole))
    appendFraction(Int64(part), decimals: decimals, to: &text)
    return text
  }

  /// A length in CSS px as units of 1/64 px, the whole number that the generated style sheets count in.
  static func sixtyFourths(_ length: Double) -> String { text(length * 64, decimals: 4) }
}

extension Number {
  /// The point and what follows it, if anything does.
  private static func appendFraction(_ part: Int64, decimals: Int, to text: inout String) {
    if part == 0 { return }
    var (part, decimals) = (part, decimals)
    while part % 10 == 0 { (part, decimals) = (part / 10, decimals - 1) }
    let digits = String(part)
    text += "."
    for _ in digits.utf8.count..<decimals { text += "0" }
    text += digits
  }
}

/// Numbers as CSS and JSON write them: a point, no exponent, no trailing zeros, whatever the locale.
enum Number {
  /// Formats a value to the given number of decimals, rounded to nearest.
  ///
  /// A value above 9e8 gets as many as fit into 63 bits with it, which is as many as it has. It must be below 9e18.
  static func text(_ value: Double, decimals: Int = 10) -> String {
    var decimals = decimals
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    while decimals > 0, (value * scale).magnitude >= 9e18 {
      decimals -= 1
      scale /= 10
    }
    let scaled = (value * scale).rounded()
    precondition(scaled.magnitude < 9e18, "a number too large to print")
    return text(scaledInteger: Int64(scaled), decimals: decimals)
  }

  /// A length in CSS px as units of 1/64 px, the whole number that the generated style sheets count in.
  static func sixtyFourths(_ length: Double) -> String { text(length * 64, decimals: 4) }
}

extension Number {
  private static func text(scaledInteger: Int64, decimals: Int) -> String {
    var digits = String(scaledInteger.magnitude)
    if decimals > 0 {
      if digits.utf8.count <= decimals {
        digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
      }
      var fraction = digits.suffix(decimals)
      let whole = digits.dropLast(decimals)
      while fraction.last == "0" { fraction = fraction.dropLast() }
      digits = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
    }
    return scaledInteger < 0 && digits != "0" ? "-" + digits : digits
  }
}

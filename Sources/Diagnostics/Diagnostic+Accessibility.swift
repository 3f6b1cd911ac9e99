/// What makes a cloud hard to use.
extension Diagnostic {
  /// Text that stands out too little from its chip.
  ///
  /// - Parameters:
  ///   - ratio: the contrast ratio, at the worst point of a gradient.
  ///   - scheme: on which pages, "light" or "dark"; `nil` for both.
  ///   - better: the nearest colour that would do.
  public static func lowContrast(
    of label: String, ratio: Double, needed: Double, scheme: String?, better: String?, at place: Place
  ) -> Diagnostic {
    let pages = scheme.map { " on \($0) pages" } ?? ""
    let needed = needed == needed.rounded() ? "\(Int(needed))" : "\(needed)"
    return Diagnostic(
      .warning, "low-contrast", at: place,
      "the text of '\(label)' has a contrast of \(hundredths(ratio)) with its chip\(pages); \(needed) is needed",
      fix: better.map { "use the text colour \($0), or another background" } ?? "use another background")
  }

  /// A chip that is too small to be hit.
  public static func smallTarget(
    _ label: String, width: Double, height: Double, least: Double, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "small-target", at: place,
      "the chip '\(label)' is \(hundredths(width)) px wide and \(hundredths(height)) px high; "
        + "what readers tap needs \(hundredths(least))",
      fix: "raise its padding, size, min-width or min-height")
  }

  /// A chip that is lower than one line of its label.
  public static func lowChip(
    _ label: String, key: String, limit: Double, needed: Double, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "low-chip", at: place,
      "the chip '\(label)' has a \(key) of \(hundredths(limit)) px; one line with its padding needs "
        + "\(hundredths(needed))", fix: "raise \(key), or lower its padding, size or line-height")
  }

  /// A number with two decimals at most, rounded down so that it never looks like enough.
  static func hundredths(_ number: Double) -> String {
    let whole = Int((number * 100).rounded(.down))
    if whole % 100 == 0 { return "\(whole / 100)" }
    let digits = "\(whole % 100)"
    return "\(whole / 100)." + (whole % 100 < 10 ? "0" : "")
      + (whole % 10 == 0 ? String(digits.dropLast()) : digits)
  }
}

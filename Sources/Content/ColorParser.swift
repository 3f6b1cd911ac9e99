import TagModel

/// Reads CSS colours: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, names
/// and `transparent` (CSS Color 4, in sRGB).
enum ColorParser {
  /// The colour, or `nil` when the text is none; letters may have any case.
  static func parse(_ text: String) -> Color? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return .transparent }
    if let rgb = NamedColors.all[text] { return Color(rgb) }
    return function(text)
  }
}

extension ColorParser {
  private static func hexadecimal(_ digits: Substring) -> Color? {
    guard digits.utf8.allSatisfy({ isHexadecimal($0) }), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    func nibble(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 15) * 17 }
    return switch digits.utf8.count {
    case 3: Color(red: nibble(8), green: nibble(4), blue: nibble(0))
    case 4: Color(red: nibble(12), green: nibble(8), blue: nibble(4), alpha: nibble(0))
    case 6: Color(value)
    case 8: Color(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    default: nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66
  }

  /// `name(a, b, c)`, `name(a, b, c, alpha)`, `name(a b c)` or `name(a b c / alpha)`.
  private static func function(_ text: String) -> Color? {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    guard let parts = arguments(inner), let alpha = parts.count == 4 ? share(parts[3], of: 1) : 1 else {
      return nil
    }
    switch text[..<open] {
    case "rgb", "rgba":
      guard let red = share(parts[0], of: 255), let green = share(parts[1], of: 255),
        let blue = share(parts[2], of: 255)
      else { return nil }
      return color(red, green, blue, alpha)
    case "hsl", "hsla":
      guard let hue = hue(parts[0]), let saturation = percentage(parts[1]),
        let lightness = percentage(parts[2])
      else { return nil }
      return fromHSL(hue, saturation, lightness, alpha)
    default: return nil
    }
  }

  private static func arguments(_ inner: Substring) -> [Substring]? {
    let isOld = inner.contains(",")
    if isOld {
      let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
      return parts.count == 3 || parts.count == 4 ? parts : nil
    }
    let halves = inner.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let parts = halves[0].split(separator: " ")
    return parts.count == 3 ? parts + halves.dropFirst().map(trimmed) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A number, or a percentage of `whole`, held between 0 and `whole`.
  private static func share(_ text: Substring, of whole: Double) -> Double? {
    if text.last == "%" { return percentage(text).map { $0 * whole } }
    return DecimalNumber.parse(text).map { min(max($0, 0), whole) }
  }

  private static func percentage(_ text: Substring) -> Double? {
    guard text.last == "%" else { return nil }
    return DecimalNumber.parse(text.dropLast()).map { min(max($0 / 100, 0), 1) }
  }

  /// An angle in degrees, from 0 up to 360.
  private static func hue(_ text: Substring) -> Double? {
    let digits = text.hasSuffix("deg") ? text.dropLast(3) : text
    guard let degrees = DecimalNumber.parse(digits)?.truncatingRemainder(dividingBy: 360) else { return nil }
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color {
    Color(
      red: UInt8(red.rounded()), green: UInt8(green.rounded()), blue: UInt8(blue.rounded()),
      alpha: UInt8((alpha * 255).rounded()))
  }

  /// The conversion of CSS Color 4, section 7.1.
  private static func fromHSL(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double
  ) -> Color {
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return 255 * (lightness - reach * max(-1, min(k - 3, 9 - k, 1)))
    }
    return color(channel(0), channel(8), channel(4), alpha)
  }
}

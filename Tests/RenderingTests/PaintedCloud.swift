import TagLayout

@testable import Rendering

/// Where a browser paints a cloud's list, chips and control, computed from the text of its style sheets.
struct PaintedCloud {
  /// What a rule can be about.
  enum Element: Hashable {
    case root, list, control
    /// A chip, counted from 1.
    case chip(Int)
  }

  let rules: [StyleSheetText.Rule]
  /// The selectors of the root element: its class and its id.
  let roots: [String]
  /// The container's width in CSS px.
  let width: Double
  /// Whether the control shows hidden chips.
  let isOpen: Bool
  let isMirrored: Bool

  /// The default font size, which the cloud's root has.
  private static let em = 16.0
  /// What `assets/cloud.css` says about the root element.
  private static let base = ["--u": ".0009765625em"]

  init(
    _ cloud: ArrangedCloud, _ sheet: StyleSheetText, class name: String, width: Double, isOpen: Bool = false
  ) {
    rules = sheet.rules
    roots = ["." + name, cloud.selector]
    self.width = width
    self.isOpen = isOpen
    isMirrored = cloud.layout.textDirection == .rightToLeft
  }

  /// The size of the list; `nil` where the browser decides.
  func listSize() throws -> Size? {
    let style = try style(of: .list)
    guard style["display"] == "block", style["height"] != nil else { return nil }
    return Size(width: try listWidth(style), height: try px("height", style, percent: nil))
  }

  /// The frame of a chip, or `nil` for one that is not shown.
  func frame(ofChip index: Int) throws -> Frame? { try frame(of: .chip(index + 1)) }

  /// The frame of the control, or `nil` where it is not shown.
  func controlFrame() throws -> Frame? {
    try style(of: .control)["display"] == "block" ? try frame(of: .control) : nil
  }
}

extension PaintedCloud {
  private func frame(of element: Element) throws -> Frame? {
    let style = try style(of: element)
    if style["display"] == "none" { return nil }
    let room = try listWidth(self.style(of: .list))
    var width = try px("width", style, percent: room)
    // All list items have `max-width: 100%`.
    if element != .control { width = min(width, room) }
    let start = try px("inset-inline-start", style, percent: room)
    return Frame(
      x: isMirrored ? room - start - width : start, y: try px("top", style, percent: nil), width: width,
      height: try px("height", style, percent: nil))
  }

  private func listWidth(_ style: [String: String]) throws -> Double {
    style["width"] == nil ? width : try px("width", style, percent: width)
  }

  private func px(_ property: String, _ style: [String: String], percent: Double?) throws -> Double {
    guard let value = style[property] else { throw StyleSheetText.Unreadable("no \(property)") }
    return try CSSLength(Self.substituted(value, style), em: Self.em, percent: percent).px
  }

  /// Puts custom properties in, as tokens.
  private static func substituted(_ value: String, _ style: [String: String]) throws -> String {
    var text = ""
    var rest = value[...]
    while let start = rest.firstRange(of: "var(") {
      text += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: ")") else {
        throw StyleSheetText.Unreadable(value)
      }
      let parts = rest[start.upperBound..<end].split(separator: ",", maxSplits: 1)
      guard let known = style[String(parts[0])] ?? parts.dropFirst().first.map(String.init) else {
        throw StyleSheetText.Unreadable("\(parts[0]) has no value")
      }
      text += try substituted(known, style)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// The declarations that hold for an element, inherited custom properties among them.
  private func style(of element: Element) throws -> [String: String] {
    var style: [String: String] =
      switch element {
      case .root: Self.base
      case .list, .control: try self.style(of: .root).filter { $0.key.hasPrefix("--") }
      case .chip: try self.style(of: .list).filter { $0.key.hasPrefix("--") }
      }
    var strengths: [String: Int] = [:]
    for rule in rules where try rule.conditions.allSatisfy(holds) {
      guard let strength = try strength(of: rule.selector, on: element) else { continue }
      for (name, value) in rule.declarations where strength >= strengths[name, default: 0] {
        style[name] = value
        strengths[name] = strength
      }
    }
    return style
  }

  private func holds(_ condition: String) throws -> Bool {
    switch condition {
    case "@media not print", "@supports selector(:has(a))": return true
    default: break
    }
    guard condition.hasPrefix("@container("), condition.hasSuffix(")") else {
      throw StyleSheetText.Unreadable(condition)
    }
    let range = condition.dropFirst("@container(".count).dropLast()
    func length(_ text: some StringProtocol) throws -> Double {
      try CSSLength(String(text), em: Self.em, percent: nil).px
    }
    if range.hasPrefix("width>=") { return try width >= length(range.dropFirst(7)) }
    guard let middle = range.firstRange(of: "<=width<") else { throw StyleSheetText.Unreadable(condition) }
    let (from, to) = (range[..<middle.lowerBound], range[middle.upperBound...])
    return try length(from) <= width && width < length(to)
  }

  /// How specific a selector is that matches an element, or `nil` for one that does not match.
  private func strength(of selector: String, on element: Element) throws -> Int? {
    guard let root = roots.first(where: selector.hasPrefix) else { throw StyleSheetText.Unreadable(selector) }
    var rest = selector.dropFirst(root.count)
    var strength = root.hasPrefix("#") ? 10_000 : 100
    for (state, pseudoClass) in [(false, ":not(:has(>[open]))"), (true, ":has(>[open])")]
    where rest.hasPrefix(pseudoClass) {
      guard isOpen == state else { return nil }
      rest = rest.dropFirst(pseudoClass.count)
      strength += 100
    }
    guard let (matches, own) = Self.match(String(rest), element) else {
      throw StyleSheetText.Unreadable(selector)
    }
    return matches ? strength + own : nil
  }

  /// Whether the part below the root matches, and how specific it is.
  private static func match(_ path: String, _ element: Element) -> (matches: Bool, strength: Int)? {
    switch path {
    case "": return (element == .root, 0)
    case ">ul": return (element == .list, 1)
    case ">ul>li":
      if case .chip = element { return (true, 2) }
      return (false, 0)
    case ">.more": return (element == .control, 100)
    // What is inside of chips, and controls, has its own tests.
    case ">ul>li>*>*", ">ul::after": return (false, 0)
    case _ where path.hasPrefix(">.more bdi:"), _ where path.hasPrefix(">.heights>:"): return (false, 0)
    default: break
    }
    guard path.hasPrefix(">ul>:nth-child("), path.hasSuffix(")") else { return nil }
    guard let terms = NthChild(String(path.dropFirst(">ul>:nth-child(".count).dropLast())) else { return nil }
    guard case .chip(let position) = element else { return (false, 0) }
    return (terms.contains(position), 101)
  }
}

/// The argument of `:nth-child()` (Selectors 4, section 14.2): `b`, `n+b` or `an+b`.
private struct NthChild {
  let step: Int
  let offset: Int

  init?(_ text: String) {
    let parts = text.split(separator: "n", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let offset = Int(text) else { return nil }
      (step, self.offset) = (0, offset)
    case 2:
      guard let step = parts[0].isEmpty ? 1 : Int(parts[0]), let offset = Int(parts[1]) else { return nil }
      (self.step, self.offset) = (step, offset)
    default: return nil
    }
  }

  func contains(_ position: Int) -> Bool {
    if step == 0 { return position == offset }
    return position >= offset && (position - offset) % step == 0
  }
}

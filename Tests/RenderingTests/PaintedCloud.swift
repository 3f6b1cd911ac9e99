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

  /// A rule that holds at this width and in this state.
  private struct Rule {
    var target: Target
    /// How specific its selector is.
    var strength: Int
    var declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []
  private var listStyle: [String: String] = [:]
  /// The container's width in CSS px.
  let width: Double
  /// The line height of the root, as a multiple of its font size.
  let lineHeight: Double
  /// Whether the control shows hidden chips.
  let isOpen: Bool
  let isMirrored: Bool

  /// The default font size, which the cloud's root has.
  private static let em = 16.0
  /// What `assets/cloud.css` says about the root element.
  private static let base = ["--u": ".0009765625em"]

  init(
    _ cloud: ArrangedCloud, _ sheet: StyleSheetText, class name: String, width: Double,
    lineHeight: Double = 1, isOpen: Bool = false
  ) throws {
    self.width = width
    self.lineHeight = lineHeight
    self.isOpen = isOpen
    isMirrored = cloud.layout.textDirection == .rightToLeft
    var conditions: [[String]: Bool] = [:]
    for rule in sheet.rules {
      let isMet = try conditions[rule.conditions] ?? rule.conditions.allSatisfy(holds)
      conditions[rule.conditions] = isMet
      guard isMet,
        let (target, strength) = try target(of: rule.selector, roots: ["." + name, cloud.selector])
      else { continue }
      rules.append(Rule(target: target, strength: strength, declarations: rule.declarations))
    }
    listStyle = try style(of: .list)
  }

  /// The size of the list; `nil` where the browser decides.
  func listSize() throws -> Size? {
    guard listStyle["display"] == "block", listStyle["height"] != nil else { return nil }
    return Size(width: try listWidth(), height: try px("height", listStyle, percent: nil))
  }

  /// The frame of a chip, or `nil` for one that is not shown.
  func frame(ofChip index: Int) throws -> Frame? { try frame(of: .chip(index + 1)) }

  /// How wide the label's own box is inside of a chip without padding, in CSS px, and the count's.
  func labelAndCount(ofChip index: Int) throws -> (label: Double, count: Double) {
    let style = try style(of: .chip(index + 1))
    func px(_ value: String) throws -> Double {
      try CSSLength(Self.substituted(value, style), em: Self.em, percent: nil).px
    }
    return (
      try px("calc((var(--n,var(--w)) - var(--c,0))*var(--u))"), try px("calc(var(--c,0)*var(--u))")
    )
  }

  /// The frame of the control, or `nil` where it is not shown.
  func controlFrame() throws -> Frame? {
    try style(of: .control)["display"] == "block" ? try frame(of: .control) : nil
  }
}

extension PaintedCloud {
  private func frame(of element: Element) throws -> Frame? {
    let style = try style(of: element)
    if style["display"] == "none" { return nil }
    let room = try listWidth()
    var width = try px("width", style, percent: room)
    // All list items have `max-width: 100%`.
    if element != .control { width = min(width, room) }
    let start = try px("inset-inline-start", style, percent: room)
    return Frame(
      x: isMirrored ? room - start - width : start, y: try px("top", style, percent: nil), width: width,
      height: try px("height", style, percent: nil))
  }

  private func listWidth() throws -> Double {
    listStyle["width"] == nil ? width : try px("width", listStyle, percent: width)
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
      var depth = 1
      let end = rest[start.upperBound...].firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth == 0
      }
      guard let end else { throw StyleSheetText.Unreadable(value) }
      let parts = rest[start.upperBound..<end].split(separator: ",", maxSplits: 1)
      let own = style[String(parts[0])].flatMap { $0 == "initial" ? nil : $0 }
      guard let known = own ?? parts.dropFirst().first.map(String.init) else {
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
      case .chip: listStyle.filter { $0.key.hasPrefix("--") }
      }
    var strengths: [String: Int] = [:]
    for rule in rules where rule.target.contains(element) {
      for (name, value) in rule.declarations where rule.strength >= strengths[name, default: 0] {
        style[name] = value
        strengths[name] = rule.strength
      }
    }
    return style
  }

  private func holds(_ condition: String) throws -> Bool {
    if condition == "@media not print" || condition.hasPrefix("@supports") { return true }
    guard condition.hasPrefix("@container("), condition.hasSuffix(")") else {
      throw StyleSheetText.Unreadable(condition)
    }
    let range = condition.dropFirst("@container(".count).dropLast()
    // Browsers compare on their own grids, so that the hair by which ranges begin late is nothing to them.
    func length(_ text: some StringProtocol) throws -> Double {
      let px = try CSSLength(String(text), em: Self.em, lineHeight: lineHeight * Self.em, percent: nil).px
      return abs(px - width) < 1 / 1024 ? width : px
    }
    if range.hasPrefix("width>=") { return try width >= length(range.dropFirst(7)) }
    if range.hasPrefix("width<") { return try width < length(range.dropFirst(6)) }
    guard let middle = range.firstRange(of: "<=width<") else { throw StyleSheetText.Unreadable(condition) }
    let (from, to) = (range[..<middle.lowerBound], range[middle.upperBound...])
    return try length(from) <= width && width < length(to)
  }

  /// What a selector finds, and how specific it is; `nil` for one that finds nothing in this state, or nothing that
  /// has a place.
  private func target(of selector: String, roots: [String]) throws -> (Target, strength: Int)? {
    // Where the focus is, and in which direction pages read, moves nothing.
    if selector.contains(":focus-visible") || selector.hasSuffix(":dir(rtl)") { return nil }
    guard let root = roots.first(where: selector.hasPrefix) else { throw StyleSheetText.Unreadable(selector) }
    var path = selector.dropFirst(root.count)
    var strength = root.hasPrefix("#") ? 10_000 : 100
    for (state, pseudoClass) in [(false, ":not(:has(>[open]))"), (true, ":has(>[open])")]
    where path.hasPrefix(pseudoClass) {
      guard isOpen == state else { return nil }
      path = path.dropFirst(pseudoClass.count)
      strength += 100
    }
    switch path {
    case "": return (.element(.root), strength)
    case ">ul": return (.element(.list), strength + 1)
    case ">ul>li": return (.chips(NthChild(step: 1, offset: 1)), strength + 2)
    case ">.more": return (.element(.control), strength + 100)
    // What is inside of chips, and controls, has its own tests.
    case ">ul>li>:not(.custom)", ">ul::after": return nil
    case _ where path.hasSuffix(">bdi:not(.broken)"), _ where path.contains(">.broken>"): return nil
    case _ where path.contains(" .form:"): return nil
    case _ where path.hasPrefix(">.more bdi:"), _ where path.hasPrefix(">.heights>:"): return nil
    default: break
    }
    guard path.hasPrefix(">ul>:nth-child("), path.hasSuffix(")"),
      let chips = NthChild(String(path.dropFirst(">ul>:nth-child(".count).dropLast()))
    else { throw StyleSheetText.Unreadable(selector) }
    return (.chips(chips), strength + 101)
  }
}

/// What a selector finds.
private enum Target {
  case element(PaintedCloud.Element)
  case chips(NthChild)

  func contains(_ element: PaintedCloud.Element) -> Bool {
    switch (self, element) {
    case (.chips(let chips), .chip(let position)): chips.contains(position)
    case (.element(let own), _): own == element
    case (.chips, _): false
    }
  }
}

/// The argument of `:nth-child()` (Selectors 4, section 14.2): `b`, `n+b` or `an+b`.
private struct NthChild {
  let step: Int
  let offset: Int

  init(step: Int, offset: Int) { (self.step, self.offset) = (step, offset) }

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

import Diagnostics
import TagLayout
import TagModel

/// The options of a cloud, as documented.
enum CloudKey: String, DocumentKey {
  case alignment, direction, lines, distribution, placement, height, rows
  case maxHeight = "max-height"
  case rowAlignment = "row-alignment"
  case lastRow = "last-row"
  case gap, inset, breakpoints, mode, overflow, order, reverse, limit
  case minCount = "min-count"
  case include, exclude, scale
  case minSize = "min-size"
  case maxSize = "max-size"
  case ramp
  case showCount = "show-count"
  case selectable
  case selectionLimit = "selection-limit"
  case swipeSelect = "swipe-select"
  case filter
  case filterMatch = "filter-match"
  case reorderable, deletable
  case deleteButton = "delete-button"
  case runtime, action
  case dir, style

  static let context = "a cloud"
  static let unsupported = UnsupportedKeys.cloud
}

/// What a cloud on a page takes: its options, and where its chips come from.
private enum CloudRequestKey: Hashable, Sendable, DocumentKey {
  case option(CloudKey)
  case source, taxonomy, tags, id, name, styles, preview

  init?(rawValue: String) {
    switch rawValue {
    case "source": self = .source
    case "taxonomy": self = .taxonomy
    case "tags": self = .tags
    case "id": self = .id
    case "name": self = .name
    case "styles": self = .styles
    case "preview": self = .preview
    default:
      guard let key = CloudKey(rawValue: rawValue) else { return nil }
      self = .option(key)
    }
  }

  var rawValue: String {
    switch self {
    case .option(let key): key.rawValue
    case .source: "source"
    case .taxonomy: "taxonomy"
    case .tags: "tags"
    case .id: "id"
    case .name: "name"
    case .styles: "styles"
    case .preview: "preview"
    }
  }

  static var allCases: [CloudRequestKey] {
    [.source, .taxonomy, .tags, .id, .name, .styles, .preview] + CloudKey.allCases.map { .option($0) }
  }

  static let context = "a cloud"
  static let unsupported = UnsupportedKeys.cloud
}

extension NodeDecoder {
  /// The options of clouds in general.
  mutating func cloudOptions(_ node: Node) -> [CloudDeclaration] {
    let members = members(node, of: CloudKey.self)
    warnOfSizes(members.map { ($0.key, $0.value) })
    return members.flatMap { declarations($0.key, $0.value) }
  }

  /// A cloud that a page asks for; `mark` is where the request stands.
  mutating func cloudRequest(_ node: Node, at mark: Node.Mark) -> CloudRequest {
    var request = CloudRequest(place: place(mark))
    let members = members(node, of: CloudRequestKey.self)
    warnOfSizes(members.compactMap { if case .option(let key) = $0.key { (key, $0.value) } else { nil } })
    for member in members {
      switch member.key {
      case .option(let key): request.declarations += declarations(key, member.value)
      case .source: request.source = source(member.value) ?? request.source
      case .taxonomy: request.taxonomy = string(member.value, key: "taxonomy")
      case .id, .name: request.name = cloudName(member) ?? request.name
      case .styles: request.styles = styleSheet(member.value, key: "styles")
      case .tags: request.source = .tags(tags(member.value, key: "tags"))
      case .preview: request.isPreviewed = boolean(member.value, key: "preview") ?? false
      }
    }
    if let tags = members.first(where: { $0.key == .tags }),
      let source = members.first(where: { $0.key == .source })
    {
      request.source = .tags(self.tags(ofRead: request.source) ?? [])
      report(.conflictingKeys("tags", "source", at: place(tags.mark), ignoredAt: place(source.mark)))
    }
    return request
  }
}

extension NodeDecoder {
  /// A direction; the inner `nil` stands for `auto`.
  mutating func textDirection(_ node: Node) -> TextDirection?? {
    choice(node, key: "dir", among: Self.textDirections)
  }

  private func tags(ofRead source: CloudRequest.Source) -> [Tag]? {
    if case .tags(let tags) = source { tags } else { nil }
  }

  private mutating func source(_ node: Node) -> CloudRequest.Source? {
    choice(node, key: "source", among: [("page", .page), ("site", .site), ("section", .section)])
  }

  /// A name that can be an id in HTML and a selector in CSS.
  private mutating func cloudName(_ member: DecodedMember<CloudRequestKey>) -> String? {
    guard let name = string(member.value, key: member.key.rawValue) else { return nil }
    let isName = name.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F
    }
    if isName, !name.isEmpty { return name }
    report(
      .outOfRange(
        key: member.key.rawValue, found: describe(member.value),
        expected: "letters a to z, digits, '-' and '_'",
        at: place(member.value.mark)))
    return nil
  }

  private mutating func declarations(_ key: CloudKey, _ node: Node) -> [CloudDeclaration] {
    switch key {
    case .alignment, .lastRow, .direction, .distribution, .placement, .rows, .rowAlignment, .mode, .overflow,
      .scale, .filter, .filterMatch, .dir:
      [choice(key, node)].compactMap { $0 }
    case .gap, .inset, .height, .maxHeight, .breakpoints, .minSize, .maxSize:
      [measure(key, node)].compactMap { $0 }
    case .order: order(node)
    case .ramp: ramp(node).map { [.ramp($0)] } ?? []
    case .selectable, .selectionLimit, .swipeSelect, .reorderable, .deletable, .deleteButton, .runtime:
      [interaction(key, node)].compactMap { $0 }
    case .lines, .reverse, .limit, .minCount, .include, .exclude, .showCount, .action, .style:
      [selection(key, node)].compactMap { $0 }
    }
  }

  private mutating func choice(_ key: CloudKey, _ node: Node) -> CloudDeclaration? {
    let name = key.rawValue
    return switch key {
    case .alignment: choice(node, key: name, among: Self.alignments).map { .alignment($0) }
    case .direction:
      choice(
        node, key: name,
        among: [("vertical", .direction(.vertical)), ("horizontal", .direction(.horizontal))])
    case .distribution:
      choice(
        node, key: name,
        among: [("row-major", .distribution(.rowMajor)), ("column-major", .distribution(.columnMajor))])
    case .lastRow: choice(node, key: name, among: Self.lastRows).map { .lastRow($0) }
    case .placement: choice(node, key: name, among: Self.placements).map { .placement($0) }
    case .rows:
      choice(node, key: name, among: [("greedy", .rows(.greedy)), ("balanced", .rows(.balanced))])
    case .rowAlignment: choice(node, key: name, among: Self.rowAlignments).map { .rowAlignment($0) }
    case .mode: choice(node, key: name).map { .mode($0) }
    case .overflow: choice(node, key: name).map { .overflow($0) }
    case .scale: choice(node, key: name).map { .scale($0) }
    case .filter: choice(node, key: name).map { .filter($0) }
    case .filterMatch: choice(node, key: name).map { .filterMatch($0) }
    default: textDirection(node).map { .textDirection($0) }
    }
  }

  private mutating func measure(_ key: CloudKey, _ node: Node) -> CloudDeclaration? {
    let name = key.rawValue
    switch key {
    case .gap:
      return gap(node, key: name).map { .gap(horizontal: $0.horizontal, vertical: $0.vertical) }
    case .inset: return sides(node, key: name).map { .inset($0) }
    case .height: return length(node, key: name).map { .height($0) }
    case .maxHeight: return length(node, key: name).map { .maxHeight($0) }
    case .breakpoints: return breakpoints(node).map { .breakpoints($0) }
    case .minSize: return length(node, key: name, in: 1...1000).map { .minSize($0) }
    default: return length(node, key: name, in: 1...1000).map { .maxSize($0) }
    }
  }

  private mutating func selection(_ key: CloudKey, _ node: Node) -> CloudDeclaration? {
    let name = key.rawValue
    return switch key {
    case .lines: count(node, key: name).map { .lines($0) }
    case .reverse: boolean(node, key: name).map { .reverse($0) }
    case .limit: count(node, key: name).map { .limit($0) }
    case .minCount: count(node, key: name).map { .minCount($0) }
    case .include: strings(node, key: name).map { .include($0) }
    case .exclude: strings(node, key: name).map { .exclude($0) }
    case .showCount: boolean(node, key: name).map { .showCount($0) }
    case .action: safeAddress(node, key: name).map { .action($0) }
    default: string(node, key: name).map { .style($0) }
    }
  }

  /// What readers can do with chips.
  private mutating func interaction(_ key: CloudKey, _ node: Node) -> CloudDeclaration? {
    let name = key.rawValue
    return switch key {
    case .selectionLimit: count(node, key: name).map { .selectionLimit($0) }
    case .selectable: boolean(node, key: name).map { .selectable($0) }
    case .swipeSelect: boolean(node, key: name).map { .swipeSelect($0) }
    case .reorderable: boolean(node, key: name).map { .reorderable($0) }
    case .deletable: boolean(node, key: name).map { .deletable($0) }
    case .deleteButton: boolean(node, key: name).map { .deleteButton($0) }
    default: boolean(node, key: name).map { .runtime($0) }
    }
  }

  /// An order, alone or with `reverse` after it, as in `count reverse`.
  private mutating func order(_ node: Node) -> [CloudDeclaration] {
    let words = node.items?.compactMap(\.text) ?? node.text?.split(separator: " ").map(String.init) ?? []
    guard words.count == 2, words[1] == "reverse" else {
      return choice(node, key: "order").map { [.order($0)] } ?? []
    }
    let first = Node(.plain(words[0]), at: node.mark)
    return choice(first, key: "order").map { [.order($0), .reverse(true)] } ?? []
  }

  /// `auto`, or one width or a list of them; they are sorted, and each is kept once.
  private mutating func breakpoints(_ node: Node) -> Breakpoints? {
    if node.text?.lowercased() == "auto" { return .auto }
    if node.isNull { return nil }
    if node.members != nil {
      reportWrongType("breakpoints", node, expected: "auto or a list of widths in px")
      return nil
    }
    let items = node.items ?? [node]
    let widths = items.compactMap { length($0, key: "breakpoints", in: 1...Self.maximumLength) }
    if items.isEmpty { reportWrongType("breakpoints", node, expected: "auto or at least one width in px") }
    return widths.isEmpty || widths.count < items.count ? nil : .widths(Set(widths).sorted())
  }

  private mutating func warnOfSizes(_ options: [(key: CloudKey, value: Node)]) {
    guard let low = options.first(where: { $0.key == .minSize })?.value,
      let high = options.first(where: { $0.key == .maxSize })?.value, let least = pixels(low),
      let most = pixels(high), least > most
    else { return }
    report(.minimumOverMaximum("min-size", "max-size", at: place(low.mark), maximumAt: place(high.mark)))
  }

  private static let alignments: [(String, Alignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("start", .start), ("end", .end),
    ("fill-space", .fillSpace), ("fill-width", .fillWidth), ("fill-width-except-last", .fillWidthExceptLast),
  ]

  private static let placements: [(String, VerticalPlacement)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
  ]

  private static let rowAlignments: [(String, RowAlignment)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("baseline", .baseline),
  ]

  private static let lastRows: [(String, LastRow)] = [
    ("auto", .auto), ("start", .start), ("center", .center), ("justify", .justify),
  ]

  private static let textDirections: [(String, TextDirection?)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft), ("auto", nil),
  ]
}

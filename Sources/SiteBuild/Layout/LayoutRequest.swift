import Content
import Diagnostics
import Rendering
import TagLayout

/// What one line of `tagcloud layout` asks for.
struct LayoutRequest {
  /// The sizes of the chips in the container that frames are asked for.
  var sizes: [Size] = []
  var options = LayoutOptions()
  var width = 0.0
  /// Whether a width was given; steps need none.
  var hasWidth = false
  /// The container widths between which steps are asked for.
  var stepRange: (from: Double, to: Double)?
  /// The measured chips, if sizes were not given, so that the answer must tell them.
  var measured: MeasuredCloud?

  /// Reads a line.
  init(json: ArraySlice<UInt8>, measuring measurement: inout LabelMeasurement) throws(LayoutRequestError) {
    let document = Node.parse(json: json, from: DocumentOrigin(path: "-"))
    guard let root = document.root else { throw LayoutRequestError(document.diagnostics) }
    guard let members = root.members else {
      throw LayoutRequestError(id: "not-an-object", message: "the line is not a JSON object")
    }
    for member in members where !["sizes", "tags", "style"].contains(member.key) {
      hasWidth = hasWidth || member.key == "containerWidth"
      try take(member)
    }
    guard hasWidth || options.direction == .horizontal || stepRange != nil else {
      throw LayoutRequestError(id: "missing-key", message: "the key \"containerWidth\" is missing")
    }
    switch (root["sizes"], root["tags"]) {
    case (let sizes?, nil): self.sizes = try Self.sizes(sizes)
    case (nil, let tags?):
      measured = try measurement.measure(tags: tags, style: root["style"], in: room)
      sizes = measured?.sizes(in: room(in: frameWidth)) ?? []
    case (nil, nil):
      throw LayoutRequestError(id: "missing-key", message: "the key \"sizes\" (or \"tags\") is missing")
    case (_?, _?):
      throw LayoutRequestError(id: "conflicting-keys", message: "\"sizes\" and \"tags\" exclude each other")
    }
  }

  /// The container that frames are asked for, in CSS px.
  var frameWidth: Double { hasWidth ? width : stepRange?.from ?? 0 }

  /// The steps that are asked for.
  func steps() throws(LayoutRefusal) -> WidthSteps? {
    guard let range = stepRange else { return nil }
    guard let measured else {
      return try widthSteps(of: sizes, options: options, from: range.from, to: range.to)
    }
    let insets = options.insets.horizontal
    return try widthSteps(options: options, from: range.from, to: range.to) { width, sizes in
      sizes = measured.sizes(in: room(in: width))
      return measured.roomForOtherSizes(than: room(in: width)) + insets
    }
  }
}

extension LayoutRequest {
  /// The room that a container leaves for a chip, in CSS px; containers of sideways clouds leave any.
  private func room(in width: Double) -> Double {
    options.direction == .horizontal ? .infinity : max(0, width - options.insets.horizontal)
  }

  /// The room that the containers leave that are asked for.
  private var room: ClosedRange<Double> {
    let widths = [frameWidth, stepRange?.from ?? frameWidth, stepRange?.to ?? frameWidth].filter { $0 >= 0 }
    return room(in: widths.min() ?? 0)...room(in: widths.max() ?? 0)
  }
}

/// Why a line gets no geometry.
struct LayoutRequestError: Error {
  /// A stable name in kebab case.
  var id: String
  /// What is wrong.
  var message: String

  /// The answer to the line.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.key("error")
      json.object { json in
        json.key("id")
        json.string(id)
        json.key("message")
        json.string(message)
      }
    }
    return json.text
  }
}

extension LayoutRequestError {
  init(_ refusal: LayoutRefusal) { self.init(id: refusal.id, message: refusal.message) }

  /// The first thing that is wrong with the text.
  fileprivate init(_ diagnostics: [Diagnostic]) {
    let first = diagnostics.min()
    let place = first?.place.map { "line \($0.line ?? 1), column \($0.column ?? 1): " } ?? ""
    self.init(id: first?.id ?? "malformed", message: place + (first?.message ?? "this is no JSON"))
  }

  fileprivate init(key: String, expected: String) {
    self.init(id: "wrong-type", message: "\"\(key)\" must be \(expected)")
  }
}

extension LayoutRequest {
  private static let keys = [
    "sizes", "tags", "style", "steps", "direction", "alignment", "distribution", "verticalPlacement",
    "rowAlignment", "rows", "dir",
    "lastRow", "lineLimit", "horizontalSpacing", "verticalSpacing", "inset", "containerWidth",
    "containerHeight",
    "overflowIndicator",
  ]

  private mutating func take(_ member: Node.Member) throws(LayoutRequestError) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "direction": options.direction = try Self.choice(value, key)
    case "alignment": options.alignment = try Self.choice(value, key)
    case "distribution": options.distribution = try Self.choice(value, key)
    case "verticalPlacement": options.placement = try Self.choice(value, key)
    case "rowAlignment": options.rowAlignment = try Self.choice(value, key)
    case "rows": options.rowBreaking = try Self.choice(value, key)
    case "lastRow": options.lastRow = try Self.choice(value, key)
    case "dir": options.textDirection = try Self.choice(value, key)
    case "lineLimit": options.lineLimit = try Self.integer(value, key)
    case "horizontalSpacing": options.horizontalSpacing = try Self.number(value, key)
    case "verticalSpacing": options.verticalSpacing = try Self.number(value, key)
    case "inset": options.insets = try Self.insets(value)
    case "containerWidth": width = try Self.number(value, key)
    case "containerHeight": options.containerHeight = try Self.number(value, key)
    case "steps": stepRange = try Self.range(value)
    case "overflowIndicator": options.indicator = OverflowIndicator(try Self.size(value, key))
    default:
      let hint = nearest(to: key, among: Self.keys).map { "; did you mean \"\($0)\"?" } ?? ""
      throw LayoutRequestError(id: "unknown-key", message: "there is no key \"\(key)\"\(hint)")
    }
  }

  private static func sizes(_ node: Node) throws(LayoutRequestError) -> [Size] {
    guard let items = node.items else {
      throw LayoutRequestError(key: "sizes", expected: "a list of [width, height]")
    }
    var sizes: [Size] = []
    sizes.reserveCapacity(items.count)
    for item in items { sizes.append(try size(item, "sizes[\(sizes.count)]")) }
    return sizes
  }

  /// `[width, height]`, or `[width, height, baseline]`.
  private static func size(_ node: Node, _ key: String) throws(LayoutRequestError) -> Size {
    guard let items = node.items, items.count == 2 || items.count == 3 else {
      throw LayoutRequestError(key: key, expected: "[width, height]")
    }
    return Size(
      width: try number(items[0], key), height: try number(items[1], key),
      baseline: items.count == 3 ? try number(items[2], key) : nil)
  }

  private static func insets(_ node: Node) throws(LayoutRequestError) -> Insets {
    guard let members = node.members else {
      let inset = try number(node, "inset")
      return Insets(top: inset, left: inset, bottom: inset, right: inset)
    }
    var insets = Insets()
    for member in members {
      let length = try number(member.value, "inset.\(member.key)")
      switch member.key {
      case "top": insets.top = length
      case "left": insets.left = length
      case "bottom": insets.bottom = length
      case "right": insets.right = length
      default: throw LayoutRequestError(key: "inset", expected: "a number, or top, left, bottom and right")
      }
    }
    return insets
  }

  /// `{"from": W, "to": W}`.
  private static func range(_ node: Node) throws(LayoutRequestError) -> (from: Double, to: Double) {
    guard let from = node["from"], let to = node["to"], node.members?.count == 2 else {
      throw LayoutRequestError(key: "steps", expected: "{\"from\": width, \"to\": width}")
    }
    return (try number(from, "steps.from"), try number(to, "steps.to"))
  }

  private static func number(_ node: Node, _ key: String) throws(LayoutRequestError) -> Double {
    guard case .plain(let text) = node.value, let number = Double(text) else {
      throw LayoutRequestError(key: key, expected: "a number")
    }
    return number
  }

  private static func integer(_ node: Node, _ key: String) throws(LayoutRequestError) -> Int {
    guard let number = Int(exactly: try number(node, key)) else {
      throw LayoutRequestError(key: key, expected: "a whole number")
    }
    return number
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, _ key: String
  ) throws(LayoutRequestError) -> Choice where Choice.RawValue == String {
    guard case .quoted(let text) = node.value, let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw LayoutRequestError(key: key, expected: "one of \(names)")
    }
    return choice
  }
}

import Diagnostics

/// Reads the settings object of a script, as far as it holds plain values; nothing is run.
///
/// What is an expression, a call or a template with something in it counts as null.
struct JavaScriptObject {
  private let bytes: [UInt8]
  private let origin: DocumentOrigin
  private var index = 0
  private var depth = 0
  /// How far lines are counted, which line that is in, and where it starts.
  private var (counted, line, lineStart) = (0, 1, 0)

  /// The first object after `=` or `default` that has an address, as the settings of a site must, else the first of all.
  static func parse(_ bytes: [UInt8], path: String) -> ParsedDocument {
    let origin = DocumentOrigin(path: path)
    var root = bytes.allSatisfy(\.isBlank) ? Node(.mapping([]), at: origin.mark(line: 1, column: 1)) : nil
    if bytes.count <= sizeLimit {
      var reader = JavaScriptObject(bytes: bytes, origin: origin)
      while let node = reader.nextObject() {
        root = root ?? node
        if node["url"] != nil || node["presets"] != nil {
          root = node
          break
        }
      }
    }
    return ParsedDocument(root: root, diagnostics: [], end: bytes.count)
  }

  /// No settings are longer.
  private static let sizeLimit = 1 << 20

  private init(bytes: [UInt8], origin: DocumentOrigin) {
    self.bytes = bytes
    self.origin = origin
  }
}

extension JavaScriptObject {
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isAt(_ text: String) -> Bool { bytes[min(index, bytes.count)...].starts(with: text.utf8) }

  private mutating func nextObject() -> Node? {
    var isAfterSign = false
    while let byte = current {
      if skipBlank() { continue }
      if byte == UInt8(ascii: "{"), isAfterSign { return value() }
      if string() != nil {
        isAfterSign = false
      } else if byte == UInt8(ascii: "=") {
        isAfterSign = true
        index += 1
      } else {
        let word = self.word()
        isAfterSign = word == "default"
        if word.isEmpty { index += 1 }
      }
    }
    return nil
  }

  /// Skips white space and comments.
  ///
  /// - Returns: whether there were any.
  @discardableResult private mutating func skipBlank() -> Bool {
    let start = index
    while let byte = current {
      if byte <= 0x20 {
        index += 1
      } else if isAt("//") {
        while let byte = current, byte != 0x0A { index += 1 }
      } else if isAt("/*") {
        while index < bytes.count, !isAt("*/") { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        break
      }
    }
    return index > start
  }

  private mutating func word() -> String {
    let start = index
    while let byte = current, byte >= 0x80 || byte == 0x24 || byte == 0x5F || Self.isAlphanumeric(byte) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }

  /// A text between quotes; a template with something in it is an empty one.
  private mutating func string() -> String? {
    guard let quote = current, [0x22, 0x27, 0x60].contains(quote) else { return nil }
    index += 1
    var text: [UInt8] = []
    var isTemplate = false
    while let byte = current, byte != quote {
      if quote == 0x60, isAt("${") { isTemplate = true }
      if byte == UInt8(ascii: "\\") { index += 1 }
      if let byte = current { text.append(byte) }
      index += 1
    }
    index = min(index + 1, bytes.count)
    return isTemplate ? "" : String(decoding: text, as: UTF8.self)
  }

  /// A value, up to the comma or the bracket after it.
  private mutating func value() -> Node {
    skipBlank()
    // What is cast to a type stands in parentheses.
    while current == UInt8(ascii: "(") {
      index += 1
      skipBlank()
    }
    let mark = mark()
    var value = Node.Value.null
    if depth < DocumentLimits.depth {
      depth += 1
      if let text = string() {
        value = .quoted(text)
      } else if current == UInt8(ascii: "{") {
        value = .mapping(members())
      } else if current == UInt8(ascii: "[") {
        value = .sequence(items())
      } else {
        let word = self.word()
        if word == "true" || word == "false" || Int(word) != nil { value = .plain(word) }
      }
      depth -= 1
    }
    if skipExpression(), case .quoted = value { value = .null }
    return Node(value, at: mark)
  }

  /// Where the reader is, which never goes back.
  private mutating func mark() -> Node.Mark {
    for offset in counted..<index where bytes[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    counted = max(counted, index)
    return origin.mark(line: line, column: index - lineStart + 1)
  }

  /// Skips what is left of an expression.
  ///
  /// - Returns: whether an operator or the like was.
  private mutating func skipExpression() -> Bool {
    var (depth, isMore) = (0, false)
    while let byte = current {
      if skipBlank() || string() != nil { continue }
      if depth == 0,
        [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ";")].contains(byte)
      {
        return isMore
      }
      if "{[(".utf8.contains(byte) { depth += 1 } else if "}])".utf8.contains(byte), depth > 0 { depth -= 1 }
      if "+.?".utf8.contains(byte) { isMore = true }
      index += 1
    }
    return isMore
  }

  private mutating func members() -> [Node.Member] {
    index += 1
    var members: [Node.Member] = []
    while true {
      skipBlank()
      guard let byte = current, byte != UInt8(ascii: "}") else { break }
      let mark = mark()
      let key = string() ?? word()
      skipBlank()
      if current == UInt8(ascii: ":"), !key.isEmpty {
        index += 1
        members.append(Node.Member(key: key, mark: mark, value: value()))
      } else {
        _ = skipExpression()
        if current == UInt8(ascii: "]") || current == UInt8(ascii: ";") { index += 1 }
      }
      if current == UInt8(ascii: ",") { index += 1 }
    }
    index = min(index + 1, bytes.count)
    return members
  }

  private mutating func items() -> [Node] {
    index += 1
    var items: [Node] = []
    while true {
      skipBlank()
      guard let byte = current, byte != UInt8(ascii: "]") else { break }
      items.append(value())
      if current == UInt8(ascii: ",") {
        index += 1
      } else if current != UInt8(ascii: "]") {
        index = min(index + 1, bytes.count)
      }
    }
    index = min(index + 1, bytes.count)
    return items
  }
}

/// What the values of a rendering have but for the words of their texts.
///
/// Mustache has no logic: which parts of a template show, and how often, goes by the names, the flags, the lengths of
/// lists and by which texts are there. A text's own words change nothing around it, unless it is blank: then the
/// library leaves out a line that has nothing else. So values of equal shape are rendered to the same text but for
/// the texts in it.
struct MustacheShape: Sendable {
  /// What is alike in all values of this shape.
  private(set) var key = Key()
  /// The texts that are not blank, in the order of the values.
  private(set) var texts: [String] = []
  /// Which of them is the one to mark.
  private(set) var marked: Int?

  /// A shape as bytes.
  struct Key: Hashable, Sendable {
    fileprivate(set) var bytes: [UInt8] = []

    func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  /// Takes the shape of other values; `name` is that of the outermost text to mark.
  mutating func take(_ values: MustacheObject, marking name: String?) {
    key.bytes.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    marked = nil
    for member in values.members {
      if member.name == name, case .text(let text) = member.value, !text.isMustacheBlank {
        marked = texts.count
      }
      add(member)
    }
  }

  private mutating func add(_ member: MustacheObject.Member) {
    key.bytes += member.name.utf8
    add(member.value)
  }

  private mutating func add(_ value: MustacheValue) {
    switch value {
    case .text(let text) where text.isMustacheBlank:
      key.bytes.append(Kind.blank)
      key.bytes += text.utf8
      key.bytes.append(Kind.end)
    case .text(let text):
      key.bytes.append(Kind.text)
      texts.append(text)
    case .flag(let flag): key.bytes.append(flag ? Kind.shown : Kind.hidden)
    case .list(let items):
      key.bytes.append(Kind.list)
      for item in items { add(item) }
      key.bytes.append(Kind.end)
    case .object(let object):
      key.bytes.append(Kind.object)
      for member in object.members { add(member) }
      key.bytes.append(Kind.end)
    }
  }

  /// Bytes that no name and no blank text has.
  private enum Kind {
    static let text: UInt8 = 0xF8
    static let blank: UInt8 = 0xF9
    static let shown: UInt8 = 0xFA
    static let hidden: UInt8 = 0xFB
    static let list: UInt8 = 0xFC
    static let object: UInt8 = 0xFD
    static let end: UInt8 = 0xFE
  }
}

extension MustacheObject {
  /// The same values, each text that is not blank replaced, in the order of a ``MustacheShape``.
  func replacingTexts(_ text: (Int) -> String) -> MustacheObject {
    var count = 0
    return replacingTexts(&count, text)
  }

  private func replacingTexts(_ count: inout Int, _ text: (Int) -> String) -> MustacheObject {
    var replaced: MustacheObject = [:]
    for member in members { replaced.add(Self.replacing(member.value, &count, text), as: member.name) }
    return replaced
  }

  private static func replacing(
    _ value: MustacheValue, _ count: inout Int, _ text: (Int) -> String
  ) -> MustacheValue {
    switch value {
    case .text(let old) where !old.isMustacheBlank:
      count += 1
      return .text(text(count - 1))
    case .text, .flag: return value
    case .list(let items): return .list(items.map { replacing($0, &count, text) })
    case .object(let object): return .object(object.replacingTexts(&count, text))
    }
  }
}

extension String {
  /// Whether a line with nothing else but tags of sections is left out.
  fileprivate var isMustacheBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

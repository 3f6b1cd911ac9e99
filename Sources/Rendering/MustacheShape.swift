import TagModel

/// What the values of a rendering have but for the words of their texts.
///
/// Mustache has no logic: which parts of a template show, and how often, goes by the names, the flags, the lengths of
/// lists and by which texts are there. A text's own words change nothing around it, unless it is blank: then the
/// library leaves out a line that has nothing else. So values of equal shape are rendered to the same text but for
/// the texts in it.
///
/// A list of the outermost object whose items are alike shows them one after the other, so its length is no part of
/// the shape, unless it is empty.
struct MustacheShape: Sendable {
  /// What is alike in all values of this shape.
  private(set) var key = Key()
  /// The texts that are not blank, in the order of the values.
  private(set) var texts: [String] = []
  /// The lists whose lengths are no part of the shape, in order.
  private(set) var lists: [AlikeList] = []
  /// Which of the texts is the one to mark.
  private(set) var marked: Int?

  /// A shape as bytes, with the values that many renderings have alike.
  struct Key: Hashable, Sendable {
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate(set) var common: Shared<MustacheObject>?

    func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      hasher.combine(common)
    }
  }

  /// A list of items of one shape.
  struct AlikeList: Sendable {
    /// The member of the outermost object that it is, as an index.
    var member: Int
    /// The index of the first text of its first item.
    var firstText: Int
    /// How many texts each item has.
    var textsOfItem: Int
    var count: Int
  }

  /// Takes the shape of other values; `name` is that of the outermost text to mark.
  mutating func take(_ values: MustacheObject, marking name: String?) {
    key.bytes.removeAll(keepingCapacity: true)
    key.common = values.common
    texts.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    marked = nil
    let members = values.members.span
    for index in members.indices {
      key.bytes += members[index].0.utf8
      switch members[index].1 {
      case .text(let text):
        if members[index].0 == name, !text.isMustacheBlank { marked = texts.count }
        add(members[index].1)
      case .list(let items) where !items.isEmpty: add(items, ofMember: index)
      case .flag, .list, .object: add(members[index].1)
      }
    }
  }

  /// The marks that stand for the texts while each list of open length has some number of items, and those lists.
  func marks(inListsOf count: Int) -> (texts: [String], lists: [AlikeList]) {
    var added = 0
    let lists = lists.map { list in
      var list = list
      list.firstText += added
      added += (count - list.count) * list.textsOfItem
      list.count = count
      return list
    }
    return ((0..<texts.count + added).map(MustacheSkeleton.mark), lists)
  }

  /// Adds a list that is not empty.
  private mutating func add(_ items: [MustacheValue], ofMember member: Int) {
    key.bytes.append(Kind.list)
    let (start, firstText) = (key.bytes.count, texts.count)
    add(items[0])
    let (length, textsOfItem) = (key.bytes.count - start, texts.count - firstText)
    let others = items.span
    for index in 1..<items.count { add(others[index]) }
    // The shape of an item ends itself, so equal stretches are the shapes of items.
    let end = start + length * items.count
    if key.bytes.count == end, (start + length..<end).allSatisfy({ key.bytes[$0] == key.bytes[$0 - length] })
    {
      key.bytes.removeSubrange((start + length)...)
      key.bytes.append(Kind.alike)
      lists.append(
        AlikeList(member: member, firstText: firstText, textsOfItem: textsOfItem, count: items.count))
    }
    key.bytes.append(Kind.end)
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
      let members = object.members.span
      for index in members.indices {
        key.bytes += members[index].0.utf8
        add(members[index].1)
      }
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
    static let alike: UInt8 = 0xFF
  }
}

extension MustacheObject {
  /// The same values with other lengths of some lists, each text that is not blank replaced, in the order of a
  /// ``MustacheShape``.
  func replacingTexts(
    repeating lists: [MustacheShape.AlikeList], _ count: Int, _ text: (Int) -> String
  ) -> MustacheObject {
    var repeated = self
    for list in lists {
      guard case .list(let items) = members[list.member].1 else { continue }
      repeated.replace(memberAt: list.member, with: .list(Array(repeating: items[0], count: count)))
    }
    var texts = 0
    return repeated.replacingTexts(&texts, text)
  }

  private func replacingTexts(_ count: inout Int, _ text: (Int) -> String) -> MustacheObject {
    var replaced = self
    for index in members.indices {
      replaced.replace(memberAt: index, with: Self.replacing(members[index].1, &count, text))
    }
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

  /// Whether a text, or one inside, meets a condition.
  func containsText(where condition: (String) -> Bool) -> Bool {
    func meets(_ value: MustacheValue) -> Bool {
      switch value {
      case .text(let text): condition(text)
      case .flag: false
      case .list(let items): items.contains(where: meets)
      case .object(let object): object.members.contains { meets($0.1) }
      }
    }
    return members.contains { meets($0.1) }
  }
}

extension String {
  /// Whether a line with nothing else but tags of sections is left out.
  fileprivate var isMustacheBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

import Diagnostics
import TagModel

/// Reads the keys and values of documents into the words of the product and collects what is wrong with them.
///
/// Each topic has its own extension: `NodeDecoder+Tags`, `+Style`, `+Cloud`, `+Page`, `+Configuration`.
struct NodeDecoder {
  /// The path that diagnostics print.
  let path: String
  /// How much a key matters that nothing reads.
  let unknownKeys: Diagnostic.Severity
  /// Whose conventions the document follows.
  let dialect: Dialect
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each font file is named first.
  private(set) var fontPlaces: [String: Place] = [:]
  /// Where each picture of an icon is named first.
  private(set) var iconPlaces: [IconFile: Place] = [:]

  init(path: String, unknownKeys: Diagnostic.Severity = .warning, dialect: Dialect = .tagcloud) {
    self.path = path
    self.dialect = dialect
    self.unknownKeys = unknownKeys
  }

  func place(_ mark: Node.Mark) -> Place {
    Place(path: path, line: Int(mark.line), column: Int(mark.column))
  }

  /// Remembers where a font file is named, for what is found out when it is opened.
  mutating func noteFont(_ file: String, at mark: Node.Mark) {
    if fontPlaces[file] == nil { fontPlaces[file] = place(mark) }
  }

  /// The same for the picture of an icon.
  mutating func noteIcon(_ file: IconFile, at mark: Node.Mark) {
    if iconPlaces[file] == nil { iconPlaces[file] = place(mark) }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

/// The keys of one kind of map; raw values are the documented spellings.
protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What has these keys, as in "no key of a tag".
  static var context: String { get }
  /// The keys that are documented and have no effect yet.
  static var unsupported: [String] { get }
}

/// A key that was recognised, with its value.
struct DecodedMember<Key: DocumentKey> {
  var key: Key
  var mark: Node.Mark
  var value: Node
}

extension NodeDecoder {
  /// The known members of a map in their order; the others are reported.
  ///
  /// `_` counts as `-`. Another case, or words run together, are accepted with a warning.
  mutating func members<Key: DocumentKey>(_ node: Node, of _: Key.Type) -> [DecodedMember<Key>] {
    guard let members = node.members else {
      if !node.isNull { reportWrongType(Key.context, node, expected: "a map of keys and values") }
      return []
    }
    var decoded: [DecodedMember<Key>] = []
    decoded.reserveCapacity(members.count)
    for member in members {
      guard let key: Key = known(member) else { continue }
      if let first = decoded.first(where: { $0.key == key }) {
        report(.duplicateKey(key.rawValue, first: place(first.mark), at: place(member.mark)))
      } else {
        decoded.append(DecodedMember(key: key, mark: member.mark, value: member.value))
      }
    }
    return decoded
  }

  private mutating func known<Key: DocumentKey>(_ member: Node.Member) -> Key? {
    if let key = Key(rawValue: member.key) { return key }
    if let key = Key.allCases.first(where: { hyphenated($0.rawValue) == hyphenated(member.key) }) {
      return key
    }
    let folded = folded(member.key)
    if let key = Key.allCases.first(where: { self.folded($0.rawValue) == folded }) {
      report(.respelledKey(member.key, as: key.rawValue, at: place(member.mark)))
      return key
    }
    if let key = Key.unsupported.first(where: { self.folded($0) == folded }) {
      report(.notSupported(key, at: place(member.mark)))
    } else {
      reportUnknown(member, of: Key.self)
    }
    return nil
  }

  private mutating func reportUnknown<Key: DocumentKey>(_ member: Node.Member, of _: Key.Type) {
    let known = Key.allCases.map(\.rawValue) + Key.unsupported
    report(
      .unknownKey(
        member.key, in: Key.context, known: known, severity: unknownKeys, at: place(member.mark)))
  }

  /// `min_count`, `min-count` and `minCount` as `min-count`; the case of words stays.
  private func hyphenated(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      if scalar == "_" {
        text += "-"
      } else if scalar.properties.isUppercase, !text.isEmpty {
        text += "-" + scalar.properties.lowercaseMapping
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func folded(_ key: String) -> String { key.lowercased().filter { $0 != "-" && $0 != "_" } }
}

import Diagnostics

/// Builds a ``Node`` from the events of a parser, with an explicit stack, and refuses what no document should
/// be.
struct NodeBuilder {
  let origin: DocumentOrigin
  private(set) var root: Node?
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the document is refused, so that the parser can stop.
  private(set) var isRefused = false

  private var stack: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var aliased = 0

  init(_ origin: DocumentOrigin) { self.origin = origin }

  /// Whether the next scalar is a key.
  var expectsKey: Bool { stack.last.map { $0.isMapping && $0.key == nil } ?? false }

  mutating func begin(mapping: Bool, anchor: String? = nil, at mark: Node.Mark) {
    if stack.count >= DocumentLimits.depth {
      return refuse(.tooDeep(limit: DocumentLimits.depth, at: origin.place(mark)))
    }
    if expectsKey { return refuse(.keyIsNotText(at: origin.place(mark))) }
    stack.append(Frame(isMapping: mapping, mark: mark, anchor: anchor))
  }

  mutating func end() {
    guard var frame = stack.popLast() else { return }
    if !frame.merged.isEmpty { frame.merge() }
    let value: Node.Value = frame.isMapping ? .mapping(frame.members) : .sequence(frame.items)
    let node = Node(value, at: frame.mark)
    if let anchor = frame.anchor { anchors[anchor] = Anchor(node: node, count: frame.count) }
    add(node, count: frame.count)
  }

  mutating func key(_ text: String, at mark: Node.Mark, isPlain: Bool = false) {
    guard let last = stack.indices.last else { return }
    if isPlain, text == "<<" {
      stack[last].key = Key(text: text, mark: mark, merges: true)
      return
    }
    if let first = stack[last].remember(text, at: mark) {
      refuse(.duplicateKey(text, first: origin.place(first), at: origin.place(mark)))
    }
    stack[last].key = Key(text: text, mark: mark, merges: false)
  }

  mutating func scalar(_ node: Node, anchor: String? = nil) {
    if let anchor { anchors[anchor] = Anchor(node: node, count: 1) }
    add(node, count: 1)
  }

  mutating func alias(_ name: String, at mark: Node.Mark) {
    guard let anchor = anchors[name] else {
      return refuse(.unknownAnchor(name, at: origin.place(mark)))
    }
    if expectsKey {
      guard let text = anchor.node.text else { return refuse(.keyIsNotText(at: origin.place(mark))) }
      return key(text, at: mark)
    }
    aliased += anchor.count
    if aliased > DocumentLimits.aliasedNodes {
      return refuse(.tooManyAliases(limit: DocumentLimits.aliasedNodes, at: origin.place(mark)))
    }
    var node = anchor.node
    node.mark = mark
    node.isVerbatim = false
    add(node, count: anchor.count)
  }

  mutating func refuse(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isRefused = true
  }
}

extension NodeBuilder {
  fileprivate struct Anchor {
    var node: Node
    var count: Int
  }

  fileprivate struct Key {
    var text: String
    var mark: Node.Mark
    var merges: Bool
  }

  /// A list or map that is not complete.
  fileprivate struct Frame {
    var isMapping: Bool
    var mark: Node.Mark
    var anchor: String?
    var items: [Node] = []
    var members: [Node.Member] = []
    var key: Key?
    var merged: [Node.Member] = []
    var count = 1
    /// The keys of a map with many; small ones are searched.
    var index: [String: Node.Mark] = [:]

    static let searchedMembers = 16

    init(isMapping: Bool, mark: Node.Mark, anchor: String?) {
      self.isMapping = isMapping
      self.mark = mark
      self.anchor = anchor
    }

    /// Notes a key and answers where the same one stands already.
    mutating func remember(_ text: String, at mark: Node.Mark) -> Node.Mark? {
      if members.count < Self.searchedMembers { return members.first { $0.key == text }?.mark }
      if index.isEmpty {
        for member in members { index[member.key] = member.mark }
      }
      if let first = index[text] { return first }
      index[text] = mark
      return nil
    }

    /// Adds the merged members that the map has not itself; earlier ones win.
    mutating func merge() {
      var known = Set(members.map(\.key))
      for member in merged where known.insert(member.key).inserted { members.append(member) }
    }
  }

  private mutating func add(_ node: Node, count: Int) {
    guard let last = stack.indices.last else {
      root = node
      return
    }
    stack[last].count += count
    guard stack[last].isMapping else { return stack[last].items.append(node) }
    guard let key = stack[last].key else { return }
    stack[last].key = nil
    if key.merges { return merge(node, into: last) }
    stack[last].members.append(Node.Member(key: key.text, mark: key.mark, value: node))
  }

  private mutating func merge(_ node: Node, into frame: Int) {
    switch node.value {
    case .mapping(let members): stack[frame].merged += members
    case .sequence(let items):
      for item in items {
        guard let members = item.members else { return refuse(.cannotMerge(at: origin.place(item.mark))) }
        stack[frame].merged += members
      }
    case .null, .plain, .quoted: refuse(.cannotMerge(at: origin.place(node.mark)))
    }
  }
}

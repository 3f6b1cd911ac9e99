/// How many pages of a tree are not in its site, by why.
public struct HeldBackPages: Hashable, Sendable {
  /// Drafts, unless those are asked for.
  public var drafts = 0
  /// Pages with a date to come, unless those are asked for.
  public var future = 0
  /// Pages whose time is over.
  public var expired = 0

  /// Makes a count of none.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { self == HeldBackPages() }
}

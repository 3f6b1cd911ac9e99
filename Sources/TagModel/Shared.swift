/// A value that many others hold: one copy in memory, told apart from others by where it is before anything is compared.
///
/// Cost: a copy is one retain, a hash is one word that was made once; values that are one are equal in no time.
public struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value
    let hash: Int

    init(_ value: Value) {
      self.value = value
      hash = value.hashValue
    }
  }

  private let storage: Storage

  /// Moves a value to where it can be shared.
  public init(_ value: Value) { storage = Storage(value) }

  /// The value.
  public var value: Value { storage.value }

  /// Whether the values are equal.
  public static func == (a: Shared, b: Shared) -> Bool {
    a.storage === b.storage || a.storage.hash == b.storage.hash && a.storage.value == b.storage.value
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

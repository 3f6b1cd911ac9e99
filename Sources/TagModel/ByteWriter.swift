/// Writes values as the exact bits they are made of: what cache keys are hashed from, and what caches keep.
public struct ByteWriter: Sendable {
  /// The bytes so far.
  public private(set) var bytes: [UInt8] = []

  /// Starts with nothing.
  public init() {}

  /// Takes the memory for a number of bytes at once.
  public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Forgets what was written, but not the memory that it took.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a whole number, eight bytes.
  public mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  /// Writes a number bit by bit, so that no two different numbers are alike.
  public mutating func write(_ value: Double) { write(value.bitPattern) }

  /// Writes 64 bits, the lowest byte first.
  public mutating func write(_ value: UInt64) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes `true` or `false`, one byte.
  public mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes text with its length before it.
  public mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes bytes with their number before them.
  public mutating func write(_ value: ArraySlice<UInt8>) {
    write(value.count)
    bytes.append(contentsOf: value)
  }

  /// Writes bytes with their number before them.
  public mutating func write(_ value: [UInt8]) { write(value[...]) }

  /// Writes whether there is a value, and the value.
  @inlinable
  public mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes the number of values, and each of them.
  @inlinable
  public mutating func write<Value>(
    each values: some Collection<Value>, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}

/// Reads what a ``ByteWriter`` wrote.
///
/// Bytes that end too early, or that no writer wrote, read as `nil`; nothing is trusted.
public struct ByteReader: Sendable {
  private var rest: ArraySlice<UInt8>

  /// Starts to read.
  public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// How many bytes are left.
  public var count: Int { rest.count }

  /// Whether everything was read.
  public var isAtEnd: Bool { rest.isEmpty }

  /// Reads 64 bits.
  public mutating func bits() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    let value = unsafe rest.span.bytes.unsafeLoadUnaligned(as: UInt64.self)
    rest = rest.dropFirst(8)
    return UInt64(littleEndian: value)
  }

  /// Reads a whole number.
  public mutating func integer() -> Int? { bits().map { Int(truncatingIfNeeded: $0) } }

  /// Reads a number.
  public mutating func number() -> Double? { bits().map(Double.init(bitPattern:)) }

  /// Reads `true` or `false`.
  public mutating func flag() -> Bool? {
    switch rest.popFirst() {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// Reads bytes.
  public mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = integer(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads text.
  public mutating func text() -> String? { slice().flatMap { String(validating: $0, as: UTF8.self) } }

  /// Reads a value that may be missing; the outer `nil` stands for bytes that make no sense.
  public mutating func optional<Value>(_ body: (inout ByteReader) -> Value?) -> Value?? {
    guard let isPresent = flag() else { return nil }
    if !isPresent { return .some(nil) }
    return body(&self).map { .some($0) }
  }

  /// Reads several values.
  public mutating func values<Value>(_ body: (inout ByteReader) -> Value?) -> [Value]? {
    guard let count = integer(), count >= 0, count <= rest.count else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = body(&self) else { return nil }
      values.append(value)
    }
    return values
  }
}

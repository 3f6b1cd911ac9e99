/// The order in which a language sorts text (UTS #10, tailored by CLDR), digits by the numbers they make.
///
/// Equal on every machine: the data come with ICU, not from the machine's locale.
public struct Collation: ~Copyable {
  private let collator: Collator?

  /// Opens the order of a language; one that ICU does not know sorts by the root order.
  ///
  /// - Parameter language: a BCP 47 tag, such as `sv`.
  public init(language: String) { collator = Collator(locale: language) }

  /// A key whose bytes sort as the language sorts the text.
  public func key(of text: String) -> Key {
    let units = Array(text.utf16)
    return Key(bytes: collator?.key(of: units) ?? Array(text.utf8))
  }

  /// A text's place in the order.
  public struct Key: Hashable, Sendable, Comparable {
    private let bytes: [UInt8]

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

    /// Orders as the language sorts.
    public static func < (a: Key, b: Key) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
  }
}

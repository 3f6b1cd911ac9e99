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

  /// The letter under which an index lists a text: without marks, unless the language sorts the letter with them
  /// as one of its own, and upper case.
  ///
  /// - Returns: `nil` for a text that does not start with a letter.
  public func letter(of text: String) -> String? {
    guard let first = text.first, first.isLetter else { return nil }
    let whole = composed(String(first))
    let base = NormalizationForm.decomposed.normalized(whole).unicodeScalars.first.map {
      String(Character($0))
    }
    let letter = base.map { key(of: $0).primary == key(of: whole).primary ? $0 : whole } ?? whole
    return letter.uppercased()
  }

  /// A text's place in the order.
  public struct Key: Hashable, Sendable, Comparable {
    private let bytes: [UInt8]

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

    /// What differs between letters, not between the marks and the case of one: what comes before the first
    /// separator of levels (UTS #10, section 7.3).
    fileprivate var primary: ArraySlice<UInt8> { bytes.prefix { $0 != 1 } }

    /// Orders as the language sorts.
    public static func < (a: Key, b: Key) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
  }
}

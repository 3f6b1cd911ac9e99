/// Which characters a site draws with which face: what the subsets must hold.
public struct FontUsage: Hashable, Sendable {
  /// The characters in use, by face.
  public private(set) var codePoints: [FontFace.ID: CodePointSet] = [:]

  /// Makes an empty usage.
  public init() {}

  /// Adds a text that will be painted.
  public mutating func add(_ shaped: ShapedText) {
    for run in shaped.runs { add(Substring(shaped.text.utf8.slice(run.range)), face: run.face) }
  }

  /// Adds text that is drawn with one face, such as a page's body.
  public mutating func add(_ text: some StringProtocol, face: FontFace.ID) {
    codePoints[face, default: CodePointSet([" "])].insertNeeds(of: text)
  }

  /// Adds everything that another usage holds, such as another worker's.
  public mutating func formUnion(_ other: FontUsage) {
    for (face, set) in other.codePoints { codePoints[face, default: CodePointSet()].formUnion(set) }
  }
}

extension CodePointSet {
  /// Adds a text's characters, and those that shaping can put in their place.
  ///
  /// These are composed and decomposed forms, mirrored brackets for text from right to left, and the dotted
  /// circle below a mark without a base.
  fileprivate mutating func insertNeeds(of text: some StringProtocol) {
    var isPlain = true
    for scalar in text.unicodeScalars {
      insert(scalar.value)
      if scalar.value >= 0x80 { isPlain = false }
      if scalar.properties.isBidiMirrored { insert(scalar.mirrored.value) }
    }
    guard !isPlain else { return }
    for form in NormalizationForm.allCases {
      for scalar in form.normalized(String(text)).unicodeScalars {
        insert(scalar.value)
        for part in scalar.shaperDecomposition { insert(part) }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: insert(0x25CC)
        default: break
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// The parts that shapers split a vowel sign into although Unicode does not.
  fileprivate var shaperDecomposition: [UInt32] {
    switch value {
    case 0x0E33: [0x0E4D, 0x0E32]
    case 0x0EB3: [0x0ECD, 0x0EB2]
    case 0x17BE, 0x17BF, 0x17C0, 0x17C4, 0x17C5: [0x17C1]
    default: []
    }
  }
}

extension String.UTF8View {
  /// The bytes at some offsets from the start.
  fileprivate func slice(_ range: Range<Int>) -> SubSequence {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return self[start..<index(start, offsetBy: range.count)]
  }
}

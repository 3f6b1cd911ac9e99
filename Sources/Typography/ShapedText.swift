/// A text after shaping, in font units: the part of a measurement that is the same at every font size.
///
/// Immutable and shared by all measurements of the same text.
public final class ShapedText: Sendable {
  /// A stretch of text in one face.
  public struct Run: Hashable, Sendable {
    /// The face that draws it.
    public var face: FontFace.ID
    /// The bytes of ``ShapedText/text`` that it draws.
    public var range: Range<Int>
    /// The script it was shaped as, an ISO 15924 tag packed as OpenType packs tags.
    public var script: UInt32
    /// Whether it reads from right to left.
    public var isRightToLeft: Bool
    /// The sum of its advances in font units.
    public var advance: Int
    /// Font units in one em.
    public var unitsPerEm: Int

    /// Makes a run from its parts.
    public init(
      face: FontFace.ID, range: Range<Int>, script: UInt32, isRightToLeft: Bool, advance: Int, unitsPerEm: Int
    ) {
      self.face = face
      self.range = range
      self.script = script
      self.isRightToLeft = isRightToLeft
      self.advance = advance
      self.unitsPerEm = unitsPerEm
    }
  }

  /// The text as it is painted: white space collapsed, letter case changed.
  public let text: String
  /// The runs in the order of the text.
  public let runs: [Run]
  /// How many clusters letter spacing is added to.
  public let spacedClusters: Int
  /// How many characters word spacing is added to.
  public let wordSeparators: Int
  /// The characters that no face can draw.
  public let missing: [Unicode.Scalar]

  /// Makes a shaped text from its parts.
  public init(
    text: String, runs: [Run], spacedClusters: Int, wordSeparators: Int, missing: [Unicode.Scalar]
  ) {
    self.text = text
    self.runs = runs
    self.spacedClusters = spacedClusters
    self.wordSeparators = wordSeparators
    self.missing = missing
  }

  /// The width in CSS px, not rounded.
  public func width(size: Double, letterSpacing: Double, wordSpacing: Double) -> Double {
    var width = 0.0
    for run in runs { width += Double(run.advance) * size / Double(run.unitsPerEm) }
    return width + Double(spacedClusters) * letterSpacing + Double(wordSeparators) * wordSpacing
  }
}

extension ShapedText: Hashable {
  /// Two shaped texts are equal when all their parts are, the text byte by byte.
  public static func == (a: ShapedText, b: ShapedText) -> Bool {
    a === b
      || a.text.utf8.elementsEqual(b.text.utf8) && a.runs == b.runs && a.spacedClusters == b.spacedClusters
        && a.wordSeparators == b.wordSeparators && a.missing == b.missing
  }

  /// Hashes the text and its runs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(runs)
  }
}

import TagModel

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
    /// Whether its glyphs are in colour, as emoji are.
    ///
    /// Not every browser loads such fonts, and the visitor's own emoji are wider or narrower: a page keeps the
    /// measured width by painting the run in an inline block of ``widthInEm`` (and the spacing).
    public var isColor: Bool
    /// The sum of its advances in font units.
    public var advance: Int
    /// Font units in one em.
    public var unitsPerEm: Int
    /// How many clusters letter spacing is added to.
    public var spacedClusters: Int
    /// How many characters word spacing is added to.
    public var wordSeparators: Int

    /// Makes a run from its parts.
    public init(
      face: FontFace.ID, range: Range<Int>, script: UInt32, isRightToLeft: Bool, isColor: Bool,
      advance: Int, unitsPerEm: Int, spacedClusters: Int, wordSeparators: Int
    ) {
      self.face = face
      self.range = range
      self.script = script
      self.isRightToLeft = isRightToLeft
      self.isColor = isColor
      self.advance = advance
      self.unitsPerEm = unitsPerEm
      self.spacedClusters = spacedClusters
      self.wordSeparators = wordSeparators
    }

    /// The width without spacing, as a multiple of the font size.
    public var widthInEm: Double { Double(advance) / Double(unitsPerEm) }
  }

  // What the width of a text of one run is made of, as nearly all texts are: it is asked for over and over, and stands
  // beside the reference count, so that both come from memory at once.
  private let only: Measures?
  /// The text as it is painted: white space collapsed, letter case changed.
  public let text: String
  /// The runs in the order of the text.
  public let runs: [Run]
  /// The characters that no face can draw.
  public let missing: [Unicode.Scalar]

  private struct Measures {
    let advance: Int32
    let unitsPerEm: Int32
    let spacedClusters: Int32
    let wordSeparators: Int32

    init?(_ run: Run) {
      guard let advance = Int32(exactly: run.advance), let unitsPerEm = Int32(exactly: run.unitsPerEm),
        let spacedClusters = Int32(exactly: run.spacedClusters),
        let wordSeparators = Int32(exactly: run.wordSeparators)
      else { return nil }
      (self.advance, self.unitsPerEm) = (advance, unitsPerEm)
      (self.spacedClusters, self.wordSeparators) = (spacedClusters, wordSeparators)
    }
  }

  /// Makes a shaped text from its parts.
  public init(text: String, runs: [Run], missing: [Unicode.Scalar]) {
    self.text = text
    self.runs = runs
    self.missing = missing
    only = runs.count == 1 ? Measures(runs[0]) : nil
  }

  /// The width in CSS px, rounded up to 1/64 px.
  ///
  /// Browsers round each stretch of one direction by itself, and each block; so a text is rounded up as often as
  /// it changes direction or goes over to emoji and back.
  public func width(size: Double, letterSpacing: Double, wordSpacing: Double) -> Double {
    if let only {
      return roundedUpTo64ths(
        Double(only.advance) * size / Double(only.unitsPerEm)
          + (Double(only.spacedClusters) * letterSpacing + Double(only.wordSeparators) * wordSpacing))
    }
    var total = 0.0
    var width = 0.0
    var last: Run?
    for run in runs {
      if let last, last.isRightToLeft != run.isRightToLeft || last.isColor || run.isColor {
        total += roundedUpTo64ths(width)
        width = 0
      }
      last = run
      width += Double(run.advance) * size / Double(run.unitsPerEm)
      width += Double(run.spacedClusters) * letterSpacing + Double(run.wordSeparators) * wordSpacing
    }
    return total + roundedUpTo64ths(width)
  }
}

extension ShapedText: Hashable {
  /// Two shaped texts are equal when all their parts are, the text byte by byte.
  public static func == (a: ShapedText, b: ShapedText) -> Bool {
    a === b
      || a.text.utf8.elementsEqual(b.text.utf8) && a.runs == b.runs && a.missing == b.missing
  }

  /// Hashes the text and its runs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(runs)
  }
}

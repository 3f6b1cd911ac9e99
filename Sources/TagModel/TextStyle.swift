/// Everything about a run of text that can change its width: what a shaper needs besides the text itself.
///
/// Two labels with equal text and equal `TextStyle` have equal sizes, so the value is a cache key as it is.
public struct TextStyle: Hashable, Sendable {
  /// Font families by preference, as CSS's `font-family` lists them.
  public var families: [String]
  /// A font file that goes before the families, as a path relative to the site's root.
  public var file: String?
  /// The font size in CSS px, a multiple of 1/64.
  public var size: Double
  /// The weight on CSS's scale from 1 to 1000.
  public var weight: Int
  /// Whether the italic (or oblique) face is asked for.
  public var italic: Bool
  /// Space added after each cluster, in CSS px; it turns ligatures off, as browsers do.
  public var letterSpacing: Double
  /// Space added to each word separator, in CSS px.
  public var wordSpacing: Double
  /// How letters change case before they are shaped.
  public var transform: TextTransform
  /// OpenType features beyond the shaper's own, such as `tnum` for tabular figures.
  public var features: [FontFeature]
  /// Where on its axes a variable font is used, besides its weight and slant.
  public var axes: [FontVariation]
  /// The language as a BCP 47 tag, which reaches shaping (`locl`) and case mapping; empty when unknown.
  public var language: String

  /// Makes a text style; the defaults are those of a chip's label.
  public init(
    families: [String] = ["Inter"], file: String? = nil, size: Double = 14, weight: Int = 500,
    italic: Bool = false, letterSpacing: Double = 0, wordSpacing: Double = 0,
    transform: TextTransform = .none, features: [FontFeature] = [],
    axes: [FontVariation] = [], language: String = ""
  ) {
    self.families = families
    self.file = file
    self.size = size
    self.weight = weight
    self.italic = italic
    self.letterSpacing = letterSpacing
    self.wordSpacing = wordSpacing
    self.transform = transform
    self.features = features
    self.axes = axes
    self.language = language
  }
}

/// How letters change case before they are shaped (CSS Text 3, `text-transform`).
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  /// As typed.
  case none
  /// Every letter in upper case, by the rules of the language.
  case uppercase
  /// Every letter in lower case, by the rules of the language.
  case lowercase
  /// The first letter of each word in title case.
  case capitalize
}

/// One OpenType feature setting (CSS Fonts 4, `font-feature-settings`).
public struct FontFeature: Hashable, Sendable {
  /// The four-character tag, such as `tnum`.
  public var tag: String
  /// Small capitals in place of lower case letters.
  public static let smallCaps = FontFeature(tag: "smcp")

  /// 0 turns the feature off, 1 on; larger values choose an alternate.
  public var value: Int

  /// Makes a feature setting.
  public init(tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A position on one axis of a variable font (CSS Fonts 4, `font-variation-settings`).
public struct FontVariation: Hashable, Sendable {
  /// The axis' four-character tag, such as `wdth`.
  public var tag: String
  /// The position in the axis' own units.
  public var value: Double

  /// Makes a position on an axis.
  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

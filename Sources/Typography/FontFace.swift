public import TagModel

/// One face of one font file, as the build machine found it.
public struct FontFace: Hashable, Sendable {
  /// The position of a face in its catalog's `faces`.
  public struct ID: Hashable, Sendable, Comparable {
    /// The index into ``FontCatalog/faces``.
    public var index: Int

    /// Makes an id from an index into ``FontCatalog/faces``.
    public init(_ index: Int) { self.index = index }

    /// Orders by index.
    public static func < (a: ID, b: ID) -> Bool { a.index < b.index }
  }

  /// The font file's path, as it can be opened.
  public var path: String
  /// The face's index in a collection (`.ttc`); 0 in a plain font file.
  public var collectionIndex: Int
  /// Where on its axes a variable font is used; empty for a static face.
  public var variations: [FontVariation]
  /// The family name, such as `Inter`.
  public var family: String
  /// The style name, such as `Medium Italic`.
  public var styleName: String
  /// The PostScript name, such as `Inter-MediumItalic`.
  public var postScriptName: String
  /// The weight on CSS's scale from 1 to 1000, at which a variable font is used.
  public var weight: Int
  /// Whether the face is italic or oblique.
  public var italic: Bool
  /// Whether the face has colour glyphs, as emoji fonts have.
  public var isColor: Bool
  /// The characters that the face can draw.
  public var coverage: CodePointSet
}

/// What a style asks of the fonts: the part of a `TextStyle` that chooses faces.
public struct FontRequest: Hashable, Sendable {
  /// Font families by preference.
  public var families: [String]
  /// A font file that goes before the families, relative to the site's root.
  public var file: String?
  /// The weight on CSS's scale from 1 to 1000.
  public var weight: Int
  /// Whether an italic face is asked for.
  public var italic: Bool
  /// Where on its axes a variable font is used, besides its weight and slant.
  public var axes: [FontVariation]
  /// The language as a BCP 47 tag, which chooses among fonts for Chinese, Japanese and Korean.
  public var language: String

  /// Takes from a style what chooses faces.
  public init(_ style: TextStyle) {
    families = style.families
    file = style.file
    weight = style.weight
    italic = style.italic
    axes = style.axes
    language = style.language
  }
}

/// The faces that draw a style's text, by preference: what CSS's `font-family` lists.
public struct FontChain: Hashable, Sendable {
  /// The faces the author asked for (at least one), then those of the system that fill the gaps.
  public var faces: [FontFace.ID]
  /// How many of `faces` the author asked for.
  public var requested: Int
  /// The face for emoji in colour, if the system has one.
  public var emoji: FontFace.ID?
  /// The face with Arial's advances that a fallback for slow connections is matched to, if one is installed.
  public var local: FontFace.ID?

  /// The face that a label's line box takes its height from.
  public var primary: FontFace.ID { faces[0] }
}

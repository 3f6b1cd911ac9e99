extension Diagnostic {
  /// A family that no installed font has.
  public static func missingFontFamily(_ family: String, using replacement: String, at place: Place?) -> Self
  {
    Diagnostic(
      .warning, "missing-font-family", at: place,
      "no installed font has the family “\(family)”; “\(replacement)” is used instead",
      fix: "install a font of that family, or name another family or a font file")
  }

  /// A family that every system fills with another font, in the first place.
  public static func systemFontFamily(_ family: String, using replacement: String, at place: Place?) -> Self {
    Diagnostic(
      .warning, "system-font-family", at: place,
      "“\(family)” is another font on every machine; labels are measured in “\(replacement)” of this one",
      fix: "name a font, or give a font file")
  }

  /// A font file that is not there.
  public static func missingFontFile(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "missing-font-file", at: place, "the font file “\(path)” does not exist or cannot be read",
      fix: "give the path relative to the site's root")
  }

  /// A file that is named as a font and is none.
  public static func notAFont(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "not-a-font", at: place, "“\(path)” is not a TrueType or OpenType font",
      fix: "use a .ttf, .otf or .ttc file")
  }

  /// A font in the web's packed form, which is what is written, not what is read.
  public static func packedFont(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "packed-font", at: place, "“\(path)” is a WOFF file, which cannot be measured",
      fix: "use the .ttf or .otf file it was made from; WOFF2 is written by the build")
  }

  /// A font file whose end, or a part that every font needs, is missing.
  public static func damagedFont(_ path: String, table: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "damaged-font", at: place,
      "the font file “\(path)” is damaged: its table “\(table)” is missing or cut off",
      fix: "get the file again from its source")
  }

  /// A font whose licence bits (`fsType` in its `OS/2` table) forbid what the build does with it.
  public static func fontForbidsEmbedding(_ family: String, path: String, subsetting: Bool, at place: Place?)
    -> Self
  {
    Diagnostic(
      .error, "font-forbids-embedding", at: place,
      subsetting
        ? "the font “\(family)” may not be subset: its OS/2 table says so (fsType)"
        : "the font “\(family)” may not be embedded in pages: its OS/2 table says so (fsType)",
      fix: "choose another font, or set fonts.embed = false to use the visitor's own copy",
      notes: [Note("the font file", at: Place(path: path))])
  }

  /// A character that no font can draw.
  public static func missingGlyph(_ scalar: Unicode.Scalar, in label: String, at place: Place?) -> Self {
    Diagnostic(
      .warning, "missing-glyph", at: place,
      "no font has the character \(named(scalar)) of “\(label)”; browsers will show whatever they have",
      fix: "install a font that has it, or spell the label without it")
  }

  /// Characters that are not seen, and so make labels that look equal but are not.
  public static func invisibleCharacters(_ scalars: [Unicode.Scalar], in label: String, at place: Place?)
    -> Self
  {
    Diagnostic(
      .warning, "invisible-characters", at: place,
      "the label “\(label.filteringInvisible)” holds \(scalars.map(named).joined(separator: ", "))",
      fix: "delete what cannot be seen")
  }

  /// A feature that the face does not have, so that asking for it changes nothing.
  public static func missingFontFeature(_ tag: String, family: String, at place: Place?) -> Self {
    Diagnostic(
      .warning, "missing-font-feature", at: place, "the font “\(family)” has no feature “\(tag)”",
      fix: "remove the feature, or choose a font that has it")
  }

  /// An axis that the face does not have, so that naming it changes nothing.
  public static func missingFontAxis(_ tag: String, family: String, axes: [String], at place: Place?) -> Self
  {
    Diagnostic(
      .warning, "missing-font-axis", at: place, "the font “\(family)” has no axis “\(tag)”",
      fix: axes.isEmpty
        ? "remove the axis, or choose a variable font that has it"
        : "name one of its axes: \(axes.joined(separator: ", "))")
  }

  /// A position that lies beyond the ends of a font's axis.
  public static func fontAxisOutOfRange(
    _ tag: String, _ value: Double, _ range: ClosedRange<Double>, family: String, at place: Place?
  ) -> Self {
    Diagnostic(
      .warning, "font-axis-out-of-range", at: place,
      "the axis “\(tag)” of “\(family)” does not reach \(decimal(value))",
      fix: "choose a number from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))")
  }

  private static func decimal(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// The choice to leave fonts out of the site.
  public static func fontsNotEmbedded(at place: Place?) -> Self {
    Diagnostic(
      .warning, "fonts-not-embedded", at: place,
      "without embedded fonts the chips are measured in fonts that visitors may not have, so labels can be cut "
        + "off or leave gaps", fix: "remove fonts.embed = false")
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let name = scalar.properties.name else { return code }
    return "\(code) (\(name.lowercased()))"
  }
}

extension String {
  /// The text without control and format characters, which would spoil a terminal.
  fileprivate var filteringInvisible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: false
          default: true
          }
        }))
  }
}

/// A face that is open for shaping.
final class OpenFont {
  let font: HarfBuzzFont
  let unitsPerEm: Int
  /// From the baseline up, in font units.
  let ascent: Int
  /// From the baseline down, in font units, positive.
  let descent: Int
  /// Extra space between lines, in font units.
  let lineGap: Int
  let isColor: Bool
  /// The bitmaps of a colour font that consists of them.
  let strike: BitmapStrike?

  init(_ face: FontFace) {
    guard let file = FontFile(path: face.path) else {
      preconditionFailure("a font file of the catalog is gone: \(face.path)")
    }
    let font = HarfBuzzFont(file, collectionIndex: face.collectionIndex, variations: face.variations)
    let strike = font.withTable("CBLC") { locations in
      font.withTable("CBDT") { images in BitmapStrike(locations: locations, images: images) }
    }
    unitsPerEm = font.unitsPerEm
    self.strike = strike
    isColor = face.isColor
    ascent = font.metric(.ascender)
    lineGap = font.metric(.lineGap)
    descent = -font.metric(.descender)
    self.font = font
  }
}

/// A worker's faces, opened when they are first needed.
final class OpenFonts {
  private let catalog: FontCatalog
  private var fonts: [OpenFont?]

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    fonts = Array(repeating: nil, count: catalog.faces.count)
  }

  subscript(id: FontFace.ID) -> OpenFont {
    if let font = fonts[id.index] { return font }
    let font = OpenFont(catalog[id])
    fonts[id.index] = font
    return font
  }
}

public import Diagnostics
import TagModel

/// What a font file says about one of its faces besides how to draw it.
public struct FontDetails: Hashable, Sendable {
  /// What the licence bits (`fsType` in `OS/2`) allow.
  public enum Embedding: Hashable, Sendable {
    /// The face may be subset and embedded.
    case allowed
    /// The face may be embedded only whole.
    case wholeOnly
    /// The face may not be embedded.
    case forbidden
  }

  /// Font units in one em.
  public var unitsPerEm: Int
  /// From the baseline up, in font units, chosen between `OS/2` and `hhea` as browsers do.
  public var ascent: Int
  /// From the baseline down, in font units, positive.
  public var descent: Int
  /// Extra space between lines, in font units.
  public var lineGap: Int
  /// The XXH64 of the whole file.
  public var contentHash: UInt64
  /// What the licence bits allow.
  public var embedding: Embedding
  /// The `name` table's copyright notice.
  public var copyright: String?
  /// The `name` table's licence text.
  public var license: String?
  /// The `name` table's licence address.
  public var licenseURL: String?

  /// Reads the details of a face.
  ///
  /// Cost: hashes the whole file.
  public init(_ face: FontFace) throws(FontError) {
    guard let file = FontFile(path: face.path) else { throw .unreadable(path: face.path) }
    contentHash = file.withBytes { xxh64($0) }
    let font = HarfBuzzFont(file, collectionIndex: face.collectionIndex, variations: face.variations)
    unitsPerEm = font.unitsPerEm
    ascent = font.metric(.ascender)
    descent = -font.metric(.descender)
    lineGap = font.metric(.lineGap)
    embedding = font.withTable("OS/2", Embedding.init(os2:))
    copyright = font.name(0)
    license = font.name(13)
    licenseURL = font.name(14)
  }
}

extension FontDetails {
  /// The error to report when the face may not be subset and embedded; `nil` when it may.
  public func embeddingError(for face: FontFace, at place: Place? = nil) -> Diagnostic? {
    switch embedding {
    case .allowed: nil
    case .wholeOnly: .fontForbidsEmbedding(face.family, path: face.path, subsetting: true, at: place)
    case .forbidden: .fontForbidsEmbedding(face.family, path: face.path, subsetting: false, at: place)
    }
  }
}

extension FontDetails.Embedding {
  /// Reads `fsType`, the fifth field of an `OS/2` table; a font without one allows everything.
  fileprivate init(os2: Span<UInt8>) {
    let bits = os2.uint16(at: 8) ?? 0
    // Of bits 1 to 3 the least restrictive counts; bit 1 alone forbids.
    if bits & 0xE == 0x2 {
      self = .forbidden
    } else {
      self = bits & 0x100 == 0 ? .allowed : .wholeOnly
    }
  }
}

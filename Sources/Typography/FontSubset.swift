public import TagModel

/// A face cut down to the characters that a site uses, as an OpenType font.
public struct FontSubset: Hashable, Sendable {
  /// What it was cut from.
  public var face: FontFace
  /// The characters it can draw.
  public var codePoints: CodePointSet
  /// The font's bytes, not packed.
  public var bytes: [UInt8]

  /// Cuts a face down to some characters, keeping every rule that shaping them can need.
  ///
  /// Characters that the face does not have are left out. Cost: some milliseconds.
  ///
  /// - Parameter features: OpenType features to keep besides those that browsers turn on by themselves.
  public init(
    _ face: FontFace, codePoints: CodePointSet, features: [FontFeature] = []
  ) throws(FontError) {
    let plan = SubsetPlan(
      codePoints: codePoints.intersection(face.coverage), features: features.map(\.tag),
      variations: face.variations)
    guard let bytes = subsetFont(path: face.path, collectionIndex: face.collectionIndex, plan: plan)
    else { throw .notSubsettable(path: face.path) }
    self.face = face
    self.codePoints = plan.codePoints
    self.bytes = bytes
  }

  /// What the subset depends on, as a hash (XXH64): equal keys give equal bytes.
  ///
  /// - Parameter contentHash: ``FontDetails/contentHash`` of the face.
  public static func key(
    _ face: FontFace, contentHash: UInt64, codePoints: CodePointSet, features: [FontFeature] = []
  ) -> UInt64 {
    var bytes: [UInt8] = []
    func append(_ number: UInt64) {
      for shift in 0..<8 { bytes.append(UInt8(number >> (8 * UInt64(shift)) & 0xFF)) }
    }
    append(contentHash)
    append(UInt64(face.collectionIndex))
    for axis in face.variations { bytes += Array(axis.tag.utf8) + Array("\(axis.value);".utf8) }
    for feature in features { bytes += Array(feature.tag.utf8) }
    for codePoint in codePoints.codePoints { append(UInt64(codePoint)) }
    return xxh64(bytes.span)
  }

  /// The subset packed for the web.
  ///
  /// Cost: about 2 ms a kilobyte at the best `quality`, 11; a tenth of it at 9, for files 5 % larger.
  public func packed(quality: Int = 11) throws(FontError) -> WebFont {
    guard let bytes = packWOFF2(bytes, quality: quality) else { throw .notSubsettable(path: face.path) }
    return WebFont(bytes: bytes)
  }
}

/// A font file as browsers load it (WOFF2).
public struct WebFont: Hashable, Sendable {
  /// The file's bytes.
  public var bytes: [UInt8]
  /// The first 16 hexadecimal digits of the SHA-256 of the bytes, for the file's name.
  public var hash: String

  /// Takes a file that was packed before.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    hash = SHA256.hash(bytes).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

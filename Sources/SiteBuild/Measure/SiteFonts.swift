import Diagnostics
import Rendering
import TagModel
import Typography

/// The fonts of a site: which faces draw which labels, and the files and rules that bring them to the reader.
struct SiteFonts: Sendable {
  /// The faces that chips are drawn with.
  let catalog: FontCatalog
  /// The features that styles set, each once; subsets keep them.
  let features: [FontFeature]
  /// What is wrong with the fonts that styles ask for.
  let diagnostics: [Diagnostic]
  /// What stands for the fonts in the keys of caches: every face with the size and the time that its file had when it was
  /// found, which are the same wherever a package was installed.
  let fingerprint: [UInt8]

  /// Finds the faces.
  ///
  /// - Parameters:
  ///   - styles: what the site's labels are set in.
  ///   - root: the folder that font files are relative to.
  ///   - place: where an author wrote a style.
  init(
    _ styles: some Sequence<TextStyle>, root: String, at place: (TextStyle) -> Place?
  ) throws(FontError) {
    let styles = Array(styles)
    var tags: Set<String> = ["tnum"]
    for style in styles { tags.formUnion(style.features.map(\.tag)) }
    features = tags.sorted().map { FontFeature(tag: $0) }
    (catalog, diagnostics) = try FontCatalog.resolve(styles, root: root, at: place)
    fingerprint = Self.fingerprint(of: catalog)
  }

  private static func fingerprint(of catalog: FontCatalog) -> [UInt8] {
    var writer = ByteWriter()
    for face in catalog.faces {
      writer.write(face.path)
      writer.write(face.collectionIndex)
      for variation in face.variations {
        writer.write(variation.tag)
        writer.write(variation.value)
      }
      writer.write(FileStamp(face.path, followsLinks: true)) { writer, stamp in
        for number in [stamp.size, stamp.seconds, stamp.nanoseconds] { writer.write(number) }
      }
    }
    return writer.bytes
  }
}

extension FontFace {
  /// The family name by which the site's style sheets know this face and no other.
  ///
  /// Faces of one file differ by where they are on its axes.
  var webName: String {
    (["tagcloud", postScriptName] + variations.map { "\($0.tag) \($0.value)" }).joined(separator: " ")
  }
}

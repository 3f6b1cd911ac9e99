import Diagnostics
import Rendering
import TagModel
import Typography

/// The fonts of a site: which faces draw which labels, and the files and rules that bring them to the reader.
struct SiteFonts: Sendable {
  /// The faces that chips and pages are drawn with.
  let catalog: FontCatalog
  /// What is wrong with the fonts that styles ask for.
  let diagnostics: [Diagnostic]

  /// Finds the faces.
  ///
  /// - Parameters:
  ///   - styles: what the site's labels are set in.
  ///   - root: the folder that font files are relative to.
  ///   - place: where an author wrote a style.
  init(
    _ styles: some Sequence<TextStyle>, root: String, at place: (TextStyle) -> Place?
  ) throws(FontError) {
    let all = Array(styles) + BodyText.styles
    (catalog, diagnostics) = try FontCatalog.resolve(all, root: root, at: place)
  }

  /// What stands for the fonts in the keys of caches: every face with the size and the time of its file.
  var fingerprint: [UInt8] {
    var writer = ByteWriter()
    for face in catalog.faces {
      writer.write(face.path)
      writer.write(face.collectionIndex)
      for variation in face.variations {
        writer.write(variation.tag)
        writer.write(variation.value)
      }
      writer.write(Disk.stamp(face.path)) { $0.write(each: $1) { $0.write($1) } }
    }
    return writer.bytes
  }

}

/// What the pages themselves are set in, labels aside.
enum BodyText {
  /// The family name that themes use.
  static let family = "Inter"

  /// The faces of running text, of small headings and of headings.
  static let styles = [400, 600, 700].map { TextStyle(families: [family], weight: $0) }

  /// The characters that the faces keep: European text in Latin script, with its punctuation and arrows.
  ///
  /// Others come from the reader's own fonts.
  static let codePoints: CodePointSet = {
    var set = CodePointSet()
    for range in [0x20...0x7e, 0xa0...0x17f, 0x2010...0x2027, 0x2030...0x203a, 0x2190...0x2193] {
      for codePoint in range { set.insert(UInt32(codePoint)) }
    }
    for codePoint in [0x20ac, 0x2116, 0x2122, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265] as [UInt32] {
      set.insert(codePoint)
    }
    return set
  }()
}

extension FontFace {
  /// The family name by which the site's style sheets know this face and no other.
  var webName: String { "tagcloud " + postScriptName }
}

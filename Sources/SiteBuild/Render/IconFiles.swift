import Rendering
import TagModel

/// The pictures of icons as the site publishes them, each once for each colour that its paint follows.
struct IconFiles: Sendable {
  /// The files below the output folder.
  private(set) var files: [OutputFile] = []
  private var paths: [IconPaint: String] = [:]

  /// Makes the files of all icons that looks have.
  init(_ classes: StyleClasses, _ icons: SiteIcons) {
    var known: Set<String> = []
    for paint in classes.iconPaints {
      guard let file = icons.file(of: paint) else { continue }
      paths[paint] = file.path
      if known.insert(file.path).inserted { files.append(file) }
    }
  }

  /// The address of a picture in style sheets in `assets/`.
  func url(_ paint: IconPaint) -> String { paths[paint].map { String($0.dropFirst("assets/".count)) } ?? "" }
}

extension SiteIcons {
  /// The file to publish for an icon.
  fileprivate func file(of paint: IconPaint) -> OutputFile? {
    pictures[paint.path].map { picture in
      let name = paint.path.lastPathPart.prefix { $0 != "." }
      let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return OutputFile(
        hashed: "assets/icons/\(plain.isEmpty ? "icon" : plain)", extension: picture.format.rawValue,
        bytes: picture.painted(in: paint.color))
    }
  }

  /// An icon as an address that holds its whole file.
  func dataURL(_ paint: IconPaint) -> String? {
    pictures[paint.path].map { picture in
      let type = picture.format == .svg ? "svg+xml" : picture.format.rawValue
      return "data:image/\(type);base64," + base64(picture.painted(in: paint.color))
    }
  }
}

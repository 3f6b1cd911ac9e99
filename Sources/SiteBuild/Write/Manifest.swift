import Content
import Diagnostics
import Rendering

/// The list of the files in an output folder that a build made, kept there as `.tagcloud.json`.
///
/// What is on the list may be replaced and removed by later builds; everything else belongs to somebody else.
struct Manifest: Hashable, Sendable {
  /// The name of the manifest's own file.
  static let fileName = ".tagcloud.json"

  /// The paths below the output folder.
  var files: Set<String>

  /// Takes the list of a build.
  init(files: some Sequence<String>) { self.files = Set(files) }

  /// Reads the manifest of an output folder; a folder without one, or with a damaged one, holds no file of ours.
  init(of folder: String) {
    let path = folder.appending(path: Self.fileName)
    guard let bytes = try? Disk.read(path),
      let list = Node.parse(json: bytes[...], from: DocumentOrigin(path: path)).root?["files"]?.items
    else {
      files = []
      return
    }
    files = Set(list.compactMap(\.text).filter(Self.isInside))
  }

  /// The manifest as its file holds it.
  var json: String { Self.json(of: files.sorted { $0.precedesInBytes($1) }) }

  /// The manifest of files that are in the order of their bytes already.
  static func json(of files: [String]) -> String {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("files")
      json.array { json in
        for file in files {
          json.newline()
          json.string(file)
        }
      }
    }
    return json.text + "\n"
  }

  /// A manifest that somebody tampered with must not lead out of the folder.
  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}

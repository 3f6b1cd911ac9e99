/// The parts of a page's path that addresses are made of.
struct SourcePath {
  /// The folders that the file is in.
  let folders: [String]
  /// The file's name without its extension.
  let fileStem: String

  init(_ path: String) {
    var parts = path.split(separator: "/").map(String.init)
    let file = parts.popLast() ?? ""
    folders = parts
    fileStem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Whether the page is that of a folder with further pages.
  var isBranch: Bool { fileStem == "_index" }
  /// Whether a folder of its own holds the page.
  var isLeaf: Bool { fileStem == "index" && !folders.isEmpty }
  /// Whether the page is that of a folder.
  var isIndex: Bool { isBranch || fileStem == "index" || fileStem.lowercased() == "readme" }
  /// The folders without the one that holds the page alone.
  var ownFolders: [String] { isLeaf ? folders.dropLast() : folders }
  /// What the page is called: the name of its file, or of the folder that is its own.
  var stem: String { isIndex ? folders.last ?? fileStem : fileStem }
  /// Whether the page is one of Jekyll's posts.
  var isPost: Bool { folders.contains("_posts") || folders.contains("_drafts") }
  /// Whether our own addresses would have hyphens where those of most generators have spaces.
  var hasSpaces: Bool { fileStem.contains(" ") || folders.contains { $0.contains(" ") } }
  var withoutExtension: String { (folders + [fileStem]).joined(separator: "/") }

  func isBelow(_ folder: String) -> Bool {
    folders.starts(with: folder.split(separator: "/").map(String.init))
  }

  /// Whether every generator leaves the path as it is.
  var isPlain: Bool { Self.isPlain(fileStem) && folders.allSatisfy(Self.isPlain) }

  static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    } && !name.hasPrefix("-") && !name.hasSuffix("-")
  }
}

extension String {
  /// The text without slashes at its ends.
  var trimmedSlashes: String { split(separator: "/").joined(separator: "/") }
}

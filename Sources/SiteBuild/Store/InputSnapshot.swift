import Glibc
import TagModel

/// How everything looked that a build may read, before it read anything: names and stamps, not contents.
///
/// It takes in the site's whole folder and all fonts of the machine, rather than what today's build happens to read,
/// so that nothing is forgotten.
struct InputSnapshot: Sendable {
  /// What stands for all names, and for the stamps of all files but Markdown.
  private(set) var digest: ContentDigest
  /// The stamps of the Markdown files below the site's folder, by their paths from there.
  private(set) var pages: [String: FileStamp]
  /// When the newest file that is not Markdown was changed, in seconds since 1970.
  private(set) var newest: Double
  /// When the look at them began, likewise.
  private let start = FileStamp.now

  /// Looks at a site and at the machine's fonts.
  ///
  /// - Parameters:
  ///   - root: the folder of the site.
  ///   - results: folders that builds write to, which are none of its inputs wherever they are.
  init(root: String, leavingOut results: [String]) {
    let top = Disk.absolute(root)
    var walk = Walk(leavingOut: Set(results.map(Disk.absolute)), pagesBelow: top + "/")
    walk.add(tree: top, keepsHidden: false)
    for folder in Self.fontFolders { walk.add(tree: folder, keepsHidden: true) }
    for name in Self.variables { walk.input.write(Self.environment(name) ?? "") }
    digest = ContentDigest(of: walk.input.bytes)
    newest = walk.newest
    pages = walk.pages
  }

  /// Forgets the stamps of pages that were changed so late that the clock of the disk may not tell the next change from
  /// this one; what is kept for later builds must not have them.
  ///
  /// - Returns: Whether the same is true of no other file.
  mutating func settle() -> Bool {
    let latest = start - 0.05
    for (path, stamp) in pages where stamp.time > latest { pages[path] = .unknown }
    return newest <= latest
  }

  /// Adds further files that turned out to matter.
  mutating func add(_ others: [String]) {
    var walk = Walk(leavingOut: [], pagesBelow: nil)
    walk.input.write(digest)
    for path in others { walk.add(path: path) }
    digest = ContentDigest(of: walk.input.bytes)
  }
}

extension InputSnapshot {
  /// Where fontconfig looks for fonts and for what it is told.
  private static var fontFolders: [String] {
    let home = environment("HOME") ?? ""
    let data = environment("XDG_DATA_HOME") ?? home + "/.local/share"
    let settings = environment("XDG_CONFIG_HOME") ?? home + "/.config"
    return [
      "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", data + "/fonts", home + "/.fonts",
      settings + "/fontconfig",
    ]
  }

  /// What of the environment has a say in which fonts there are.
  private static let variables = ["HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  private struct Walk {
    var input = ByteWriter()
    var newest = 0.0
    var pages: [String: FileStamp] = [:]
    private let leftOut: Set<String>
    /// What the paths of pages start with.
    private let top: String?

    init(leavingOut paths: Set<String>, pagesBelow top: String?) {
      leftOut = paths
      self.top = top
    }

    mutating func add(path: String) {
      input.write(path)
      input.write(FileStamp(path, followsLinks: true)) { $0.write($1) }
    }

    /// Adds everything below a folder; hidden files can matter in `static/`, and those of other generators.
    mutating func add(tree folder: String, keepsHidden: Bool) {
      input.write(folder)
      var folders = [(path: folder, keepsHidden: keepsHidden)]
      while let folder = folders.popLast() {
        let entries = Disk.stampedEntries(of: folder.path)
        input.write(entries != nil)
        for (name, stamp) in entries ?? []
        where folder.keepsHidden || !name.hasPrefix(".") || SiteTree.hiddenFiles.contains(name) {
          let path = "\(folder.path)/\(name)"
          if stamp.isFolder, leftOut.contains(path) { continue }
          input.write(name)
          if stamp.isFolder {
            folders.append((path, folder.keepsHidden || name == "static"))
          } else if let top, !stamp.isLink, path.hasPrefix(top), path.hasSuffix(".md") {
            pages[String(path.dropFirst(top.count))] = stamp
          } else {
            input.write(stamp)
            newest = max(newest, stamp.time)
            if stamp.isLink { add(path: path) }
          }
        }
        // No name is a slash, so folders with other files in them are written otherwise.
        input.write("/")
      }
    }
  }
}

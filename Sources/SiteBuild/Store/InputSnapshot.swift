import Glibc
import TagModel

/// How everything looked that a build may read, before it read anything: names and stamps, not contents.
///
/// It takes in the site's whole folder and all fonts of the machine, rather than what today's build happens to read,
/// so that nothing is forgotten.
struct InputSnapshot: Sendable {
  /// What stands for all names and stamps.
  private(set) var digest: ContentDigest
  /// When the newest of them was changed, in seconds since 1970.
  private(set) var newest: Double

  /// Looks at a site and at the machine's fonts.
  ///
  /// - Parameters:
  ///   - root: the folder of the site.
  ///   - results: folders that builds write to, which are none of its inputs wherever they are.
  init(root: String, leavingOut results: [String]) {
    var walk = Walk(leavingOut: Set(results.map(Disk.absolute)))
    walk.add(tree: Disk.absolute(root), keepsHidden: false)
    for folder in Self.fontFolders { walk.add(tree: folder, keepsHidden: true) }
    for name in Self.variables { walk.input.write(Self.environment(name) ?? "") }
    digest = ContentDigest(of: walk.input.bytes)
    newest = walk.newest
  }

  /// Adds further files that turned out to matter.
  mutating func add(_ others: [String]) {
    var walk = Walk(leavingOut: [])
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
    private let leftOut: Set<String>

    init(leavingOut paths: Set<String>) { leftOut = paths }

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
        input.write(entries?.count ?? -1)
        for (name, stamp) in entries ?? []
        where folder.keepsHidden || !name.hasPrefix(".") || SiteTree.hiddenFiles.contains(name) {
          let path = "\(folder.path)/\(name)"
          if stamp.isFolder, leftOut.contains(path) { continue }
          input.write(name)
          if stamp.isFolder {
            folders.append((path, folder.keepsHidden || name == "static"))
          } else {
            input.write(stamp)
            newest = max(newest, stamp.time)
            if stamp.isLink { add(path: path) }
          }
        }
      }
    }
  }
}

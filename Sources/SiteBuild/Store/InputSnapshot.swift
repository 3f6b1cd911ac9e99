import Glibc
import TagModel

/// How everything looks that a build may read: names and stamps, not contents.
///
/// It takes in the site's whole folder and all fonts of the machine, rather than what today's build happens to read,
/// so that nothing is forgotten. A build may read while it is made: what is changed after the look at everything began
/// is not taken for what was read.
struct InputSnapshot: Sendable {
  /// What stands for all names, and for the stamps of all files but Markdown.
  private(set) var digest: ContentDigest
  /// The stamps of the Markdown files below the site's folder, by their paths from there.
  private(set) var pages: [String: FileStamp]
  /// Those of them that were changed so late that the next change may not show.
  private var latePages: [String]
  /// Whether other files were.
  private let isLate: Bool

  /// Looks at a site and at the machine's fonts.
  ///
  /// - Parameters:
  ///   - root: the folder of the site.
  ///   - results: folders that builds write to, which are none of its inputs wherever they are.
  init(root: String, leavingOut results: [String]) {
    let top = Disk.absolute(root)
    var walk = Walk(leavingOut: Set(results.map(Disk.absolute)), pagesBelow: top)
    walk.add(tree: top, keepsHidden: false)
    for folder in Self.fontFolders { walk.add(tree: folder, keepsHidden: true) }
    for name in Self.variables { walk.input.write(Self.environment(name) ?? "") }
    digest = ContentDigest(of: walk.input.bytes)
    isLate = walk.isLate
    pages = walk.pages
    latePages = walk.latePages
  }

  /// Forgets the stamps of pages that were changed so late that they may not be what a build has read, or that the clock
  /// of the disk may not tell the next change from this one; what is kept for later builds must not have them.
  ///
  /// - Returns: Whether the same is true of no other file.
  mutating func settle() -> Bool {
    for path in latePages { pages[path] = .unknown }
    latePages = []
    return !isLate
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
    var pages: [String: FileStamp] = [:]
    var latePages: [String] = []
    var isLate = false
    private let leftOut: Set<String>
    /// The folder that pages are in.
    private let top: String?
    /// Some disks tell times apart that are some hundredths of a second apart.
    private let latestWritten = FileStamp.now - 0.05
    private let start = FileStamp.tick

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
        let prefix = pagePrefix(of: folder.path)
        for entry in entries ?? [] {
          let name = entry.name
          if !folder.keepsHidden, name.hasPrefix("."), !SiteTree.hiddenFiles.contains(name) { continue }
          if let prefix, name.hasSuffix(".md"), !entry.stamp.isFolder, !entry.stamp.isLink {
            input.write(name)
            add(page: prefix + name, entry)
            continue
          }
          let path = "\(folder.path)/\(name)"
          if entry.stamp.isFolder, leftOut.contains(path) { continue }
          input.write(name)
          if entry.stamp.isFolder {
            folders.append((path, folder.keepsHidden || name == "static"))
          } else {
            input.write(entry.stamp)
            if isLate(entry) { isLate = true }
            if entry.stamp.isLink { add(path: path) }
          }
        }
        // No name is a slash, so folders with other files in them are written otherwise.
        input.write("/")
      }
    }

    private mutating func add(page path: String, _ entry: Disk.StampedEntry) {
      pages[path] = entry.stamp
      if isLate(entry) { latePages.append(path) }
    }

    private func isLate(_ entry: Disk.StampedEntry) -> Bool {
      entry.stamp.time > latestWritten || entry.touched >= start
    }

    /// What the paths of the pages of a folder start with; `nil` where there are none.
    private func pagePrefix(of folder: String) -> String? {
      guard let top, folder.hasPrefix(top) else { return nil }
      if folder.utf8.count == top.utf8.count { return "" }
      let rest = folder.dropFirst(top.count)
      return rest.hasPrefix("/") ? rest.dropFirst() + "/" : nil
    }
  }
}

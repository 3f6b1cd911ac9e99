import Content
import Rendering

/// What turns the tree of the last build into that of this one, all new files being staged: removals and renames.
///
/// It is written down before the first of them is done, so that a build that is killed half-way is ended by the next
/// one. Doing it again changes nothing.
struct Commit: Hashable, Sendable {
  /// The folder below the output folder in which new files wait.
  static let stagingFolder = ".tagcloud.staged"
  /// The file below the output folder that says what has been begun.
  static let journalName = ".tagcloud.commit.json"

  /// Files of earlier builds that are no longer made.
  var removals: [String] = []
  /// Staged files, and staged folders that go to their place as a whole, in order.
  var moves: [String] = []

  /// Whether there is nothing to do.
  var isEmpty: Bool { removals.isEmpty && moves.isEmpty }

  /// Plans the moves of staged files: a folder that is new moves as a whole.
  ///
  /// - Parameters:
  ///   - files: the paths of the staged files; the last one moves last.
  ///   - root: the output folder.
  init(staging files: [String], removing removals: [String], in root: String) {
    self.removals = removals
    var isThere: [String: Bool] = [:]
    var planned: Set<String> = []
    for file in files {
      let unit = file.firstParentFolder { folder in
        if let known = isThere[folder] { return !known }
        let found = Disk.kind(root.appending(path: folder)) != nil
        isThere[folder] = found
        return !found
      }
      if planned.insert(unit ?? file).inserted { moves.append(unit ?? file) }
    }
  }

  /// What a journal says; `nil` when there is none, or none that can be read.
  init?(journalIn root: String) {
    let path = root.appending(path: Self.journalName)
    guard let bytes = try? Disk.read(path),
      let journal = Node.parse(json: bytes[...], from: DocumentOrigin(path: path)).root,
      let removals = journal["remove"]?.items, let moves = journal["move"]?.items
    else { return nil }
    self.removals = removals.compactMap(\.text).filter(Manifest.isInside)
    self.moves = moves.compactMap(\.text).filter(Manifest.isInside)
  }

  /// The journal as its file holds it.
  var json: String {
    var json = JSONText()
    json.object { json in
      for (key, paths) in [("remove", removals), ("move", moves)] {
        json.key(key)
        json.array { json in
          for path in paths {
            json.newline()
            json.string(path)
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension Commit {
  /// Writes the journal, does everything, and takes the journal away.
  func run(in root: String) throws(DiskError) {
    let journal = root.appending(path: Self.journalName)
    do throws(DiskError) {
      try Disk.replace(journal, with: Array(json.utf8))
    } catch {
      Disk.removeTree(root.appending(path: Self.stagingFolder))
      throw error
    }
    try finish(in: root)
  }

  /// Does what has not been done yet.
  func finish(in root: String) throws(DiskError) {
    for file in removals { try Self.remove(file, in: root) }
    let staged = root.appending(path: Self.stagingFolder)
    for path in moves { try Self.move(staged.appending(path: path), to: root.appending(path: path)) }
    Disk.removeTree(staged)
    try Disk.remove(root.appending(path: Self.journalName))
  }

  /// Ends what a killed build has begun, or throws away what it had only staged.
  static func recover(in root: String) throws(DiskError) {
    if let begun = Commit(journalIn: root) {
      try begun.finish(in: root)
    } else {
      Disk.removeTree(root.appending(path: stagingFolder))
      try Disk.remove(root.appending(path: journalName))
    }
    try Disk.remove(root.appending(path: journalName + Disk.unfinished))
  }

  /// Whether a build has left work behind.
  static func isPending(in root: String) -> Bool {
    [stagingFolder, journalName, journalName + Disk.unfinished].contains {
      Disk.kind(root.appending(path: $0)) != nil
    }
  }

  /// Removes a file, and the folders that it leaves empty.
  static func remove(_ file: String, in root: String) throws(DiskError) {
    try Disk.remove(root.appending(path: file))
    for folder in file.parentFolders.reversed() {
      guard Disk.removeFolderIfEmpty(root.appending(path: folder)) else { return }
    }
  }

  private static func move(_ source: String, to target: String) throws(DiskError) {
    switch Disk.kind(source) {
    case nil: return
    case .folder where Disk.kind(target) == .folder:
      for entry in try Disk.entries(of: source) {
        try move("\(source)/\(entry.name)", to: "\(target)/\(entry.name)")
      }
    default:
      try Disk.makeFolder(target.parentPath ?? ".")
      _ = Disk.removeFolderIfEmpty(target)
      try Disk.move(source, to: target)
    }
  }
}

extension DiskError {
  /// The path that authors know: where a file that is staged will be, and the output folder for what a commit alone needs.
  var target: String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeAll { $0 == Commit.stagingFolder || $0.hasPrefix(Commit.journalName) }
    let target = parts.joined(separator: "/")
    return target.hasSuffix(Disk.unfinished) ? String(target.dropLast(Disk.unfinished.count)) : target
  }
}

extension String {
  /// The outermost folder that a relative path leads through and that is wanted.
  func firstParentFolder(where isWanted: (String) -> Bool) -> String? {
    for index in utf8.indices where utf8[index] == UInt8(ascii: "/") {
      let folder = String(self[..<index])
      if isWanted(folder) { return folder }
    }
    return nil
  }

  /// The folders that a relative path leads through, the outermost first.
  var parentFolders: [String] {
    var folders: [String] = []
    for index in utf8.indices where utf8[index] == UInt8(ascii: "/") {
      folders.append(String(self[..<index]))
    }
    return folders
  }
}

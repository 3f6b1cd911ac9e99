import Diagnostics
import Glibc

/// A folder that a site is written to.
struct OutputFolder: Sendable {
  /// The folder's path.
  let path: String
  /// What earlier builds wrote there.
  private let old: Manifest
  /// Whether nothing at all is there.
  private let isEmpty: Bool

  /// Looks at a folder, which need not exist yet.
  init(_ path: String) {
    self.path = path
    old = Manifest(of: path)
    isEmpty = (try? Disk.entries(of: path))?.isEmpty ?? (Disk.kind(path) == nil)
  }

  /// What a write changed.
  struct Changes: Hashable, Sendable {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  /// Makes ready for files that are placed.
  func prepare() throws(DiskError) { try Disk.makeFolder(staging) }

  /// Takes what was placed back.
  func discard() { Disk.removeTree(staging) }

  /// Writes a file beside the tree if the tree has another one, or none, and forgets its content.
  ///
  /// Several tasks may do so at once.
  func place(_ file: OutputFile) -> OutputFile {
    var placed = file
    placed.bytes = []
    if !isEmpty, Disk.holds(path.appending(path: file.path), file.bytes) {
      placed.placing = .unchanged
      return placed
    }
    do throws(DiskError) {
      try stage(file)
      placed.placing = .staged
    } catch {
      placed.placing = .failed(error)
    }
    return placed
  }

  /// Finds files that somebody else put where the site's own must go.
  func conflicts(with files: [OutputFile], jobs: Int) async -> [Diagnostic] {
    if isEmpty { return [] }
    let old = old.files
    let path = path
    return await parallelMap(files.filter { !old.contains($0.path) }, jobs: jobs) { file -> Diagnostic? in
      let target = path.appending(path: file.path)
      guard file.placing != .unchanged, let kind = Disk.kind(target) else { return nil }
      if file.placing == .due, kind == .file, Disk.holds(target, file.bytes) { return nil }
      return .foreignFile(target, isFolder: kind == .folder)
    }.compactMap { $0 }
  }

  /// Writes the files whose bytes differ, and removes those of earlier builds that are no longer made.
  ///
  /// All new files are written beside the tree first, unless they are there already. Then they are renamed into their
  /// places, the manifest last; from the first rename on, a build that is killed will be ended by the next one.
  func write(_ files: [OutputFile], jobs: Int) async throws(DiskError) -> Changes {
    let (commit, changes): (Commit, Changes)
    do throws(DiskError) {
      try prepare()
      let placed = await parallelMap(files, jobs: jobs) { $0.placing == .due ? place($0) : $0 }
      if let problem = placed.lazy.compactMap(\.problem).first { throw problem }
      (commit, changes) = try plan(placed)
    } catch {
      discard()
      throw error
    }
    if commit.isEmpty { discard() } else { try commit.run(in: path) }
    return changes
  }

  /// What there is to do once all files are placed; the new manifest is placed with them.
  private func plan(_ placed: [OutputFile]) throws(DiskError) -> (Commit, Changes) {
    var staged = placed.filter { $0.placing == .staged }.map(\.path)
    let new = Manifest(files: placed.map(\.path))
    let stale = old.files.subtracting(new.files)
    try check(staged, removing: stale)
    let changes = Changes(
      written: staged.count, unchanged: placed.count - staged.count, removed: stale.count)
    if new != old || !hasManifest {
      try stage(OutputFile(path: Manifest.fileName, text: Manifest.json(of: placed.map(\.path))))
      staged.append(Manifest.fileName)
    }
    return (Commit(staging: staged, removing: stale.sorted(), in: path), changes)
  }

  /// Gives files of the site other contents, all of them or none.
  ///
  /// - Returns: Whether that was done.
  func replace(_ files: [OutputFile]) -> Bool {
    if files.isEmpty { return true }
    do throws(DiskError) {
      try prepare()
      for file in files { try stage(file) }
    } catch {
      discard()
      return false
    }
    return (try? Commit(staging: files.map(\.path), removing: [], in: path).run(in: path)) != nil
  }

  /// Removes the files of earlier builds and the manifest.
  ///
  /// - Returns: How many files of the site are gone, or would be.
  func removeAll(dryRun: Bool) throws(DiskError) -> Int {
    if dryRun { return old.files.count }
    for file in old.files.sorted() { try Commit.remove(file, in: path) }
    try Disk.remove(path.appending(path: Manifest.fileName))
    _ = Disk.removeFolderIfEmpty(path)
    return old.files.count
  }
}

extension OutputFolder {
  private var hasManifest: Bool { Disk.kind(path.appending(path: Manifest.fileName)) == .file }

  /// Finds what would stop a commit before it begins: something not of ours where a file or a folder must go.
  private func check(_ files: [String], removing stale: Set<String>) throws(DiskError) {
    if isEmpty { return }
    for folder in Set(files.flatMap(\.parentFolders)) where !stale.contains(folder) {
      let target = path.appending(path: folder)
      if Disk.kind(target) != nil, !Disk.isFolder(target) { throw DiskError(.write, target, code: ENOTDIR) }
    }
    for file in files where Disk.kind(path.appending(path: file)) == .folder {
      let entries = try Disk.entries(of: path.appending(path: file))
      if !entries.isEmpty, !(try goes(file, with: stale)) {
        throw DiskError(.write, path.appending(path: file), code: EISDIR)
      }
    }
  }

  /// Whether a folder goes when the files of earlier builds in it go.
  private func goes(_ folder: String, with stale: Set<String>) throws(DiskError) -> Bool {
    let entries = try Disk.entries(of: path.appending(path: folder))
    for entry in entries {
      let inner = "\(folder)/\(entry.name)"
      guard try entry.kind == .folder ? goes(inner, with: stale) : stale.contains(inner) else { return false }
    }
    return !entries.isEmpty
  }

  private var staging: String { path.appending(path: Commit.stagingFolder) }

  /// Writes a file beside the tree.
  private func stage(_ file: OutputFile) throws(DiskError) {
    let target = staging.appending(path: file.path)
    try Disk.makeFolder(target.parentPath ?? ".")
    try Disk.write(target, file.bytes)
  }
}

extension OutputFile {
  /// Why the file could not be placed.
  fileprivate var problem: DiskError? {
    if case .failed(let problem) = placing { problem } else { nil }
  }
}

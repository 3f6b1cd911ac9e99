import Diagnostics
import Glibc

/// A folder that a site is written to.
struct OutputFolder: Sendable {
  /// The folder's path.
  let path: String
  /// What earlier builds wrote there.
  private let old: Manifest

  /// Looks at a folder, which need not exist yet.
  init(_ path: String) {
    self.path = path
    old = Manifest(of: path)
  }

  /// What a write changed.
  struct Changes: Hashable, Sendable {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  /// Finds files that somebody else put where the site's own must go.
  func conflicts(with files: [OutputFile], jobs: Int) async -> [Diagnostic] {
    let old = old.files
    let path = path
    return await parallelMap(files.filter { !old.contains($0.path) }, jobs: jobs) { file -> Diagnostic? in
      let target = path.appending(path: file.path)
      guard let kind = Disk.kind(target) else { return nil }
      if kind == .file, Disk.holds(target, file.bytes) { return nil }
      return .foreignFile(target, isFolder: kind == .folder)
    }.compactMap { $0 }
  }

  /// Writes the files whose bytes differ, and removes those of earlier builds that are no longer made.
  ///
  /// All new files are written beside the tree first. Then they are renamed into their places, the manifest last; from
  /// the first rename on, a build that is killed will be ended by the next one.
  func write(_ files: [OutputFile], jobs: Int) async throws(DiskError) -> Changes {
    try Disk.makeFolder(path)
    var changed = await changed(files, jobs: jobs)
    let new = Manifest(files: files.map(\.path))
    let stale = old.files.subtracting(new.files)
    try check(changed, removing: stale)
    let changes = Changes(
      written: changed.count, unchanged: files.count - changed.count, removed: stale.count)
    if new != old || !hasManifest { changed.append(OutputFile(path: Manifest.fileName, text: new.json)) }
    if changed.isEmpty, stale.isEmpty { return changes }
    let commit = Commit(staging: changed.map(\.path), removing: stale.sorted(), in: path)
    try await stage(changed, jobs: jobs)
    try commit.run(in: path)
    return changes
  }

  /// Gives files of the site other contents, all of them or none.
  ///
  /// - Returns: Whether that was done.
  func replace(_ files: [OutputFile], jobs: Int) async -> Bool {
    if files.isEmpty { return true }
    do throws(DiskError) {
      try await stage(files, jobs: jobs)
      try Commit(staging: files.map(\.path), removing: [], in: path).run(in: path)
      return true
    } catch {
      return false
    }
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

  /// The files that are not in the folder as they must be.
  private func changed(_ files: [OutputFile], jobs: Int) async -> [OutputFile] {
    if (try? Disk.entries(of: path))?.isEmpty ?? true { return files }
    let root = path
    let isThere = await parallelMap(files, jobs: jobs) {
      Disk.holds(root.appending(path: $0.path), $0.bytes)
    }
    return zip(files, isThere).filter { !$0.1 }.map(\.0)
  }

  /// Finds what would stop a commit before it begins: something not of ours where a file or a folder must go.
  private func check(_ files: [OutputFile], removing stale: Set<String>) throws(DiskError) {
    for folder in Set(files.flatMap(\.path.parentFolders)) where !stale.contains(folder) {
      let target = path.appending(path: folder)
      if Disk.kind(target) != nil, !Disk.isFolder(target) { throw DiskError(.write, target, code: ENOTDIR) }
    }
    for file in files where Disk.kind(path.appending(path: file.path)) == .folder {
      let entries = try Disk.entries(of: path.appending(path: file.path))
      if !entries.isEmpty, !(try goes(file.path, with: stale)) {
        throw DiskError(.write, path.appending(path: file.path), code: EISDIR)
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

  /// Writes files beside the tree; when one cannot be written, nothing stays.
  private func stage(_ files: [OutputFile], jobs: Int) async throws(DiskError) {
    let staging = path.appending(path: Commit.stagingFolder)
    do throws(DiskError) {
      try Disk.makeFolder(staging)
      for folder in Set(files.compactMap(\.path.parentPath)).sorted() {
        try Disk.makeFolder(staging.appending(path: folder))
      }
      let problems = await parallelMap(files, jobs: jobs) { file -> DiskError? in
        do throws(DiskError) {
          try Disk.write(staging.appending(path: file.path), file.bytes)
          return nil
        } catch {
          return error
        }
      }
      if let problem = problems.lazy.compactMap(\.self).first { throw problem }
    } catch {
      Disk.removeTree(staging)
      throw error
    }
  }
}

import Diagnostics

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

  /// Writes the files whose bytes differ, removes those of earlier builds that are no longer made, and writes
  /// the manifest last.
  ///
  /// Each file is replaced whole.
  func write(_ files: [OutputFile], jobs: Int) async throws(DiskError) -> Changes {
    try Disk.makeFolder(path)
    for folder in Set(files.compactMap(\.path.parentPath)).sorted() {
      try Disk.makeFolder(path.appending(path: folder))
    }
    let root = path
    let outcomes = await parallelMap(files, jobs: jobs) { Self.write($0, below: root) }
    var changes = Changes()
    for outcome in outcomes {
      switch outcome {
      case .success(true): changes.written += 1
      case .success(false): changes.unchanged += 1
      case .failure(let error): throw error
      }
    }
    let new = Manifest(files: files.map(\.path))
    changes.removed = try remove(old.files.subtracting(new.files))
    let manifest = OutputFile(path: Manifest.fileName, text: new.json)
    _ = try Self.write(manifest, below: path).get()
    return changes
  }

  /// Removes the files of earlier builds and the manifest.
  ///
  /// - Returns: How many files of the site are gone, or would be.
  func removeAll(dryRun: Bool) throws(DiskError) -> Int {
    if dryRun { return old.files.count }
    let removed = try remove(old.files)
    try Disk.remove(path.appending(path: Manifest.fileName))
    _ = Disk.removeFolderIfEmpty(path)
    return removed
  }
}

extension OutputFolder {
  private static func write(_ file: OutputFile, below root: String) -> Result<Bool, DiskError> {
    let target = root.appending(path: file.path)
    if Disk.holds(target, file.bytes) { return .success(false) }
    do throws(DiskError) {
      try Disk.replace(target, with: file.bytes)
      return .success(true)
    } catch {
      return .failure(error)
    }
  }

  /// Removes files of earlier builds, and the folders that they leave empty.
  private func remove(_ stale: Set<String>) throws(DiskError) -> Int {
    for file in stale.sorted() {
      try Disk.remove(path.appending(path: file))
      var folder = file.parentPath
      while let name = folder, Disk.removeFolderIfEmpty(path.appending(path: name)) {
        folder = name.parentPath
      }
    }
    return stale.count
  }
}

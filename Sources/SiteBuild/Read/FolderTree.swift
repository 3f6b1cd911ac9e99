import Diagnostics

/// The files below a folder.
///
/// Symbolic links are not followed, so a tree never leaves its folder and never ends.
struct FolderTree {
  private let base: String
  private let leftOut: Set<String>
  private let output: String?
  private let keepsHidden: Bool
  private let skipsFolder: (String) -> Bool
  /// What was passed over: links, and what is neither a file nor a folder.
  private(set) var diagnostics: [Diagnostic] = []
  /// The folders that cannot be read.
  private(set) var unreadable: [DiskError] = []

  /// Prepares to walk.
  ///
  /// - Parameters:
  ///   - names: folders right below the base that do not belong to the tree.
  ///   - output: a folder that does not belong to it, wherever it is.
  ///   - keepsHidden: whether files and folders whose names start with a dot belong to it.
  ///   - skipsFolder: whether a folder, by its path from the base, does not belong to it.
  init(
    _ base: String, leavingOut names: Set<String> = [], output: String? = nil, keepsHidden: Bool = false,
    skipsFolder: @escaping (String) -> Bool = { _ in false }
  ) {
    self.skipsFolder = skipsFolder
    self.base = base
    leftOut = names
    self.output = output
    self.keepsHidden = keepsHidden
  }

  /// The files whose names pass, as paths from the base, sorted by their bytes.
  mutating func files(where isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in entries(of: full(folder)) {
        if entry.name.hasPrefix("."), !keepsHidden { continue }
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        switch entry.kind {
        case .folder where !leftOut.contains(path) && full(path) != output && !skipsFolder(path):
          folders.append(path)
        case .file where isWanted(entry.name): found.append(path)
        case .link: diagnostics.append(.skippedLink(full(path)))
        case .other where isWanted(entry.name): diagnostics.append(.skippedSpecialFile(full(path)))
        case .file, .folder, .other: break
        }
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }

  private mutating func entries(of folder: String) -> [Disk.Entry] {
    do throws(DiskError) { return try Disk.entries(of: folder) } catch {
      unreadable.append(error)
      return []
    }
  }

  private func full(_ path: String) -> String {
    if path.isEmpty { return base }
    return base == "." ? path : base.appending(path: path)
  }
}

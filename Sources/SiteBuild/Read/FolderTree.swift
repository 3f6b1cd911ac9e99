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
  /// Links that were passed over.
  private(set) var diagnostics: [Diagnostic] = []

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
  mutating func files(where isWanted: (String) -> Bool) throws(DiskError) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in try Disk.entries(of: full(folder)) {
        if entry.name.hasPrefix("."), !keepsHidden { continue }
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        switch entry.kind {
        case .folder where !leftOut.contains(path) && full(path) != output && !skipsFolder(path):
          folders.append(path)
        case .file where isWanted(entry.name): found.append(path)
        case .link: diagnostics.append(.skippedLink(full(path)))
        case .file, .folder, .other: break
        }
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }

  private func full(_ path: String) -> String {
    if path.isEmpty { return base }
    return base == "." ? path : base.appending(path: path)
  }
}

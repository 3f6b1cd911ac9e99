/// The paths of static files that cannot stand beside the files that the build makes: because they have the
/// same path, or because a path would be a file and a folder.
///
/// Cost: O(folders in all paths).
func staticCollisions(of staticFiles: [String], with made: [String]) -> [String] {
  if staticFiles.isEmpty { return [] }
  let files = Set(made)
  let taken = Set(made.flatMap(folders))
  return staticFiles.filter { path in
    files.contains(path) || taken.contains(path) || folders(of: path).contains(where: files.contains)
  }
}

/// The folders that a path leads through, the innermost first.
private func folders(of path: String) -> [String] {
  var folders: [String] = []
  var rest = path.parentPath
  while let folder = rest {
    folders.append(folder)
    rest = folder.parentPath
  }
  return folders
}

import TagModel

extension SiteConfiguration {
  /// Whether a path below the folder of the pages, of a file or a folder, is one that holds no pages.
  ///
  /// A pattern without a slash inside is about names, wherever they are.
  func excludes(_ path: String) -> Bool {
    excludedPaths.contains { pattern in
      let parts = pattern.split(separator: "/")
      let pattern = parts.joined(separator: "/")
      if path == pattern || Glob(pattern).matches(path) { return true }
      return parts.count == 1 && Glob(pattern).matches(path.lastPathPart)
    }
  }
}

extension String {
  /// Whether a path is that of a Markdown file.
  var isMarkdownPath: Bool { [".md", ".markdown", ".mdx"].contains(where: hasSuffix) }
}

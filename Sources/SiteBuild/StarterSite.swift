/// A small site to start from.
public enum StarterSite {
  /// Writes the site into a folder, which must be new or empty.
  public static func write(to folder: String) throws(StarterSiteError) {
    let isTaken: Bool
    do throws(DiskError) {
      let entries = Disk.kind(folder) == nil ? [] : try Disk.entries(of: folder)
      isTaken = !entries.isEmpty
      if !isTaken { try writeFiles(to: folder) }
    } catch {
      throw StarterSiteError(message: "\(error.path): \(error.reason)")
    }
    if isTaken { throw StarterSiteError(message: "\(folder) is not empty; give a new folder") }
  }
}

/// Why a starter site could not be written.
public struct StarterSiteError: Error, Hashable, Sendable {
  /// What is wrong and what would help.
  public var message: String
}

extension StarterSite {
  private static func writeFiles(to folder: String) throws(DiskError) {
    for file in files {
      let path = folder.appending(path: file.path)
      try Disk.makeFolder(path.parentPath ?? ".")
      try Disk.replace(path, with: Array(file.text.utf8))
    }
  }

  private static let files: [(path: String, text: String)] = [
    (
      "tagcloud.toml",
      """
      title = "My tags"
      description = "Pages, and the tags that join them."
      lang = "en"

      # How every cloud looks, unless a page says otherwise.
      [cloud]
      alignment = "left"
      gap = 8

      """
    ),
    (
      "content/index.md",
      """
      ---
      title: Welcome
      tags: [Welcome, "How to", C++, 2026]
      ---

      Every Markdown file in `content/` becomes a page. Its tags become a cloud, and each tag gets a page of its own.

      ```tagcloud
      source: site
      alignment: fill-width
      show-count: true
      ```

      """
    ),
    (
      "content/first-steps.md",
      """
      ---
      title: First steps
      date: 2026-01-15
      tags: ["How to", Writing, Tags]
      ---

      Change the tags above, build again, and open `public/index.html`.

      """
    ),
  ]
}

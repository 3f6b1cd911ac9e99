import Diagnostics
import Glibc
import Testing

@testable import SiteBuild

@Suite struct SiteReaderTests {
  /// What is said of a site: ids and paths below its folder.
  private func problems(_ make: (borrowing TemporaryFolder) throws -> Void) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("content/a.md", "---\ntitle: A\ntags: [X]\n---\n")
    try make(folder)
    var options = BuildOptions()
    options.source = folder.path
    options.dryRun = true
    return await buildSite(options).diagnostics.map { problem in
      "\(problem.id) \(problem.place?.path.dropFirst(folder.path.utf8.count + 1) ?? "")"
    }
  }

  @Test func allThatCannotBeReadIsNamedAtOnce() async throws {
    let found = try await problems { folder in
      // A folder cannot be read as a file, whoever tries.
      for file in ["tagcloud.toml", "tags.toml", "templates/pages/term.mustache", "content/b.svg"] {
        try Disk.makeFolder(folder.path.appending(path: file))
      }
      _ = unsafe mkfifo(folder.path.appending(path: "categories.yml"), 0o600)
      try folder.write("content/c.md", "---\ntitel: C\n---\n")
    }
    #expect(found == ["unreadable categories.yml", "unreadable tagcloud.toml", "unreadable tags.toml"])
  }

  @Test func otherProblemsAreToldWhereTheSettingsAreKnown() async throws {
    let found = try await problems { folder in
      try Disk.makeFolder(folder.path.appending(path: "tags.toml"))
      try folder.write("content/c.md", "---\ntitel: C\n---\n")
    }
    #expect(found == ["unknown-key content/c.md", "unreadable tags.toml"])
  }

  @Test func pipesAreNotReadAndSaidToBe() async throws {
    let found = try await problems { folder in
      for file in ["static", "templates"] { try Disk.makeFolder(folder.path.appending(path: file)) }
      for file in ["content/b.md", "content/note.txt", "static/x", "templates/y"] {
        _ = unsafe mkfifo(folder.path.appending(path: file), 0o600)
      }
    }
    #expect(found == ["content/b.md", "static/x", "templates/y"].map { "skipped-special-file \($0)" })
  }

  @Test func filesBesidePagesAreToldOfOnce() async throws {
    let found = try await problems { folder in
      try folder.write("hugo.toml", "title = 'T'")
      _ = unsafe mkfifo(folder.path.appending(path: "content/picture.png"), 0o600)
      _ = unsafe symlink("a.md", folder.path.appending(path: "content/b.md"))
    }
    #expect(found == ["skipped-link content/b.md", "skipped-special-file content/picture.png"])
  }
}

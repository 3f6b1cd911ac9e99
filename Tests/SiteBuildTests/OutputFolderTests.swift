import Glibc
import Rendering
import Testing

@testable import SiteBuild

@Suite struct OutputFolderTests {
  private func file(_ path: String, _ text: String = "x") -> OutputFile { OutputFile(path: path, text: text) }

  @Test func onlyFilesThatDifferAreWritten() async throws {
    let folder = try TemporaryFolder()
    let first = try await OutputFolder(folder.path).write(
      [file("a/index.html", "1"), file("b.css", "2")], jobs: 2)
    #expect(first == OutputFolder.Changes(written: 2, unchanged: 0, removed: 0))
    let before = folder.identity(of: "b.css")
    let second = try await OutputFolder(folder.path).write(
      [file("a/index.html", "3"), file("b.css", "2")], jobs: 2)
    #expect(second == OutputFolder.Changes(written: 1, unchanged: 1, removed: 0))
    #expect(folder.identity(of: "b.css") == before)
    #expect(try folder.read("a/index.html") == "3")
  }

  @Test func staleFilesGoWithTheirFolders() async throws {
    let folder = try TemporaryFolder()
    _ = try await OutputFolder(folder.path).write(
      [file("tags/a/index.html"), file("tags/b/index.html")], jobs: 1)
    let changes = try await OutputFolder(folder.path).write([file("tags/a/index.html")], jobs: 1)
    #expect(changes.removed == 1)
    #expect(try folder.files() == [".tagcloud.json", "tags/a/index.html"])
    #expect(!Disk.isFolder(folder.path + "/tags/b"))
  }

  @Test func foreignFilesStay() async throws {
    let folder = try TemporaryFolder()
    try folder.write("CNAME", "example.org")
    try folder.write("tags/a/notes.txt", "mine")
    _ = try await OutputFolder(folder.path).write([file("tags/a/index.html")], jobs: 1)
    _ = try await OutputFolder(folder.path).write([file("index.html")], jobs: 1)
    #expect(try folder.files() == [".tagcloud.json", "CNAME", "index.html", "tags/a/notes.txt"])
    #expect(try OutputFolder(folder.path).removeAll(dryRun: false) == 1)
    #expect(try folder.files() == ["CNAME", "tags/a/notes.txt"])
  }

  @Test func foreignFileInTheWayIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("index.html", "mine")
    try folder.write("tags/index.html/x", "a folder")
    try folder.write("same.css", "x")
    let files = [file("index.html"), file("tags/index.html"), file("same.css"), file("new.css")]
    let problems = await OutputFolder(folder.path).conflicts(with: files, jobs: 1)
    #expect(problems.map(\.id) == ["foreign-file", "foreign-file"])
    #expect(problems.map(\.place?.path) == [folder.path + "/index.html", folder.path + "/tags/index.html"])
  }

  @Test func ownFilesAreNoConflict() async throws {
    let folder = try TemporaryFolder()
    _ = try await OutputFolder(folder.path).write([file("index.html", "1")], jobs: 1)
    #expect(await OutputFolder(folder.path).conflicts(with: [file("index.html", "2")], jobs: 1).isEmpty)
  }

  @Test func manifestIsWrittenLast() async throws {
    let folder = try TemporaryFolder()
    _ = try await OutputFolder(folder.path).write([file("a.css", "1")], jobs: 1)
    let before = try folder.read(Manifest.fileName)
    // A folder where a file must go stops the build before its end.
    try Disk.makeFolder(folder.path + "/c.css/x")
    await #expect(throws: DiskError.self) {
      try await OutputFolder(folder.path).write([file("a.css", "1"), file("c.css")], jobs: 1)
    }
    #expect(try folder.read(Manifest.fileName) == before)
  }

  @Test func failureLeavesNoTemporaryFile() async throws {
    let folder = try TemporaryFolder()
    try Disk.makeFolder(folder.path + "/c.css/x")
    await #expect(throws: DiskError.self) {
      try await OutputFolder(folder.path).write([file("c.css")], jobs: 1)
    }
    #expect(try folder.files() == [])
  }

  @Test func fileInThePlaceOfTheFolderIsAnError() async throws {
    let folder = try TemporaryFolder()
    try folder.write("public", "mine")
    let error = await #expect(throws: DiskError.self) {
      try await OutputFolder(folder.path + "/public").write([file("a")], jobs: 1)
    }
    #expect(error?.action == .write && error?.reason == "part of the path is a file, not a folder")
    #expect(try folder.read("public") == "mine")
  }

  @Test func folderWithoutPermissionIsAnError() async throws {
    // Permissions do not stop the superuser.
    guard geteuid() != 0 else { return }
    let folder = try TemporaryFolder()
    unsafe chmod(folder.path, 0o555)
    let error = await #expect(throws: DiskError.self) {
      try await OutputFolder(folder.path).write([file("a")], jobs: 1)
    }
    #expect(error?.reason == "permission denied")
  }
}

@Suite struct ManifestTests {
  @Test func listComesBackSorted() throws {
    let folder = try TemporaryFolder()
    let manifest = Manifest(files: ["tags/é/index.html", "a.css", "Z.html"])
    try folder.write(Manifest.fileName, manifest.json)
    #expect(Manifest(of: folder.path) == manifest)
    #expect(manifest.json == "{\"version\":1,\"files\":[\n\"Z.html\",\n\"a.css\",\n\"tags/é/index.html\"]}\n")
  }

  @Test(arguments: ["", "no JSON", "[]", "{\"files\": 3}"])
  func damagedListIsEmpty(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Manifest.fileName, text)
    #expect(Manifest(of: folder.path).files.isEmpty)
  }

  @Test func listLeadsNowhereElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(Manifest.fileName, #"{"files": ["../x", "/etc/passwd", "a/../../x", "ok"]}"#)
    #expect(Manifest(of: folder.path).files == ["ok"])
  }
}

@Suite struct StaticCollisionTests {
  @Test func pathsThatCannotStandBesideEachOtherAreFound() {
    let made = ["index.html", "tags/c/index.html", "heights.json"]
    let files = ["index.html", "robots.txt", "tags/c", "heights.json/x", "tags/d/index.html"]
    let found = staticCollisions(of: files, with: made)
    #expect(found == ["index.html", "tags/c", "heights.json/x"])
  }
}

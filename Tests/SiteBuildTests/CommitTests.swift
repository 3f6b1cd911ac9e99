import Glibc
import Rendering
import Testing

@testable import SiteBuild

@Suite struct CommitTests {
  private func file(_ path: String, _ text: String = "x") -> OutputFile { OutputFile(path: path, text: text) }

  @Test func newFoldersMoveAsAWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write("old/a.html", "1")
    let commit = Commit(
      staging: ["new/b/c.html", "new/d.html", "old/a.html", "old/e/f.html"], removing: [], in: folder.path)
    #expect(commit.moves == ["new", "old/a.html", "old/e"])
  }

  @Test(arguments: [
    ("/p/.tagcloud.staged/a/index.html", "/p/a/index.html"), ("/p/.tagcloud.commit.json.tagcloud-new", "/p"),
    ("public/.tagcloud.staged", "public"), ("public/a.css", "public/a.css"),
  ])
  func errorsNameThePathsThatAuthorsKnow(path: String, target: String) {
    #expect(DiskError(.write, path, code: ENOSPC).target == target)
  }

  @Test func journalComesBack() throws {
    let folder = try TemporaryFolder()
    var commit = Commit(staging: ["é/index.html", "a \"b\".css"], removing: ["x"], in: folder.path)
    try folder.write(Commit.journalName, commit.json)
    #expect(Commit(journalIn: folder.path) == commit)
    commit.moves.append("../outside")
    try folder.write(Commit.journalName, commit.json)
    #expect(Commit(journalIn: folder.path)?.moves == ["é", "a \"b\".css"])
  }

  /// A build is killed after each of its steps in turn; the next one ends it.
  @Test func begunCommitIsEndedFromEveryStep() async throws {
    for done in 0...5 {
      let folder = try TemporaryFolder()
      for name in ["a.html", "sub/b.html", "stale.html", "gone/x.html"] { try folder.write(name, "old") }
      for name in ["a.html", "sub/b.html", "new/c.html", "gone"] {
        try folder.write(Commit.stagingFolder + "/" + name, "new")
      }
      var commit = Commit(
        staging: ["a.html", "sub/b.html", "new/c.html", "gone"], removing: ["gone/x.html", "stale.html"],
        in: folder.path)
      try folder.write(Commit.journalName, commit.json)
      let whole = commit
      commit.removals = Array(whole.removals.prefix(done))
      commit.moves = Array(whole.moves.prefix(max(0, done - 2)))
      for path in commit.removals { try Commit.remove(path, in: folder.path) }
      for path in commit.moves {
        _ = unsafe rename("\(folder.path)/\(Commit.stagingFolder)/\(path)", "\(folder.path)/\(path)")
      }
      #expect(Commit.isPending(in: folder.path))
      try Commit.recover(in: folder.path)
      #expect(try folder.files() == ["a.html", "gone", "new/c.html", "sub/b.html"])
      for name in try folder.files() { #expect(try folder.read(name) == "new") }
      #expect(!Commit.isPending(in: folder.path))
    }
  }

  @Test func stagedFilesWithoutAJournalAreThrownAway() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html", "old")
    try folder.write(Commit.stagingFolder + "/a.html", "half")
    try Commit.recover(in: folder.path)
    #expect(try folder.files() == ["a.html"])
    #expect(try folder.read("a.html") == "old")
  }

  @Test func filesAndFoldersChangePlaces() async throws {
    let folder = try TemporaryFolder()
    _ = try await OutputFolder(folder.path).write([file("a"), file("b/c")], jobs: 1)
    _ = try await OutputFolder(folder.path).write([file("a/d"), file("b")], jobs: 1)
    #expect(try folder.files() == [".tagcloud.json", "a/d", "b"])
  }

  @Test func foreignFileWhereAFolderMustGoStopsTheBuildBeforeItsCommit() async throws {
    let folder = try TemporaryFolder()
    _ = try await OutputFolder(folder.path).write([file("a.css", "1")], jobs: 1)
    try folder.write("b", "mine")
    await #expect(throws: DiskError.self) {
      try await OutputFolder(folder.path).write([file("a.css", "2"), file("b/c.html")], jobs: 1)
    }
    #expect(try folder.files() == [".tagcloud.json", "a.css", "b"])
    #expect(try folder.read("a.css") == "1")
  }
}

@Suite struct OutputLockTests {
  @Test func secondBuildWaitsForTheFirst() throws {
    let folder = try TemporaryFolder()
    let first = try OutputLock(folder.path)
    let error = #expect(throws: DiskError.self) { try OutputLock(folder.path, patience: 0.05) }
    #expect(error?.isBusy == true)
    first.release()
    try OutputLock(folder.path, patience: 0).release()
    #expect(try folder.files() == [])
  }
}

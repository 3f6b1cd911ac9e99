import Glibc
import Testing

@testable import SiteBuild

@Suite struct InputSnapshotTests {
  @Test func aFileWithTheTimeOfAnOlderOneTellsWhenItCame() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "a")
    try folder.setTimesBack()
    let start = FileStamp.tick
    try Disk.move(folder.path + "/a.md", to: folder.path + "/b.md")
    let entry = try #require(Disk.stampedEntries(of: folder.path)?.first)
    #expect(entry.name == "b.md")
    #expect(entry.stamp.time < start - 1000)
    #expect(entry.touched >= start)
  }

  @Test func pagesAreKnownByTheirPathsFromTheTop() throws {
    let folder = try TemporaryFolder()
    for file in ["a.md", "b/c.md", "b/d/e.md", "b.txt", ".hidden/f.md"] { try folder.write(file, "") }
    try folder.setTimesBack()
    var snapshot = InputSnapshot(root: folder.path, leavingOut: [folder.path + "/b/d"])
    #expect(snapshot.pages.keys.sorted() == ["a.md", "b/c.md"])
    let isSettled = snapshot.settle()
    #expect(isSettled)
    #expect(!snapshot.pages.values.contains(.unknown))
  }

  @Test func whatWasChangedJustNowIsNotKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("old.md", "")
    try folder.write("tagcloud.toml", "")
    try folder.setTimesBack()
    try folder.write("new.md", "")
    var snapshot = InputSnapshot(root: folder.path, leavingOut: [])
    let isSettled = snapshot.settle()
    #expect(isSettled)
    #expect(snapshot.pages["new.md"] == .unknown)
    #expect(snapshot.pages["old.md"] != .unknown)
    try folder.write("tagcloud.toml", "title = 'x'")
    var later = InputSnapshot(root: folder.path, leavingOut: [])
    let isLaterSettled = later.settle()
    #expect(!isLaterSettled)
  }
}

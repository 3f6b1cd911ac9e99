import Foundation
import Testing

@testable import Preview

/// Each change is made before the events are waited for, so nothing here depends on who is quicker; only beats may come
/// before a second change.
@Suite(.timeLimit(.minutes(10)))
struct FolderWatchTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("content"), withIntermediateDirectories: true)
  }

  private func write(_ file: String) throws {
    try Data("text".utf8).write(to: folder.appendingPathComponent(file))
  }

  private func watch(leavingOut names: [String] = []) throws -> FolderWatch {
    try FolderWatch([folder.path], leavingOut: names.map { folder.appendingPathComponent($0).path })
  }

  /// The first event, or the first one after some beats.
  private func firstEvent(_ watch: FolderWatch, after beats: Int = 0) async -> FolderWatch.Event? {
    var left = beats
    for await event in watch.events {
      if event != .beat || left == 0 { return event }
      left -= 1
    }
    return nil
  }

  @Test func aSavedFileIsAChange() async throws {
    let watch = try watch()
    try write("content/a.md")
    #expect(await firstEvent(watch) == .change)
  }

  @Test func aFileInANewFolderIsAChange() async throws {
    let watch = try watch()
    let new = folder.appendingPathComponent("content/new/deep")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    #expect(await firstEvent(watch) == .change)
    try write("content/new/deep/a.md")
    #expect(await firstEvent(watch, after: 20) == .change)
  }

  @Test func aFileThatAnEditorRenamesOverTheOldOneIsAChange() async throws {
    try write("content/a.md")
    try write("content/.a.md.swp")
    let watch = try watch()
    let from = folder.appendingPathComponent("content/.a.md.swp")
    let to = folder.appendingPathComponent("content/a.md")
    #expect(unsafe rename(from.path, to.path) == 0)
    #expect(await firstEvent(watch) == .change)
  }

  @Test func aFolderThatIsMissingIsAnError() {
    let path = folder.appendingPathComponent("nowhere").path
    #expect(throws: ServeError.noFolder(path)) { _ = try FolderWatch([path], leavingOut: []) }
  }

  @Test func whatBuildsWriteAndWhatIsHiddenIsNone() async throws {
    let hidden = ["public", ".git"]
    for name in hidden {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let watch = try watch(leavingOut: ["public"])
    for name in hidden { try write("\(name)/file") }
    try write("content/.a.md.swp")
    try write("content/a.md~")
    #expect(await firstEvent(watch) == .beat)
  }
}

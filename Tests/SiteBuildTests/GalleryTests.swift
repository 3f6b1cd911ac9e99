import Foundation
import TagModel
import Testing

@testable import Content

/// The gallery in `site/` shows everything that a cloud and a style can have.
@Suite struct GalleryTests {
  /// The blocks of the gallery's pages, as their authors wrote them.
  private static func blocks() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "site/content/gallery")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "md" }.map { file in
      let page = readPage(
        Array(try Data(contentsOf: file)), path: file.lastPathComponent, sourcePath: file.path)
      return page.value.body.map { part in
        if case .cloud(let request) = part { request.sourceText ?? "" } else { "" }
      }.joined()
    }.joined()
  }

  private static func has(_ key: String, in text: String) -> Bool {
    ["\n", " ", "{"].contains { text.contains("\($0)\(key):") }
  }

  @Test func everyStyleKeyIsShown() throws {
    let blocks = try Self.blocks()
    let missing = StyleKey.allCases.map(\.rawValue).filter { !Self.has($0, in: blocks) }
    #expect(missing == [])
  }

  @Test func everyCloudOptionIsShown() throws {
    let blocks = try Self.blocks()
    let missing = CloudKey.allCases.map(\.rawValue).filter { !Self.has($0, in: blocks) }
    #expect(missing == [])
  }

  @Test func everyWayToBreakALabelIsShown() throws {
    let blocks = try Self.blocks()
    let missing = LineBreak.allCases.map(\.rawValue).filter { !blocks.contains("break: \($0)") }
    #expect(missing == [])
  }
}

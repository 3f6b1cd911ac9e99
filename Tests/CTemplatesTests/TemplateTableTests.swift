import CTemplates
import Foundation
import Testing

/// The table inside the program says what the folder `Templates/` says.
struct TemplateTableTests {
  @Test func everyFileOfTheFolderIsListedOnceInOrder() throws {
    #expect(try listedNames() == namesInFolder())
  }

  @Test func everyListedFileHoldsTheBytesOfTheFolder() throws {
    for name in try namesInFolder() {
      let onDisk = try Data(contentsOf: templatesFolder.appendingPathComponent(name))
      let file = unsafe ctemplates_find(name)
      let embedded = try unsafe Data(bytes: #require(file.bytes), count: file.length)
      #expect(embedded == onDisk, "\(name) is not what was compiled in")
    }
  }

  @Test(arguments: ["", "pages", "pages/page", "PAGES/page.mustache", "pages/page.mustache/"])
  func anUnknownNameFindsNothing(name: String) {
    let file = unsafe ctemplates_find(name)
    #expect(unsafe file.name == nil && file.bytes == nil && file.length == 0)
  }

  @Test func anIndexBeyondTheEndFindsNothing() {
    #expect(unsafe ctemplates_at(ctemplates_count()).name == nil)
  }
}

private let templatesFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Templates", isDirectory: true)

private func namesInFolder() throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: templatesFolder.path)
    .filter { !templatesFolder.appendingPathComponent($0).hasDirectoryPath }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func listedNames() throws -> [String] {
  try (0..<ctemplates_count()).map { index in
    unsafe String(cString: try #require(ctemplates_at(index).name))
  }
}

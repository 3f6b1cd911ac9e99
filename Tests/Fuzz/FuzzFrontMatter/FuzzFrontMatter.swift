import Content
import FuzzDriver

/// Feeds arbitrary bytes to everything that reads what authors write.
///
/// Built with `-sanitize=fuzzer` it fuzzes; built plainly it replays the files and folders that it is given,
/// so that the corpus is a test.
@main enum FuzzFrontMatter {
  static func main() {
    unsafe runFuzzTarget { bytes, count in
      unsafe FuzzFrontMatter.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }

  /// Reads the bytes in every way; only a crash or a hang is a fault.
  static func check(_ bytes: [UInt8]) {
    let page = readPage(bytes, path: "a.md", sourcePath: "a.md")
    precondition(page.diagnostics.allSatisfy { $0.place != nil }, "a diagnostic without a place")
    _ = readPage(bytes, path: "a.md", sourcePath: "a.md", unsafeMarkdown: true)
    for name in ["tagcloud.toml", "tagcloud.yml", "tagcloud.json"] {
      _ = readConfiguration(bytes, path: name)
    }
    _ = readInlineMarkdown(String(decoding: bytes.prefix(200), as: UTF8.self))
  }
}

import Content
import Glibc

/// Feeds arbitrary bytes to everything that reads what authors write.
///
/// Built with `-sanitize=fuzzer` it fuzzes; built plainly it replays the files and folders that it is given,
/// so that the corpus is a test.
@main enum FuzzFrontMatter {
  static func main() {
    guard let driver = unsafe dlsym(nil, "LLVMFuzzerRunDriver") else {
      return replay(CommandLine.arguments.dropFirst())
    }
    typealias Driver =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
      ) -> Int32
    let run = unsafe unsafeBitCast(driver, to: Driver.self)
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    let status = unsafe run(&count, &arguments) { bytes, count in
      unsafe FuzzFrontMatter.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
    exit(status)
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

  private static func replay(_ paths: ArraySlice<String>) {
    for path in paths {
      guard let folder = unsafe opendir(path) else {
        check(contents(of: path))
        continue
      }
      defer { unsafe closedir(folder) }
      while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if !name.hasPrefix(".") { check(contents(of: "\(path)/\(name)")) }
      }
    }
  }

  private static func contents(of path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = unsafe fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}

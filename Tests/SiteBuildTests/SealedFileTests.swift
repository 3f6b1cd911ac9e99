import TagModel
import Testing

@testable import SiteBuild

/// A file of five numbers, in a folder of its own.
private struct SealedNumbers: ~Copyable {
  let folder: TemporaryFolder
  var path: String { folder.path + "/new/numbers" }

  init() throws {
    let folder = try TemporaryFolder()
    try SealedFile(mark: "numbers 1\n", program: "one").write(to: folder.path + "/new/numbers") { writer in
      for number in 0..<5 { writer.write(number) }
    }
    self.folder = folder
  }

  func read(mark: String = "numbers 1\n", program: String = "one") -> [Int]? {
    guard var reader = SealedFile(mark: mark, program: program).read(path) else { return nil }
    var numbers: [Int] = []
    while let number = reader.integer() { numbers.append(number) }
    return reader.isAtEnd ? numbers : nil
  }
}

@Suite struct SealedFileTests {
  @Test func valuesComeBackAsTheyWere() throws { #expect(try SealedNumbers().read() == [0, 1, 2, 3, 4]) }

  @Test func otherFormatAndOtherProgramAreNotRead() throws {
    let file = try SealedNumbers()
    #expect(file.read(mark: "numbers 2\n") == nil)
    #expect(file.read(program: "two") == nil)
  }

  @Test func noByteChangesUnseen() throws {
    let file = try SealedNumbers()
    let bytes = try Disk.read(file.path)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      try Disk.replace(file.path, with: damaged)
      #expect(file.read() == nil, "byte \(index)")
      try Disk.replace(file.path, with: Array(bytes[..<index]))
      #expect(file.read() == nil, "cut at byte \(index)")
    }
  }
}

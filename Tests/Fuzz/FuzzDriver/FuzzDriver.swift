import Glibc

/// What libFuzzer calls with each input.
public typealias FuzzEntry = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

/// Runs a fuzz target.
///
/// With libFuzzer where the program was linked with it (`-sanitize=fuzzer`), else over the files and folders that
/// the command line names, so that a kept corpus is a test of its own.
public func runFuzzTarget(_ entry: FuzzEntry) -> Never {
  typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
      FuzzEntry
    ) -> Int32
  if let driver = unsafe dlsym(nil, "LLVMFuzzerRunDriver") {
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    exit(unsafe unsafeBitCast(driver, to: Driver.self)(&count, &arguments, entry))
  }
  var replayed = 0
  for path in CommandLine.arguments.dropFirst() {
    for file in files(at: path) {
      let input = contents(of: file)
      unsafe _ = input.withUnsafeBufferPointer { unsafe entry($0.baseAddress, $0.count) }
      replayed += 1
    }
  }
  print("replayed \(replayed) inputs")
  exit(replayed > 0 ? 0 : 1)
}

/// A path itself, or the files of a folder in the order of their names.
private func files(at path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [path] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append("\(path)/\(name)") }
  }
  return names.sorted()
}

private func contents(of path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "rb") else { return [] }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = unsafe fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return bytes
}

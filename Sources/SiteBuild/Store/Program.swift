import TagModel

/// The very program that runs: another build of it may make other files of the same input.
enum Program {
  /// The version, and what stands for the code of the executable, which is the same wherever it was copied to.
  ///
  /// Cost: a look at the start of the file where the linker gave the program an ID; without one, all of the file is
  /// read, which takes some ten milliseconds.
  static var identity: String {
    let path = "/proc/self/exe"
    if let head = try? Disk.read(path, first: BuildID.headSize), let id = BuildID.find(in: head) {
      return "\(Version.current) \(id.map { String($0, radix: 16) }.joined(separator: " "))"
    }
    let digest = ContentDigest(of: (try? Disk.read(path)) ?? [])
    return "\(Version.current) \(String(digest.high, radix: 16)) \(String(digest.low, radix: 16))"
  }
}

import TagModel

/// The very program that runs: another build of it may make other files of the same input.
enum Program {
  /// The version, and a digest of the executable, which is the same wherever it was copied to.
  ///
  /// Cost: some milliseconds, so a build asks once.
  static var identity: String {
    let bytes = (try? Disk.read("/proc/self/exe")) ?? []
    let digest = ContentDigest(of: bytes)
    return "\(Version.current) \(String(digest.high, radix: 16)) \(String(digest.low, radix: 16))"
  }
}

import TagModel
import Testing

@testable import SiteBuild

@Suite struct BuildCacheTests {
  private func key(_ number: Int) -> CacheKey {
    var writer = ByteWriter()
    writer.write(number)
    return CacheKey("test", writer)
  }

  private func cache(_ values: [Int: [UInt8]]) -> BuildCache {
    var use = CacheUse()
    for (number, value) in values { use.make(key(number), value) }
    return BuildCache().updated(with: use)
  }

  @Test func kindsKeepEqualInputsApart() {
    var writer = ByteWriter()
    writer.write(1)
    #expect(CacheKey("a", writer) != CacheKey("b", writer))
    #expect(key(1) == key(1) && key(1) != key(2))
  }

  @Test func entriesComeBackFromTheDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new/x.cache"
    try cache([1: [1, 2, 3], 2: []]).write(to: path, program: "p")
    let read = BuildCache(file: path, program: "p")
    #expect(read[key(1)] == [1, 2, 3])
    #expect(read[key(2)] == [])
    #expect(read[key(3)] == nil)
  }

  @Test func equalCachesAreEqualFiles() throws {
    let folder = try TemporaryFolder()
    let values = Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, [UInt8($0)]) })
    try cache(values).write(to: folder.path + "/a", program: "p")
    try cache(values).write(to: folder.path + "/b", program: "p")
    #expect(try folder.read("a") == folder.read("b"))
  }

  @Test func everyCutReadsAsFewerEntriesOrNone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/x.cache"
    try cache([1: [1, 2, 3], 2: [4]]).write(to: path, program: "p")
    let bytes = try Disk.read(path)
    for count in bytes.indices {
      try Disk.replace(path, with: Array(bytes[..<count]))
      let read = BuildCache(file: path, program: "p")
      #expect([nil, [1, 2, 3]].contains(read[key(1)]), "\(count) bytes")
      #expect([nil, [4]].contains(read[key(2)]), "\(count) bytes")
    }
  }

  @Test func missingFileIsAnEmptyCache() {
    #expect(BuildCache(file: "/nowhere/x.cache", program: "p")[key(1)] == nil)
  }

  @Test func updateKeepsWhatWasUsedAndWhatThereIsRoomFor() {
    var use = CacheUse()
    use.find(key(1))
    use.make(key(3), [3])
    let next = cache([1: [1], 2: [2]]).updated(with: use)
    #expect(next[key(1)] == [1])
    #expect(next[key(2)] == [2])
    #expect(next[key(3)] == [3])
  }

  @Test func whatNoBuildUsesIsBounded() {
    let large = [UInt8](repeating: 0, count: BuildCache.slack / 8)
    var cache = BuildCache()
    // Ten builds of which each one makes something else.
    for number in 0..<10 {
      var use = CacheUse()
      use.make(key(number), large)
      cache = cache.updated(with: use)
      #expect(cache[key(number)] != nil)
    }
    let kept = (0..<10).filter { cache[key($0)] != nil }.count
    #expect(kept == 8)
  }

  @Test func unionCountsEachEntryOnce() {
    var use = CacheUse()
    use.find(key(1))
    use.make(key(2), [])
    var other = CacheUse()
    other.find(key(1))
    other.make(key(2), [])
    other.make(key(3), [])
    use.formUnion(other)
    #expect(use.hits == 1 && use.misses == 2)
  }
}

@Suite struct WarmBuildTests {
  @Test func warmBuildMeasuresAndArrangesNothing() async throws {
    let site = try SmallSite()
    let cold = await buildSite(site.options(to: "cold"))
    #expect(cold.shapedLabels > 0 && cold.arrangedClouds > 0)
    let warm = await buildSite(site.options(to: "warm"))
    #expect(warm.shapedLabels == 0)
    #expect(warm.arrangedClouds == 0)
    #expect(try site.contents(of: "warm") == site.contents(of: "cold"))
    let uncached = await buildSite(site.options(to: "uncached", isCached: false))
    #expect(uncached.shapedLabels == cold.shapedLabels)
    #expect(try site.contents(of: "uncached") == site.contents(of: "cold"))
  }

  @Test func warmBuildLeavesTheCacheFileAlone() async throws {
    let site = try SmallSite()
    _ = await buildSite(site.options())
    let before = site.folder.identity(of: try site.cacheFile())
    _ = await buildSite(site.options())
    #expect(site.folder.identity(of: try site.cacheFile()) == before)
  }

  @Test func newTermArrangesTheCloudsThatShowIt() async throws {
    let site = try SmallSite()
    _ = await buildSite(site.options())
    let text = try site.folder.read("site/content/third.md")
    try site.folder.write("site/content/third.md", text.replacing("OCaml", with: "Zig"))
    let report = await buildSite(site.options())
    // The page's own cloud, and that of all terms on the tag index; other pages' clouds are known.
    #expect(report.arrangedClouds >= 1 && report.arrangedClouds < report.clouds)
  }

  @Test func labelOfOneCloudArrangesThatCloudAlone() async throws {
    let site = try SmallSite()
    let block = "\n```tagcloud\ntags: [One, LABEL]\n```\n"
    try site.folder.write(
      "site/content/block.md", "---\ntitle: Block\n---\n" + block.replacing("LABEL", with: "Two"))
    _ = await buildSite(site.options())
    try site.folder.write(
      "site/content/block.md", "---\ntitle: Block\n---\n" + block.replacing("LABEL", with: "Three"))
    let report = await buildSite(site.options())
    #expect(report.shapedLabels == 1)
    #expect(report.arrangedClouds == 1)
  }

  @Test(arguments: ["truncated", "damaged", "foreign", "other version", "empty", "zeros"])
  func damagedCacheOnlyCostsTime(damage: String) async throws {
    let site = try SmallSite()
    _ = await buildSite(site.options(to: "cold"))
    let file = try site.cacheFile()
    let path = site.folder.path.appending(path: file)
    var bytes = try Disk.read(path)
    switch damage {
    case "truncated": bytes.removeLast(bytes.count / 3)
    case "damaged": for index in stride(from: 60, to: bytes.count, by: 37) { bytes[index] ^= 0x55 }
    case "foreign": bytes = Array("PNG".utf8) + bytes
    case "other version":
      bytes.replace(Array(Version.current.utf8), with: Array("9.9.9".utf8), maxReplacements: 1)
    case "empty": bytes = []
    default: bytes = Array(repeating: 0, count: bytes.count)
    }
    try Disk.replace(path, with: bytes)
    let report = await buildSite(site.options(to: "again"))
    #expect(!report.isFailure)
    #expect(try site.contents(of: "again") == site.contents(of: "cold"))
  }

  @Test func valuesThatChangedInTheCacheAreNotBelieved() async throws {
    let site = try SmallSite()
    _ = await buildSite(site.options(to: "cold"))
    let path = site.folder.path.appending(path: try site.cacheFile())
    let bytes = try Disk.read(path)
    let cold = try site.contents(of: "cold")
    for index in stride(from: 64, to: bytes.count, by: max(1, bytes.count / 12)) {
      var damaged = bytes
      damaged[index] ^= 0x01
      try Disk.replace(path, with: damaged)
      _ = await buildSite(site.options(to: "again"))
      #expect(try site.contents(of: "again") == cold, "byte \(index)")
    }
  }

  @Test func cacheFolderThatCannotBeWrittenIsNoError() async throws {
    let site = try SmallSite()
    try site.folder.write("cache", "a file")
    #expect(await !buildSite(site.options()).isFailure)
  }
}

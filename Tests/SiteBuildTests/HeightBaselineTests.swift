import Testing

@testable import SiteBuild

@Suite struct HeightBaselineTests {
  private func check(_ change: (borrowing SmallSite) throws -> Void) async throws -> BuildReport {
    let site = try SmallSite()
    _ = await buildSite(site.options())
    try site.folder.write("heights.lock", try site.folder.read("public/heights.json"))
    try change(site)
    var options = site.options(isCached: false)
    options.baseline = site.folder.path + "/heights.lock"
    (options.dryRun, options.force) = (true, true)
    return await buildSite(options)
  }

  @Test func sameSiteHasTheSameHeights() async throws {
    let report = try await check { _ in }
    #expect(report.diagnostics.isEmpty)
  }

  @Test func driftIsAnErrorThatSaysBothHeights() async throws {
    let report = try await check { site in
      try site.folder.write("site/tagcloud.toml", "title = \"Small\"\n[styles.default]\nsize = 15\n")
    }
    let drift = try #require(report.diagnostics.first { $0.id == "height-drift" })
    #expect(drift.severity == .error && drift.place?.line ?? 0 > 1)
    #expect(drift.message.contains(#/was \d+ px high at a width of \d+ px and is [\d.]+ px high/#))
  }

  @Test func lostCloudIsAnErrorAndANewOneIsNot() async throws {
    let report = try await check { site in
      try site.folder.write("site/content/third.md", "---\ntitle: Third\n---\n")
      try site.folder.write("site/content/fourth.md", "---\ntags: [Haskell, OCaml]\n---\n")
    }
    #expect(report.diagnostics.contains { $0.id == "not-in-baseline" && $0.severity == .note })
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.id) == ["cloud-is-gone"])
  }

  @Test(arguments: ["{}", "[1]", "{\"clouds\": 3}", "no"]) func otherFilesAreNoBaseline(text: String)
    async throws
  {
    let report = try await check { site in try site.folder.write("heights.lock", text) }
    #expect(report.diagnostics.contains { $0.id == "no-height-index" })
  }
}

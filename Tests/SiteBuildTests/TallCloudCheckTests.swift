import Diagnostics
import Testing

@testable import SiteBuild

@Suite struct TallCloudCheckTests {
  private func problems(_ options: String) async throws -> [Diagnostic] {
    let site = try TemporaryFolder()
    try site.write(
      "content/p.md", "---\ntitle: P\ntags: [Swift, Kotlin, Elixir, Haskell]\ncloud: {\(options)}\n---\n")
    var build = BuildOptions()
    build.source = site.path
    return await ArrangedSite.make(build).diagnostics.filter { $0.id == "tall-cloud" }
  }

  /// At its narrowest it has two rows.
  @Test func cloudOverItsLimitIsToldOfWhereItIsHighest() async throws {
    let problem = try #require(try await problems("breakpoints: [160, 600], max-height: 50").first)
    #expect(problem.place?.line == 4)
    #expect(problem.message.contains("at a width of 160 px; its 'max-height' is 50"))
  }

  @Test(arguments: [
    "breakpoints: [160, 600], max-height: 1000", "breakpoints: [160, 600]", "lines: 1, max-height: 60",
  ])
  func cloudWithinItsLimitIsFine(options: String) async throws {
    #expect(try await problems(options).isEmpty)
  }
}

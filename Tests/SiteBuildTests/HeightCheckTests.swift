import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct HeightCheckTests {
  private func problem(_ change: (inout ChipStyle) -> Void) -> Diagnostic? {
    var style = ChipStyle.builtIn
    change(&style)
    return HeightCheck.problem(of: Chip(label: "a", style: style), at: Place(path: "p.md", line: 2))
  }

  @Test func chipThatIsTooLowForOneLineIsNamed() throws {
    let low = try #require(problem { $0.height.max = 31 })
    #expect(low.id == "low-chip" && low.place?.line == 2)
    #expect(low.message.contains("max-height of 31 px") && low.message.contains("needs 32"))
    #expect(try #require(problem { $0.height.exact = 20 }).message.contains("height of 20 px"))
  }

  @Test func whatHasRoomIsFine() {
    #expect(problem { _ in } == nil)
    #expect(problem { $0.height.max = 32 } == nil)
    #expect(problem { ($0.height.max, $0.height.min) = (10, 40) } == nil)
  }

  @Test func iconNeedsRoomToo() {
    let high = problem { style in
      style.height.max = 40
      style.icon = Icon(light: IconFile("a.svg"), height: 30)
    }
    #expect(high?.id == "low-chip")
  }
}

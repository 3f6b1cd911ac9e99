import TagModel
import Testing

@testable import SiteBuild

@Suite struct ContrastTests {
  @Test(arguments: [
    (0x000000, 0xffffff, 21.0), (0x777777, 0xffffff, 4.48), (0x17336f, 0xe6eefc, 10.4),
    (0xffffff, 0xffffff, 1),
  ])
  func ratioIsThatOfTheGuidelines(text: UInt32, ground: UInt32, ratio: Double) {
    let found = Color(text).contrast(with: Color(ground))
    #expect(abs(found - ratio) < 0.06)
    #expect(Color(ground).contrast(with: Color(text)) == found)
  }

  @Test func translucentColourIsSeenOnItsGround() {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(half.over(Color(0xffffff)) == Color(0x7f7f7f))
    #expect(Color.transparent.over(Color(0x123456)) == Color(0x123456))
  }

  @Test func nearestColourPassesAndNoNearerOneDoes() throws {
    let grounds = [Color(0xecf1f4)]
    let better = try #require(Color(0x8899aa).nearest(withContrast: 4.5, on: grounds))
    #expect(better.contrast(with: grounds[0]) >= 4.5)
    #expect(better.contrast(with: grounds[0]) < 4.8)
    #expect(Color(0x777777).nearest(withContrast: 4.7, on: [Color(0x000000), Color(0xffffff)]) == nil)
  }
}

import LayoutVectors
import TagLayout
import Testing

@Suite struct ScrollingTests {
  @Test func everyOffsetVectorIsAnsweredAsRecorded() throws {
    for vector in try Vectors<ScrollVector>.load("scroll") {
      let position = try #require(ScrollPosition(rawValue: vector.position))
      let offset = scrollOffset(
        to: position, itemStart: vector.itemStart, itemEnd: vector.itemEnd, current: vector.current,
        viewport: vector.viewport, content: vector.content)
      #expect(abs(offset - vector.offset) <= 1e-6, "\(vector)")
    }
  }

  @Test func everyStepVectorIsAnsweredAsRecorded() throws {
    for vector in try Vectors<AutoScrollVector>.load("autoscroll") {
      let step = autoScrollStep(at: vector.location, from: vector.start, to: vector.end)
      #expect(abs(step - vector.step) <= 1e-6, "\(vector)")
    }
  }
}

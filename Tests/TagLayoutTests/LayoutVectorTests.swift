import LayoutVectors
import TagLayout
import Testing

/// The inputs of the three collections that the engine descends from, with the right answers.
@Suite struct LayoutVectorTests {
  @Test(arguments: ["layout", "tagcelllayout", "tagflow"])
  func everyVectorIsAnsweredAsRecorded(file: String) throws {
    var arrangement = Arrangement()
    for vector in try Vectors<LayoutVector>.load(file) {
      if let output = vector.output {
        try arrange(
          vector.sizes, options: vector.options, width: vector.width,
          into: &arrangement)
        expect(arrangement, equals: output, in: vector.id)
      } else {
        let refusal = #expect(throws: LayoutRefusal.self, "\(vector.id)") {
          try arrange(
            vector.sizes, options: vector.options, width: vector.width)
        }
        #expect(refusal?.id.replacing("-", with: "") == vector.error?.lowercased(), "\(vector.id)")
      }
    }
  }

  private func expect(_ arrangement: Arrangement, equals output: LayoutVector.Output, in id: String) {
    let shown = output.frames.prefix { $0 != nil }.compactMap { $0 }
    #expect(arrangement.shown == shown.count, "\(id)")
    for (frame, right) in zip(arrangement.frames, shown) {
      let parts = [frame.x, frame.y, frame.width, frame.height]
      #expect(zip(parts, right).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(id): \(parts) is not \(right)")
    }
    #expect(abs(arrangement.contentWidth - output.contentSize[0]) <= 1e-6, "\(id)")
    #expect(abs(arrangement.contentHeight - output.contentSize[1]) <= 1e-6, "\(id)")
    if let hidden = output.hidden {
      #expect(Array(arrangement.shown..<output.frames.count) == hidden, "\(id)")
    }
    if let totalRows = output.totalRows { #expect(arrangement.totalRows == totalRows, "\(id)") }
  }
}

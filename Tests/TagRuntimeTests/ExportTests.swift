import LayoutVectors
import Testing

@Suite struct ExportTests {
  /// A container of 100 px and two chips of 60 px, aligned to the left without gaps.
  private let cloud = [100.0] + Array(repeating: 0, count: 16) + [0, 2, 60, 20, 20, 60, 20, 20]

  @Test func anArrangementIsAnsweredInTheDocumentedOrder() {
    let answer = call(.arrange, cloud)
    #expect(Array(answer[2..<7]) == [100, 40, 2, 0, 0])
    #expect(Array(answer[7..<18]) == [2, 0, 1, 1, 0, 20, 1, 1, 1, 20, 20])
    #expect(Array(answer[18...]) == [2, 0, 0, 60, 20, 0, 20, 60, 20])
  }

  @Test func stepsAreAnsweredInTheDocumentedOrder() {
    #expect(
      Array(call(.steps, [60] + [200] + cloud.dropFirst())[2...]) == [
        2, 60, 40, 2, 2, 0, 1, 120, 20, 2, 1, 0,
      ])
  }

  @Test func everyAnswerBeginsWithItsLength() {
    for answer in [call(.arrange, cloud), call(.arrange, [1]), call(.chipAt, [0, 0] + cloud)] {
      #expect(answer[0] == Double(answer.count))
    }
  }

  @Test func recordsOfAnotherLengthAreMalformed() {
    for count in cloud.indices {
      #expect(call(.arrange, Array(cloud[..<count]))[1] == -1, "\(count) numbers")
    }
    #expect(call(.arrange, cloud + [0])[1] == -1)
  }

  @Test(arguments: [-1, 2, 0.5, .nan, .infinity, 1e300])
  func whatNamesNoOptionIsMalformed(index: Double) {
    var record = cloud
    record[1] = index
    #expect(call(.arrange, record)[1] == -1)
  }

  @Test func refusalsHaveTheirCodes() {
    func code(_ position: Int, _ number: Double) -> [Double] {
      var record = cloud
      record[position] = number
      return Array(call(.arrange, record)[1...])
    }
    #expect(code(0, -1) == [4])
    #expect(code(8, -1) == [6])
    #expect(code(9, .nan) == [2])
    #expect(code(11, -1) == [3])
    #expect(code(15, -1) == [5])
    #expect(code(22, -1) == [1, 1])
    #expect(call(.steps, [300] + cloud)[1] == 8)
    #expect(call(.arrangeRows, [100, 2, 1, 1] + cloud.dropFirst())[1] == 9)
  }

  private func call(_ export: Export, _ record: [Double]) -> [Double] { Call(export, record).answer() }
}

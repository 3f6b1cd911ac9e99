import Testing

@testable import Rendering

@Suite struct NumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.015625, "0.015625"), (1_600.0, "1600"),
    (100.0, "100"),
    (1e-11, "0"), (-1e-11, "0"), (0.1, "0.1"), (1.0 / 3, "0.3333333333"), (-0.0625, "-0.0625"),
  ])
  func numbersHaveNoExponentAndNoTrailingZeros(value: Double, text: String) {
    #expect(Number.text(value) == text)
  }

  @Test(arguments: [(2.5, "3"), (-2.5, "-3"), (0.4, "0"), (-0.4, "0"), (10.0, "10")])
  func numbersWithoutDecimalsAreWhole(value: Double, text: String) {
    #expect(Number.text(value, decimals: 0) == text)
  }

  @Test(arguments: [1_000_000_000.5, 1e12, 123_456_789_012.015625, 1e15 + 0.125, 4e18, -1e17])
  func largeNumbersKeepWhatTheyHave(value: Double) throws {
    #expect(Double(Number.text(value)) == value)
    var json = JSONText()
    json.number(value)
    #expect(Double(json.text) == value)
  }

  @Test func sixtyFourthsAreCounted() {
    #expect(Number.sixtyFourths(1) == "64")
    #expect(Number.sixtyFourths(0.015625) == "1")
    #expect(Number.sixtyFourths(-10.5) == "-672")
    #expect(Number.sixtyFourths(1.0 / 3) == "21.3333")
  }

  @Test func multiplesOfTheGridComeBackExactly() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let length = random.length(-3_000...3_000)
      #expect(Double(Number.text(length)) == length)
      #expect(Double(Number.sixtyFourths(length)) == length * 64)
    }
  }

  @Test func lengthsAreMultiplesOfTheFontSize() throws {
    #expect(Em.text(0) == "0em")
    #expect(Em.text(16) == "1em")
    #expect(Em.text(-8) == "-0.5em")
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      let length = random.length(0...3_000)
      #expect(try CSSLength(Em.text(length), em: Em.size, percent: nil).px == length)
    }
  }
}

import TagModel
import Testing

@testable import SiteBuild

@Suite struct WeightsTests {
  private func options(_ scale: WeightScale, _ sizes: ClosedRange<Double> = 14...28) -> CloudOptions {
    var options = CloudOptions()
    options.scale = scale
    options.minSize = sizes.lowerBound
    options.maxSize = sizes.upperBound
    return options
  }

  private static let scales: [WeightScale] = [.linear, .log, .sqrt, .quantile]

  @Test(arguments: scales)
  func extremesGetTheExtremes(scale: WeightScale) {
    let weights = Weights([1, 20, 500], options: options(scale))
    #expect(weights.size(of: 1) == 14)
    #expect(weights.size(of: 500) == 28)
  }

  @Test func middleLiesWhereTheScalePutsIt() throws {
    func middle(_ scale: WeightScale) throws -> Double {
      try #require(Weights([1, 20, 500], options: options(scale)).size(of: 20))
    }
    #expect(try middle(.linear) == (14 + 19.0 / 499 * 14).rounded64)
    #expect(try middle(.quantile) == 21)
    #expect(try middle(.linear) < middle(.sqrt))
    #expect(try middle(.sqrt) < middle(.log))
  }

  @Test func rampBlendsFromTheLightestToTheHeaviest() {
    var options = CloudOptions()
    options.ramp = ColorRamp(
      color: .init(from: AdaptiveColor(0, dark: 0), to: AdaptiveColor(0xffffff, dark: 0x808080)),
      background: .init(from: AdaptiveColor(0x102030, dark: 0), to: AdaptiveColor(0x102030, dark: 0)))
    var gradient = ChipStyle.builtIn
    gradient.gradient = Gradient(
      from: AdaptiveColor(0, dark: 0), to: AdaptiveColor(0, dark: 0), line: .angle(0))
    let weights = Weights([1, 3, 5], options: options)
    func style(_ weight: Double, isSelected: Bool = false) -> ChipStyle {
      weights.applied(to: Shared(gradient), of: weight, isSelected: isSelected).value
    }
    #expect(style(1).color == AdaptiveColor(0, dark: 0))
    #expect(style(3).color == AdaptiveColor(0x808080, dark: 0x404040))
    #expect(style(5).color == AdaptiveColor(0xffffff, dark: 0x808080))
    #expect(style(3).background == AdaptiveColor(0x102030, dark: 0) && style(3).gradient == nil)
    #expect(style(3).text.size == gradient.text.size)
    #expect(style(3, isSelected: true) == gradient)
  }

  @Test(arguments: scales)
  func equalWeightsGetOneSize(scale: WeightScale) {
    let weights = Weights([3, 3, 3], options: options(scale))
    #expect(weights.size(of: 3) == 14)
  }

  @Test(arguments: scales)
  func oneWeightOrNoneIsSafe(scale: WeightScale) {
    #expect(Weights([7], options: options(scale)).size(of: 7) == 14)
    #expect(Weights([], options: options(scale)).size(of: 0) == 14)
    #expect(Weights([0, 1], options: options(scale)).size(of: 0) == 14)
  }

  @Test(arguments: scales)
  func sizesAreMultiplesOfASixtyFourth(scale: WeightScale) throws {
    let weights = Weights((1...40).map(Double.init), options: options(scale, 11...31))
    for weight in 1...40 {
      let size = try #require(weights.size(of: Double(weight)))
      #expect(size == size.rounded64 && (11...31).contains(size))
    }
  }

  @Test func withoutAScaleWeightsDoNotMatter() {
    #expect(Weights([1, 2], options: options(.none)).size(of: 2) == nil)
  }

  @Test func sizesTheWrongWayRoundAreTurned() {
    var turned = options(.linear)
    (turned.minSize, turned.maxSize) = (28, 14)
    #expect(Weights([1, 2], options: turned).size(of: 1) == 14)
  }
}

extension Double {
  fileprivate var rounded64: Double { (self * 64).rounded() / 64 }
}

import Glibc
import TagModel

/// Turns the weights of a cloud's chips into font sizes and colours.
struct Weights {
  private let scale: WeightScale
  private let sizes: ClosedRange<Double>
  private let smallest: Double
  private let largest: Double
  private let distinct: [Double]
  private let ramp: ColorRamp?

  /// Prepares the scale of one cloud.
  ///
  /// - Parameter weights: the weight of each chip: what its author gave, or the term's count.
  init(_ weights: [Double], options: CloudOptions) {
    scale = options.scale
    sizes = min(options.minSize, options.maxSize)...max(options.minSize, options.maxSize)
    ramp = options.ramp
    distinct = scale == .none && ramp == nil ? [] : Set(weights).sorted()
    smallest = distinct.first ?? 0
    largest = distinct.last ?? 0
  }

  /// The font size of a weight in CSS px, a multiple of 1/64; `nil` when weights do not matter.
  ///
  /// When all weights are equal, every chip gets the smallest size: nothing stands out.
  func size(of weight: Double) -> Double? {
    guard scale != .none else { return nil }
    let size = sizes.lowerBound + share(of: weight) * (sizes.upperBound - sizes.lowerBound)
    return (size * 64).rounded() / 64
  }

  /// A look with the size and the colours of a weight; a selected chip keeps its own colours.
  func applied(to look: Shared<ChipStyle>, of weight: Double, isSelected: Bool) -> Shared<ChipStyle> {
    let size = size(of: weight)
    let ramp = isSelected ? nil : ramp
    if size == nil, ramp == nil { return look }
    var style = look.value
    if let size { style.text.size = size }
    let share = share(of: weight)
    if let color = ramp?.color?.color(at: share) { style.color = color }
    if let background = ramp?.background?.color(at: share) {
      style.background = background
      style.gradient = nil
    }
    return Shared(style)
  }
}

extension Weights {
  /// Where a weight lies between the smallest (0) and the largest (1).
  private func share(of weight: Double) -> Double {
    guard largest > smallest else { return 0 }
    switch scale {
    case .none, .linear: return (weight - smallest) / (largest - smallest)
    case .log: return (log1p(weight) - log1p(smallest)) / (log1p(largest) - log1p(smallest))
    case .sqrt:
      return (weight.squareRoot() - smallest.squareRoot()) / (largest.squareRoot() - smallest.squareRoot())
    case .quantile: return Double(distinct.firstIndex(of: weight) ?? 0) / Double(distinct.count - 1)
    }
  }
}

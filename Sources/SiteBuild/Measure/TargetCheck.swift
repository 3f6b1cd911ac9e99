import Diagnostics
import TagLayout
import TagModel

/// Finds chips that are hard to hit: targets smaller than WCAG 2.2 asks for (2.5.8).
enum TargetCheck {
  /// The least width and height of a target in CSS px.
  static let least = 24.0

  /// What is wrong with a cloud: its smallest target, if that is too small.
  static func problem(of cloud: ResolvedCloud, _ measured: MeasuredCloud) -> Diagnostic? {
    let targets = zip(cloud.chips, measured.sizes).filter { $0.0.href != nil || $0.0.selection != nil }
    let smallest = targets.min { extent($0.1) < extent($1.1) }
    guard let (chip, size) = smallest, isSmall(size) else { return nil }
    return .smallTarget(chip.label, width: size.width, height: size.height, least: least, at: cloud.place)
  }

  /// Whether a box of this size would be too small for a target.
  static func isSmall(_ size: Size) -> Bool { extent(size) < least }

  private static func extent(_ size: Size) -> Double { min(size.width, size.height) }
}

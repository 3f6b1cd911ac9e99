import Diagnostics
import Rendering
import TagModel

/// Finds clouds that are higher than their authors want them.
enum TallCloudCheck {
  /// What is wrong with a cloud: where it is highest, if that is over its limit.
  static func problem(of cloud: ResolvedCloud, _ placed: PlacedCloud, on page: String) -> Diagnostic? {
    guard let limit = cloud.options.maxHeight else { return nil }
    let steps = HeightIndex.Entry(page: page, placed).steps
    guard let highest = steps.max(by: { $0.height < $1.height }), highest.height > limit else { return nil }
    return .tallCloud(
      cloud.name, height: highest.height, width: highest.minWidth, limit: limit, at: cloud.place)
  }
}

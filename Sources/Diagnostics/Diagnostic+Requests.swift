/// What the options of one run can ask for in vain.
extension Diagnostic {
  /// A fragment at the path of another file.
  public static func fragmentCollision(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "fragment-collision", at: nil, "the build makes a file of its own at \(path)",
      fix: "give --fragment another path")
  }

  /// A file that holds no index of heights.
  public static func noHeightIndex(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "no-height-index", at: place, "this file holds no index of heights",
      fix: "copy the heights.json of a build there")
  }

  /// A cloud that has another height than it had, both in CSS px; `nil` where nothing is promised.
  public static func heightDrifted(
    _ cloud: String, width: Double, from old: Double?, to new: Double?, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "height-drift", at: place,
      "the cloud \(cloud) was \(height(old)) at a width of \(pixels(width)) px and is \(height(new))",
      fix: "find out what changed, or copy the new heights.json over this file")
  }

  /// A cloud of the baseline that the site has no more.
  public static func cloudIsGone(_ cloud: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "cloud-is-gone", at: place, "the cloud \(cloud) is gone",
      fix: "bring it back, or copy the new heights.json over this file")
  }

  /// Clouds that the baseline does not have.
  public static func cloudsNotInBaseline(_ count: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .note, "not-in-baseline", at: place,
      "\(count == 1 ? "1 cloud is" : "\(count) clouds are") not in this file",
      fix: "copy the new heights.json over it")
  }

  private static func height(_ height: Double?) -> String {
    height.map { "\(pixels($0)) px high" } ?? "in flow"
  }

  private static func pixels(_ length: Double) -> String {
    length == length.rounded() && length.magnitude < 1e9 ? "\(Int(length))" : "\(length)"
  }
}

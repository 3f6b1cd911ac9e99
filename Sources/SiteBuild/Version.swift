/// The program's version.
public enum Version {
  /// The version as `tagcloud version` prints it.
  public static let current = "0.1.0"
}

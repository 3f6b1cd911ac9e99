extension Int {
  /// A number of things in words: "1 file", "2 files".
  func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

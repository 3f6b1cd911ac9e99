/// The documented keys whose features the product does not have yet; each is named when somebody writes it.
///
/// A feature that comes takes its key from here.
enum UnsupportedKeys {
  static let page: [String] = []
  static let tag: [String] = []
  static let style: [String] = []
  static let cloud: [String] = []
  static let configuration: [String] = []
}

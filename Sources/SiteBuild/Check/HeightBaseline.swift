import Content
import Diagnostics
import Rendering

/// The heights of an earlier build, kept in a file, against which those of this one are held.
struct HeightBaseline {
  private let path: String
  private let clouds: [Cloud]

  private struct Cloud {
    var page: String
    var name: String
    var place: Place
    var steps: [(width: Double, height: Double)]
  }

  /// Reads an index of heights.
  ///
  /// - Returns: `nil`, and what is wrong, for a file that is none.
  static func read(_ path: String) -> (baseline: HeightBaseline?, diagnostics: [Diagnostic]) {
    let bytes: [UInt8]
    do { bytes = try Disk.read(path) } catch {
      return (nil, [.unreadable(path, reason: error.reason)])
    }
    let document = Node.parse(json: bytes[...], from: DocumentOrigin(path: path))
    guard let items = document.root?["clouds"]?.items else {
      return (nil, document.diagnostics + [.noHeightIndex(at: Place(path: path))])
    }
    let clouds = items.compactMap { item -> Cloud? in
      guard let page = item["page"]?.text, let name = item["cloud"]?.text, let steps = item["steps"]?.items
      else { return nil }
      let place = Place(path: path, line: Int(item.mark.line), column: Int(item.mark.column))
      return Cloud(page: page, name: name, place: place, steps: steps.compactMap(step))
    }
    return (HeightBaseline(path: path, clouds: clouds), document.diagnostics)
  }

  private static func step(_ node: Node) -> (width: Double, height: Double)? {
    guard let width = node["minWidth"]?.text.flatMap(Double.init),
      let height = node["height"]?.text.flatMap(Double.init)
    else { return nil }
    return (width, height)
  }

  /// What differs: for each cloud the first width at which its height is another one.
  func drift(from entries: [HeightIndex.Entry]) -> [Diagnostic] {
    let now = Dictionary(entries.map { ([$0.page, $0.cloud], $0) }, uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    for cloud in clouds {
      let name = "\(cloud.page)#\(cloud.name)"
      guard let entry = now[[cloud.page, cloud.name]] else {
        diagnostics.append(.cloudIsGone(name, at: cloud.place))
        continue
      }
      let steps = entry.steps.map { (width: $0.minWidth, height: $0.height) }
      let widths = Set((cloud.steps + steps).map(\.width)).sorted()
      guard let width = widths.first(where: { Self.height(cloud.steps, $0) != Self.height(steps, $0) }) else {
        continue
      }
      diagnostics.append(
        .heightDrifted(
          name, width: width, from: Self.height(cloud.steps, width), to: Self.height(steps, width),
          at: cloud.place))
    }
    let new = entries.count - clouds.count + diagnostics.count { $0.id == "cloud-is-gone" }
    if new > 0 { diagnostics.append(.cloudsNotInBaseline(new, at: Place(path: path))) }
    return diagnostics
  }

  /// The height at a width; `nil` below the first step, where nothing is promised.
  private static func height(_ steps: [(width: Double, height: Double)], _ width: Double) -> Double? {
    steps.last { $0.width <= width }?.height
  }
}

/// The numbers of the chips of a cloud that the browser wraps.
///
/// Chips with the same numbers share a class: browsers find a class at once, but would try a rule for the n-th child on
/// every element of the page, which takes seconds with thousands of chips.
struct WrappedNumbers {
  /// The number of each chip's class.
  private(set) var classes: [Int] = []
  /// The rules of the classes.
  private(set) var css = ""

  init(_ cloud: ArrangedCloud) {
    let list = "\(cloud.selector)>ul"
    let haveOneHeight = cloud.haveOneHeight
    var known: [String: Int] = [:]
    classes.reserveCapacity(cloud.sizes.count)
    for index in cloud.sizes.indices {
      let (normal, selected) = Self.declarations(cloud, index, haveOneHeight: haveOneHeight)
      let key = "\(normal)}\(selected ?? "")"
      let name = known[key] ?? known.count
      classes.append(name)
      guard known.updateValue(name, forKey: key) == nil else { continue }
      css += "\(list)>.\(Self.className(name)){\(normal)}"
      if let selected { css += "\(list)>.\(Self.className(name)):has(:checked){\(selected)}" }
    }
  }

  static func className(_ number: Int) -> String { "w\(number)" }

  /// What a chip's rules say of it, and of it while it is selected, where that differs.
  private static func declarations(
    _ cloud: ArrangedCloud, _ index: Int, haveOneHeight: Bool
  ) -> (String, String?) {
    var numbers = [("--w", cloud.sizes[index].width)]
    if let count = cloud.countWidths[index] { numbers.append(("--c", count)) }
    if let needed = cloud.neededWidths[index] { numbers.append(("--n", needed)) }
    if !haveOneHeight { numbers.append(("--h", cloud.sizes[index].height)) }
    let selected = cloud.selectedWidths[index].map { text([("--n", $0.needed), ("--c", $0.count)]) }
    return (text(numbers), selected)
  }

  private static func text(_ numbers: [(String, Double)]) -> String {
    numbers.map { "\($0):\(Number.sixtyFourths($1))" }.joined(separator: ";")
  }
}

extension ArrangedCloud {
  /// Whether all chips have the same natural height.
  var haveOneHeight: Bool { sizes.allSatisfy { $0.height == sizes[0].height } }
}

public import TagModel

/// The classes that the clouds of a site share: one for each placement, one for each look, and one for each look of
/// selected form controls.
///
/// Classes are numbered in the order in which they are first met, so the same clouds in the same order give
/// the same style sheet.
public struct StyleClasses: Sendable {
  private var placements: [Placement: Int] = [:]
  private var placementOrder: [Placement] = []
  private var looks: [Shared<ChipStyle>: String] = [:]
  private var lookOrder: [ChipStyle] = []
  private var selectedLooks: [Shared<ChipStyle>: Int] = [:]
  private var selectedOrder: [ChipStyle] = []
  private var blocks: [Double: Int] = [:]
  private var blockOrder: [Double] = []
  private var spans: [SpanLook: Int] = [:]
  private var spanOrder: [SpanLook] = []

  /// Collects the classes of clouds.
  public init(_ clouds: [PlacedCloud]) { self.init([clouds]) }

  /// Collects the classes of the clouds of several pages.
  public init(_ pages: [[PlacedCloud]]) {
    // Clouds and chips are looked at where they are: to copy all of a site takes longer than anything done here.
    var last: Placement?
    for page in pages.indices {
      for index in pages[page].indices where !pages[page][index].chips.isEmpty {
        let placement = pages[page][index].geometry.placement
        if placement != last { add(placement) }
        last = placement
        addLooks(of: pages[page][index].chips)
        if let disclosure = pages[page][index].disclosure { add(disclosure.look) }
        if pages[page][index].labels.isEmpty, pages[page][index].selectedLabels.isEmpty { continue }
        addBlocks(of: pages[page][index])
      }
    }
  }

  private mutating func add(_ placement: Placement) {
    if placements[placement] != nil { return }
    placements[placement] = placementOrder.count
    placementOrder.append(placement)
  }

  private mutating func addLooks(of chips: [Chip]) {
    let chips = chips.span
    for index in chips.indices {
      add(chips[index].look)
      for span in chips[index].spans { add(SpanLook(span)) }
      guard let selection = chips[index].selection else { continue }
      addSelected(selection.look)
      for span in selection.spans { add(SpanLook(span)) }
    }
  }

  private mutating func addBlocks(of cloud: PlacedCloud) {
    for width in cloud.blockWidths.sorted() where blocks[width] == nil {
      blocks[width] = blockOrder.count
      blockOrder.append(width)
    }
  }

  private mutating func add(_ look: Shared<ChipStyle>) {
    if looks[look] != nil { return }
    looks[look] = "s\(lookOrder.count)"
    lookOrder.append(look.value)
  }

  private mutating func addSelected(_ look: Shared<ChipStyle>) {
    if selectedLooks[look] != nil { return }
    selectedLooks[look] = selectedOrder.count
    selectedOrder.append(look.value)
  }

  private mutating func add(_ look: SpanLook) {
    if spans[look] != nil { return }
    spans[look] = spanOrder.count
    spanOrder.append(look)
  }

  /// What the text of the looks is set in, in the order of their classes.
  public var textStyles: [TextStyle] { (lookOrder + selectedOrder).map(\.text) + spanOrder.map(\.text) }

  /// The icons of the looks, in the order of their classes.
  public var iconPaints: [IconPaint] {
    (lookOrder + selectedOrder).flatMap { [$0.iconPaint(.light), $0.iconPaint(.dark)] }.compactMap(\.self)
  }

  /// Writes the rules of all classes.
  ///
  /// - Parameters:
  ///   - families: the `font-family` list of a text style, ready for CSS.
  ///   - icons: the address of a picture.
  public func css(families: (TextStyle) -> String, icons: (IconPaint) -> String = { $0.path }) -> String {
    var css = ""
    for (index, placement) in placementOrder.enumerated() { css += placement.css(class: "p\(index)") }
    for (index, style) in lookOrder.enumerated() {
      css += ChipLook(style, families: families(style.text), icons).css(class: "s\(index)")
    }
    for (index, look) in spanOrder.enumerated() {
      css += look.css(class: "t\(index)", families: families(look.text))
    }
    for (index, style) in selectedOrder.enumerated() {
      css += ChipLook(style, families: families(style.text), icons).css(whileSelected: "c\(index)")
    }
    for (index, width) in blockOrder.enumerated() {
      let length = Number.text(width) + "em"
      css += ".tagcloud .e\(index){display:inline-block;min-width:\(length);text-align:center}"
      // Where readers space text out, the block grows with it.
      css += "@container(width<\(Placement.end)){.tagcloud .e\(index){width:\(length)}}"
    }
    return css
  }
}

extension StyleClasses {
  /// The class of a cloud's placement; the cloud must be one that was collected.
  func placementClass(of cloud: PlacedCloud) -> String {
    placements[cloud.geometry.placement].map { "p\($0)" } ?? ""
  }

  /// The classes of a chip's looks, of which it has a second one if readers can select it; they must be ones that were
  /// collected.
  func lookClasses(of look: Shared<ChipStyle>, selected: Shared<ChipStyle>?) -> String {
    let look = lookClass(of: look)
    return selected.flatMap { selectedLooks[$0] }.map { "\(look) c\($0)" } ?? look
  }

  /// The class of a block that keeps emoji in shape; its width must be one that was collected.
  func blockClass(_ width: Double) -> String { blocks[width].map { "e\($0)" } ?? "" }

  /// The class of a part of a label; it must be one that was collected.
  func spanClass(of span: LabelSpan) -> String { spans[SpanLook(span)].map { "t\($0)" } ?? "" }

  /// The class of a look; it must be one that was collected.
  func lookClass(of look: Shared<ChipStyle>) -> String { looks[look] ?? "" }
}

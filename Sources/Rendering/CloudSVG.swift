import TagLayout
import TagModel

/// A cloud as an SVG picture that needs nothing beside it: fonts and looks are inside.
///
/// Boxes stand at the engine's frames and labels at their own baselines. A viewer that refuses the fonts sets each
/// label in the middle of the place it was measured for.
public struct CloudSVG {
  private let drawing: CloudDrawing
  private let scheme: ColorScheme
  /// The classes by what they declare.
  private var classes = SVGNames<String>(prefix: "c")
  private var definitions = SVGNames<SVGDefinition>(prefix: "d")
  private var body = ""

  /// Draws a cloud in the colours of light or of dark pages.
  public init(_ drawing: CloudDrawing, scheme: ColorScheme = .light) {
    self.drawing = drawing
    self.scheme = scheme
    for item in drawing.items { draw(item) }
  }

  /// The file's text.
  public var text: String {
    let room = inkRoom
    let (x, y) = (-room.left, -room.top)
    let width = drawing.width + room.horizontal
    let height = drawing.height + room.vertical
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    svg.append(attribute: "width", Self.number(width))
    svg.append(attribute: "height", Self.number(height))
    svg.append(attribute: "viewBox", [x, y, width, height].map(Self.number).joined(separator: " "))
    if !drawing.language.isEmpty { svg.append(attribute: "lang", drawing.language) }
    // An image has no parts, so links inside one could not be reached.
    if drawing.items.allSatisfy({ $0.href == nil }) { svg += " role=\"img\"" }
    svg += ">\n"
    svg.append(element: "title", drawing.title)
    if !drawing.licenses.isEmpty { svg.append(element: "metadata", drawing.licenses) }
    svg.append(element: "style", css)
    let defined = definitions.all.map { $1.text(id: $0) + "\n" }.joined()
    if !defined.isEmpty { svg += "<defs>\n\(defined)</defs>\n" }
    return svg + body + "</svg>\n"
  }

  /// A length in CSS px, exact for multiples of 1/64.
  static func number(_ length: Double) -> String { Number.text(length, decimals: 6) }
}

extension CloudSVG {
  private var css: String {
    var rules = drawing.faces.map(\.css)
    rules.append("text{font-kerning:normal;font-synthesis:none;text-anchor:middle}")
    rules += classes.all.map { ".\($0){\($1)}" }
    return "\n" + rules.joined(separator: "\n") + "\n"
  }

  /// How far shadows reach beyond the cloud.
  private var inkRoom: Sides {
    var room = Sides(horizontal: 0, vertical: 0)
    for item in drawing.items {
      guard let shadow = item.style.shadow else { continue }
      let reach = shadow.spread + shadow.blur
      room.left = max(room.left, reach - shadow.x - item.frame.x)
      room.top = max(room.top, reach - shadow.y - item.frame.y)
      room.right = max(room.right, item.frame.maxX + shadow.x + reach - drawing.width)
      room.bottom = max(room.bottom, item.frame.maxY + shadow.y + reach - drawing.height)
    }
    return room
  }

  private mutating func draw(_ item: CloudDrawing.Item) {
    let element = item.href != nil ? "a" : item.title != nil ? "g" : nil
    if let element {
      body += "<\(element)"
      if let href = item.href { body.append(attribute: "href", withoutControls(href)) }
      body += ">\n"
      if let title = item.title { body.append(element: "title", title) }
    }
    let box = RoundedBox(item.frame, item.style.radius)
    if let shadow = item.style.shadow { draw(shadow, of: box, below: item.style) }
    drawGround(of: box, item.style)
    if let border = item.style.border, border.width > 0 { draw(border, of: box) }
    if let icon = item.icon { draw(icon) }
    for line in item.lines { draw(line, item.style) }
    if let element { body += "</\(element)>\n" }
  }

  private mutating func drawGround(of box: RoundedBox, _ style: ChipStyle) {
    guard let gradient = style.gradient else {
      draw(box, attribute("class", classes.name(of: "fill:\(scheme(style.background).css)")))
      return
    }
    let definition = gradient.definition(in: box.frame) { scheme($0) }
    draw(box, attribute("fill", "url(#\(definitions.name(of: definition)))"))
  }

  private mutating func draw(_ shadow: Shadow, of box: RoundedBox, below style: ChipStyle) {
    let color = scheme(shadow.color).css(opacity: shadow.opacity)
    let cast = box.inset(by: -shadow.spread).moved(x: shadow.x, y: shadow.y)
    var attributes = attribute("class", classes.name(of: "fill:\(color)"))
    if shadow.blur > 0 {
      let filter = SVGDefinition.blur(shadow.blur, around: cast.frame)
      attributes += attribute("filter", "url(#\(definitions.name(of: filter)))")
    }
    // A shadow is only outside of its box, which shows where one can look through.
    let isSolid = style.gradient == nil && scheme(style.background).alpha == 255
    if isSolid {
      draw(cast, attributes)
    } else {
      let clip = SVGDefinition.outside(of: box, within: cast.inset(by: -2 * shadow.blur).frame)
      body += "<g\(attribute("clip-path", "url(#\(definitions.name(of: clip)))"))>\n"
      draw(cast, attributes)
      body += "</g>\n"
    }
  }

  private mutating func draw(_ icon: CloudDrawing.Icon) {
    body += "<image" + attribute("href", scheme == .dark ? icon.dark : icon.light)
    let frame = icon.frame
    for (name, length) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
      body.append(attribute: name, Self.number(length))
    }
    body += "/>\n"
  }

  /// A border is the ring between a box's edge and the edge of what is inside.
  private mutating func draw(_ border: Border, of box: RoundedBox) {
    let name = classes.name(of: "fill:\(scheme(border.color).css);fill-rule:evenodd")
    let ring = box.path + box.inset(by: border.width).path
    body += "<path\(attribute("class", name))\(attribute("d", ring))/>\n"
  }

  private mutating func draw(_ box: RoundedBox, _ attributes: String) {
    guard let radius = box.radius else {
      body += "<path\(attributes)\(attribute("d", box.path))/>\n"
      return
    }
    body += "<rect\(attributes)"
    let frame = box.frame
    for (name, length) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
      body.append(attribute: name, Self.number(length))
    }
    if radius > 0 { body.append(attribute: "rx", Self.number(radius)) }
    body += "/>\n"
  }

  private mutating func draw(_ line: CloudDrawing.Line, _ style: ChipStyle) {
    body += "<text"
    body.append(attribute: "class", classes.name(of: declarations(of: line, style)))
    body.append(attribute: "x", Self.number(line.middle))
    body.append(attribute: "y", Self.number(line.baseline))
    if line.isRightToLeft { body.append(attribute: "direction", "rtl") }
    body += ">"
    body.append(escaping: withoutControls(line.text))
    body += "</text>\n"
  }

  private func declarations(of line: CloudDrawing.Line, _ style: ChipStyle) -> String {
    let text = line.span?.text ?? style.text
    let slant = text.italic ? "italic " : ""
    let families = drawing.families[text] ?? "sans-serif"
    var declarations = "font:\(slant)\(text.weight) \(Self.number(text.size))px \(families)"
    if text.letterSpacing != 0 { declarations += ";letter-spacing:\(Self.number(text.letterSpacing))px" }
    if text.wordSpacing != 0 { declarations += ";word-spacing:\(Self.number(text.wordSpacing))px" }
    declarations += text.settings.map { ";" + $0 }.joined()
    if line.isCount { declarations += ";font-variant-numeric:tabular-nums;opacity:.85" }
    if line.span?.emphases.contains(.strikethrough) == true {
      declarations += ";text-decoration:line-through"
    }
    return declarations + ";fill:\(scheme(line.span?.color ?? style.color).css)"
  }
}

import TagModel

/// Writes an SVG anew without whatever in it could run or load something, and finds out how large it is.
///
/// What is left has no other namespace than SVG's, so editors' notes to themselves go too.
struct SVGCleaner {
  private var text = ""
  private var size = SVGSize()
  private var open: [String] = []
  /// How many elements are open inside of a removed one, that one included.
  private var skipped = 0
  private var followsTextColor = false
  private var setsTextColor = false
  /// The text of the style element that is open.
  private var styleText: String?
  /// What was removed and is worth naming, each once.
  private(set) var removed: [String] = []
  /// Whether the document is a picture at all.
  private(set) var isSVG = false

  /// Whether a file may be XML: it starts with a tag, white space and marks of encodings aside.
  static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !marks.contains($0) } == UInt8(ascii: "<")
  }

  /// The picture; `nil` where nothing tells its size.
  var picture: Picture? {
    guard isSVG, let (width, height) = size.extent else { return nil }
    var root = "<svg xmlns=\"\(Self.namespace)\""
    if size.viewBox == nil { root += " viewBox=\"0 0 \(width) \(height)\"" }
    var picture = Picture(.svg, width: width, height: height, bytes: Array((root + text + "\n").utf8))
    picture.followsTextColor = followsTextColor && !setsTextColor
    return picture
  }

  /// Takes the next part of the document.
  mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let element): start(element)
    case .end: end()
    case .text(let characters):
      if styleText != nil { styleText? += characters } else if skipped == 0 { append(characters) }
    case .instruction(let target): remove("<?\(target)?>")
    case .entity(let name): remove("&\(name);")
    }
  }
}

extension SVGCleaner {
  private static let namespace = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  private mutating func remove(_ what: String) { if !removed.contains(what) { removed.append(what) } }

  private mutating func start(_ element: XMLElement) {
    let name = element.name.local
    if skipped > 0 {
      skipped += 1
      return
    }
    if open.isEmpty {
      isSVG = element.name == XMLElement.Name(namespace: Self.namespace, local: "svg")
    } else if element.name.namespace != Self.namespace {
      // Only a browser's own elements can do harm.
      if element.name.namespace.hasSuffix("/xhtml") { remove("<\(name)>") }
      skipped = 1
      return
    } else if SVGSafety.isActive(element) {
      remove("<\(name)>")
      skipped = 1
      return
    } else {
      text += "<" + name
    }
    for attribute in element.attributes { append(attribute.name, attribute.value) }
    if open.isEmpty { size = SVGSize(element) }
    open.append(name)
    text += ">"
    if name == "style" { styleText = "" }
  }

  private mutating func append(_ name: XMLElement.Name, _ value: String) {
    let written: String
    switch name.namespace {
    case "": written = name.local
    case Self.xlink where name.local == "href": written = "href"
    case Self.xml: written = "xml:" + name.local
    default: return
    }
    guard SVGSafety.isSafe(attribute: name.local, value) else {
      return remove(SVGSafety.description(ofAttribute: name.local, value))
    }
    if open.isEmpty, written == "color" { setsTextColor = true }
    noteColor(value)
    text += " \(written)=\"\(escapedXML(value))\""
  }

  private mutating func append(_ characters: String) {
    if !open.isEmpty { text += escapedXML(characters) }
  }

  private mutating func noteColor(_ value: String) {
    if value.lowercased().contains("currentcolor") { followsTextColor = true }
  }

  private mutating func end() {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if let style = styleText {
      if SVGSafety.isSafe(css: style) { append(style) } else { remove("<style> that loads something") }
      noteColor(style)
      styleText = nil
    }
    if let name = open.popLast() { text += "</\(name)>" }
  }

  private func escapedXML(_ text: String) -> String { HTMLEscape.text(text) }
}

import TagModel
import Typography

/// Reads an input as a style and a label, and checks what must hold for every one.
final class LabelTarget {
  private let styles = [
    TextStyle(language: "en"), TextStyle(families: ["Roboto", "Noto Naskh Arabic"], language: "ar"),
    TextStyle(families: ["DejaVu Sans"], weight: 700, language: "tr"),
    TextStyle(italic: true, language: "ja"),
    TextStyle(families: ["Cantarell"], weight: 333, language: "el"), TextStyle(families: ["No Such Family"]),
  ]
  private let shaper: LabelShaper

  init() {
    guard let (catalog, _) = try? FontCatalog.resolve(styles, root: "/") else {
      fatalError("this machine has no fonts")
    }
    shaper = LabelShaper(catalog, cacheCapacity: 1 << 16)
  }

  /// The first five bytes choose the style, the lines and the room; the rest is the label.
  func run(_ input: [UInt8]) {
    guard input.count >= 5 else { return }
    var style = styles[Int(input[0]) % styles.count]
    style.size = Double(input[1]) / 4 + 1
    style.transform = TextTransform.allCases[Int(input[2]) % TextTransform.allCases.count]
    style.letterSpacing = Double(Int(input[2] >> 2) % 5) / 2
    style.features =
      input[2] & 0x80 == 0 ? [] : [FontFeature(tag: "smcp"), FontFeature(tag: "liga", value: 0)]
    let label = String(decoding: input[5...], as: UTF8.self)
    let measured = shaper.measure(label, style)
    precondition(measured.width >= 0 && measured.width.isFinite, "a width that is none")
    precondition(shaper.measure(label, style) == measured, "the cache answers differently")
    checkRuns(measured.shaped)
    _ = label.invisibleCharacters
    let mode = LineBreak.allCases[Int(input[3]) % LineBreak.allCases.count]
    let room = measured.width * Double(input[4]) / 255
    let limit = Int(input[3] >> 4)
    let broken = shaper.breakLines(label, style, maxWidth: room, limit: limit, mode: mode)
    checkLines(broken, of: measured.shaped.text, limit: limit)
    checkNextRoom(label, style, broken, room: room, upTo: measured.width, limit: limit, mode: mode)
    var usage = FontUsage()
    for piece in broken.lines.flatMap(\.pieces) { usage.add(piece.shaped) }
  }

  /// Where the lines are said to change, they do.
  private func checkNextRoom(
    _ label: String, _ style: TextStyle, _ broken: BrokenText, room: Double, upTo most: Double, limit: Int,
    mode: LineBreak
  ) {
    guard room > 0 else { return }
    let text = shaper.breakable(label, shaper.prepare(style))
    let next = shaper.roomForMore(
      than: broken, text, room: room, upTo: most, limit: limit, mode: mode)
    guard let next else { return }
    precondition(next > room, "lines change before they begin")
    let after = shaper.breakLines(text, maxWidth: next, limit: limit, mode: mode)
    precondition(after != broken, "lines do not change")
  }

  private func checkRuns(_ shaped: ShapedText) {
    var end = 0
    for run in shaped.runs {
      precondition(run.range.lowerBound == end && !run.range.isEmpty, "runs leave a gap")
      end = run.range.upperBound
    }
    precondition(end == shaped.text.utf8.count, "runs do not reach the end")
  }

  private func checkLines(_ broken: BrokenText, of text: String, limit: Int) {
    precondition(!broken.lines.isEmpty && (limit == 0 || broken.lines.count <= limit), "too many lines")
    guard !broken.isCut, !text.unicodeScalars.contains("\u{AD}") else { return }
    let shown = broken.lines.map(\.text).joined()
    precondition(visible(shown).elementsEqual(visible(text)), "a line lost text")
  }

  private func visible(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0x20 } }
}

import Rendering
import TagLayout
import TagModel
import Typography

extension ChipMeasurer {
  /// What a chip says in a box of given size, each line in its place, and the characters that takes.
  ///
  /// - Parameter direction: the direction in which label and count follow each other.
  func lines(
    of chip: Chip, in frame: Frame, direction: TextDirection
  ) -> (lines: [CloudDrawing.Line], usage: FontUsage) {
    let style = chip.style
    let pieces = pieces(of: chip, room: frame.width - style.frame.horizontal)
    var usage = FontUsage()
    for piece in pieces { usage.add(piece.line.shaped) }
    let slack = frame.width - style.frame.horizontal - pieces.reduce(0) { $0 + $1.width }
    var left = frame.x + style.frame.left + slack * style.textAlign.share(direction)
    let baseline = paintedBaseline(of: style, in: frame)
    let numbered = Array(pieces.enumerated())
    var lines: [CloudDrawing.Line] = []
    for (index, piece) in direction == .rightToLeft ? numbered.reversed() : numbered {
      defer { left += piece.width }
      // The space between label and count needs no ink.
      if index == 1 { continue }
      lines.append(
        CloudDrawing.Line(
          text: piece.line.text, middle: left + piece.middle, baseline: baseline,
          isRightToLeft: piece.isRightToLeft, isCount: index == 2))
    }
    return (lines, usage)
  }
}

extension ChipMeasurer {
  /// A line of text in a box of its own, which is wider than it where the rest of a label is not shown.
  private struct Piece {
    var line: BrokenText.Line
    var isRightToLeft: Bool
    var width: Double

    /// The middle of the text: it stands where its box starts.
    var middle: Double { isRightToLeft ? width - line.width / 2 : line.width / 2 }
  }

  /// The pieces of text that a chip shows side by side; the label ends in an ellipsis where there is not enough room.
  private func pieces(of chip: Chip, room: Double) -> [Piece] {
    var room = room
    var pieces: [Piece] = []
    for label in chip.paintedLabels.dropFirst() {
      let broken = shaper.breakLines(label.text, label.style, maxWidth: 0, limit: 1, mode: .tail)
      let line = broken.lines[0]
      pieces.append(Piece(line: line, isRightToLeft: broken.isRightToLeft, width: line.width))
      room -= line.width
    }
    guard let label = chip.paintedLabels.first else { return pieces }
    // Rounding must cut no label that fits, and where there is no room at all an ellipsis says so.
    let limit = max(room, 0) + 0.01
    let broken = shaper.breakLines(label.text, label.style, maxWidth: limit, limit: 1, mode: .tail)
    let line = broken.lines[0]
    let width = broken.isCut ? max(room, line.width) : line.width
    return [Piece(line: line, isRightToLeft: broken.isRightToLeft, width: width)] + pieces
  }

  /// The whole px that the letters stand on: browsers never let text stand between two of them.
  private func paintedBaseline(of style: ChipStyle, in frame: Frame) -> Double {
    let letters = shaper.measure("", style.text)
    let baseline = baseline(
      ascent: letters.ascent, descent: letters.descent, style: style, height: frame.height)
    return (frame.y + baseline).rounded(.down)
  }
}

extension Chip {
  /// The pieces of text that are painted side by side: of a chip with markup of its own, that markup as text.
  fileprivate var paintedLabels: [Label] {
    custom.map { [Label(text: $0.html, style: style.text)] } ?? labels
  }
}

extension TextAlign {
  /// How much of the slack goes before the text.
  fileprivate func share(_ direction: TextDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .start: direction == .rightToLeft ? 1 : 0
    case .end: direction == .rightToLeft ? 0 : 1
    }
  }
}

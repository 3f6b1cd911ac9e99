import Rendering
import TagLayout
import TagModel
import Typography

extension ChipMeasurer {
  /// What a chip says in a box of given size, each line in its place, and the characters that takes.
  ///
  /// - Parameters:
  ///   - room: the room that the lines of a broken label were made for; `nil` for a label on one line.
  ///   - direction: the direction in which label and count follow each other.
  func lines(
    of chip: Chip, in frame: Frame, room: Double?, direction: TextDirection
  ) -> (lines: [CloudDrawing.Line], usage: FontUsage) {
    let style = chip.style
    let pieces = pieces(of: chip, room: frame.width - style.frame.horizontal, brokenFor: room)
    var usage = FontUsage()
    for line in pieces.flatMap(\.text.lines) { usage.add(line.shaped) }
    let slack = frame.width - style.frame.horizontal - pieces.reduce(0) { $0 + $1.width }
    var left = frame.x + style.frame.left + slack * style.textAlign.share(direction)
    let numbered = Array(pieces.enumerated())
    var lines: [CloudDrawing.Line] = []
    for (index, piece) in direction == .rightToLeft ? numbered.reversed() : numbered {
      defer { left += piece.width }
      // The space between label and count needs no ink.
      if index == 1 { continue }
      let baseline = paintedBaseline(of: style, lines: piece.text.lines.count, in: frame)
      for (number, line) in piece.text.lines.enumerated() {
        lines.append(
          CloudDrawing.Line(
            text: line.text, middle: left + piece.middle(of: line, style.textAlign),
            baseline: baseline + Double(number) * style.lineHeight,
            isRightToLeft: piece.text.isRightToLeft, isCount: index == 2))
      }
    }
    return (lines, usage)
  }
}

extension ChipMeasurer {
  /// Lines of text in a box of their own, which is wider than they are where the rest of a label is not shown.
  private struct Piece {
    var text: BrokenText
    var width: Double

    /// The middle of a line: a single one stands where its box starts, several as the style says.
    func middle(of line: BrokenText.Line, _ align: TextAlign) -> Double {
      let direction: TextDirection = text.isRightToLeft ? .rightToLeft : .leftToRight
      let share = text.lines.count == 1 ? TextAlign.start.share(direction) : align.share(direction)
      return (width - line.width) * share + line.width / 2
    }
  }

  /// The pieces of text that a chip shows side by side; a label that is not broken ends in an ellipsis where there is
  /// not enough room.
  private func pieces(of chip: Chip, room: Double, brokenFor brokenRoom: Double?) -> [Piece] {
    var room = room
    var pieces: [Piece] = []
    for label in chip.countParts {
      let text = shaper.breakLines(label.text, label.style, maxWidth: 0, limit: 1, mode: .tail)
      pieces.append(Piece(text: text, width: text.width))
      room -= text.width
    }
    let label = Chip.Label(text: chip.custom?.html ?? chip.label, style: chip.style.text)
    if let brokenRoom {
      let text = brokenText(of: chip, in: brokenRoom)
      return [Piece(text: text, width: text.width)] + pieces
    }
    // Rounding must cut no label that fits, and where there is no room at all an ellipsis says so.
    let limit = max(room, 0) + 0.01
    let text = shaper.breakLines(label.text, label.style, maxWidth: limit, limit: 1, mode: .tail)
    let width = text.isCut ? max(room, text.width) : text.width
    return [Piece(text: text, width: width)] + pieces
  }

  /// The whole px that the first line's letters stand on: browsers never let text stand between two of them.
  private func paintedBaseline(of style: ChipStyle, lines: Int, in frame: Frame) -> Double {
    let letters = shaper.prepare(style.text)
    let baseline = baseline(
      ascent: letters.ascent, descent: letters.descent, style: style, height: frame.height, lines: lines)
    return (frame.y + baseline).rounded(.down)
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

import Rendering
import TagLayout
import TagModel
import Typography

/// What a chip shows, each part of it in its place.
struct ChipContent {
  var lines: [CloudDrawing.Line] = []
  /// The characters that the lines take.
  var usage = FontUsage()
  var iconFrame: Frame?
}

extension ChipMeasurer {
  /// What a chip says in a box of given size, each line in its place, and where its icon is.
  ///
  /// - Parameters:
  ///   - room: the room that the lines of a broken label were made for; `nil` for a label on one line.
  ///   - direction: the direction in which icon, label and count follow each other.
  func content(of chip: Chip, in frame: Frame, room: Double?, direction: TextDirection) -> ChipContent {
    let style = chip.style
    let hasIcon = chip.custom == nil && style.icon != nil
    let inner = frame.width - style.frame.horizontal - (hasIcon ? style.iconRoom : 0)
    let pieces = pieces(of: chip, room: inner, brokenFor: room)
    var content = ChipContent()
    for piece in pieces.flatMap(\.text.lines).flatMap(\.pieces) { content.usage.add(piece.shaped) }
    let slack = inner - pieces.reduce(0) { $0 + $1.width }
    var left = frame.x + style.frame.left + slack * style.textAlign.share(direction)
    if hasIcon {
      let isFirst = direction != .rightToLeft
      let labels = pieces.reduce(0) { $0 + $1.width }
      let start = isFirst ? left : left + labels + style.iconRoom - style.iconWidth
      content.iconFrame = style.iconFrame(in: frame, x: start)
      if isFirst { left += style.iconRoom }
    }
    let numbered = Array(pieces.enumerated())
    for (index, piece) in direction == .rightToLeft ? numbered.reversed() : numbered {
      defer { left += piece.width }
      // The space between label and count needs no ink.
      if index == 1 { continue }
      let baseline = paintedBaseline(of: style, lines: piece.text.lines.count, in: frame)
      for (number, line) in piece.text.lines.enumerated() {
        let whole = CloudDrawing.Line(
          text: line.text, middle: left + piece.middle(of: line, style.textAlign),
          baseline: baseline + Double(number) * style.lineHeight,
          isRightToLeft: piece.text.isRightToLeft, isCount: index == 2)
        content.lines += index == 0 && !chip.spans.isEmpty ? parts(of: line, in: whole, chip) : [whole]
      }
    }
    return content
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
    let isPlain = chip.spans.isEmpty || chip.custom != nil
    let breakable =
      isPlain ? shaper.breakable(label.text, shaper.prepare(label.style)) : shaper.breakableParts(of: chip)
    let text = shaper.breakLines(breakable, maxWidth: limit, limit: 1, mode: .tail)
    let width = text.isCut ? max(room, text.width) : text.width
    return [Piece(text: text, width: width)] + pieces
  }

  /// The parts of a line with emphasis, side by side where the line is.
  private func parts(
    of line: BrokenText.Line, in whole: CloudDrawing.Line, _ chip: Chip
  ) -> [CloudDrawing.Line] {
    let parts = chip.parts
    let widths = line.pieces.map { piece in
      let text = parts[piece.part].span?.text ?? chip.style.text
      return piece.shaped.width(
        size: text.size, letterSpacing: text.letterSpacing, wordSpacing: text.wordSpacing)
    }
    var left = whole.middle - line.width / 2
    var drawn: [CloudDrawing.Line] = []
    let numbered = Array(zip(line.pieces, widths))
    for (piece, width) in whole.isRightToLeft ? numbered.reversed() : numbered {
      var part = whole
      part.text = piece.shaped.text
      part.middle = left + width / 2
      part.span = parts[piece.part].span
      drawn.append(part)
      left += width
    }
    return drawn
  }

  /// The whole px that the first line's letters stand on: browsers never let text stand between two of them.
  private func paintedBaseline(of style: ChipStyle, lines: Int, in frame: Frame) -> Double {
    let letters = shaper.prepare(style.text)
    let baseline = baseline(
      ascent: letters.ascent, descent: letters.descent, style: style, height: frame.height, lines: lines)
    return (frame.y + baseline).rounded(.down)
  }
}

extension ChipStyle {
  /// The icon's box in a chip's, in the middle between the paddings.
  fileprivate func iconFrame(in chip: Frame, x: Double) -> Frame {
    let inner = chip.height - frame.vertical
    return Frame(
      x: x, y: chip.y + frame.top + (inner - iconHeight) / 2, width: iconWidth, height: iconHeight)
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

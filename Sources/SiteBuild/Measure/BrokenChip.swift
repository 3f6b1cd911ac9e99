import TagLayout
import TagModel

/// The boxes of a chip whose label is broken into lines: it depends on the room that its cloud leaves it.
struct BrokenChip: Hashable, Sendable {
  /// A label in lines, with its box.
  struct Form: Hashable, Sendable {
    /// The room from which on the chip has this form, in CSS px: the container's width less the insets.
    var minRoom: Double
    var size: Size
    /// What the chip needs to show these lines.
    var neededWidth: Double
    var lines: [PaintedLine]
    /// The lines while readers have the chip selected; none for chips that they cannot select.
    var selectedLines: [PaintedLine] = []
    /// Whether a part of the label is not shown.
    var isCut: Bool
    /// Whether the lines read from right to left.
    var isRightToLeft: Bool
  }

  /// The forms by room, ascending; at least one, the last holding for all wider rooms.
  var forms: [Form]

  /// The chip with room for another state of it.
  func joined(withSelected selected: BrokenChip) -> BrokenChip {
    let rooms = Set((forms + selected.forms).map(\.minRoom)).sorted()
    return BrokenChip(
      forms: rooms.map { room in
        let other = selected.forms[selected.form(in: room)]
        var form = forms[form(in: room)]
        form.minRoom = room
        form.size = form.size.withRoom(for: other.size)
        form.neededWidth = max(form.neededWidth, other.neededWidth)
        form.selectedLines = other.lines
        form.isCut = form.isCut || other.isCut
        return form
      })
  }

  /// The form of a chip in some room; sums that rounding made a hair too small count as whole.
  func form(in room: Double) -> Int { (forms.lastIndex { $0.minRoom <= room + 1e-6 }) ?? 0 }
}

extension Size {
  /// A size that has room for another one too, what stands in it in the middle.
  func withRoom(for other: Size) -> Size {
    var size = self
    size.width = max(width, other.width)
    if other.height > height {
      size.baseline += (other.height - height) / 2
      size.height = other.height
    }
    return size
  }
}

extension MeasuredCloud {
  /// The size of each chip where a cloud leaves some room, in CSS px.
  func sizes(in room: Double) -> [Size] {
    var sizes = sizes
    for (index, chip) in broken { sizes[index] = chip.forms[chip.form(in: room)].size }
    return sizes
  }

  /// The least room above a given one in which a chip has another size; infinite where there is none.
  func roomForOtherSizes(than room: Double) -> Double {
    broken.values.reduce(.infinity) { least, chip in
      let next = chip.form(in: room) + 1
      return next < chip.forms.count ? min(least, chip.forms[next].minRoom) : least
    }
  }
}

extension BrokenChip.Form {
  func write(to writer: inout ByteWriter) {
    writer.write(minRoom)
    writer.write(size)
    writer.write(neededWidth)
    for lines in [lines, selectedLines] { writer.write(each: lines) { $1.write(to: &$0) } }
    writer.write(isCut)
    writer.write(isRightToLeft)
  }

  init?(_ reader: inout ByteReader) {
    guard let minRoom = reader.number(), let size = reader.size(), let neededWidth = reader.number(),
      let lines = reader.values(PaintedLine.init(_:)),
      let selectedLines = reader.values(PaintedLine.init(_:)), let isCut = reader.flag(),
      let isRightToLeft = reader.flag()
    else { return nil }
    self.init(
      minRoom: minRoom, size: size, neededWidth: neededWidth, lines: lines, selectedLines: selectedLines,
      isCut: isCut, isRightToLeft: isRightToLeft)
  }
}

extension PaintedLine {
  func write(to writer: inout ByteWriter) {
    writer.write(each: pieces) { writer, piece in
      writer.write(piece.text)
      writer.write(piece.blockWidth) { $0.write($1) }
      writer.write(piece.span) { $0.write($1) }
    }
  }

  init?(_ reader: inout ByteReader) {
    let pieces = reader.values { reader -> Piece? in
      guard let text = reader.text(), let width = reader.optional({ $0.number() }),
        let span = reader.optional({ $0.integer() })
      else { return nil }
      return Piece(text: text, blockWidth: width, span: span)
    }
    guard let pieces else { return nil }
    self.init(pieces: pieces)
  }
}

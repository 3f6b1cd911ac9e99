import TagLayout
import TagModel

extension CloudGeometry {
  /// The geometry as bits, to be kept from one build to the next.
  public var bits: [UInt8] {
    var writer = ByteWriter()
    writer.reserveCapacity(css.utf8.count + 512)
    placement.write(to: &writer)
    writer.write(css)
    writer.write(each: classes) { $0.write($1) }
    for list in [steps, openSteps, arrangements] { writer.write(each: list) { $1.write(to: &$0) } }
    writer.write(each: hiddenCounts) { $0.write($1) }
    writer.write(each: shownForms.sorted { $0.key < $1.key }) { writer, chip in
      writer.write(chip.key)
      writer.write(each: chip.value) { $0.write($1) }
    }
    return writer.bytes
  }

  /// Reads a geometry from bits; `nil` when they make no sense.
  public init?(bits: ArraySlice<UInt8>) {
    var reader = ByteReader(bits)
    guard let placement = Placement(&reader), let css = reader.text(),
      let classes = reader.values({ $0.integer() }),
      let steps = reader.values(HeightIndex.Step.init(_:)),
      let openSteps = reader.values(HeightIndex.Step.init(_:)),
      let arrangements = reader.values(HeightIndex.Step.init(_:)),
      let hiddenCounts = reader.values({ $0.integer() }), let forms = reader.values(Self.forms),
      reader.isAtEnd
    else { return nil }
    self.placement = placement
    self.css = css
    self.classes = classes
    self.steps = steps
    self.openSteps = openSteps
    self.arrangements = arrangements
    self.hiddenCounts = hiddenCounts
    shownForms = Dictionary(forms, uniquingKeysWith: { $1 })
  }

  private static func forms(_ reader: inout ByteReader) -> (Int, [Int])? {
    guard let chip = reader.integer(), let forms = reader.values({ $0.integer() }) else { return nil }
    return (chip, forms)
  }
}

extension HeightIndex.Step {
  fileprivate func write(to writer: inout ByteWriter) {
    for length in [minWidth, width, height] { writer.write(length) }
    for count in [rows, shown, hidden] { writer.write(count) }
  }

  fileprivate init?(_ reader: inout ByteReader) {
    guard let minWidth = reader.number(), let width = reader.number(), let height = reader.number(),
      let rows = reader.integer(), let shown = reader.integer(), let hidden = reader.integer()
    else { return nil }
    self.minWidth = minWidth
    self.width = width
    self.height = height
    self.rows = rows
    self.shown = shown
    self.hidden = hidden
  }
}

extension Placement {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(minWidth) { $0.write($1) }
    writer.write(wraps) { writer, wraps in
      writer.write(wraps.narrowest)
      writer.write(wraps.widest) { $0.write($1) }
    }
    for length in [lead, inset.start, inset.end, inset.top, inset.bottom, gap.width, gap.height] {
      writer.write(length)
    }
    writer.write(fill.rawValue)
    writer.write(lastRow.rawValue)
    writer.write(rowAlignment.rawValue)
    for flag in [clamps, scrolls, discloses, breaksLabels, hasParts] { writer.write(flag) }
    writer.write(group)
    writer.write(evenRows) {
      $0.write($1.line)
      $0.write($1.pitch)
    }
  }

  fileprivate init?(_ reader: inout ByteReader) {
    guard let minWidth = reader.optional({ $0.number() }), let wraps = reader.optional(Wraps.init(_:)) else {
      return nil
    }
    let lengths = (0..<7).compactMap { _ in reader.number() }
    guard lengths.count == 7, let fill = reader.text().flatMap(Fill.init),
      let lastRow = reader.text().flatMap(LastRow.init),
      let rowAlignment = reader.text().flatMap(RowAlignment.init)
    else { return nil }
    let flags = (0..<5).compactMap { _ in reader.flag() }
    guard flags.count == 5, let group = reader.integer(), let evenRows = reader.optional(EvenRows.init(_:))
    else { return nil }
    self.init(
      minWidth: minWidth, wraps: wraps, lead: lengths[0], fill: fill, clamps: flags[0], scrolls: flags[1],
      inset: Inset(start: lengths[1], end: lengths[2], top: lengths[3], bottom: lengths[4]),
      gap: Size(width: lengths[5], height: lengths[6]), rowAlignment: rowAlignment, lastRow: lastRow,
      discloses: flags[2], breaksLabels: flags[3], hasParts: flags[4], group: group, evenRows: evenRows)
  }
}

extension Placement.Wraps {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let narrowest = reader.number(), let widest = reader.optional({ $0.number() }) else { return nil }
    self.init(narrowest: narrowest, widest: widest)
  }
}

extension Placement.EvenRows {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let line = reader.number(), let pitch = reader.number() else { return nil }
    self.init(line: line, pitch: pitch)
  }
}

import Rendering
import TagLayout
import TagModel

/// The boxes of a cloud: natural sizes in CSS px, and what its labels are drawn with.
struct MeasuredCloud: Hashable, Sendable {
  /// A stretch of text that one face draws.
  struct Run: Hashable, Sendable {
    /// The face, as an index into the catalog's faces.
    var face: Int
    var text: String
  }

  /// A character that no face can draw.
  struct MissingGlyph: Hashable, Sendable {
    var scalar: Unicode.Scalar
    var label: String
  }

  /// The size of each chip; of one whose label is broken into lines, in the widest container.
  var sizes: [Size] = []
  /// What each chip needs to show its whole label, or the lines that it has in the widest container.
  var neededWidths: [Double] = []
  /// The chips whose labels are broken into lines somewhere, by index.
  var broken: [Int: BrokenChip] = [:]
  /// The whole labels that cannot be painted as plain text, by the chip's index.
  var wholes: [Int: PaintedLine] = [:]
  /// The same of chips while readers have them selected.
  var selectedWholes: [Int: PaintedLine] = [:]
  /// What each chip's count takes of that, with the space before it; 0 for chips without.
  var countWidths: [Double] = []
  /// The same two widths of each chip while it is selected, in clouds whose chips readers can select.
  var selectedWidths: [SelectedWidths] = []
  /// The size of each chip while it is not selected, and while it is, on one line; in clouds whose chips readers can
  /// select.
  var stateSizes: [[Size]] = []
  /// The boxes of the parts of labels with emphasis in them.
  var parts: [LabelParts] = []
  /// The size of "+N" for each N from 1, in clouds that have it.
  var indicatorSizes: [Size] = []
  /// The size of what takes its place when everything is shown.
  var lessSize: Size?
  /// What the labels are drawn with, each stretch once.
  var runs: [Run] = []
  /// What they cannot be drawn with.
  var missing: [MissingGlyph] = []
}

extension MeasuredCloud {
  /// Keeps each stretch of text once.
  mutating func removeRepeatedRuns() {
    // Few are compared with each other in less time than a set is made.
    if runs.count < 16, !runs.indices.contains(where: { runs[..<$0].contains(runs[$0]) }) { return }
    var seen: Set<Run> = []
    runs.removeAll { !seen.insert($0).inserted }
  }

  /// The boxes as bits.
  var bits: [UInt8] {
    var writer = ByteWriter()
    writer.write(each: sizes) { $0.write($1) }
    writer.write(each: neededWidths) { $0.write($1) }
    writer.write(each: countWidths) { $0.write($1) }
    writer.write(each: selectedWidths) { $0.write($1) }
    writer.write(each: stateSizes) { writer, sizes in writer.write(each: sizes) { $0.write($1) } }
    writer.write(each: broken.sorted { $0.key < $1.key }) { writer, chip in
      writer.write(chip.key)
      writer.write(each: chip.value.forms) { $1.write(to: &$0) }
    }
    for wholes in [wholes, selectedWholes] {
      writer.write(each: wholes.sorted { $0.key < $1.key }) { writer, whole in
        writer.write(whole.key)
        whole.value.write(to: &writer)
      }
    }
    writer.write(each: parts) { $0.write($1) }
    writer.write(each: indicatorSizes) { $0.write($1) }
    writer.write(lessSize) { $0.write($1) }
    writer.write(each: runs) { writer, run in
      writer.write(run.face)
      writer.write(run.text)
    }
    writer.write(each: missing) { writer, glyph in
      writer.write(Int(glyph.scalar.value))
      writer.write(glyph.label)
    }
    return writer.bytes
  }

  /// Reads boxes from bits; `nil` when they make no sense.
  init?(bits: ArraySlice<UInt8>) {
    var reader = ByteReader(bits)
    guard let sizes = reader.values({ $0.size() }), let neededWidths = reader.values({ $0.number() }),
      let countWidths = reader.values({ $0.number() }),
      let selectedWidths = reader.values({ $0.selectedWidths() }),
      let stateSizes = reader.values({ reader in reader.values({ $0.size() }) }),
      let broken = reader.values(Self.brokenChip), let wholes = reader.values(Self.whole),
      let selectedWholes = reader.values(Self.whole),
      let parts = reader.values({ $0.labelParts() }),
      let indicatorSizes = reader.values({ $0.size() }), let lessSize = reader.optional({ $0.size() }),
      let runs = reader.values(Self.run), let missing = reader.values(Self.missingGlyph), reader.isAtEnd
    else { return nil }
    self.init(
      sizes: sizes, neededWidths: neededWidths, broken: Dictionary(broken, uniquingKeysWith: { $1 }),
      wholes: Dictionary(wholes, uniquingKeysWith: { $1 }),
      selectedWholes: Dictionary(selectedWholes, uniquingKeysWith: { $1 }), countWidths: countWidths,
      selectedWidths: selectedWidths, stateSizes: stateSizes, parts: parts, indicatorSizes: indicatorSizes,
      lessSize: lessSize,
      runs: runs, missing: missing)
  }

  private static func brokenChip(_ reader: inout ByteReader) -> (Int, BrokenChip)? {
    guard let index = reader.integer(), let forms = reader.values(BrokenChip.Form.init(_:)), !forms.isEmpty
    else { return nil }
    return (index, BrokenChip(forms: forms))
  }

  private static func whole(_ reader: inout ByteReader) -> (Int, PaintedLine)? {
    guard let index = reader.integer(), let line = PaintedLine(&reader) else { return nil }
    return (index, line)
  }

  private static func run(_ reader: inout ByteReader) -> Run? {
    guard let face = reader.integer(), let text = reader.text() else { return nil }
    return Run(face: face, text: text)
  }

  private static func missingGlyph(_ reader: inout ByteReader) -> MissingGlyph? {
    guard let value = reader.integer(), let label = reader.text() else { return nil }
    return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { MissingGlyph(scalar: $0, label: label) }
  }
}

extension ByteWriter {
  /// Writes the boxes of a label's parts.
  mutating func write(_ parts: LabelParts) {
    write(parts.chip)
    write(parts.isSelected)
    write(each: parts.widths) { $0.write($1) }
  }

  /// Writes the widths of a selected chip.
  mutating func write(_ widths: SelectedWidths) {
    write(widths.needed)
    write(widths.count)
  }

  /// Writes a size with its baseline.
  mutating func write(_ size: Size) {
    write(size.width)
    write(size.height)
    write(size.baseline)
  }
}

extension ByteReader {
  /// Reads the boxes of a label's parts.
  fileprivate mutating func labelParts() -> LabelParts? {
    guard let chip = integer(), let isSelected = flag(), let widths = values({ $0.number() }) else {
      return nil
    }
    return LabelParts(chip: chip, isSelected: isSelected, widths: widths)
  }

  /// Reads the widths of a selected chip.
  fileprivate mutating func selectedWidths() -> SelectedWidths? {
    guard let needed = number(), let count = number() else { return nil }
    return SelectedWidths(needed: needed, count: count)
  }

  /// Reads a size with its baseline.
  mutating func size() -> Size? {
    guard let width = number(), let height = number(), let baseline = number() else { return nil }
    return Size(width: width, height: height, baseline: baseline)
  }
}

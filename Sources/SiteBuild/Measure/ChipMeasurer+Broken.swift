import TagLayout
import TagModel
import Typography

extension ChipMeasurer {
  /// A chip whose label is broken into lines where there is not enough room for it; `nil` for one that is always
  /// whole, and for one that the browser cuts at its only line's end.
  ///
  /// - Parameter bounds: The room that containers of all widths that matter leave for it, in CSS px.
  /// - Returns: The chip's forms, with room for each state that readers can see it in, and what their lines are
  ///   drawn with.
  func brokenChip(
    _ chip: Chip, in bounds: ClosedRange<Double>
  ) -> (chip: BrokenChip, shaped: [ShapedText])? {
    guard chip.states.contains(where: { isBroken($0, in: bounds) }) else { return nil }
    var (broken, shaped) = forms(of: chip, in: bounds)
    if let selected = chip.whileSelected.map({ forms(of: $0, in: bounds) }) {
      broken = broken.joined(withSelected: selected.chip)
      shaped += selected.shaped
    }
    return (broken, shaped)
  }

  /// The lines of a chip's label, where its cloud leaves some room for the chip.
  func brokenText(of chip: Chip, in room: Double) -> BrokenText { ChipBreaker(chip, shaper).text(in: room) }

  /// The whole label as it is painted where plain text would not do.
  func wholeLine(of chip: Chip) -> PaintedLine? {
    guard chip.custom == nil else { return nil }
    let line = shaper.measure(chip.label, chip.style.text).shaped.paintedLine(chip.style.text)
    guard line.pieces.contains(where: { $0.blockWidth != nil }) else { return nil }
    return line.spelt(as: chip.label)
  }
}

extension ChipMeasurer {
  private func isBroken(_ chip: Chip, in bounds: ClosedRange<Double>) -> Bool {
    guard chip.custom == nil, chip.style.breaksLabels else { return false }
    return neededWidth(of: chip) > min(chip.style.widest, bounds.lowerBound)
  }

  /// The forms of a chip in one state; one form where the label is never broken.
  ///
  /// Very long labels change their lines at more widths than anybody could tell apart; those are given to a few.
  private func forms(
    of chip: Chip, in bounds: ClosedRange<Double>
  ) -> (chip: BrokenChip, shaped: [ShapedText]) {
    let breaker = ChipBreaker(chip, shaper)
    let needed = neededWidth(of: chip)
    let widest = min(chip.style.widest, needed, bounds.upperBound)
    let texts =
      exactForms(breaker, from: bounds.lowerBound, to: widest)
      ?? spacedForms(breaker, from: bounds.lowerBound, to: widest)
    let forms = texts.map { form(of: chip, $0.text, from: $0.room, around: breaker.around) }
    return (BrokenChip(forms: forms), texts.flatMap { $0.text.lines.flatMap(\.pieces).map(\.shaped) })
  }

  /// The lines at each width at which they change; `nil` for too many of them.
  private func exactForms(
    _ breaker: ChipBreaker, from narrowest: Double, to widest: Double
  ) -> [(room: Double, text: BrokenText)]? {
    if breaker.clusterCount > Self.mostExactClusters { return nil }
    var forms: [(room: Double, text: BrokenText)] = []
    var next: Double? = narrowest
    while let room = next {
      if forms.count == Self.mostExactForms { return nil }
      forms.append((room, breaker.text(in: room)))
      next = breaker.roomForMore(than: forms[forms.count - 1].text, in: room, upTo: widest)
    }
    return forms
  }

  /// The lines at a few widths that lie evenly, fewer for longer labels; the widest among them.
  private func spacedForms(
    _ breaker: ChipBreaker, from narrowest: Double, to widest: Double
  ) -> [(room: Double, text: BrokenText)] {
    if widest <= narrowest { return [(narrowest, breaker.text(in: narrowest))] }
    let count = max(8, min(Self.mostForms, Self.mostBrokenClusters / breaker.clusterCount))
    return (0...count).map { number in
      let room = number == count ? widest : narrowest + (widest - narrowest) * Double(number) / Double(count)
      let rounded = (room * 64).rounded(.up) / 64
      return (rounded, breaker.text(in: rounded))
    }
  }

  /// How many forms a chip has at most that change exactly where lines can.
  private static var mostExactForms: Int { 200 }
  /// How many other chips have at most.
  private static var mostForms: Int { 64 }
  /// The longest label that is broken at each width at which its lines change, in grapheme clusters.
  private static var mostExactClusters: Int { 200 }
  /// How much of longer labels is broken into lines, in grapheme clusters: as long as this, and as often as it fits.
  private static var mostBrokenClusters: Int { 20_000 }

  private func form(
    of chip: Chip, _ text: BrokenText, from room: Double, around: Double
  ) -> BrokenChip.Form {
    let needed = text.width + around
    return BrokenChip.Form(
      minRoom: room, size: size(of: chip, needing: needed, lines: text.lines.count), neededWidth: needed,
      lines: text.lines.map { $0.painted(of: chip) }, isCut: text.isCut,
      isRightToLeft: text.isRightToLeft)
  }
}

/// A chip's label with the places where it may be broken.
private struct ChipBreaker {
  private let shaper: LabelShaper
  private let style: ChipStyle
  private let label: BreakableText
  /// How many grapheme clusters the label has.
  var clusterCount: Int { label.clusterCount }

  /// What the chip needs beside the label's lines, in CSS px.
  let around: Double

  init(_ chip: Chip, _ shaper: LabelShaper) {
    self.shaper = shaper
    style = chip.style
    label =
      chip.spans.isEmpty
      ? shaper.breakable(chip.label, shaper.prepare(style.text))
      : shaper.breakableParts(of: chip)
    around = chip.countParts.reduce(style.frame.horizontal + style.iconRoom) {
      $0 + shaper.measure($1.text, $1.style).width
    }
  }

  /// The lines in some room for the chip.
  func text(in room: Double) -> BrokenText {
    shaper.breakLines(
      label, maxWidth: inner(room), limit: style.lineLimit, mode: style.lineBreak)
  }

  /// The least room up to a limit in which the lines are others.
  func roomForMore(than broken: BrokenText, in room: Double, upTo most: Double) -> Double? {
    shaper.roomForMore(
      than: broken, label, room: inner(room), upTo: most - around, limit: style.lineLimit,
      mode: style.lineBreak
    ).map { $0 + around }
  }

  /// What is left for the lines; where there is no room for a letter, each has a line of its own.
  private func inner(_ room: Double) -> Double { max(min(room, style.widest) - around, 1 / 64) }
}

extension ResolvedCloud {
  /// The room that containers of all widths that matter leave for one chip, in CSS px.
  var labelRoom: ClosedRange<Double> {
    if options.direction == .horizontal { return .infinity ... .infinity }
    var (narrowest, widest) = (CloudArranger.narrowest, CloudArranger.widestScreen)
    if case .widths(let widths) = options.breakpoints {
      narrowest = min(narrowest, widths.first ?? narrowest)
      widest = max(widest, widths.last ?? widest)
    }
    let insets = options.inset.horizontal
    return max(0, narrowest - insets)...max(0, widest - insets)
  }
}

extension ChipStyle {
  /// How wide a chip becomes at most, in CSS px.
  fileprivate var widest: Double { width.exact ?? max(width.min ?? 0, width.max ?? .infinity) }

  /// Whether the build breaks labels that are too long; others end where their chip does, in an ellipsis or cut off.
  fileprivate var breaksLabels: Bool {
    if lines != 1 { return true }
    switch lineBreak {
    case .word, .head, .middle: return true
    case .char, .clip, .tail: return false
    }
  }

  /// How many lines a label may take, in a chip that may not be higher than some height; 0 means no limit.
  fileprivate var lineLimit: Int {
    let limit = height.exact ?? height.max.map { Swift.max($0, height.min ?? 0) }
    guard let limit else { return lines }
    let fitting = Swift.max(1, Int(((limit - frame.vertical) / lineHeight).rounded(.down)))
    return lines == 0 ? fitting : Swift.min(lines, fitting)
  }
}

extension LabelShaper {
  /// A label with emphasis in it, with the places where it may be broken.
  func breakableParts(of chip: Chip) -> BreakableText {
    breakable(chip.parts.map { ($0.text, prepare($0.span?.text ?? chip.style.text)) })
  }
}

extension BrokenText.Line {
  /// The line as the page paints it.
  ///
  /// Parts stand in blocks of their measured width, so that none moves when the font of another comes late.
  func painted(of chip: Chip) -> PaintedLine {
    if chip.spans.isEmpty {
      return PaintedLine(pieces: pieces.flatMap { $0.shaped.paintedLine(chip.style.text).pieces })
    }
    let parts = chip.parts
    return PaintedLine(
      pieces: pieces.flatMap { piece in
        let span = parts.indices.contains(piece.part) ? parts[piece.part].span : nil
        let style = span?.text ?? chip.style.text
        return piece.shaped.paintedLine(style, inBlocks: true).pieces.map { painted in
          var painted = painted
          painted.span = span.flatMap { chip.spans.firstIndex(of: $0) }
          return painted
        }
      })
  }
}

extension ShapedText {
  /// The text with its emoji in blocks as wide as they were measured, or with everything in such blocks.
  func paintedLine(_ style: TextStyle, inBlocks: Bool = false) -> PaintedLine {
    let bytes = Array(text.utf8)
    var pieces: [PaintedLine.Piece] = []
    var isText = false
    for run in runs {
      let text = String(decoding: bytes[run.range], as: UTF8.self)
      let spacing =
        Double(run.spacedClusters) * style.letterSpacing + Double(run.wordSeparators) * style.wordSpacing
      let width = run.widthInEm + spacing / style.size
      if !run.isColor, isText, let last = pieces.indices.last {
        pieces[last].text += text
        if inBlocks { pieces[last].blockWidth? += width }
      } else {
        pieces.append(.init(text: text, blockWidth: run.isColor || inBlocks ? width : nil))
      }
      isText = !run.isColor
    }
    return PaintedLine(pieces: pieces)
  }
}

extension PaintedLine {
  /// The same line with its letters as their author wrote them: the page changes their case.
  ///
  /// Emoji have no case, so that they tell where the pieces of one text are in the other.
  fileprivate func spelt(as label: String) -> PaintedLine? {
    var spelt = PaintedLine(pieces: [])
    var rest = label[...]
    for block in pieces where block.blockWidth != nil {
      guard let range = rest.firstRange(of: block.text) else { return nil }
      if range.lowerBound > rest.startIndex {
        spelt.pieces.append(Piece(text: String(rest[..<range.lowerBound])))
      }
      spelt.pieces.append(block)
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty { spelt.pieces.append(Piece(text: String(rest))) }
    return spelt
  }
}

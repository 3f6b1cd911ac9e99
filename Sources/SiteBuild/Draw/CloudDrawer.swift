import Diagnostics
import Rendering
import TagLayout
import TagModel
import Typography

/// Puts everything that one cloud shows at one width in its place.
struct CloudDrawer {
  /// The width of the container unless another is asked for, in CSS px.
  private static let usualWidth = 800.0

  private let site: ArrangedSite
  private let page: SitePage
  private let resolved: ResolvedCloud
  private let chips: [Chip]
  private let boxes: MeasuredCloud

  init(_ site: ArrangedSite, _ position: ResolvedSite.CloudPosition) {
    self.site = site
    page = site.resolved.pages[position.page]
    resolved = page.clouds[position.cloud]
    chips = site.placed.clouds[position.page][position.cloud].chips
    boxes = site.measured.clouds[position.page][position.cloud]
  }

  func drawing(width: Double?, jobs: Int, cache: BuildCache) async throws(BuildStop) -> CloudDrawing {
    let arrangement = try arrangement(width: width)
    let measurer = ChipMeasurer(site.measured.fonts.catalog)
    var usage = FontUsage()
    var items: [CloudDrawing.Item] = []
    for (chip, frame, room) in shown(in: arrangement) {
      let content = measurer.content(of: chip, in: frame, room: room, direction: resolved.textDirection)
      usage.formUnion(content.usage)
      var item = CloudDrawing.Item(
        frame: frame, style: chip.style, lines: content.lines, href: link(of: chip), title: chip.title)
      item.icon = content.iconFrame.flatMap { icon(of: chip.style, in: $0) }
      items.append(item)
    }
    var drawing = CloudDrawing(
      title: "\(page.title): \(resolved.name)", language: page.language, width: arrangement.width,
      height: arrangement.value.contentHeight, items: items)
    try await addFonts(usage, to: &drawing, jobs: jobs, cache: cache)
    return drawing
  }
}

extension CloudDrawer {
  /// A cloud at one width.
  private struct Arranged {
    var value: Arrangement
    var width: Double
    /// The room that the lines of broken labels were made for, by the chip's index, in CSS px.
    var rooms: [Int: Double]
  }

  private func arrangement(width: Double?) throws(BuildStop) -> Arranged {
    if chips.isEmpty { throw BuildStop(diagnostics: [.nothingToDraw(resolved.name, on: page.address.path)]) }
    let problem: Diagnostic
    do throws(LayoutRefusal) {
      let cloud = try CloudArranger(resolved, boxes).arranged()
      let starts = cloud.isPlaced ? cloud.steps.map(\.minWidth) : cloud.heightSteps.map(\.width)
      let (narrowest, widest) = (starts.first ?? 0, starts.last ?? 0)
      let width = width ?? max(narrowest, min(Self.usualWidth, widest))
      if let arrangement = try cloud.arrangement(at: width) {
        // A cloud that scrolls is drawn whole, and so at its own width.
        let isScrolling = resolved.options.direction == .horizontal
        var arranged = Arranged(value: arrangement, width: width, rooms: [:])
        if isScrolling { arranged.width = arrangement.contentWidth }
        for (index, form) in cloud.sizing(at: width)?.forms ?? [:] {
          arranged.rooms[index] = boxes.broken[index]?.forms[form.index].minRoom
        }
        return arranged
      }
      problem = .tooNarrowToDraw(width: width, narrowest: narrowest)
    } catch {
      problem = .refusedLayout(error.message, at: resolved.place)
    }
    throw BuildStop(diagnostics: [problem])
  }

  /// The chips that are not hidden with their boxes, and last the control that stands for those that are.
  private func shown(in arranged: Arranged) -> [(chip: Chip, frame: Frame, room: Double?)] {
    let arrangement = arranged.value
    var shown = zip(chips.map(\.initialState), arrangement.frames).enumerated().map { index, item in
      (item.0, item.1, arranged.rooms[index])
    }
    if let frame = arrangement.indicatorFrame, let disclosure = resolved.disclosure {
      shown.append((disclosure.chip(Disclosure.label(hiding: arrangement.hidden)), frame, nil))
    }
    return shown
  }

  private func icon(of style: ChipStyle, in frame: Frame) -> CloudDrawing.Icon? {
    let icons = site.source.icons
    guard let light = style.iconPaint(.light).flatMap(icons.dataURL),
      let dark = style.iconPaint(.dark).flatMap(icons.dataURL)
    else { return nil }
    return CloudDrawing.Icon(frame: frame, light: light, dark: dark)
  }

  /// Where a chip leads, if the site has an address to lead to.
  private func link(of chip: Chip) -> String? {
    let base = site.resolved.configuration.baseURL
    return base.isEmpty ? nil : chip.href.map { page.address.absolute($0, site: base) }
  }

  /// Cuts the faces of the cloud down to what it shows.
  private func addFonts(
    _ usage: FontUsage, to drawing: inout CloudDrawing, jobs: Int, cache: BuildCache
  ) async throws(BuildStop) {
    var measured = site.measured
    do throws(FontError) {
      measured.webFonts = try await WebFonts.make(measured.fonts, usage: usage, jobs: jobs, cache: cache)
    } catch {
      throw BuildStop(error)
    }
    let fonts = measured.webFonts
    drawing.faces = zip(fonts.rules, fonts.files).map { rule, file in
      var rule = rule
      rule.url = "data:font/woff2;base64," + base64(file.bytes)
      return rule
    }
    drawing.licenses = fonts.licenses
    let styles = drawing.items.flatMap { [$0.style.text] + $0.lines.compactMap(\.span?.text) }
    for text in Set(styles) { drawing.families[text] = measured.families(of: text) }
  }
}

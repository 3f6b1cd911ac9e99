import Content
import Diagnostics
import TagLayout
import TagModel
import Typography

/// Measures the tags of a layout request with the machine's fonts.
struct LabelMeasurement {
  private var measurers: [[TextStyle]: ChipMeasurer] = [:]

  /// The boxes of tags in a style.
  ///
  /// - Parameters:
  ///   - tags: tags as front matter has them: labels or maps.
  ///   - style: a map of style keys, or `nil` for the built-in style.
  ///   - room: the room that the containers leave for one chip, in CSS px.
  mutating func measure(
    tags: Node, style: Node?, in room: ClosedRange<Double>
  ) throws(LayoutRequestError) -> MeasuredCloud {
    let tags = readTags(tags, path: "tags")
    let rule = style.map { readStyle($0, path: "style") } ?? Reading(StyleRule())
    let problems = (tags.diagnostics + rule.diagnostics).sorted()
    if let error = problems.first(where: { $0.severity == .error }) { throw LayoutRequestError(error) }
    let icons = SiteIcons(Self.icons(of: rule.value, tags.value), root: SiteRoot(path: "."))
    if let error = icons.diagnostics.first(where: { $0.severity == .error }) {
      throw LayoutRequestError(error)
    }
    let cascade = StyleCascade(
      sheets: [["default": rule.value]], cloudStyle: nil, language: "en", icons: icons)
    if let problem = Self.unknownStyle(of: tags.value, cascade) { throw LayoutRequestError(problem) }
    let chips = tags.value.map { Self.chip($0, cascade) }
    let measurer = try measurer(for: chips)
    return measurer.measure(chips, in: room)
  }

  /// The pictures that a request names.
  private static func icons(of rule: StyleRule, _ tags: [Tag]) -> [IconFile: Place] {
    var places: [IconFile: Place] = [:]
    let ofTags = tags.flatMap { $0.declarations + $0.selectedDeclarations }
    for declaration in rule.normal + rule.selected + ofTags {
      guard case .icon(let icon?) = declaration else { continue }
      for file in [icon.light.file, icon.dark.file] { places[file] = Place(path: "icon") }
    }
    return places
  }

  /// The first style that a tag names and nobody defines.
  private static func unknownStyle(of tags: [Tag], _ cascade: StyleCascade) -> Diagnostic? {
    for tag in tags {
      if let problem = cascade.check(tag.style, at: tag.place) { return problem }
      if let problem = cascade.check(tag.selectedStyle, at: tag.place) { return problem }
    }
    return nil
  }

  private static func chip(_ tag: Tag, _ cascade: StyleCascade) -> Chip {
    let label =
      (tag.selected ? tag.selectedLabel : nil) ?? tag.label ?? InlineText(TermKey.visible(tag.name))
    let style = cascade.style(of: tag, isSelected: tag.selected)
    var chip = Chip(label: label.text, style: style)
    chip.spans = cascade.spans(of: label, in: style, isSelected: tag.selected)
    chip.custom = tag.custom
    return chip
  }

  private mutating func measurer(for chips: [Chip]) throws(LayoutRequestError) -> ChipMeasurer {
    var styles: [TextStyle] = []
    for style in chips.flatMap(\.textStyles) where !styles.contains(style) { styles.append(style) }
    if let known = measurers[styles] { return known }
    let resolved: (catalog: FontCatalog, diagnostics: [Diagnostic])
    do throws(FontError) { resolved = try FontCatalog.resolve(styles, root: ".") } catch {
      throw LayoutRequestError(BuildStop(error).diagnostics[0])
    }
    if let error = resolved.diagnostics.first(where: { $0.severity == .error }) {
      throw LayoutRequestError(error)
    }
    let measurer = ChipMeasurer(resolved.catalog)
    measurers[styles] = measurer
    return measurer
  }
}

extension LayoutRequestError {
  /// The same problem as an answer; places are columns of the line.
  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.place?.column.map { "column \($0): " } ?? ""
    self.init(id: diagnostic.id, message: place + diagnostic.message)
  }
}

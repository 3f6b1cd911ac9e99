import Content
import Diagnostics
import TagModel

/// What is to be seen on the studio's stage.
public struct StudioRequest: Hashable, Sendable {
  /// A cloud of the site as `PAGE#CLOUD`; `nil` for tags that the front matter has.
  public var reference: String?
  /// Front matter as JSON: `cloud` and `styles`, which change the site's cloud, or, with `tags`, make one.
  public var frontMatter: [UInt8]

  /// Makes a request.
  public init(reference: String?, frontMatter: [UInt8]) {
    self.reference = reference
    self.frontMatter = frontMatter
  }
}

/// What the studio keeps from one request to the next: labels, boxes and fonts that it has made.
public struct StudioCache: Sendable {
  var entries = BuildCache()

  /// Makes an empty cache.
  public init() {}
}

extension StudioRequest {
  /// What diagnostics call the front matter.
  static let path = "studio.md"

  /// The cloud that is asked for, on a page of its own.
  func resolved(in site: ArrangedSite) throws(BuildStop) -> (page: SitePage, diagnostics: [Diagnostic]) {
    let reading = readPage(frontMatter, path: Self.path, sourcePath: Self.path)
    if reading.diagnostics.hasErrors { throw BuildStop(diagnostics: reading.diagnostics.sorted()) }
    // A request is not the site's author: it opens no file.
    if let font = reading.value.fontPlaces.keys.min() {
      throw BuildStop(diagnostics: [.fontOnStage(font)])
    }
    if let reference {
      var page = try Self.page(of: CloudReference(reference), in: site.resolved)
      page.clouds[0].change(by: reading.value, site.resolved.configuration, page.language)
      return (page, reading.diagnostics)
    }
    var configuration = site.resolved.configuration
    // Nor does its HTML get into a page.
    configuration.unsafeMarkdown = false
    let (resolved, problems) = SiteResolver(
      [reading.value], configuration: configuration, registries: site.source.registries,
      icons: site.source.icons
    ).resolve()
    let own = reading.diagnostics + problems.filter { $0.place?.path == Self.path }
    if own.hasErrors { throw BuildStop(diagnostics: own.sorted()) }
    let written = resolved.pages.first { $0.kind == .content }
    guard var page = written, let cloud = page.mainCloud else {
      throw BuildStop(diagnostics: [.nothingOnStage])
    }
    page.clouds = [page.clouds[cloud]]
    return (page, own)
  }

  /// A page of the site with nothing on it but one of its clouds.
  private static func page(
    of reference: CloudReference, in site: ResolvedSite
  ) throws(BuildStop) -> SitePage {
    let position = try site.position(of: reference)
    var page = site.pages[position.page]
    page.clouds = [page.clouds[position.cloud]]
    return page
  }
}

extension ResolvedCloud {
  /// Takes over what front matter says about clouds and about their chips.
  fileprivate mutating func change(
    by page: PageSource, _ configuration: SiteConfiguration, _ language: String
  ) {
    options.apply(page.cloud?.declarations ?? [])
    if let direction = options.textDirection { textDirection = direction }
    if options.overflow == .show, options.direction == .vertical { options.lines = 0 }
    var rule = page.styles["default"] ?? StyleRule()
    let changes = rule.normal
    if isWeighted { rule.removeSizes() }
    let (usual, usualSelected) = (usualLook, usualSelectedLook)
    for index in chips.indices {
      chips[index].change(by: rule, where: usual, usualSelected)
    }
    let isLimited = options.lines > 0 && options.direction == .vertical && options.overflow == .more
    let style = disclosure?.style ?? usual
    disclosure =
      isLimited
      ? Vocabularies(configuration, languages: [language])[language]
        .disclosure(style: style.changed(by: changes, where: style)) : nil
  }

  private var isWeighted: Bool { options.scale != .none }

  /// The look that most chips have.
  var usualLook: ChipStyle {
    var counts: [Shared<ChipStyle>: Int] = [:]
    for chip in chips { counts[chip.look, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return chips.first { counts[$0.look] == most }?.style ?? .builtIn
  }

  /// How a chip looks when it is selected; `nil` where none can be.
  var usualSelectedLook: ChipStyle? { chips.lazy.compactMap(\.selection?.style).first }
}

extension Chip {
  /// Takes over what holds for all chips, as far as the chip has no wish of its own.
  ///
  /// - Parameters:
  ///   - usual: how most chips look.
  ///   - selected: how they look when they are selected, if they can be.
  fileprivate mutating func change(by rule: StyleRule, where usual: ChipStyle, _ selected: ChipStyle?) {
    if !rule.normal.isEmpty { look = Shared(style.changed(by: rule.normal, where: usual)) }
    guard let selected, let style = selection?.style else { return }
    // What differs when a chip is selected comes after what holds anyway.
    selection?.style = style.changed(by: rule.normal, where: usual)
      .changed(by: rule.selected, where: selected.changed(by: rule.normal, where: usual))
  }
}

extension StyleRule {
  /// Takes away what weights decide.
  fileprivate mutating func removeSizes() {
    func isSize(_ declaration: StyleDeclaration) -> Bool {
      if case .size = declaration { true } else { false }
    }
    normal.removeAll(where: isSize)
    selected.removeAll(where: isSize)
  }
}

extension ChipStyle {
  fileprivate func changed(by declarations: [StyleDeclaration], where usual: ChipStyle) -> ChipStyle {
    var style = self
    style.apply(declarations.filter { $0.concerns(same: self, usual) })
    return style
  }
}

extension StyleDeclaration {
  /// Whether two styles agree in what the declaration is about.
  fileprivate func concerns(same a: ChipStyle, _ b: ChipStyle) -> Bool {
    switch self {
    case .font: a.text.file == b.text.file
    case .family: a.text.families == b.text.families
    case .size: a.text.size == b.text.size
    case .weight: a.text.weight == b.text.weight
    case .italic: a.text.italic == b.text.italic
    case .letterSpacing: a.text.letterSpacing == b.text.letterSpacing
    case .wordSpacing: a.text.wordSpacing == b.text.wordSpacing
    case .features, .smallCaps: a.text.features == b.text.features
    case .axes: a.text.axes == b.text.axes
    case .textTransform: a.text.transform == b.text.transform
    case .lineHeight: a.lineHeightFactor == b.lineHeightFactor
    case .color: a.color == b.color
    case .background, .gradient: a.background == b.background && a.gradient == b.gradient
    case .radius: a.radius == b.radius
    case .border: a.border == b.border
    case .shadow: a.shadow == b.shadow
    case .padding: a.padding == b.padding
    case .textAlign: a.textAlign == b.textAlign
    case .icon: a.icon == b.icon
    case .lines: a.lines == b.lines
    case .lineBreak: a.lineBreak == b.lineBreak
    case .minWidth, .maxWidth, .width: a.width == b.width
    case .minHeight, .maxHeight, .height: a.height == b.height
    }
  }
}

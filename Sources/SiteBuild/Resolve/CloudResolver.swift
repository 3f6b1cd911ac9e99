import Content
import Diagnostics
import TagLayout
import TagModel
import Typography

/// Fills the clouds of pages with chips.
struct CloudResolver {
  let site: Site
  private let vocabulary: Vocabulary
  let page: Page
  /// What leads from the page to the site's root.
  private let rootPrefix: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The addresses that authors gave chips within the site, each with the path below the output folder.
  private(set) var unprovenLinks: [(path: String, link: BodyLink)] = []
  private var names: Set<String> = []
  /// Whether a cloud of the page narrows its listing.
  private var isFiltered = false

  init(site: Site, page: Page) {
    self.site = site
    vocabulary = site.vocabularies[page.language]
    self.page = page
    let isShownAnywhere = page.address == .notFound && !site.configuration.baseURL.isEmpty
    rootPrefix = isShownAnywhere ? site.configuration.basePath : page.address.rootPrefix
  }

  /// Resolves one cloud.
  ///
  /// - Parameter name: the name that the cloud gets unless the request has one.
  mutating func resolve(_ request: CloudRequest, name: String) -> ResolvedCloud {
    var options = CloudOptions()
    options.apply(site.configuration.cloud)
    options.apply(request.declarations)
    if options.swipeSelect || options.filter == .pages { options.selectable = true }
    if options.runtime == false {
      for key in options.interactions { report(.needsRuntime(key, at: request.place)) }
    } else if options.deleteButton {
      options.deletable = true
    }
    if options.overflow == .show { options.lines = options.direction == .horizontal ? options.lines : 0 }
    let direction = options.textDirection ?? page.textDirection
    let cascade = cascade(of: options, for: request)
    report(cascade.check(options.style, at: request.place))
    let taxonomy = taxonomy(of: request)
    let chosen = choose(from: candidates(of: request.source, in: taxonomy), options: options)
    let weights = Weights(chosen.map(\.weight), options: options)
    let saysCount = options.showCount || request.source.isOfTerms
    let chips = chosen.map { candidate in
      var chip = chip(candidate, options: options, cascade: cascade, weights: weights)
      if saysCount { sayCount(of: candidate, on: &chip) }
      return chip
    }
    let isLimited = options.lines > 0 && options.direction == .vertical && options.overflow == .more
    var cloud = ResolvedCloud(
      name: unique(request.name ?? name, isGiven: request.name != nil, at: request.place), chips: chips,
      origins: chosen.map(origin), options: options, textDirection: direction,
      disclosure: isLimited ? vocabulary.disclosure(style: cascade.plain) : nil,
      form: options.selectable ? form(options, of: taxonomy) : nil,
      identifiers: options.usesRuntime ? identifiers(of: chosen) : [],
      preview: request.previewSource.map { vocabulary.preview(of: $0, chips: chips.count) },
      title: vocabulary.title(
        ofTaxonomy: site.taxonomies[taxonomy].name, site.taxonomies[taxonomy].settings), place: request.place)
    if options.usesRuntime {
      cloud.words = vocabulary.words(of: options)
      if options.filter == .pages { addFilter(to: &cloud, request, in: taxonomy) }
    }
    return cloud
  }
}

extension CloudResolver {
  private func cascade(of options: CloudOptions, for request: CloudRequest) -> StyleCascade {
    let usual = site.cascades.cascade(
      of: options.style, language: page.language, page: page.styles, request: request.styles)
    if let usual { return usual }
    let sheets = [site.configuration.styles, page.styles, request.styles]
    return StyleCascade(sheets: sheets, cloudStyle: options.style, language: page.language, icons: site.icons)
  }

  private func origin(_ candidate: Candidate) -> ResolvedCloud.Origin {
    let tag = candidate.tag
    let styles =
      styles(of: candidate).map(\.name) + [tag.style, isSelected(candidate) ? tag.selectedStyle : nil]
    let weight = tag.weight ?? candidate.term.flatMap { site.terms.terms[$0].weight }
    return ResolvedCloud.Origin(
      term: candidate.term, weight: candidate.weight, isWeightGiven: weight != nil,
      styles: styles.compactMap(\.self),
      hasOwnStyle: !tag.declarations.isEmpty)
  }

  /// What the registry says about a candidate's term.
  private func styles(of candidate: Candidate) -> [TermStyle] {
    candidate.term.map { site.terms.terms[$0].styles } ?? []
  }

  private func isCurrent(_ candidate: Candidate) -> Bool {
    candidate.term != nil && candidate.term == page.term
  }

  private func isSelected(_ candidate: Candidate) -> Bool { candidate.tag.selected || isCurrent(candidate) }

  private mutating func chip(
    _ candidate: Candidate, options: CloudOptions, cascade: StyleCascade, weights: Weights
  ) -> Chip {
    let tag = candidate.tag
    report(cascade.check(tag.style, at: tag.place))
    report(cascade.check(tag.selectedStyle, at: tag.place))
    let styles = styles(of: candidate)
    let label = InlineText(candidate.label, spans: candidate.spans)
    func state(_ label: InlineText, isSelected: Bool) -> Chip {
      let look = weights.applied(
        to: cascade.look(of: tag, termStyles: styles, isSelected: isSelected),
        of: candidate.weight, isSelected: isSelected)
      var chip = Chip(label: label.text, look: look)
      if options.deleteButton, options.usesRuntime, tag.custom == nil {
        chip.style.makeRoomForButton(options.textDirection ?? page.textDirection)
      }
      if !label.spans.isEmpty {
        chip.spans = cascade.spans(of: label, in: look.value, isSelected: isSelected)
      }
      return chip
    }
    func normal() -> Chip { state(label, isSelected: false) }
    func selected() -> Chip { state(tag.selectedLabel ?? label, isSelected: true) }
    var chip: Chip
    if options.selectable {
      chip = normal()
      let selected = selected()
      chip.selection = Selection(
        value: value(of: candidate), isInitial: isSelected(candidate), label: selected.label,
        look: selected.look)
      chip.selection?.spans = selected.spans
    } else {
      chip = isSelected(candidate) ? selected() : normal()
      chip.href = link(of: candidate)
      chip.isCurrent = isCurrent(candidate)
    }
    chip.accessibleName = candidate.term.flatMap { site.terms.terms[$0].spokenName }
    if options.showCount, candidate.term != nil { chip.count = candidate.count }
    chip.title = tag.title
    chip.description = tag.description
    chip.data = tag.data
    chip.custom = tag.custom
    if let custom = tag.custom {
      chip.custom?.isTrusted = site.configuration.unsafeMarkdown
      if !site.configuration.unsafeMarkdown, custom.html.utf8.contains(UInt8(ascii: "<")) {
        report(.untrustedHTML(tag.name, at: tag.place))
      }
    }
    return chip
  }

  /// Lets a screen reader say how many pages carry the term.
  private func sayCount(of candidate: Candidate, on chip: inout Chip) {
    if candidate.term == nil { return }
    chip.accessibleName = "\(chip.accessibleName ?? chip.label), \(vocabulary.pages(candidate.count))"
  }

  /// What a form sends for a chip.
  private func value(of candidate: Candidate) -> String {
    candidate.term.map { site.terms.terms[$0].slug } ?? Slug.make(key: TermKey.make(candidate.tag.name))
  }

  /// What scripts call the chips: as forms do, each name once.
  private func identifiers(of chosen: [Candidate]) -> [String] {
    var taken: Set<String> = []
    return chosen.map { candidate in
      let value = value(of: candidate)
      var (name, number) = (value, 2)
      while !taken.insert(name).inserted {
        name = "\(value)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// The form around a selectable cloud.
  ///
  /// A page without scripts can hold a limit of one chip, by radio buttons, but no other.
  private func form(_ options: CloudOptions, of taxonomy: Int) -> SelectionForm {
    // A filter's own page shows what its form sends.
    let target = options.filter == .pages ? page.address : site.taxonomies[taxonomy].address
    return vocabulary.selectionForm(
      action: options.action.map(fromRoot) ?? site.linkStyle.link(from: page.address, to: target),
      limit: options.selectionLimit)
  }

  /// Notes which pages carry the terms of a cloud that narrows their listing.
  private mutating func addFilter(to cloud: inout ResolvedCloud, _ request: CloudRequest, in taxonomy: Int) {
    var slugs: [Int: [String]] = [:]
    for term in cloud.origins.compactMap(\.term).map({ site.terms.terms[$0] }) {
      for page in term.pages where request.source != .section || isInSection(page) {
        slugs[page, default: []].append(term.slug)
      }
    }
    // Further filters of a page are told apart in its address.
    if isFiltered { cloud.form?.parameter = cloud.name }
    isFiltered = true
    if slugs.isEmpty { report(.filterWithoutPages(cloud.name, at: request.place)) }
    cloud.filter = ResolvedCloud.Filter(taxonomy: site.taxonomies[taxonomy].name, slugs: slugs)
  }

  /// An address that an author wrote; one that starts at the site's root leads there from this page.
  private func fromRoot(_ address: String) -> String {
    address.hasPrefix("/") ? rootPrefix + address.drop { $0 == "/" } : address
  }

  /// Where an author's link leads: one that names a source file, to the page that it becomes.
  private mutating func link(_ href: String, at place: Place) -> String {
    guard Address.isLocal(href) else { return href }
    let link = BodyLink(destination: href, place: place)
    let path = href.prefix { $0 != "?" && $0 != "#" }
    guard String(path).isMarkdownPath else {
      if let path = site.links.path(of: href, inFolder: page.address.folder) {
        unprovenLinks.append((path, link))
      }
      return fromRoot(href)
    }
    let resolved = site.links.resolve(link, inSource: page.source, at: page.address)
    report(resolved.problem)
    return resolved.url
  }

  private mutating func link(of candidate: Candidate) -> String? {
    if let href = candidate.tag.href { return link(href, at: candidate.tag.place) }
    guard let term = candidate.term else { return nil }
    let target = site.termAddresses[term]
    if !target.fragment.isEmpty { return site.linkStyle.link(from: page.address, to: target) }
    return site.linkStyle.link(withPrefix: rootPrefix, to: site.termLinks[term])
  }

  mutating func report(_ diagnostic: Diagnostic?) {
    if let diagnostic { diagnostics.append(diagnostic) }
  }

  private mutating func unique(_ name: String, isGiven: Bool, at place: Place) -> String {
    if names.insert(name).inserted { return name }
    if isGiven { report(.repeatedCloudName(name, at: place)) }
    var number = 2
    while !names.insert("\(name)-\(number)").inserted { number += 1 }
    return "\(name)-\(number)"
  }
}

extension CloudRequest.Source {
  /// Whether the chips stand for terms, so that their counts are what the cloud is about.
  fileprivate var isOfTerms: Bool { self == .site || self == .section }
}

extension CloudRequest {
  /// What a preview shows of the block: all but the wish for a preview.
  fileprivate var previewSource: String? {
    guard isPreviewed, let sourceText else { return nil }
    let lines = sourceText.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("preview:") }.joined(separator: "\n")
  }
}

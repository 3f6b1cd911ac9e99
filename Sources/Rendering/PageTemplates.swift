public import Diagnostics
public import TagModel

/// The templates and style sheets of a site: the built-in ones, with those of the site in their place.
public struct PageTemplates: Hashable, Sendable {
  /// The page templates, checked, their parts put in.
  private var pages: [PageContent.Template: MustacheTemplate] = [:]
  /// Those that stand in for them on the pages of one taxonomy, by its name.
  private var ofTaxonomy: [String: [PageContent.Template: MustacheTemplate]] = [:]
  /// The style sheets of the themes, by their names.
  private var themes: [Theme: String] = [:]
  /// The base rules of clouds.
  public private(set) var cloudBase = ""

  /// The rules of the component.
  public private(set) var runtimeBase = ""

  /// The JSON Schema of the index of heights.
  public private(set) var heightsSchema = ""

  /// The style sheet of a theme.
  public func css(of theme: Theme) -> String { themes[theme] ?? "" }

  /// Puts the templates of a site together.
  ///
  /// - Parameters:
  ///   - overrides: files of the site's own, by their paths below its templates folder.
  ///   - folder: that folder, for diagnostics.
  ///   - taxonomies: the names of the site's taxonomies, which may have templates of their own.
  public static func make(
    overrides: [String: [UInt8]], folder: String, taxonomies: [String] = []
  ) -> (templates: PageTemplates, diagnostics: [Diagnostic]) {
    var texts = BuiltInFiles.templates
    var diagnostics: [Diagnostic] = []
    let ofTaxonomies = taxonomies.flatMap { taxonomy in
      PageContent.Template.ofTaxonomies.map { "\(taxonomy)/\($0.rawValue).mustache" }
    }
    for (name, bytes) in overrides.sorted(by: { $0.key < $1.key }) {
      let place = Place(path: folder + "/" + name)
      if texts[name] == nil, !ofTaxonomies.contains(name) {
        let known = texts.keys.sorted() + ofTaxonomies
        diagnostics.append(.unknownTemplate(place, suggestion: nearest(to: name, among: known)))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        diagnostics.append(.badTemplate("it is not UTF-8", at: place))
        continue
      }
      texts[name] = text
    }
    var templates = PageTemplates()
    let plain = texts["assets/theme.css"] ?? ""
    templates.themes = [.default: plain, .paper: plain + (texts["assets/theme-paper.css"] ?? "")]
    templates.cloudBase = texts["assets/cloud.css"] ?? ""
    templates.runtimeBase = texts["assets/runtime.css"] ?? ""
    templates.heightsSchema = BuiltInFiles.templates["assets/heights.schema.json"] ?? ""
    let sources = texts.map { ($0.key, MustacheTemplate.Source(path: folder + "/" + $0.key, text: $0.value)) }
    let parts = Dictionary(uniqueKeysWithValues: sources.map { ($0.0.withoutExtension, $0.1) })
    let compile = { (name: String) -> MustacheTemplate? in
      guard let source = parts[name] else { return nil }
      do throws(MustacheTemplate.Malformed) {
        return try MustacheTemplate.compile(source, partials: parts)
      } catch {
        diagnostics.append(error.diagnostic)
        return nil
      }
    }
    for page in PageContent.Template.allCases { templates.pages[page] = compile("pages/" + page.rawValue) }
    for taxonomy in taxonomies {
      for page in PageContent.Template.ofTaxonomies {
        guard let own = compile("\(taxonomy)/\(page.rawValue)") else { continue }
        templates.ofTaxonomy[taxonomy, default: [:]][page] = own
      }
    }
    return (templates, diagnostics)
  }

  /// Compiles the templates for one worker; they must be free of errors.
  public func compiled() -> CompiledTemplates {
    let own = ofTaxonomy.mapValues { CompiledTemplates(pages.merging($0) { $1 }) }
    return CompiledTemplates(pages, ofTaxonomy: own)
  }
}

/// The page templates of a site, ready to be filled.
///
/// One worker uses them at a time.
public final class CompiledTemplates {
  private var page: MustacheRenderer
  private var tags: MustacheRenderer
  private var term: MustacheRenderer
  private var notFound: MustacheRenderer
  private var redirect: MustacheRenderer
  /// Those of the taxonomies that have some of their own, by their names.
  private let ofTaxonomy: [String: CompiledTemplates]

  fileprivate init(
    _ templates: [PageContent.Template: MustacheTemplate], ofTaxonomy: [String: CompiledTemplates] = [:]
  ) {
    self.ofTaxonomy = ofTaxonomy
    func renderer(_ template: PageContent.Template) -> MustacheRenderer {
      guard let checked = templates[template] else { preconditionFailure("a template is missing") }
      return MustacheRenderer(checked)
    }
    page = renderer(.page)
    tags = renderer(.tags)
    term = renderer(.term)
    notFound = renderer(.notFound)
    redirect = renderer(.redirect)
  }

  /// Fills the page's template.
  public func render(_ content: PageContent) -> [UInt8] { renderMarkingBody(content).text }

  /// Fills the page's template.
  ///
  /// - Returns: The page, and where its body stands in it, if another body could be put there without any other change.
  public func renderMarkingBody(_ content: PageContent) -> (text: [UInt8], body: Range<Int>?) {
    if let own = ofTaxonomy[content.taxonomyName] { return own.renderMarkingBody(content) }
    let made =
      switch content.template {
      case .page: page.render(content.values, marking: PageContent.bodyName)
      case .tags: tags.render(content.values, marking: PageContent.bodyName)
      case .term: term.render(content.values, marking: PageContent.bodyName)
      case .notFound: notFound.render(content.values, marking: PageContent.bodyName)
      case .redirect: redirect.render(content.values, marking: PageContent.bodyName)
      }
    return (made.text, made.place)
  }
}

extension String {
  fileprivate var withoutExtension: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

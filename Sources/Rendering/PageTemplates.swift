import CTemplates
public import Diagnostics

/// The templates and style sheets of a site: the built-in ones, with those of the site in their place.
public struct PageTemplates: Hashable, Sendable {
  /// The texts of page templates, their parts put in, by template.
  private var pages: [PageContent.Template: String] = [:]
  /// The theme's style sheet.
  public private(set) var theme = ""
  /// The base rules of clouds.
  public private(set) var cloudBase = ""

  /// Puts the templates of a site together.
  ///
  /// - Parameters:
  ///   - overrides: files of the site's own, by their paths below its templates folder.
  ///   - folder: that folder, for diagnostics.
  public static func make(
    overrides: [String: [UInt8]], folder: String
  ) -> (templates: PageTemplates, diagnostics: [Diagnostic]) {
    var texts = BuiltInTemplates.texts
    var diagnostics: [Diagnostic] = []
    for (name, bytes) in overrides.sorted(by: { $0.key < $1.key }) {
      let place = Place(path: folder + "/" + name)
      if texts[name] == nil {
        diagnostics.append(.unknownTemplate(place, suggestion: nearest(to: name, among: texts.keys.sorted())))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        diagnostics.append(.badTemplate("it is not UTF-8", at: place))
        continue
      }
      texts[name] = text
    }
    var templates = PageTemplates()
    templates.theme = texts["assets/theme.css"] ?? ""
    templates.cloudBase = texts["assets/cloud.css"] ?? ""
    for page in PageContent.Template.allCases {
      let name = "pages/\(page.rawValue).mustache"
      var expansion = PartialExpansion(texts)
      let text = expansion.expanded(name)
      diagnostics += expansion.diagnostics(folder: folder)
      do { _ = try MustacheTemplate(text) } catch {
        diagnostics.append(.badTemplate(error.message, at: Place(path: folder + "/" + name)))
      }
      templates.pages[page] = text
    }
    return (templates, diagnostics)
  }

  /// Compiles the templates for one worker; they must be free of errors.
  public func compiled() -> CompiledTemplates { CompiledTemplates(pages) }
}

/// The page templates of a site, ready to be filled. One worker uses them at a time.
public final class CompiledTemplates {
  private let page: MustacheTemplate
  private let tags: MustacheTemplate
  private let term: MustacheTemplate
  private let notFound: MustacheTemplate

  fileprivate init(_ texts: [PageContent.Template: String]) {
    func compile(_ template: PageContent.Template) -> MustacheTemplate {
      do { return try MustacheTemplate(texts[template] ?? "") } catch {
        preconditionFailure("a template was not checked: \(error.message)")
      }
    }
    page = compile(.page)
    tags = compile(.tags)
    term = compile(.term)
    notFound = compile(.notFound)
  }

  /// Fills the page's template.
  public func render(_ content: PageContent) -> String {
    switch content.template {
    case .page: page.render(content.values)
    case .tags: tags.render(content.values)
    case .term: term.render(content.values)
    case .notFound: notFound.render(content.values)
    }
  }
}

/// The templates that the program carries.
private enum BuiltInTemplates {
  static var texts: [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<ctemplates_count() {
      let file = unsafe ctemplates_at(index)
      let name = unsafe String(cString: file.name)
      texts[name] = unsafe String(
        decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
    }
    return texts
  }
}

public import TagModel

/// What a page template is filled with.
///
/// The page on templates lists the names.
public struct PageContent: Hashable, Sendable {
  /// Which template draws the page.
  public enum Template: String, Hashable, Sendable, CaseIterable {
    /// A page of the author's.
    case page
    /// The list of all terms.
    case tags
    /// A term.
    case term
    /// What a server shows for an address that does not exist.
    case notFound = "404"
    /// A further address of a page, which leads to it.
    case redirect

    /// Those of which a taxonomy may have its own.
    static let ofTaxonomies: [Template] = [.tags, .term]
  }

  /// A link with the text to click.
  public struct Link: Hashable, Sendable {
    /// The text.
    public var label: String
    /// Where it leads.
    public var url: String
    /// Whether it leads to the page it stands on, or to the part of the site that the page is in.
    public var isCurrent: Bool

    /// Makes a link.
    public init(label: String, url: String, isCurrent: Bool = false) {
      self.label = label
      self.url = url
      self.isCurrent = isCurrent
    }
  }

  /// A link to a term, with how many pages carry it.
  public struct CountedLink: Hashable, Sendable {
    /// The term's label.
    public var label: String
    /// Where it leads.
    public var url: String
    /// How many pages carry the term.
    public var count: Int
    /// The same in words.
    public var countText: String

    /// Makes a link.
    public init(label: String, url: String, count: Int, countText: String) {
      self.label = label
      self.url = url
      self.count = count
      self.countText = countText
    }
  }

  /// A section of an index: links to terms, or the pages of one term.
  public struct Section: Hashable, Sendable {
    /// The heading; `nil` for none.
    public var title: String?
    /// The id of the heading; `nil` for none.
    public var id: String?
    /// How many pages it lists, in words; empty where it lists terms.
    public var countText: String
    /// Links to terms.
    public var terms: [CountedLink]
    /// Pages.
    public var entries: [Entry]

    /// Makes a section.
    public init(
      title: String? = nil, id: String? = nil, countText: String = "", terms: [CountedLink] = [],
      entries: [Entry] = []
    ) {
      self.title = title
      self.id = id
      self.countText = countText
      self.terms = terms
      self.entries = entries
    }
  }

  /// A part of a listing that is too long for one page.
  public struct Part: Hashable, Sendable {
    /// Which part it is, in words.
    public var text: String
    /// The part before.
    public var previous: Link?
    /// The part after.
    public var next: Link?

    /// Makes a part.
    public init(text: String, previous: Link?, next: Link?) {
      self.text = text
      self.previous = previous
      self.next = next
    }
  }

  /// A cloud with its heading.
  public struct TitledCloud: Hashable, Sendable {
    /// The heading.
    public var title: String
    /// The cloud as HTML.
    public var html: String

    /// Makes a cloud.
    public init(title: String, html: String) {
      self.title = title
      self.html = html
    }
  }

  /// A day as readers and as machines read it.
  public struct Day: Hashable, Sendable {
    /// As ISO 8601 has it, such as `2026-03-01`.
    public var iso: String
    /// As people write it.
    public var text: String

    /// Makes a day.
    public init(iso: String, text: String) {
      self.iso = iso
      self.text = text
    }
  }

  /// A page in a listing.
  public struct Entry: Hashable, Sendable {
    /// The page's title.
    public var title: String
    /// Where the page is.
    public var url: String
    /// One sentence about it; may be empty.
    public var description: String
    /// When it was written.
    public var date: Day?
    /// What readers can narrow the listing by.
    public var data: [DataAttribute]

    /// Makes an entry.
    public init(
      title: String, url: String, description: String = "", date: Day? = nil, data: [DataAttribute] = []
    ) {
      self.title = title
      self.url = url
      self.description = description
      self.date = date
      self.data = data
    }
  }

  /// A page in one of the site's languages.
  public struct Translation: Hashable, Sendable {
    /// The language as a BCP 47 tag.
    public var language: String
    /// What readers call the language, or the page.
    public var name: String
    /// Where the page is.
    public var url: String
    /// Whether it is the language of the page that the link stands on.
    public var isCurrent: Bool

    /// Makes a link to another language.
    public init(language: String, name: String, url: String, isCurrent: Bool = false) {
      self.language = language
      self.name = name
      self.url = url
      self.isCurrent = isCurrent
    }
  }

  /// What most pages of a site have alike.
  public struct Frame: Hashable, Sendable {
    /// The site's name.
    public var siteTitle = ""
    /// One sentence about the site; may be empty.
    public var siteDescription = ""
    /// Where the home page is.
    public var homeURL = ""
    /// The indices of the site's taxonomies.
    public var taxonomies: [Link] = []
    /// Where the shared style sheet is.
    public var stylesheetURL = ""
    /// Where the site's icon is, if it has one.
    public var iconURL: String?
    /// The fonts that the browser should fetch at once.
    public var preloadURLs: [String] = []
    /// The program and its version.
    public var generator = ""
    /// The words that templates put in, by their names.
    public var words: MustacheObject = [:]

    /// Makes an empty frame.
    public init() {}
  }

  /// Which template draws the page.
  public var template: Template
  /// The name of the taxonomy that the page is about, which may have a template of its own; empty for none.
  public var taxonomyName = ""
  /// The values of the frame that it shares with others.
  public var frame: Shared<MustacheObject>?
  /// The links of the bar at the top.
  public var menu: [Link] = []
  /// The languages of a site in several, each with the page that leads to it.
  public var languages: [Translation] = []
  /// The page's language as a BCP 47 tag.
  public var language = "en"
  /// `ltr` or `rtl`.
  public var direction = "ltr"
  /// The title.
  public var title = ""
  /// The title of the window.
  public var documentTitle = ""
  /// One sentence about the page; may be empty.
  public var description = ""
  /// The page's own style sheet, for a `<style>` element.
  public var style: String?
  /// The address of the page's own style sheet, in place of `style`.
  public var styleURL: String?
  /// The address of the component, on pages with a cloud that it takes over.
  public var runtimeURL: String?
  /// The page's full address, when the site's is known.
  public var canonicalURL: String?
  /// Where a further address leads; empty for other pages.
  public var target = ""
  /// Whether search engines should leave the page out.
  public var isUnlisted = false
  /// Whether it is the home page.
  public var isHome = false
  /// Whether the body starts with a heading of the first level, so that the title need not stand above it.
  public var isHeaded = false
  /// The body as HTML.
  public var body = ""
  /// The page's cloud as HTML.
  public var cloud: String?
  /// Further clouds: of the page's terms in other taxonomies, or of terms that are related to the page's own.
  public var otherClouds: [TitledCloud] = []
  /// The index of the taxonomy that the page is about.
  public var taxonomy: Link?
  /// The terms above the one that the page is about, the outermost first.
  public var parents: [Link] = []
  /// When the page was written.
  public var date: Day?
  /// When it was last changed.
  public var updated: Day?
  /// How many terms or pages it lists.
  public var count = 0
  /// The same in words, such as "3 pages".
  public var countText = ""
  /// What is said of terms that the page's cloud leaves out.
  public var omission: String?
  /// The pages it lists.
  public var entries: [Entry] = []
  /// How many pages are found, in words, if readers can narrow what the page lists.
  public var found: String?
  /// Which part of a listing these are, if not the whole.
  public var part: Part?
  /// What an index lists.
  public var sections: [Section] = []
  /// Pages that list what carries the page's term and others too.
  public var intersections: [Link] = []
  /// The page in each language that it is in, if there are several.
  public var translations: [Translation] = []
  /// Feeds, each with its title.
  public var feeds: [Link] = []

  /// Makes an empty page.
  public init(_ template: Template) { self.template = template }
}

public import Diagnostics
public import TagLayout

/// A page as its author wrote it: front matter and body, nothing resolved.
public struct PageSource: Hashable, Sendable {
  /// The path below the content folder, with `/` between folders, such as `guide/intro.md`.
  public var path: String
  /// The path that diagnostics print: relative to the site's root.
  public var sourcePath: String
  /// `title`.
  public var title: String?
  /// The text of the first heading, for pages without a title.
  public var firstHeading: String?
  /// `date`.
  public var date: CalendarDate?
  /// `updated`.
  public var updated: CalendarDate?
  /// `publish-date`: when the page may be published.
  public var publication: CalendarDate?
  /// `expiry-date`: from when on the page is not published any more.
  public var expiry: CalendarDate?
  /// `draft`.
  public var draft = false
  /// `unlisted`.
  public var unlisted = false
  /// `slug`: the last part of the address.
  public var slug: String?
  /// `url`: the whole address below the site's root, in place of what path and slug make.
  public var url: String?
  /// `permalink` with gaps, as Jekyll has it.
  public var addressPattern: AddressPattern?
  /// The address that another generator's settings make, below the folder of the page's language; `url` goes over it.
  public var permalink: String?
  /// `aliases`: further addresses below the site's root, which lead to the page.
  public var aliases: [String] = []
  /// `description`.
  public var description: String?
  /// `lang`: the page's language as a BCP 47 tag.
  public var language: String?
  /// `translation-key`: what pages agree on that are translations of each other, in place of their paths.
  public var translationKey: String?
  /// `dir`.
  public var textDirection: TextDirection?
  /// `weight`: the page's place in listings; smaller goes first.
  public var weight: Int?
  /// Whether the page is no page of its own but the text above the index of tags.
  public var isIndexText = false
  /// `tags`.
  public var tags: [Tag] = []
  /// Whether `tags` is there, though it may have no tag: then a folder's tags do not hold for the page.
  public var saysTags = false
  /// The terms of the other taxonomies by the taxonomy's name, such as `categories`.
  public var otherTerms: [String: [Tag]] = [:]
  /// `cascade`: values for the pages of the folder whose index page this is.
  public var cascade: [PageDefaults] = []
  /// `cloud`: how the cloud of the page's own tags is shaped; `nil` leaves it to the site.
  public var cloud: CloudRequest?
  /// `styles`: styles that hold for this page's clouds.
  public var styles: StyleSheet = [:]
  /// The body in order.
  public var body: [BodyPart] = []
  /// Where each font file of the front matter is named first.
  public var fontPlaces: [String: Place] = [:]
  /// Where each picture of an icon is named first, blocks included.
  public var iconPlaces: [IconFile: Place] = [:]
  /// What is known of the page besides the words of its body; `nil` for a page with errors, or with clouds in its body.
  public var facts: PageFacts?
  /// What another generator would replace in the body; `nil` where nothing is.
  public var templateMarks: TemplateMarks?
  /// The ids of the body's headings in order, which links can name after `#`.
  public var anchors: [String] = []

  /// Makes a page without front matter.
  public init(path: String, sourcePath: String) {
    self.path = path
    self.sourcePath = sourcePath
  }

  /// Whether the body starts with a heading of the first level.
  public var startsWithHeading: Bool {
    if case .html(let html)? = body.first { html.hasPrefix("<h1") } else { false }
  }

  /// The terms of a taxonomy, as the page's author wrote them.
  public func tags(of taxonomy: String) -> [Tag] { taxonomy == "tags" ? tags : otherTerms[taxonomy] ?? [] }
}

/// A piece of a page's body; all pieces in order are the body's HTML.
public enum BodyPart: Hashable, Sendable {
  /// HTML that the Markdown became.
  case html(String)
  /// The address of a link or an image that leads into the site, in place of the attribute's value: the text
  /// between its quotation marks, which the build resolves and escapes.
  case link(BodyLink)
  /// A cloud that a fenced block asks for.
  case cloud(CloudRequest)
}

/// An address without scheme or host in the body of a page, such as `../guide/intro.md#install`.
public struct BodyLink: Hashable, Sendable {
  /// The address as its author wrote it.
  public var destination: String
  /// Where the link or image stands.
  public var place: Place

  /// Makes a link.
  public init(destination: String, place: Place) {
    self.destination = destination
    self.place = place
  }
}

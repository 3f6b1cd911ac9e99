public import Diagnostics
public import TagLayout

/// What `tagcloud.toml` or `tagcloud.yml` says about a site: every setting with a value.
public struct SiteConfiguration: Hashable, Sendable {
  /// The site's name.
  public var title = "Tag cloud"
  /// One sentence about the site.
  public var description = ""
  /// The address that the site will have, without a trailing slash; empty when unknown, so that all links are
  /// relative.
  public var baseURL = ""
  /// The language as a BCP 47 tag.
  public var language = "en"
  /// `vocabulary`: what is said in place of the built-in words.
  public var wording: Wording = [:]
  /// `languages`: the languages of a site with pages in several, its own among them if something is said about it.
  public var languages: [LanguageSettings] = []
  /// The direction of the site's text.
  public var textDirection: TextDirection = .leftToRight
  /// The folder of the pages below the site's root; `nil` means `content` where it exists, else the root.
  public var contentFolder: String?
  /// Paths and globs, from another generator's settings, of files below that folder that are no pages.
  public var excludedPaths: [String] = []
  /// Folders that hold pages though their names start with `_`, from another generator's settings.
  public var includedFolders: [String] = []
  /// The output folder, below the site's root unless absolute.
  public var output = "public"
  /// `theme`: the look of everything but the chips.
  public var theme: Theme = .default
  /// `emit`: what a build makes.
  public var emission: Emission = .pages
  /// `fragments.link`: where the chips of fragments lead, with `{slug}` or `{label}` in it; `nil` means the pages
  /// that we would make.
  public var fragmentLink: String?
  /// Where the numbers of a page's clouds stand.
  public var css: CSSPlacement = .inline
  /// Whether raw HTML in Markdown is kept.
  public var unsafeMarkdown = false
  /// Whether there is a note about what another generator would replace in pages.
  public var notesTemplates = true
  /// Whether fonts are written beside the pages.
  public var embedFonts = true
  /// Where that is set.
  public var fontsPlace: Place?
  /// Options of every cloud.
  public var cloud: [CloudDeclaration] = []
  /// Options of the cloud of all terms only: what `[tags]` and `[weights]` say.
  public var tagIndex: [CloudDeclaration] = []
  /// Globs of the names of tags that stay out of everything that is published.
  public var hiddenTags: [String] = []
  /// The terms that pages may carry, by their taxonomies, from another generator's settings; they stand in for
  /// registries.
  public var allowedTerms: [String: [TermEntry]] = [:]
  /// Pages that another generator's settings name, in order, with the links of the bar at the top among them.
  public var navigation: [NavigationItem] = []
  /// Whose conventions the pages follow; `nil` means that the files of the site tell.
  public var dialect: Dialect?
  /// How another generator's settings make the addresses of pages.
  public var addresses = AddressRules()
  /// The page that is the text above the index of tags, by its path below the folder of the pages.
  public var tagsFile: String?
  /// Whether the pages in the site's own language are in a folder of its name too.
  public var ownLanguageInFolder = false
  /// Values for pages, from files that other generators read them from.
  public var pageDefaults: [PageDefaults] = []
  /// The names of the taxonomies, such as `tags`; `nil` means `tags`, and `categories` where a page has some.
  public var taxonomies: [String]?
  /// How terms are told apart and shown.
  public var terms = TaxonomySettings()
  /// The same for those taxonomies for which something else holds, by their names.
  public var taxonomySettings: [String: TaxonomySettings] = [:]
  /// Named styles.
  public var styles: StyleSheet = [:]
  /// Where each font file of the styles is named first.
  public var fontPlaces: [String: Place] = [:]
  /// Where each picture of an icon is named first.
  public var iconPlaces: [IconFile: Place] = [:]
  /// The links in the bar at the top, in order.
  public var menu: [MenuItem] = []
  /// Which feeds are written.
  public var feeds = FeedSettings()
  /// Whether a site map is written.
  public var siteMap = true

  /// Makes a configuration with the defaults.
  public init() {}

  /// The taxonomies whose terms pages may carry.
  public var knownTaxonomies: [String] { taxonomies ?? Self.usualTaxonomies }

  /// How the terms of one taxonomy are told apart and shown.
  public func settings(of taxonomy: String) -> TaxonomySettings { taxonomySettings[taxonomy] ?? terms }

  /// The taxonomy of the tags of a blog, where they are none of those of the other pages.
  public static let blogTags = "blog-tags"

  /// The taxonomies of a site that names none.
  public static let usualTaxonomies = ["tags", "categories"]
}

/// The look of everything but the chips.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Ink on white, without serifs.
  case `default`
  /// Warm ink on paper, with serifs.
  case paper
}

/// What a build makes.
public enum Emission: String, Hashable, Sendable, CaseIterable {
  /// A whole site.
  case pages
  /// Clouds as fragments for the pages of another generator.
  case fragments
  /// Clouds as pictures, for what can show nothing else.
  case pictures = "svg"
}

/// Which Atom feeds are written, and how long they are.
public struct FeedSettings: Hashable, Sendable {
  /// `enabled`; `nil` means where the site's address is known.
  public var isEnabled: Bool?
  /// `per-tag`: whether every term has a feed; `nil` means as `enabled`.
  public var perTerm: Bool?
  /// `limit`: how many pages a feed has at most.
  public var limit = 20

  /// Makes the settings with their defaults.
  public init() {}
}

/// Where the numbers of a page's clouds stand.
public enum CSSPlacement: String, Hashable, Sendable, CaseIterable {
  /// In one `<style>` element of the page.
  case inline
  /// In a file of their own.
  case external
}

/// A page, or an address elsewhere, as another generator's settings name it.
public struct NavigationItem: Hashable, Sendable {
  /// The path below the folder of the pages, or the address.
  public var target: String
  /// What the page is called there.
  public var title: String?
  /// What a link to it in the bar at the top is called; `nil` for none, and empty for the title of the page.
  public var menuLabel: String?
  /// Where it is named.
  public var place: Place

  /// Makes an item.
  public init(target: String, title: String? = nil, menuLabel: String? = nil, place: Place) {
    self.target = target
    self.title = title
    self.menuLabel = menuLabel
    self.place = place
  }
}

/// A link in the bar at the top of every page.
public struct MenuItem: Hashable, Sendable {
  /// The text of the link.
  public var label: String
  /// Where it leads: a path from the site's root, or an absolute address.
  public var url: String

  /// Makes a link.
  public init(label: String, url: String) {
    self.label = label
    self.url = url
  }
}

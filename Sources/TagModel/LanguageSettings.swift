public import TagLayout

/// What `[languages.de]` says about the part of a site that is in one language.
public struct LanguageSettings: Hashable, Sendable {
  /// The language as a BCP 47 tag; also the folder of its pages, and of their addresses.
  public var tag: String
  /// `name`: what readers call the language; `nil` means what it is called in itself.
  public var name: String?
  /// `title`: the site's name in it.
  public var title: String?
  /// `description`: one sentence about the site in it.
  public var description: String?
  /// `dir`; `nil` means the way the language is written.
  public var textDirection: TextDirection?
  /// `menu`: the links in the bar at the top.
  public var menu: [MenuItem] = []
  /// `vocabulary`: what is said in place of the built-in words.
  public var wording: Wording = [:]

  /// Makes the settings of a language with their defaults.
  public init(tag: String) { self.tag = tag }
}

public import Diagnostics

/// What the registry says about one term, or about all terms that match a pattern.
public struct TermEntry: Hashable, Sendable {
  /// A name with the place where it stands.
  public struct Name: Hashable, Sendable {
    /// The name as typed.
    public var text: String
    /// Where it stands.
    public var place: Place

    /// Makes a name.
    public init(_ text: String, at place: Place) {
      self.text = text
      self.place = place
    }
  }

  /// The name of the term, or a pattern with `*` or `?`.
  public var name: Name
  /// `label`: what readers see.
  public var label: String?
  /// `slug`: the last part of the address of the term's page.
  public var slug: Name?
  /// `description`: text for the term's page.
  public var description: [BodyPart] = []
  /// The first paragraph of the description as plain text, for search engines and feeds.
  public var summary = ""
  /// `aliases`: names that stand for this term.
  public var aliases: [Name] = []
  /// `hidden`: whether the term stays out of everything that is published.
  public var isHidden = false
  /// `weight`, in place of the count.
  public var weight: Double?
  /// `name`: what a screen reader says in place of the label.
  public var spokenName: String?
  /// The look of the term's chips.
  public var style: TermStyle

  /// Makes an entry that says nothing but that the term exists.
  public init(name: Name) {
    self.name = name
    style = TermStyle(place: name.place)
  }

  /// Whether the entry is about all terms that match.
  public var isPattern: Bool {
    name.text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }
}

/// How the registry wants the chips of a term to look, wherever they are.
public struct TermStyle: Hashable, Sendable {
  /// The name of a style.
  public var name: String?
  /// Style keys of the entry's own, which go over the named style.
  public var rule = StyleRule()
  /// Where that is said.
  public var place: Place

  /// Makes a look like any other.
  public init(place: Place) { self.place = place }

  /// Whether it says nothing.
  public var isEmpty: Bool { name == nil && rule == StyleRule() }
}

/// The registry of the terms of one taxonomy: `tags.toml` or `tags.yml`.
public struct TermRegistry: Hashable, Sendable {
  /// The entries in the order of the file.
  public var entries: [TermEntry] = []
  /// Where each font file of its styles is named first.
  public var fontPlaces: [String: Place] = [:]
  /// Where each picture of an icon is named first.
  public var iconPlaces: [IconFile: Place] = [:]

  /// Makes an empty registry.
  public init() {}
}

public import Diagnostics

/// Everything that a site makes of one tag, and why.
public struct TagExplanation: Hashable, Sendable {
  /// What makes a tag's key differ from its label.
  public enum KeyStep: String, Hashable, Sendable, CaseIterable {
    /// Characters are left out that nobody sees.
    case withoutInvisible
    /// Letters and their marks are composed (NFC).
    case composed
    /// Upper and lower case are one (full case folding).
    case caseFolded
  }

  /// Why the label is the one it is.
  public enum LabelReason: Hashable, Sendable {
    /// It is the only spelling.
    case onlySpelling
    /// It is used most.
    case mostUsed
    /// The registry gives it.
    case registry
    /// Others are used as often, but this one comes first by path, line and column.
    case firstAmongEquals
  }

  /// How a slug is made of a key.
  public enum SlugReason: Hashable, Sendable {
    /// It is the key.
    case key
    /// Symbols become words or hyphens.
    case spelt
    /// The registry gives it.
    case registry
    /// It is cut at a number of bytes and ends in a digest of the whole.
    case shortened(bytes: Int)
  }

  /// One spelling of the tag.
  public struct Spelling: Hashable, Sendable {
    /// The name as typed.
    public var text: String
    /// How many pages that count spell it so.
    public var count: Int
  }

  /// One place where the tag stands in front matter.
  public struct Use: Hashable, Sendable {
    /// Whether the use adds to the count.
    public enum Standing: Hashable, Sendable {
      /// It does.
      case counted
      /// The page carries the tag already.
      case repeated
      /// The page is not listed.
      case unlisted
    }

    /// The address of the page that carries the tag.
    public var page: String
    /// Where the name stands.
    public var place: Place
    /// The name as typed.
    public var spelling: String
    /// Whether it adds to the count.
    public var standing: Standing
  }

  /// Something that the registry says about the tag.
  public struct Entry: Hashable, Sendable {
    /// How an entry comes to be about the tag.
    public enum Role: Hashable, Sendable {
      /// Its pattern matches the tag.
      case pattern
      /// It has the tag's name.
      case term
      /// It is another name for the tag.
      case alias
    }

    /// The name, pattern or alias as typed.
    public var name: String
    /// Where it stands.
    public var place: Place
    /// How it comes to be about the tag.
    public var role: Role

    /// Makes an entry.
    public init(name: String, place: Place, role: Role) {
      self.name = name
      self.place = place
      self.role = role
    }
  }

  /// A chip of the tag in one cloud.
  public struct Appearance: Hashable, Sendable {
    /// How a weight became a font size.
    public struct Scale: Hashable, Sendable {
      /// The scale's name, such as `log`.
      public var name: String
      /// The chip's weight.
      public var weight: Double
      /// Whether its author gave the weight, rather than the count.
      public var isGiven: Bool
      /// The smallest and the largest weight in the cloud.
      public var weights: ClosedRange<Double>
      /// The font sizes that these get, in CSS px.
      public var sizes: ClosedRange<Double>
    }

    /// Where a chip stands among those of its cloud.
    public struct Position: Hashable, Sendable {
      /// From 1.
      public var number: Int
      /// How many chips there are.
      public var count: Int
      /// What they are ordered by, such as `name`.
      public var order: String
    }

    /// The cloud as `PAGE#CLOUD`.
    public var cloud: String
    /// Where the chip stands in it.
    public var position: Position
    /// The font size in CSS px.
    public var size: Double
    /// How the size came about; `nil` when the style says it.
    public var scale: Scale?
    /// The named styles that make up its look, in the order in which they are applied.
    public var styles: [String]
    /// Whether style keys of the registry go over them.
    public var hasRegistryStyle = false
    /// Whether style keys of the tag's own go over all of these.
    public var hasOwnStyle: Bool
  }

  /// The language whose tag it is; `nil` on a site in one.
  public var language: String?
  /// The taxonomy whose term it is; `nil` on a site with one.
  public var taxonomy: String?
  /// What makes two spellings one tag.
  public var key: String
  /// What makes the key differ from the label, in order.
  public var keySteps: [KeyStep]
  /// What readers see.
  public var label: String
  /// Why.
  public var labelReason: LabelReason
  /// The last part of the address of the tag's page.
  public var slug: String
  /// How it is made.
  public var slugReason: SlugReason
  /// The address of the tag's page below the site's root.
  public var address: String
  /// How many pages carry the tag.
  public var count: Int
  /// The spellings, the most used first.
  public var spellings: [Spelling]
  /// The places where the tag stands, by path, line and column.
  public var uses: [Use]
  /// What the registry says, as long as it is about more tags first; aliases last.
  public var entries: [Entry] = []
  /// The clouds that show the tag, in the order of the site's pages.
  public var appearances: [Appearance]
}

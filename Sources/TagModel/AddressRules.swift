/// How another generator's settings make the addresses of pages that do not name theirs.
public struct AddressRules: Hashable, Sendable {
  /// Which pages a pattern is for.
  public enum Scope: Hashable, Sendable {
    /// The pages in a folder at the top, by its name; the empty name stands for pages in none.
    case pages(section: String)
    /// The index page of a folder at the top, and of those below it.
    case section(String)
    /// Posts.
    case posts
    /// The pages of a collection.
    case collection(String)
    /// All others.
    case others
  }

  /// The patterns by what they are for.
  public var patterns: [Scope: AddressPattern] = [:]
  /// Whether pages are files such as `intro.html` rather than folders with an `index.html`.
  public var areFiles = false
  /// The folders at the top for which that is otherwise.
  public var exceptions: Set<String> = []
  /// Whether upper case stays, where the generator would make it lower case.
  public var keepsCase = false
  /// Whether letters lose their accents.
  public var dropsAccents = false
  /// The folder of a blog in a tree of documentation, and that of its posts; `nil` without one.
  public var blog: BlogFolders?

  /// Other names for folders at the top in addresses; an empty one takes the folder out.
  public var routes: [String: String] = [:]

  /// Makes rules that change nothing.
  public init() {}

  /// Whether pages in a folder at the top are files.
  public func areFiles(in section: String) -> Bool { areFiles != exceptions.contains(section) }
}

/// Where a blog is in a tree of documentation.
public struct BlogFolders: Hashable, Sendable {
  /// The folder of its addresses; may be empty.
  public var address: String
  /// The folder of its posts.
  public var posts: String

  /// Makes folders.
  public init(address: String, posts: String) {
    self.address = address
    self.posts = posts
  }
}

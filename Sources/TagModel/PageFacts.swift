public import Diagnostics

/// What is known of a page besides the words of its body: an edit that leaves the digest as it was has changed words alone.
public struct PageFacts: Hashable, Sendable {
  /// What stands for all that other pages, and listings, can know of the page: front matter, headings and links.
  public var digest: ContentDigest
  /// The line on which the body starts.
  public var bodyLine: Int
  /// Where the links of the body stand, in order.
  public var links: [Place]
  /// What there is to say about the page by itself.
  public var problems: [Diagnostic]

  /// Makes facts.
  public init(digest: ContentDigest, bodyLine: Int, links: [Place] = [], problems: [Diagnostic] = []) {
    self.digest = digest
    self.bodyLine = bodyLine
    self.links = links
    self.problems = problems
  }
}

extension PageFacts {
  /// What there is to say about a site once the words of this page are others.
  ///
  /// What is said about a link goes where the link is now.
  ///
  /// - Parameters:
  ///   - diagnostics: what there was to say.
  ///   - source: the page's file, as diagnostics print it.
  ///   - now: the facts of the page with its new words.
  /// - Returns: `nil` if that cannot be told without a look at the whole site.
  public func update(_ diagnostics: [Diagnostic], of source: String, to now: PageFacts) -> [Diagnostic]? {
    var others = diagnostics
    for problem in problems {
      guard let index = others.firstIndex(of: problem) else { return nil }
      others.remove(at: index)
    }
    for index in others.indices where others[index].mentions(source) {
      guard let place = moved(others[index].place, in: source, to: now) else { return nil }
      others[index].place = place
      for note in others[index].notes.indices {
        guard let place = moved(others[index].notes[note].place, in: source, to: now) else { return nil }
        others[index].notes[note].place = place
      }
    }
    return (others + now.problems).sorted()
  }

  /// Where a place is now; `nil` if nobody can tell.
  private func moved(_ place: Place?, in source: String, to now: PageFacts) -> Place?? {
    guard let place, place.path == source, let line = place.line, line >= bodyLine else {
      return .some(place)
    }
    guard links.count == now.links.count else { return nil }
    // Several links may stand at one place, as far as that is known.
    let places = Set(links.indices.filter { links[$0] == place }.map { now.links[$0] })
    return places.count == 1 ? .some(places.first) : nil
  }
}

extension Diagnostic {
  /// Whether something is said about a file.
  fileprivate func mentions(_ path: String) -> Bool {
    place?.path == path || notes.contains { $0.place?.path == path }
  }
}

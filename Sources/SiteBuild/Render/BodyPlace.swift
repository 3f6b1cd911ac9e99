import Diagnostics
import Rendering
import TagModel

/// Where the body of a written page stands in a file of the site, so that other words can be put there.
struct BodyPlace: Hashable, Sendable {
  /// The page's source, as diagnostics print it.
  var source: String
  /// The file, below the output folder.
  var file: String
  /// The bytes of the file that are the body.
  var range: Range<Int>
  /// What is known of the page besides these words.
  var facts: PageFacts
  /// The addresses that the body's links into the site became, in order.
  var links: [String]
}

extension BodyPlace {
  /// The place of a page's body; `nil` for a page that depends on more of its body than the words.
  init?(_ page: SitePage, at range: Range<Int>) {
    guard page.kind == .content, let facts = page.facts, let source = page.place?.path else { return nil }
    self.init(source: source, file: page.file, range: range, facts: facts, links: page.body.links)
  }

  /// The body of a page whose words alone have changed; `nil` when more has, or when nothing is to be seen of it.
  func body(of page: PageSource) -> [UInt8]? {
    guard page.facts?.digest == facts.digest, let parts = page.body.parts(links: links) else { return nil }
    let body = Array(parts.html { _ in "" }.utf8)
    return body.contains { $0 > 0x20 } ? body : nil
  }
}

extension SitePage {
  /// The body if words alone have changed; `nil` when more has.
  func body(rewrittenAs source: PageSource) -> [Part]? {
    guard let facts, source.facts?.digest == facts.digest else { return nil }
    return source.body.parts(links: body.links)
  }
}

extension [BodyPart] {
  /// The parts of a page, with the addresses that its links became; `nil` if there are clouds among them, or other links.
  fileprivate func parts(links: [String]) -> [SitePage.Part]? {
    var links = links[...]
    let parts = compactMap { part -> SitePage.Part? in
      switch part {
      case .html(let html): .html(html)
      case .link: links.popFirst().map { .link($0) }
      case .cloud: nil
      }
    }
    return parts.count == count && links.isEmpty ? parts : nil
  }
}

extension [SitePage.Part] {
  /// The addresses that the links lead to, in order.
  fileprivate var links: [String] {
    compactMap { part in
      if case .link(let url) = part { url } else { nil }
    }
  }

  /// The parts as one text.
  ///
  /// - Parameter cloud: the HTML of one of the page's clouds.
  func html(cloud: (Int) -> String) -> String {
    if count == 1, case .html(let html) = self[0] { return html }
    var body = ""
    body.reserveCapacity(reduce(0) { $0 + $1.size })
    for part in self {
      switch part {
      case .html(let html): body += html
      case .link(let url): body += escapedForHTML(url)
      case .cloud(let index): body += cloud(index)
      }
    }
    return body
  }
}

extension ByteWriter {
  /// Writes facts, of places only where they are in their file.
  private mutating func write(_ facts: PageFacts) {
    write(facts.digest)
    write(facts.bodyLine)
    write(each: facts.links) { writer, place in
      writer.write(place.line) { $0.write($1) }
      writer.write(place.column) { $0.write($1) }
    }
    write(each: facts.problems) { $0.write($1) }
  }

  /// Writes a place.
  mutating func write(_ place: BodyPlace) {
    write(place.source)
    write(place.file)
    write(place.range.lowerBound)
    write(place.range.upperBound)
    write(place.facts)
    write(each: place.links) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads facts of a page; `nil` when the bytes make no sense.
  private mutating func pageFacts(_ source: String) -> PageFacts? {
    guard let digest = digest(), let bodyLine = integer(), let links = values({ $0.place(in: source) }),
      let problems = values({ $0.diagnostic() })
    else { return nil }
    return PageFacts(digest: digest, bodyLine: bodyLine, links: links, problems: problems)
  }

  private mutating func place(in source: String) -> Place? {
    guard let line = optional({ $0.integer() }), let column = optional({ $0.integer() }) else { return nil }
    return Place(path: source, line: line, column: column)
  }

  /// Reads a place; `nil` when the bytes make no sense.
  mutating func bodyPlace() -> BodyPlace? {
    guard let source = text(), let file = text(), let start = integer(), let end = integer(), start >= 0,
      start <= end, let facts = pageFacts(source), let links = values({ $0.text() })
    else { return nil }
    return BodyPlace(source: source, file: file, range: start..<end, facts: facts, links: links)
  }
}

extension SitePage.Part {
  /// How many bytes the part has at least.
  fileprivate var size: Int {
    switch self {
    case .html(let text), .link(let text): text.utf8.count
    case .cloud: 0
    }
  }
}

import Diagnostics
public import TagModel

/// Reads a Markdown page: front matter, body, and the clouds in it.
///
/// `path` is below the content folder, `sourcePath` is what diagnostics print. A page with errors comes back
/// as far as it could be read. Needs no other page, so pages can be read side by side. Cost: linear in the
/// bytes.
///
/// - Parameters:
///   - taxonomies: the keys of front matter that hold terms.
///   - dialect: whose conventions the page follows.
public func readPage(
  _ bytes: [UInt8], path: String, sourcePath: String, unsafeMarkdown: Bool = false,
  taxonomies: [String] = SiteConfiguration.usualTaxonomies, dialect: Dialect = .tagcloud
) -> Reading<PageSource> {
  var page = PageSource(path: path, sourcePath: sourcePath)
  let text = SourceText.withoutMark(bytes)
  if bytes.count > pageSizeLimit {
    return Reading(page, diagnostics: [.pageTooLarge(limit: pageSizeLimit, at: Place(path: sourcePath))])
  }
  if let problem = SourceText.encodingProblem(in: text, path: sourcePath) {
    return Reading(page, diagnostics: [problem])
  }
  var frontMatter = FrontMatter.read(text, path: sourcePath)
  let head = text[..<frontMatter.body.startIndex]
  if dialect == .docusaurus { frontMatter.body = MDXModules.removed(from: frontMatter.body) }
  var decoder = NodeDecoder(path: sourcePath, dialect: dialect)
  if let root = frontMatter.root { decoder.frontMatter(root, taxonomies: taxonomies, into: &page) }
  page.takeName(dialect)
  page.fontPlaces = decoder.fontPlaces
  page.iconPlaces = decoder.iconPlaces
  let diagnostics = frontMatter.diagnostics + decoder.diagnostics
  if let problem = excess(in: frontMatter, path: sourcePath) {
    return Reading(page, diagnostics: diagnostics + [problem])
  }
  var renderer = HTMLRenderer(
    path: sourcePath, firstLine: frontMatter.bodyLine, keepsHTML: unsafeMarkdown)
  for piece in AdmonitionReader.pieces(of: frontMatter.body, dialect) {
    renderer.take(piece, bodyLine: frontMatter.bodyLine)
  }
  page.templateMarks = TemplateMarks(in: frontMatter.body, dialect)
  page.templateMarks?.line += frontMatter.bodyLine - 1
  renderer.finish()
  page.body = renderer.parts
  page.iconPlaces.merge(renderer.iconPlaces) { first, _ in first }
  page.firstHeading = renderer.firstHeading
  page.anchors = renderer.anchors.all
  let problems = diagnostics + renderer.diagnostics
  if !problems.hasErrors, let digest = digest(of: page, frontMatter: head) {
    page.facts = PageFacts(
      digest: digest, bodyLine: frontMatter.bodyLine, links: page.body.linkPlaces, problems: problems)
  }
  return Reading(page, diagnostics: problems)
}

/// A digest of a page but for the words of its body; whatever else is taken from a body belongs here too.
private func digest(of page: PageSource, frontMatter: ArraySlice<UInt8>) -> ContentDigest? {
  var facts = ByteWriter()
  facts.write(frontMatter)
  facts.write(page.firstHeading) { $0.write($1) }
  facts.write(page.startsWithHeading)
  facts.write(page.templateMarks?.first) { $0.write($1) }
  facts.write(page.templateMarks?.count ?? 0)
  facts.write(each: page.anchors) { $0.write($1) }
  for part in page.body {
    switch part {
    case .html: continue
    case .link(let link): facts.write(link.destination)
    case .cloud: return nil
    }
  }
  return ContentDigest(of: facts.bytes)
}

extension [BodyPart] {
  fileprivate var linkPlaces: [Place] {
    compactMap { part in
      if case .link(let link) = part { link.place } else { nil }
    }
  }
}

private func excess(in frontMatter: FrontMatter, path: String) -> Diagnostic? {
  func place(_ line: Int) -> Place { Place(path: path, line: line + frontMatter.bodyLine - 1) }
  return switch MarkdownGuard.excess(in: frontMatter.body) {
  case .table(let line): .tableTooLarge(limit: MarkdownGuard.tableCells, at: place(line))
  case .paragraph(let line): .paragraphTooComplex(at: place(line))
  case nil: nil
  }
}

/// cmark counts bytes in 32 bits.
private let pageSizeLimit = 512 << 20

import Diagnostics
import TagModel

@testable import Content

/// Reads a page named `p1.md`.
func page(_ text: String, unsafe: Bool = false) -> Reading<PageSource> {
  readPage(Array(text.utf8), path: "p1.md", sourcePath: "content/p1.md", unsafeMarkdown: unsafe)
}

/// Reads a page with YAML front matter.
func page(yaml: String) -> Reading<PageSource> { page("---\n\(yaml)\n---\n") }

extension Reading<PageSource> {
  var tagNames: [String] { value.tags.map(\.name) }
  var briefs: [String] { diagnostics.map(\.brief) }
  /// The body's HTML, with links as they are written and clouds as `[cloud]`.
  var html: String {
    value.body.map { part in
      switch part {
      case .html(let html): html
      case .link(let link): HTMLEscape.address(link.destination)
      case .cloud: "[cloud]"
      }
    }.joined()
  }
}

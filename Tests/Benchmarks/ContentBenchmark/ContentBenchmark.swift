import CCmarkGFM
import Content
import Glibc

/// Prints what reading pages and JSON costs, each beside what the libraries alone cost.
///
/// Times are processor time, so that other programs on the machine matter little.
///
/// Run: `swift run -c release ContentBenchmark`
@main enum ContentBenchmark {
  static func main() {
    let page = Array(samplePage.utf8)
    print("a page of \(page.count) bytes:")
    measure("read: front matter, tags, HTML", pages: 10_000) {
      readPage(page, path: "a/b.md", sourcePath: "content/a/b.md").value.body.count
    }
    measure("libcmark alone, the whole page to HTML", pages: 10_000) { libraryHTML(page) }
    measure("read a label's Markdown", pages: 100_000) {
      readInlineMarkdown("a **bold** label").text.utf8.count
    }
    for (name, list) in [("numbers", "12.25"), ("pairs", "[112.25,32]")] {
      let json = Array(
        ("{\"sizes\":[" + Array(repeating: list, count: 1_000_000).joined(separator: ",") + "]}").utf8)
      measure("JSON, a million \(name), \(json.count >> 20) MiB", pages: 3) {
        Node.parse(json: json[...], from: DocumentOrigin(path: "-")).end
      }
    }
  }

  private static func measure(_ name: String, pages: Int, _ work: () -> Int) {
    var best = Double.infinity
    var sum = 0
    for _ in 0..<3 {
      let start = clock()
      for _ in 0..<pages { sum &+= work() }
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    let each = (best / Double(pages) * 1e7).rounded() / 10
    print(
      "\(name): \(each) µs each, \((best * 1000).rounded()) ms for \(pages)\(sum == 0 ? ", nothing read" : "")"
    )
  }

  private static func libraryHTML(_ page: [UInt8]) -> Int {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    unsafe page.withUnsafeBytes {
      unsafe cmark_parser_feed(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), page.count)
    }
    let root = unsafe cmark_parser_finish(parser)
    defer { unsafe cmark_node_free(root) }
    let html = unsafe cmark_render_html(root, CMARK_OPT_DEFAULT, nil)
    defer { unsafe free(html) }
    return unsafe html.map { unsafe strlen($0) } ?? 0
  }

  private static let samplePage: String = {
    let section = """
      ## Section

      Lorem ipsum *dolor* sit amet, [consectetur](../guide/intro.md#part) adipiscing elit, sed do `eiusmod` tempor
      incididunt ut labore et dolore magna aliqua. Ut enim ad **minim** veniam, quis nostrud exercitation.

      - one item with some text
      - two items with [a link](https://example.org/x?y=z)
      - three


      """
    return """
      ---
      title: A page about layout
      date: 2024-01-02
      tags: [swift, layout, "C++", tag clouds, typography, html, css, build]
      description: How it is done
      ---

      """ + String(repeating: section, count: 9)
  }()
}

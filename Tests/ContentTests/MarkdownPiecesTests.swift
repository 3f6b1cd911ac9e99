import Testing

@testable import Content

@Suite struct MarkdownPiecesTests {
  private func html(_ text: String, size: Int) -> (html: String, pieces: Int, problems: [String]) {
    let bytes = Array(text.utf8)
    var renderer = HTMLRenderer(path: "p.md", firstLine: 1, keepsHTML: false)
    let pieces = MarkdownPieces(bytes[...], size: size).pieces
    for piece in pieces {
      renderer.firstLine = piece.firstLine
      CommonMarkDocument(piece.text).walk { renderer.take($0, $1) }
    }
    renderer.finish()
    let html = renderer.parts.map { "\($0)" }.joined(separator: "\n")
    return (html, pieces.count, renderer.diagnostics.map { "\($0.place?.line ?? 0) \($0.id)" })
  }

  private static let blocks = [
    "Words and *words*.\n", "# Heading\n", "Setext\n===\n", "- item\n- item\n", "- loose\n\n- item\n",
    "1. one\n\n   more\n",
    "> quote\n> on\n", "```\ncode\n\nmore\n```\n", "~~~ x\n```\n\n~~~\n", "    indented\n",
    "\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    "<div>\n```\n</div>\n", "<b>bold</b>\n", "***\n", "- a\n\n  ```\n  open\n", "``` a`b\n",
    "[link](a.md) ![p](p.png)\n",
    "lazy\n> quote\nlazy\n", "* a\n  * b\n\n\n      code\n", "<!-- open\n\ntext\n", "~~~\nopen\n",
    "\u{E9}t\u{E9}\r\n", "a\rb\n",
    "[a]\n", "  ```\n  x\n  ```\n",
  ]

  @Test func piecesTogetherAreTheDocument() {
    var random = SystemRandomNumberGenerator()
    var cuts = 0
    for _ in 0..<2_000 {
      let blocks = (0..<24).map { _ in Self.blocks.randomElement(using: &random) ?? "" }
      let text = blocks.map { $0 + (Bool.random(using: &random) ? "\n" : "") }.joined()
      let (whole, small) = (html(text, size: 1 << 20), html(text, size: 24))
      #expect(whole.html == small.html && whole.problems == small.problems, "\(text.debugDescription)")
      cuts += small.pieces - 1
    }
    #expect(cuts > 1_000)
  }

  @Test(arguments: [
    ("a\n\nb\n\nc\n\nd\n", 4), ("a\nb\nc\nd\ne\n", 1), ("- a\n\n- b\n\n- c\n", 1),
    ("a\n\n```\nb\n\nc\n\nd\n", 2),
    ("a\n\n[b]: c\n\nd\n\ne\n", 1), ("a\n\n<!--\n\nb\n\nc\n\nd\n", 2), ("a\n", 1), ("", 1),
  ])
  func documentIsCutBetweenBlocks(text: String, count: Int) {
    let pieces = MarkdownPieces(Array(text.utf8)[...], size: 3).pieces
    #expect(pieces.count == count)
    #expect(pieces.flatMap(\.text) == Array(text.utf8))
  }
}

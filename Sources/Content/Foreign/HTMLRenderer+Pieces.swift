/// A body in pieces: Markdown, and remarks between it and in its lists.
extension HTMLRenderer {
  /// Takes a piece of a body.
  ///
  /// - Parameter bodyLine: the line of the file on which the body starts.
  mutating func take(_ piece: AdmonitionReader.Piece, bodyLine: Int) {
    switch piece {
    case .open(let admonition): open(admonition)
    case .close(let admonition): close(admonition)
    case .text(let markdown) where markdown.listed.isEmpty:
      indentation = markdown.indentation
      take(markdown.text, from: bodyLine + markdown.line - 1)
    case .text(let markdown): take(listing: markdown, bodyLine)
    }
  }

  /// Takes Markdown with remarks in its lists; where not all of them turn out to be in one, they stay text.
  private mutating func take(listing markdown: AdmonitionReader.Markdown, _ bodyLine: Int) {
    let before = self
    listed = ListedRemarks(pieces: markdown.listed, bodyLine: bodyLine)
    indentation = markdown.indentation
    take(markdown.text, from: bodyLine + markdown.line - 1)
    let areShown = listed.shown == markdown.listed.count
    if !areShown { self = before }
    listed = before.listed
    if areShown { return }
    indentation = markdown.indentation
    take(markdown.original, from: bodyLine + markdown.line - 1)
  }

  private mutating func take(_ text: ArraySlice<UInt8>, from line: Int) {
    for piece in MarkdownPieces(text).pieces {
      firstLine = line + piece.firstLine - 1
      take(piece.text)
    }
  }

  /// Takes a document, at first as if no address in it were a link without markup, as in most.
  private mutating func take(_ document: ArraySlice<UInt8>) {
    if Autolinks.areUnlikely(in: document) {
      let before = self
      reserve(document.count)
      if CommonMarkDocument(document, searchesAddresses: false).walk({ take($0, $1) }) { return }
      self = before
    }
    reserve(document.count)
    CommonMarkDocument(document).walk { take($0, $1) }
  }

  /// Takes the remark that a fence stands for.
  ///
  /// - Returns: Whether it stands for one.
  mutating func takeListed(_ code: MarkdownCode) -> Bool {
    guard listed.shown < listed.pieces.count,
      AdmonitionReader.Draft.remark(of: code.info) == listed.shown
    else { return false }
    let (remarks, line, margin) = (listed, firstLine, indentation)
    inBlock { renderer in
      for piece in remarks.pieces[remarks.shown] { renderer.take(piece, bodyLine: remarks.bodyLine) }
    }
    (listed, firstLine, indentation) = (remarks, line, margin)
    listed.shown += 1
    return true
  }
}

/// Remarks in the lists of the Markdown that is taken.
struct ListedRemarks {
  var pieces: [[AdmonitionReader.Piece]] = []
  /// The line of the file on which the body starts.
  var bodyLine = 1
  /// How many of them have been written.
  var shown = 0
}

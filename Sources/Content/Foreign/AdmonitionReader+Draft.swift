extension AdmonitionReader {
  /// Markdown while it is gathered, line by line.
  struct Draft {
    /// The line of the body on which it starts.
    let line: Int
    let indentation: Int
    private(set) var text: [UInt8] = []
    private(set) var listed: [[Piece]] = []
    /// The text as it is written, as soon as it differs.
    private(set) var original: [UInt8] = []

    init(line: Int, indentation: Int) {
      self.line = line
      self.indentation = indentation
    }

    mutating func append(_ line: ArraySlice<UInt8>) {
      text += line + [0x0A]
      if !listed.isEmpty { original += line + [0x0A] }
    }

    /// Appends a fence in the place of a remark in a list, with as many lines; there are two at least.
    mutating func append(_ remark: [Piece], standingFor lines: ArraySlice<ArraySlice<UInt8>>) {
      if listed.isEmpty { original = text }
      for line in lines { original += line + [0x0A] }
      let margin = [UInt8](lines.first?.prefix { $0 == 0x20 } ?? [])
      text += margin + Array("~~~\(Self.mark)\(listed.count)\n".utf8)
      text += repeatElement(0x0A, count: lines.count - 2)
      text += margin + Array("~~~\n".utf8)
      listed.append(remark)
    }

    /// A character that stands for nothing in a text.
    private static let mark: Character = "\u{1}"

    /// Which remark the fence stands for that starts with such a text; `nil` if none.
    static func remark(of info: String) -> Int? { info.first == mark ? Int(info.dropFirst()) : nil }
  }
}

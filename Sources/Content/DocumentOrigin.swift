public import Diagnostics

/// Where a document stands in a file, so that places inside it are places of the file.
public struct DocumentOrigin: Hashable, Sendable {
  /// The path that diagnostics print.
  public var path: String
  /// The line of the file on which the document starts, from 1.
  public var firstLine: Int
  /// How many bytes each line of the document is indented in the file.
  public var indentation: Int

  /// Makes an origin.
  public init(path: String, firstLine: Int = 1, indentation: Int = 0) {
    self.path = path
    self.firstLine = firstLine
    self.indentation = indentation
  }

  /// The position in the file of a line and a column (both from 1) of the document.
  func mark(line: Int, column: Int) -> Node.Mark {
    Node.Mark(line: line + firstLine - 1, column: column + indentation)
  }

  /// The place of a position in the file.
  public func place(_ mark: Node.Mark) -> Place {
    Place(path: path, line: Int(mark.line), column: Int(mark.column))
  }
}

/// A document that was read, as far as it could be.
public struct ParsedDocument: Hashable, Sendable {
  /// The value, or `nil` when the document is malformed.
  public var root: Node?
  /// What is wrong with it.
  public var diagnostics: [Diagnostic]
  /// How many bytes were read; less than all only after a JSON value that other text follows.
  public var end: Int
}

/// The limits that keep hostile documents from eating time and memory.
public enum DocumentLimits {
  /// How deep lists and maps may be nested.
  public static let depth = 100
  /// How many values all aliases of a document may stand for.
  public static let aliasedNodes = 100_000
  /// How many bytes front matter or a settings file may have.
  public static let size = 16 << 20
}

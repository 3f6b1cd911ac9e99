/// One thing that is wrong with what an author wrote, or worth knowing about it.
///
/// Diagnostics are values: stages return them beside their results, the chain collects and sorts them, and
/// the command prints them once. Each is made by a named factory in one of this module's extensions (such as
/// ``Diagnostic/unclosedFence(_:closing:opening:)``), which is where all wording lives.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// The build goes on, `--strict` or not.
    case note
    /// The build goes on, unless `--strict` is given.
    case warning
    /// The build stops before anything is written.
    case error

    /// Orders from note to error.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A second place that helps to understand a diagnostic, with what to see there.
  public struct Note: Hashable, Sendable {
    /// Where to look, if anywhere in particular.
    public var place: Place?
    /// What is to be seen there.
    public var message: String

    /// Makes a note.
    public init(_ message: String, at place: Place? = nil) {
      self.place = place
      self.message = message
    }
  }

  /// A stable name in kebab case, for filters and for the documentation.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// Where it is, if it is anywhere in particular.
  public var place: Place?
  /// What is wrong: a sentence without a full stop.
  public var message: String
  /// What would be right, as an instruction; `nil` when the message says it.
  public var fix: String?
  /// Related places.
  public var notes: [Note]

  /// Makes a diagnostic; use a factory where there is one.
  public init(
    _ severity: Severity, _ id: String, at place: Place?, _ message: String, fix: String? = nil,
    notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.place = place
    self.message = message
    self.fix = fix
    self.notes = notes
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then errors before warnings, then id and message, so that a run always prints the same.
  public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    if a.place != b.place {
      guard let first = a.place else { return true }
      guard let second = b.place else { return false }
      return first < second
    }
    if a.severity != b.severity { return a.severity > b.severity }
    if a.id != b.id { return a.id < b.id }
    return a.message < b.message
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether any of the diagnostics is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Array where Element == Diagnostic {
  /// Puts the diagnostics in order, and leaves out what is said twice of a place: a file may be the source of several pages.
  public mutating func settle() {
    sort()
    var last: Diagnostic?
    removeAll { diagnostic in
      defer { last = diagnostic }
      return last.map {
        ($0.place, $0.id, $0.message) == (diagnostic.place, diagnostic.id, diagnostic.message)
      } ?? false
    }
  }
}

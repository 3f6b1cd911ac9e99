import CBridge
import Diagnostics

extension Node {
  /// Reads a TOML 1.0 document; keys come in the order of the document.
  public static func parse(toml bytes: ArraySlice<UInt8>, from origin: DocumentOrigin) -> ParsedDocument {
    if bytes.count > DocumentLimits.size {
      let problem = Diagnostic.tooLarge(limit: DocumentLimits.size, at: Place(path: origin.path))
      return ParsedDocument(root: nil, diagnostics: [problem], end: 0)
    }
    return unsafe read(bytes, from: origin, format: "TOML") { bytes, length, sink, builder in
      unsafe cb_toml_read(bytes, length, UInt32(DocumentLimits.depth), sink, builder)
    }
  }

  /// Reads a JSON text (RFC 8259, strictly: no comments, no trailing commas, no halves of surrogate pairs).
  ///
  /// With `isWhole` false, reading ends with the value, whatever follows it. Cost: linear; a million numbers
  /// take about a tenth of a second.
  public static func parse(
    json bytes: ArraySlice<UInt8>, from origin: DocumentOrigin, isWhole: Bool = true
  ) -> ParsedDocument {
    unsafe read(bytes, from: origin, format: "JSON") { bytes, length, sink, builder in
      unsafe cb_json_read(bytes, length, isWhole, sink, builder)
    }
  }
}

private typealias Reader = (
  UnsafePointer<CChar>?, Int, cb_event_sink, UnsafeMutableRawPointer
) -> cb_outcome

extension Node {
  private static func read(
    _ bytes: ArraySlice<UInt8>, from origin: DocumentOrigin, format: String, with reader: Reader
  ) -> ParsedDocument {
    var builder = NodeBuilder(origin)
    let outcome = unsafe bytes.withUnsafeBytes { bytes in
      unsafe withUnsafeMutablePointer(to: &builder) { builder in
        unsafe reader(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
          { context, event in
            guard let context = unsafe context, let event = unsafe event else { return false }
            return unsafe context.assumingMemoryBound(to: NodeBuilder.self).pointee.take(event.pointee)
          }, UnsafeMutableRawPointer(builder))
      }
    }
    if let problem = diagnostic(outcome, from: origin, format: format) { builder.refuse(problem) }
    return ParsedDocument(
      root: builder.isRefused ? nil : builder.root, diagnostics: builder.diagnostics, end: outcome.end)
  }

  private static func diagnostic(
    _ outcome: cb_outcome, from origin: DocumentOrigin, format: String
  ) -> Diagnostic? {
    let place = origin.place(origin.mark(line: Int(outcome.line), column: Int(outcome.column)))
    switch outcome.result {
    case CB_MALFORMED: return .mistake(message(outcome), in: format, at: place)
    case CB_TOO_DEEP: return .tooDeep(limit: DocumentLimits.depth, at: place)
    case CB_DUPLICATE_KEY:
      let line = Int(outcome.first_line)
      let first = line > 0 ? Place(path: origin.path, line: line + origin.firstLine - 1) : nil
      return .duplicateKey(message(outcome), first: first, at: place)
    default: return nil
    }
  }

  private static func message(_ outcome: cb_outcome) -> String {
    var outcome = outcome
    return unsafe withUnsafeBytes(of: &outcome.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension NodeBuilder {
  /// Takes an event of the bridge; `false` stops the reader.
  fileprivate mutating func take(_ event: cb_event) -> Bool {
    let mark = unsafe origin.mark(line: Int(event.line), column: Int(event.column))
    let kind = unsafe event.kind
    switch kind {
    case CB_BEGIN_MAPPING: begin(mapping: true, at: mark)
    case CB_BEGIN_SEQUENCE: begin(mapping: false, at: mark)
    case CB_END_MAPPING, CB_END_SEQUENCE: end()
    case CB_KEY: unsafe key(text(of: event), at: mark)
    case CB_STRING: unsafe scalar(Node(.quoted(text(of: event)), at: mark))
    case CB_LITERAL: unsafe scalar(Node(.plain(text(of: event)), at: mark, isVerbatim: true))
    default: scalar(Node(.null, at: mark))
    }
    return !isRefused
  }

  private func text(of event: cb_event) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: event.text, count: event.length), as: UTF8.self)
  }
}

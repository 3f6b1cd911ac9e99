import CBridge

/// Renders one template any number of times; it belongs to one worker.
///
/// Escapes `&`, `<`, `>`, `"` and `'` in `{{name}}`. A name without a value is empty. Sections go by
/// ``MustacheValue``: `false`, an empty list and a missing value hide one; text, even empty text, shows it.
@safe public struct MustacheRenderer: ~Copyable {
  private let compiled: OpaquePointer

  /// Compiles a template; cost: about that of one rendering.
  public init(_ template: MustacheTemplate) {
    guard case .compiled(let compiled) = unsafe Self.compile(template) else {
      preconditionFailure("a checked template does not compile")
    }
    unsafe self.compiled = compiled
  }

  deinit { unsafe cb_template_free(compiled) }

  /// The text of the template filled with values, whose outermost one is an object; as UTF-8.
  public func render(_ values: [String: MustacheValue]) -> [UInt8] {
    let data = MustacheData()
    for (name, value) in values { data.add(value, as: name) }
    var length = 0
    guard let text = unsafe cb_template_render(compiled, data.pointer, &length) else {
      preconditionFailure("a checked template does not render")
    }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: length))
  }

  /// The same, and where the text of one name stands in it.
  ///
  /// The library copies every value several times, so a mark is rendered in place of this text, which may be long, and
  /// then replaced.
  ///
  /// - Returns: No place unless the text is used once, as it is: then other text that is not blank can be put there.
  func render(_ values: [String: MustacheValue], marking name: String) -> (text: [UInt8], place: Range<Int>?)
  {
    guard case .text(let text)? = values[name], !text.utf8.allSatisfy({ $0 <= 0x20 }) else {
      return (render(values), nil)
    }
    var values = values
    values[name] = .text(TemplateMark.text)
    let rendered = render(values)
    guard let mark = TemplateMark.place(in: rendered) else {
      values[name] = .text(text)
      return (render(values), nil)
    }
    var filled: [UInt8] = []
    filled.reserveCapacity(rendered.count - mark.count + text.utf8.count)
    filled += rendered[..<mark.lowerBound]
    filled += text.utf8
    let place = mark.lowerBound..<filled.count
    filled += rendered[mark.upperBound...]
    return (filled, place)
  }

  /// What the library has against a template.
  static func problem(of template: MustacheTemplate) -> String? {
    switch unsafe compile(template) {
    case .compiled(let compiled):
      unsafe cb_template_free(compiled)
      return nil
    case .malformed(let problem): return problem
    }
  }
}

extension MustacheRenderer {
  @unsafe private enum Compilation {
    case compiled(OpaquePointer)
    case malformed(String)
  }

  private static func compile(_ template: MustacheTemplate) -> Compilation {
    var text = template.text
    var error = [CChar](repeating: 0, count: 256)
    let compiled = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe cb_template_new(bytes.baseAddress, bytes.count, &error, error.count)
      }
    }
    if let compiled = unsafe compiled { return unsafe .compiled(compiled) }
    let message = error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return unsafe .malformed(String(decoding: message, as: UTF8.self))
  }
}

/// Owns the library's copy of the values of one rendering.
@safe private struct MustacheData: ~Copyable {
  let pointer: OpaquePointer

  init() {
    guard let made = unsafe cb_data_new() else { preconditionFailure("no memory") }
    unsafe pointer = made
  }

  deinit { unsafe cb_data_free(pointer) }

  /// Adds a value to what is open.
  ///
  /// Recursion is as deep as the value, which our own code makes.
  borrowing func add(_ value: MustacheValue, as name: String) {
    switch value {
    case .text(let text): unsafe cb_data_text(pointer, name, name.utf8.count, text, text.utf8.count)
    case .flag(let flag): unsafe cb_data_flag(pointer, name, name.utf8.count, flag)
    case .list(let items):
      unsafe cb_data_open_list(pointer, name, name.utf8.count)
      for item in items { add(item, as: "") }
      unsafe cb_data_close(pointer)
    case .object(let members):
      unsafe cb_data_open_object(pointer, name, name.utf8.count)
      for (name, member) in members { add(member, as: name) }
      unsafe cb_data_close(pointer)
    }
  }
}

/// A text that no page says, which stands for another one while a template is filled.
private enum TemplateMark {
  /// A control character, which hardly any text of a page holds, before and after a character that escaping changes.
  static let text = "\u{1}<\u{1}"

  /// Where the mark is in a text; `nil` unless it is there once, and nowhere escaped.
  static func place(in rendered: [UInt8]) -> Range<Int>? {
    let mark = Array(text.utf8)
    guard let first = rendered.firstIndex(of: mark[0]), rendered[first...].starts(with: mark) else {
      return nil
    }
    let place = first..<first + mark.count
    return rendered[place.upperBound...].contains(mark[0]) ? nil : place
  }
}

import CBridge

/// Renders one template any number of times; it belongs to one worker.
///
/// Escapes `&`, `<`, `>`, `"` and `'` in `{{name}}`. A name without a value is empty. Sections go by
/// ``MustacheValue``: `false`, an empty list and a missing value hide one; text, even empty text, shows it.
@safe public struct MustacheRenderer: ~Copyable {
  private let compiled: OpaquePointer
  private let canMark: Bool
  private var shape = MustacheShape()
  /// The skeletons of the shapes that were met; `nil` for a shape that has none.
  private var skeletons: [MustacheShape.Key: MustacheSkeleton?] = [:]

  /// Compiles a template; cost: about that of one rendering.
  public init(_ template: MustacheTemplate) {
    guard case .compiled(let compiled) = unsafe Self.compile(template) else {
      preconditionFailure("a checked template does not compile")
    }
    unsafe self.compiled = compiled
    canMark = MustacheSkeleton.canMark(template.text)
  }

  deinit { unsafe cb_template_free(compiled) }

  /// The text of the template filled with values, as UTF-8.
  ///
  /// Cost: for values of a shape that was there before, a copy of the text; else up to three times what the library
  /// needs for it.
  public mutating func render(_ values: MustacheObject) -> [UInt8] { render(values, marking: nil).text }

  /// The same, and where the text of one name stands in it.
  ///
  /// - Returns: No place unless the text is used once, as it is: then other text that is not blank can be put there.
  mutating func render(
    _ values: MustacheObject, marking name: String?
  ) -> (text: [UInt8], place: Range<Int>?) {
    if !canMark { return (renderByLibrary(values), nil) }
    shape.take(values, marking: name)
    if let known = skeletons[shape.key] { return filled(known, values) }
    let made = skeleton(of: values)
    if skeletons.count < Self.mostSkeletons { skeletons[shape.key] = .some(made) }
    return filled(made, values)
  }

  private func filled(_ skeleton: MustacheSkeleton?, _ values: MustacheObject) -> (
    text: [UInt8], place: Range<Int>?
  ) {
    guard let skeleton else { return (renderByLibrary(values), nil) }
    return skeleton.filled(with: shape.texts, lists: shape.lists, marking: shape.marked)
  }

  /// What is left of a rendering without its texts; `nil` for one that has no such thing.
  ///
  /// Whether lists are shown item after item is not for the template to say but tried, with one item more.
  private func skeleton(of values: MustacheObject) -> MustacheSkeleton? {
    if values.common?.value.containsText(where: { !MustacheSkeleton.canMark($0) }) == true { return nil }
    guard
      let skeleton = MustacheSkeleton(
        rendered(values, itemsOfLists: 2), lists: shape.marks(inListsOf: 2).lists)
    else {
      return nil
    }
    if shape.lists.isEmpty { return skeleton }
    let (texts, lists) = shape.marks(inListsOf: 3)
    return skeleton.filled(with: texts, lists: lists).text == rendered(values, itemsOfLists: 3)
      ? skeleton : nil
  }

  /// What the library makes of marks in place of the texts.
  private func rendered(_ values: MustacheObject, itemsOfLists count: Int) -> [UInt8] {
    renderByLibrary(values.replacingTexts(repeating: shape.lists, count, MustacheSkeleton.mark))
  }

  /// A site has few shapes, unless it has lists in lists; more than that are hardly met again.
  private static var mostSkeletons: Int { 256 }

  private func renderByLibrary(_ values: MustacheObject) -> [UInt8] {
    let data = MustacheData()
    for (name, value) in values.members { data.add(value, as: name) }
    for (name, value) in values.common?.value.members ?? [] { data.add(value, as: name) }
    var length = 0
    guard let text = unsafe cb_template_render(compiled, data.pointer, &length) else {
      preconditionFailure("a checked template does not render")
    }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: length))
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
      unsafe cb_data_open_list(pointer, name, name.utf8.count, items.count)
      for item in items { add(item, as: "") }
      unsafe cb_data_close(pointer)
    case .object(let object):
      unsafe cb_data_open_object(pointer, name, name.utf8.count)
      for (name, value) in object.members { add(value, as: name) }
      unsafe cb_data_close(pointer)
    }
  }
}

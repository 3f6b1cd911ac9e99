import CBridge

/// A compiled template; freed when the value goes. One thread uses it at a time.
@safe struct MustacheTemplate: ~Copyable {
  private let handle: OpaquePointer

  /// Compiles a template without partials.
  ///
  /// - Throws: What is wrong with it, in the library's words.
  init(_ text: String) throws(MustacheError) {
    var message = [CChar](repeating: 0, count: 256)
    var text = text
    let handle = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe cb_template_new(bytes.baseAddress, bytes.count, &message, message.count)
      }
    }
    guard let handle = unsafe handle else {
      throw MustacheError(message: String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe cb_template_free(handle) }

  /// Fills the template with an object's values.
  func render(_ values: [String: MustacheValue]) -> String {
    let data = MustacheData(values)
    var length = 0
    guard let text = unsafe cb_template_render(handle, data.handle, &length) else { return "" }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
  }
}

/// Why a template cannot be compiled.
struct MustacheError: Error, Hashable, Sendable {
  var message: String
}

/// The values of one rendering, as the library holds them; freed when the value goes.
@safe private struct MustacheData: ~Copyable {
  let handle: OpaquePointer

  init(_ values: [String: MustacheValue]) {
    guard let handle = unsafe cb_data_new() else { preconditionFailure("out of memory") }
    unsafe self.handle = unsafe handle
    for (key, value) in values { add(value, key: key) }
  }

  deinit { unsafe cb_data_free(handle) }

  /// Adds a value to what is open; values nest as deep as templates ask, a few levels.
  private func add(_ value: MustacheValue, key: String) {
    var key = key
    key.withUTF8 { name in
      unsafe name.withMemoryRebound(to: CChar.self) { name in unsafe add(value, name) }
    }
  }

  private func add(_ value: MustacheValue, _ key: UnsafeBufferPointer<CChar>) {
    switch value {
    case .text(var text):
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          unsafe cb_data_text(handle, key.baseAddress, key.count, bytes.baseAddress, bytes.count)
        }
      }
    case .flag(let flag):
      unsafe cb_data_flag(handle, key.baseAddress, key.count, flag)
    case .list(let items):
      unsafe cb_data_open_list(handle, key.baseAddress, key.count)
      for item in items { add(item, key: "") }
      unsafe cb_data_close(handle)
    case .object(let members):
      unsafe cb_data_open_object(handle, key.baseAddress, key.count)
      for (key, value) in members { add(value, key: key) }
      unsafe cb_data_close(handle)
    }
  }
}

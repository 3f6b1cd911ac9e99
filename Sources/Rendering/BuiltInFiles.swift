import CTemplates

/// The files that the program carries.
public enum BuiltInFiles {
  /// The layout engine with all its calls, as WebAssembly.
  public static var engine: [UInt8] { bytes(of: runtime + "taglayout.wasm") }

  /// The templates and style sheets, by their paths below `Templates/`.
  ///
  /// What browsers run is none of them: no site fills or replaces it.
  static var templates: [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<ctemplates_count() {
      let name = unsafe String(cString: ctemplates_at(index).name)
      if !name.hasPrefix(runtime) { texts[name] = String(decoding: bytes(of: name), as: UTF8.self) }
    }
    return texts
  }

  private static let runtime = "runtime/"

  private static func bytes(of name: String) -> [UInt8] {
    let file = unsafe ctemplates_find(name)
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }
}

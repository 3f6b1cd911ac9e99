import CTemplates

/// The files that the program carries.
public enum BuiltInFiles {
  /// The layout engine with all its calls, as WebAssembly.
  public static var engine: [UInt8] { bytes(of: "runtime/taglayout.wasm") ?? [] }

  /// The engine with the calls that the component needs, as WebAssembly.
  public static var componentEngine: [UInt8] { bytes(of: "runtime/tag-cloud.wasm") ?? [] }

  /// The component as one ES module.
  ///
  /// - Parameter engine: the address of ``componentEngine``, as seen from the module.
  public static func component(engine: String) -> String {
    let modules = modulesOfComponent.map {
      String(decoding: bytes(of: "runtime/\($0).js") ?? [], as: UTF8.self)
    }
    return ScriptModule.joined(modules).replacing("tag-cloud.wasm", with: engine)
  }

  /// The types of the component, for TypeScript.
  public static var componentTypes: [UInt8] { bytes(of: "runtime/tag-cloud.d.ts") ?? [] }

  /// The modules of the component, each after those that it imports.
  private static let modulesOfComponent = [
    "engine", "geometry", "words", "history", "tag", "chips", "slices", "blocks", "numbers", "placer",
    "filter", "cloud", "drag", "gestures", "keys", "scroll", "tag-cloud",
  ]

  /// The templates and style sheets, by their paths below `Templates/`.
  ///
  /// What browsers run is none of them: no site fills or replaces it.
  static var templates: [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<ctemplates_count() {
      let name = unsafe String(cString: ctemplates_at(index).name)
      guard folders.contains(where: name.hasPrefix), let bytes = bytes(of: name) else { continue }
      texts[name] = String(decoding: bytes, as: UTF8.self)
    }
    return texts
  }

  /// Any file by its path below `Templates/`; `nil` when there is none.
  public static func bytes(of path: String) -> [UInt8]? {
    let file = unsafe ctemplates_find(path)
    if unsafe file.name == nil { return nil }
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }

  /// What sites are made of, and what their own templates can take the place of.
  private static let folders = ["assets/", "pages/", "parts/"]
}

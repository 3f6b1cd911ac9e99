import Rendering
import TagModel

/// The files of the component, in a site that has a cloud for it.
struct RuntimeAssets: Sendable {
  /// The module, the engine that it fetches, and the types of both.
  let files: [OutputFile]
  /// The path of the module.
  let path: String

  /// - Parameter isHashed: whether the module's name holds its hash; pages that somebody else makes need a steady one.
  init(isHashed: Bool) {
    let engine = OutputFile(
      hashed: "assets/tag-cloud", extension: "wasm", bytes: BuiltInFiles.componentEngine)
    let text = BuiltInFiles.component(engine: String(engine.path.dropFirst("assets/".count)))
    let module =
      isHashed
      ? OutputFile(hashed: "assets/tag-cloud", extension: "js", text: text)
      : OutputFile(path: "assets/tag-cloud.js", text: text)
    files = [module, engine, OutputFile(path: "assets/tag-cloud.d.ts", bytes: BuiltInFiles.componentTypes)]
    path = module.path
  }
}

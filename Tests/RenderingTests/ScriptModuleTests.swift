import Testing

@testable import Rendering

/// How the component's modules become one.
struct ScriptModuleTests {
  @Test func importsCommentsAndIndentationGo() {
    let modules = [
      "/** One. */\nexport class One {\n  // Why.\n  go() {}\n}\n",
      "import { One } from \"./one.js\";\n\n/**\n * Two.\n */\nexport const two = new One();\n",
    ]
    #expect(ScriptModule.joined(modules) == "class One {\ngo() {}\n}\nconst two = new One();\n")
  }

  @Test func theComponentKeepsNoModuleBehind() {
    let module = BuiltInFiles.component(engine: "engine.wasm")
    #expect(!module.contains("import {") && !module.contains("export "))
    #expect(module.contains("new URL(\"engine.wasm\", import.meta.url)"))
  }

  /// What one page loads for the component, as small as servers send it.
  @Test func componentAndEngineStayBelow32KilobytesGzipped() {
    let module = Array(BuiltInFiles.component(engine: "tag-cloud.wasm").utf8)
    #expect(gzippedCount(module) + gzippedCount(BuiltInFiles.componentEngine) <= 32_000)
  }
}

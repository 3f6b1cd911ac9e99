import Rendering
import Testing

/// What the program carries.
struct BuiltInFilesTests {
  @Test func theEngineIsAWebAssemblyModule() {
    #expect(BuiltInFiles.engine.starts(with: [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]))
  }
}

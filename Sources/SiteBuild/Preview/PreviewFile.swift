import Rendering

/// A file of those that the program carries for previews, such as `studio/index.html`; `nil` when there is none.
public func previewFile(_ path: String) -> [UInt8]? { BuiltInFiles.bytes(of: path) }

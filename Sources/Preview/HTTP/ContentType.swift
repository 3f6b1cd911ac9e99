/// The media types of files.
enum ContentType {
  /// The type of a file by its name.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return known[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  static let html = "text/html; charset=utf-8"
  static let json = "application/json"
  static let svg = "image/svg+xml"
  private static let unknown = "application/octet-stream"

  private static let known: [String: String] = [
    "html": html, "htm": html, "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": json, "map": json, "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "xml": "application/xml", "svg": svg,
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon",
    "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
    "wasm": "application/wasm", "pdf": "application/pdf", "zip": "application/zip",
    "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "ogg": "audio/ogg",
  ]
}

import Diagnostics
import Rendering

/// The file `csp.json`: what a Content-Security-Policy must allow, page by page.
enum StyleHashes {
  /// Writes the file, one page a line, sorted by address.
  ///
  /// - Parameter hashes: the SHA-256 in base 64 of the text of each page's `<style>` element.
  static func json(_ hashes: [(page: String, hash: String)]) -> String {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("pages")
      json.array { json in
        for entry in hashes.sorted(by: { $0.page.precedesInBytes($1.page) }) {
          json.newline()
          json.object { json in
            json.key("page")
            json.string(entry.page)
            json.key("style-src")
            json.string("'sha256-\(entry.hash)'")
          }
        }
      }
    }
    return json.text + "\n"
  }
}

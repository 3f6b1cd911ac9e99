/// What a client asks for.
struct HTTPRequest: Sendable {
  enum Method: Hashable, Sendable {
    case get, head, post, other
  }

  var method: Method
  /// The path as it was sent, still percent-encoded, without a query.
  var path: String
  /// The parameters of the query, decoded; of one that is given twice the first.
  var query: [String: String] = [:]
  /// The `Host` header.
  var host: String?
  /// The `Origin` header, which browsers send along with what a page of another site asks for.
  var origin: String?
  /// What was sent; `nil` when it was more than is taken.
  var body: [UInt8]? = []
}

/// What it gets.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// Events for as long as the page is open.
    case events(EventHub)
  }

  var status: Int
  var headers: [(name: String, value: String)] = []
  var body: Body = .bytes([])
}

extension HTTPResponse {
  /// A document.
  init(_ bytes: [UInt8], type: String, status: Int = 200) {
    self.init(status: status, headers: [("Content-Type", type)], body: .bytes(bytes))
  }

  /// A sentence.
  init(_ status: Int, _ text: String) {
    self.init(Array((text + "\n").utf8), type: "text/plain; charset=utf-8", status: status)
  }

  /// The way to where something is.
  static func moved(to path: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: [("Location", path)])
  }
}

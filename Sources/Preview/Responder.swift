import SiteBuild

/// Answers requests with what the board shows.
struct Responder: Sendable {
  private let board: Board
  private let host: HostRule
  private let reloads: Bool
  private let studio: Studio

  init(_ board: Board, studio: Studio, host: HostRule, reloads: Bool) {
    self.board = board
    self.studio = studio
    self.host = host
    self.reloads = reloads
  }

  /// Answers a request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await content(for: request)
    // What is previewed changes under the same address, and is nobody else's business.
    response.headers += [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]
    return response
  }

  private func content(for request: HTTPRequest) async -> HTTPResponse {
    guard host.allows(request.host) else {
      return HTTPResponse(
        421, "this preview is served under other names; start it with --host NAME to allow yours")
    }
    guard request.method == .get || request.method == .head || isMeasuring(request) else {
      var refusal = HTTPResponse(405, "there is nothing to write to here")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    switch request.path {
    case ReloadScript.eventsPath where reloads: return .events(board.hub)
    case let path where path.hasPrefix(Studio.path):
      return await studio.answer(request, site: board.now.site)
    case let path where reloads && path.hasPrefix(ReloadScript.folder):
      return .carried("preview/" + path.dropFirst(ReloadScript.folder.count))
    default: return page(at: request.path)
    }
  }

  /// Whether labels are sent to be measured, by a page of ours.
  private func isMeasuring(_ request: HTTPRequest) -> Bool {
    request.method == .post && request.path == Studio.path + "measure" && host.allows(origin: request.origin)
  }

  private func page(at path: String) -> HTTPResponse {
    let now = board.now
    guard let served = now.served else {
      return html(previewFile("preview/empty.html") ?? [], version: now.version, status: 503)
    }
    switch served.find(path) {
    case .file(let path, let bytes):
      let type = ContentType.of(path)
      return type == ContentType.html
        ? html(bytes, version: now.version) : HTTPResponse(bytes, type: type)
    case .moved(let path): return .moved(to: path)
    case .nothing:
      guard let lost = served.lostPage else { return HTTPResponse(404, "there is no page at this address") }
      return html(lost, version: now.version, status: 404)
    }
  }

  private func html(_ page: [UInt8], version: String, status: Int = 200) -> HTTPResponse {
    let page = reloads ? ReloadScript.added(to: page, version: version) : page
    return HTTPResponse(page, type: ContentType.html, status: status)
  }
}

extension HTTPResponse {
  /// A file that the program carries.
  static func carried(_ path: String) -> HTTPResponse {
    previewFile(path).map { HTTPResponse($0, type: ContentType.of(path)) }
      ?? HTTPResponse(404, "there is nothing at this address")
  }
}

import SiteBuild

/// Answers what the studio's page asks for. Nothing of it is kept but what makes the next answer quick.
actor Studio {
  static let path = "/__studio/"

  /// What the page may load and run: nothing but what is sent with it, whatever a link to it holds.
  private static let policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    + "font-src data:; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private let source: String
  private var cache = StudioCache()

  /// - Parameter source: the folder of the site, to which font files are relative.
  init(source: String) { self.source = source }

  /// Answers a request for something below ``path``.
  func answer(_ request: HTTPRequest, site: BuiltSite?) async -> HTTPResponse {
    let name = String(request.path.dropFirst(Self.path.count))
    switch name {
    case "":
      var page = HTTPResponse.carried("studio/index.html")
      page.headers.append(("Content-Security-Policy", Self.policy))
      return page
    case "taglayout.wasm", "engine.js": return .carried("runtime/" + name)
    case "clouds.json", "measure", "picture.svg": break
    default: return .carried("studio/" + name)
    }
    guard let site else { return HTTPResponse(503, "the site cannot be built yet") }
    if name == "clouds.json" {
      return HTTPResponse(Array(studioClouds(of: site).utf8), type: ContentType.json)
    }
    guard let body = name == "measure" ? request.body : request.query["front-matter"].map({ Array($0.utf8) })
    else { return HTTPResponse(413, "that is more than is taken") }
    let wanted = StudioRequest(reference: request.query["cloud"], frontMatter: body)
    let made = await StudioCloud.make(wanted, of: site, source: source, cache: cache)
    cache = made.cache
    guard let cloud = made.cloud else { return .refusal(studioRefusal(made.problems)) }
    if name == "measure" { return HTTPResponse(Array(cloud.json().utf8), type: ContentType.json) }
    let width = request.query["width"].flatMap(Double.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
    let drawn = await cloud.svg(width: width, isDark: request.query["scheme"] == "dark")
    guard let svg = drawn.svg else { return .refusal(studioRefusal(drawn.problems)) }
    var response = HTTPResponse(Array(svg.utf8), type: ContentType.svg)
    response.headers.append(("Content-Disposition", "attachment; filename=\"cloud.svg\""))
    return response
  }
}

extension HTTPResponse {
  /// What is wrong with a request, as JSON.
  fileprivate static func refusal(_ json: String) -> HTTPResponse {
    HTTPResponse(Array(json.utf8), type: ContentType.json, status: 422)
  }
}

public import SiteBuild

/// What a preview is asked to do.
public struct PreviewOptions: Sendable {
  /// How the site is built.
  public var build: BuildOptions
  /// What to listen on.
  public var host = "127.0.0.1"
  /// The port to listen on; `nil` takes the first free one of some.
  public var port: UInt16?
  /// Whether open pages follow changes.
  public var reloads = true

  /// Makes options with their defaults.
  public init(_ build: BuildOptions) { self.build = build }
}

/// What a preview has to tell.
public enum PreviewNews: Sendable {
  /// It can be looked at: the address of the site, and that of the studio.
  case listening(site: String, studio: String)
  /// A build begins.
  case building
  /// A build is done, or has failed; and whether there are pages to look at, be they older.
  case built(BuildReport, Duration, hasPages: Bool)
}

/// Shows a site in browsers, and what changes in it, until the task is cancelled.
///
/// The site is built into memory. A build that fails leaves the last good pages where they are.
public func preview(
  _ options: PreviewOptions, tell: @Sendable (PreviewNews) -> Void
) async throws(ServeError) {
  var build = RepeatedBuild(options.build)
  // Before anything else, so that no change is missed.
  let watch = try FolderWatch(build.watched, leavingOut: build.results)
  let socket = try ListeningSocket.opened(options)
  let port = socket.port
  let board = Board()
  let responder = Responder(
    board, studio: Studio(source: options.build.source), host: HostRule(servedOn: options.host),
    reloads: options.reloads)
  let server = try HTTPServer(on: socket, hub: board.hub) { await responder.answer($0) }
  func rebuild() async -> BuiltSite? {
    tell(.building)
    let clock = ContinuousClock()
    let start = clock.now
    let (site, report) = await build.run()
    board.show(site, report)
    tell(.built(report, clock.now - start, hasPages: board.now.site != nil))
    return site
  }
  let first = await rebuild()
  let address = "http://\(options.nameInAddress):\(port)"
  tell(.listening(site: address + (first?.basePath ?? "/"), studio: address + Studio.path))
  for await event in watch.events {
    switch event {
    case .change: _ = await rebuild()
    case .beat: board.hub.beat()
    }
  }
  _ = consume server
}

extension ListeningSocket {
  /// The first port that is tried unless one is asked for, and how many are.
  private static let usualPorts: Range<UInt16> = 1414..<1434

  fileprivate static func opened(_ options: PreviewOptions) throws(ServeError) -> ListeningSocket {
    if let port = options.port { return try ListeningSocket(host: options.host, port: port) }
    for port in usualPorts {
      do throws(ServeError) { return try ListeningSocket(host: options.host, port: port) } catch {
        guard case .portTaken = error else { throw error }
      }
    }
    return try ListeningSocket(host: options.host, port: 0)
  }
}

extension PreviewOptions {
  /// What a browser of this machine calls the host.
  fileprivate var nameInAddress: String {
    switch host {
    case "0.0.0.0", "::": "localhost"
    case _ where host.contains(":"): "[\(host)]"
    default: host
    }
  }
}

import Diagnostics
import SiteBuild
import Synchronization

/// What there is to show at the moment: the last site that could be built.
final class Board: Sendable {
  struct State {
    var site: BuiltSite?
    var served: ServedSite?
    /// What stands for the site in pages and events.
    var version: String
    fileprivate var count = 0
  }

  let hub = EventHub()
  private let state: Mutex<State>
  /// What tells this run of the program from others, to which open pages may come back.
  private let run: UInt64

  init() {
    run = UInt64.random(in: 0...UInt64.max)
    state = Mutex(State(version: "\(run)-0"))
  }

  /// What there is now.
  var now: State { state.withLock { $0 } }

  /// Shows the outcome of a build; one that failed leaves the site as it was.
  func show(_ site: BuiltSite?, _ report: BuildReport) {
    let served = site.map(ServedSite.init)
    // What is shown no longer goes after everybody knows: it takes as long to take down as to put up.
    let (version, old) = state.withLock { state in
      let old = state
      if let site, let served {
        state.count += 1
        state.site = site
        state.served = served
        state.version = "\(run)-\(state.count)"
      }
      return (state.version, old)
    }
    let errors = report.diagnostics.filter { $0.severity == .error }
    hub.publish(previewState(version: version, errors: site == nil ? errors : []))
    _ = consume old
  }
}

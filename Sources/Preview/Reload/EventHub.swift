import Synchronization

/// What open pages are told, over connections that stay open: server-sent events.
///
/// A page gets the newest event alone, so a reader that is slow or never reads costs no memory.
final class EventHub: Sendable {
  /// A page that listens.
  struct Listener: Hashable, Sendable {
    fileprivate var number: Int
  }

  fileprivate struct State {
    var newest: [UInt8] = []
    /// Counts events and beats.
    var time = 0
    var timeOfNewest = 0
    var isClosed = false
    var joined = 0
    var pages: [Listener: Page] = [:]
  }

  fileprivate struct Page {
    /// Until when the page knows what there is.
    var time = -1
    /// What is still to be sent.
    var pending: ArraySlice<UInt8> = []
    /// Wakes the connection, which sleeps.
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  private static let mostPages = 100

  /// Tells all pages, now and those that come later.
  func publish(_ data: String) {
    // A line feed would end the event.
    let event = Array("data: \(data.replacing("\n", with: " "))\n\n".utf8)
    state.withLock { state in
      state.time += 1
      state.timeOfNewest = state.time
      state.newest = event
      state.wakeAll()
    }
  }

  /// Sends a comment, so that connections whose page is gone are found out.
  func beat() {
    state.withLock { state in
      state.time += 1
      state.wakeAll()
    }
  }

  /// Ends all connections.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.wakeAll()
    }
  }

  /// Lets a page listen; `nil` when too many do.
  func join() -> Listener? {
    state.withLock { state in
      guard state.pages.count < Self.mostPages, !state.isClosed else { return nil }
      state.joined += 1
      let listener = Listener(number: state.joined)
      state.pages[listener] = Page(pending: Array("retry: 500\n\n".utf8)[...])
      return listener
    }
  }

  /// Forgets a page.
  func leave(_ listener: Listener) { state.withLock { $0.pages[listener] = nil } }

  /// The next bytes for a page; none when there is nothing new and the connection has been put to sleep.
  ///
  /// - Parameter sleep: puts the connection to sleep, and returns what wakes it.
  /// - Returns: `nil` when there will be nothing any more.
  func next(
    for listener: Listener, most: Int, sleep: () -> @Sendable () -> Void
  ) -> ArraySlice<UInt8>? {
    state.withLock { state in
      guard !state.isClosed, var page = state.pages[listener] else { return nil }
      if page.pending.isEmpty, page.time < state.time {
        page.pending = page.time < state.timeOfNewest ? state.newest[...] : Array(":\n\n".utf8)[...]
        page.time = state.time
      }
      let next = page.pending.prefix(most)
      page.pending.removeFirst(next.count)
      if next.isEmpty { page.wake = sleep() }
      state.pages[listener] = page
      return next
    }
  }
}

extension EventHub.State {
  fileprivate mutating func wakeAll() {
    for listener in pages.keys {
      pages[listener]?.wake?()
      pages[listener]?.wake = nil
    }
  }
}

extension HTTPResponse {
  /// The answer to a page that would be one too many.
  static let tooManyPages = HTTPResponse(503, "too many pages listen for changes: close some")

  /// An answer that goes on.
  static func events(_ hub: EventHub) -> HTTPResponse {
    HTTPResponse(status: 200, headers: [("Content-Type", "text/event-stream")], body: .events(hub))
  }
}

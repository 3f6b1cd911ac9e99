import Glibc
import Synchronization

/// Watches a folder with everything in it, by inotify.
///
/// A thread waits, since tasks must not; it ends when nobody listens any more.
struct FolderWatch {
  /// What there is to react to.
  enum Event: Hashable, Sendable {
    /// Files were written, moved or removed; a burst of changes is one event.
    case change
    /// Some seconds have passed.
    case beat
  }

  /// The events, from when the value was made on.
  let events: AsyncStream<Event>

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - roots: folders of which everything below matters, but for what is hidden.
  ///   - leftOut: absolute paths of folders in them that do not matter.
  init(_ roots: [String], leavingOut leftOut: [String]) throws(ServeError) {
    var tree = try WatchedTree(leavingOut: leftOut)
    for root in roots { try tree.add(root: root) }
    let isOver = Flag()
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(4))
    continuation.onTermination = { _ in isOver.raise() }
    events = stream
    let waiter = Waiter(tree, isOver) { continuation.yield($0) }
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().wait()
        }
        return nil
      }, Unmanaged.passRetained(waiter).toOpaque())
    guard code == 0 else { throw .noWatch(reason: unsafe String(cString: strerror(code))) }
    pthread_detach(thread)
  }
}

/// Something that happens once.
private final class Flag: Sendable {
  private let value = Mutex(false)

  func raise() { value.withLock { $0 = true } }

  var isRaised: Bool { value.withLock { $0 } }
}

/// What the thread does.
private final class Waiter {
  private var tree: WatchedTree
  private let isOver: Flag
  private let tell: (FolderWatch.Event) -> Void

  init(_ tree: consuming WatchedTree, _ isOver: Flag, _ tell: @escaping (FolderWatch.Event) -> Void) {
    self.tree = tree
    self.isOver = isOver
    self.tell = tell
  }

  /// How long a change waits for others that belong to it: editors write, rename and remove in a burst.
  private static let quiet: Int32 = 8
  /// How often a burst may go on before it is told.
  private static let mostWaits = 25
  private static let second: Int32 = 1000
  private static let secondsOfBeat = 5

  func wait() {
    var seconds = 0
    while !isOver.isRaised {
      guard tree.hasEvents(within: Self.second) else {
        seconds += 1
        if seconds % Self.secondsOfBeat == 0 { tell(.beat) }
        continue
      }
      var matters = tree.readEvents()
      var waits = 0
      while waits < Self.mostWaits, tree.hasEvents(within: Self.quiet) {
        let more = tree.readEvents()
        matters = matters || more
        waits += 1
      }
      if matters { tell(.change) }
    }
  }
}

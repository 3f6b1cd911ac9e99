import Synchronization
import Testing

@testable import Preview

struct EventHubTests {
  private func text(_ hub: EventHub, _ listener: EventHub.Listener, most: Int = 1000) -> String? {
    hub.next(for: listener, most: most) { {} }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPageGetsTheNewestEventAlone() throws {
    let hub = EventHub()
    hub.publish("one")
    hub.publish("two")
    let page = try #require(hub.join())
    #expect(text(hub, page) == "retry: 500\n\n")
    #expect(text(hub, page) == "data: two\n\n")
    #expect(text(hub, page) == "")
  }

  @Test func aSlowPageGetsAnEventInPieces() throws {
    let hub = EventHub()
    let page = try #require(hub.join())
    _ = text(hub, page)
    hub.publish("abc")
    #expect(text(hub, page, most: 8) == "data: ab")
    hub.publish("later")
    #expect(text(hub, page, most: 8) == "c\n\n")
    #expect(text(hub, page) == "data: later\n\n")
  }

  @Test func whatSleepsIsWokenOnce() throws {
    let hub = EventHub()
    let page = try #require(hub.join())
    _ = text(hub, page)
    let woken = Count()
    _ = hub.next(for: page, most: 10) { { woken.add() } }
    hub.publish("x")
    hub.publish("y")
    #expect(woken.value == 1)
  }

  @Test func aBeatIsACommentAndAnEventStaysAnEvent() throws {
    let hub = EventHub()
    hub.publish("a\nb")
    let page = try #require(hub.join())
    _ = text(hub, page)
    #expect(text(hub, page) == "data: a b\n\n")
    hub.beat()
    #expect(text(hub, page) == ":\n\n")
  }

  @Test func tooManyPagesAreRefusedUntilOneLeaves() throws {
    let hub = EventHub()
    let pages = (0..<100).compactMap { _ in hub.join() }
    #expect(hub.join() == nil)
    hub.leave(pages[0])
    #expect(hub.join() != nil)
  }

  @Test func nothingComesOfAHubThatIsClosed() throws {
    let hub = EventHub()
    let page = try #require(hub.join())
    hub.close()
    #expect(text(hub, page) == nil)
    #expect(hub.join() == nil)
  }
}

private final class Count: Sendable {
  private let count = Mutex(0)

  func add() { count.withLock { $0 += 1 } }

  var value: Int { count.withLock { $0 } }
}

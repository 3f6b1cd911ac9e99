import CMicrohttpd
import Synchronization

/// A server on a socket, which answers until the value goes.
///
/// One thread of its own does the sending and receiving; answers are made by tasks. What a connection can cost is
/// bounded: how many there are, how long they may be idle, how long their requests may be.
@safe struct HTTPServer: ~Copyable {
  private let daemon: OpaquePointer
  private let answerer: Unmanaged<Answerer>
  private let hub: EventHub

  /// The most bytes that a request may send.
  static let mostBytes = 4 << 20
  private static let mostConnections: UInt32 = 600
  /// How long a connection may be idle, in seconds.
  private static let patience: UInt32 = 10
  /// How many bytes of a request's head there may be, and of answers on their way.
  private static let memory = 32 << 10

  /// Starts to answer.
  ///
  /// - Parameter hub: the events that some answers consist of.
  init(
    on socket: consuming ListeningSocket, hub: EventHub,
    answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(ServeError) {
    let answerer = unsafe Unmanaged.passRetained(Answerer(answer))
    guard
      let daemon = unsafe httpd_start(
        socket.release(), access, completed, answerer.toOpaque(), Self.mostConnections, Self.patience,
        Self.memory)
    else {
      unsafe answerer.release()
      throw .noServer
    }
    unsafe self.daemon = daemon
    unsafe self.answerer = answerer
    self.hub = hub
  }

  deinit {
    hub.close()
    unsafe MHD_stop_daemon(daemon)
    unsafe answerer.release()
  }
}

/// What all connections share.
private final class Answerer: Sendable {
  let answer: @Sendable (HTTPRequest) async -> HTTPResponse

  init(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) { self.answer = answer }
}

/// A request on its way, from its head to its answer.
private final class Exchange: Sendable {
  struct State {
    var request: HTTPRequest
    var isAsked = false
    var response: HTTPResponse?
  }

  let state: Mutex<State>

  init(_ request: HTTPRequest) { state = Mutex(State(request: request)) }
}

private let access: MHD_AccessHandlerCallback = { context, connection, path, method, _, bytes, count, slot in
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let count = unsafe count, let slot = unsafe slot
  else { return .NO }
  guard let known = unsafe slot.pointee else {
    let exchange = Exchange(unsafe HTTPRequest(connection, path: path, method: method))
    unsafe slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
    return .YES
  }
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  if unsafe count.pointee > 0 {
    let chunk = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
    exchange.state.withLock { $0.request.take(chunk) }
    unsafe count.pointee = 0
    return .YES
  }
  let (request, response) = exchange.state.withLock { state in
    defer { state.isAsked = true }
    return (state.isAsked ? nil : state.request, state.response)
  }
  if let response { return unsafe queue(response, on: connection) }
  guard let request else { return .NO }
  let answerer = unsafe Unmanaged<Answerer>.fromOpaque(context).takeUnretainedValue()
  // Pointers are no values that tasks may take along; the number of one is.
  let address = UInt(bitPattern: connection)
  unsafe MHD_suspend_connection(connection)
  Task {
    let response = await answerer.answer(request)
    exchange.state.withLock { $0.response = response }
    unsafe MHD_resume_connection(OpaquePointer(bitPattern: address))
  }
  return .YES
}

private let completed: MHD_RequestCompletedCallback = { _, _, slot, _ in
  guard let known = unsafe slot?.pointee else { return }
  unsafe Unmanaged<Exchange>.fromOpaque(known).release()
  unsafe slot?.pointee = nil
}

extension HTTPRequest {
  fileprivate init(_ connection: OpaquePointer, path: UnsafePointer<CChar>, method: UnsafePointer<CChar>) {
    func header(_ name: String) -> String? {
      unsafe MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { unsafe String(cString: $0) }
    }
    let methods: [String: Method] = ["GET": .get, "HEAD": .head, "POST": .post]
    self.init(
      method: unsafe methods[String(cString: method)] ?? .other, path: unsafe String(cString: path),
      host: header("Host"), origin: header("Origin"))
    let fields = Fields()
    let add: MHD_KeyValueIteratorN = { context, _, name, length, value, size in
      guard let context = unsafe context, let name = unsafe name else { return .YES }
      let key = unsafe String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
      let text = unsafe String(decoding: UnsafeRawBufferPointer(start: value, count: size), as: UTF8.self)
      unsafe Unmanaged<Fields>.fromOpaque(context).takeUnretainedValue().add(key, text)
      return .YES
    }
    unsafe MHD_get_connection_values_n(
      connection, .GET_ARGUMENT_KIND, add, Unmanaged.passUnretained(fields).toOpaque())
    query = fields.values
  }

  /// Takes a piece of what is sent, up to a limit.
  fileprivate mutating func take(_ chunk: [UInt8]) {
    guard let body else { return }
    self.body = body.count + chunk.count > HTTPServer.mostBytes ? nil : body + chunk
  }
}

/// The parameters of a query while they are collected.
private final class Fields {
  private(set) var values: [String: String] = [:]

  func add(_ key: String, _ text: String) {
    guard let key = decodedParameter(key), let text = decodedParameter(text), values[key] == nil else {
      return
    }
    values[key] = text
  }
}

/// Hands a response over for sending.
private func queue(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
  let source: ResponseSource
  let size: UInt64
  switch response.body {
  case .bytes(let bytes):
    source = unsafe ResponseSource(.bytes(bytes), connection)
    size = UInt64(bytes.count)
  case .events(let hub):
    guard let listener = hub.join() else { return unsafe queue(.tooManyPages, on: connection) }
    source = unsafe ResponseSource(.events(hub, listener), connection)
    size = UInt64.max  // MHD_SIZE_UNKNOWN, a macro that Swift does not see
  }
  guard
    let made = unsafe MHD_create_response_from_callback(
      size, 32 << 10, read, Unmanaged.passRetained(source).toOpaque(), free)
  else { return .NO }
  for (name, value) in response.headers { unsafe MHD_add_response_header(made, name, value) }
  let result = unsafe MHD_queue_response(connection, UInt32(response.status), made)
  unsafe MHD_destroy_response(made)
  return result
}

/// Where the bytes of a response come from.
private final class ResponseSource: Sendable {
  enum Kind {
    case bytes([UInt8])
    case events(EventHub, EventHub.Listener)
  }

  let kind: Kind
  /// The connection's address, to wake it by.
  let connection: UInt

  init(_ kind: Kind, _ connection: OpaquePointer) {
    self.kind = kind
    self.connection = UInt(bitPattern: connection)
  }
}

private let read: MHD_ContentReaderCallback = { context, position, buffer, most in
  guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
  let source = unsafe Unmanaged<ResponseSource>.fromOpaque(context).takeUnretainedValue()
  let target = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: most)
  switch source.kind {
  case .bytes(let bytes):
    let rest = bytes[min(Int(position), bytes.count)...].prefix(most)
    unsafe target.copyBytes(from: rest)
    return rest.count
  case .events(let hub, let listener):
    let address = source.connection
    let next = hub.next(for: listener, most: most) {
      unsafe MHD_suspend_connection(OpaquePointer(bitPattern: address))
      return { unsafe MHD_resume_connection(OpaquePointer(bitPattern: address)) }
    }
    guard let next else { return -1 }
    unsafe target.copyBytes(from: next)
    return next.count
  }
}

private let free: MHD_ContentReaderFreeCallback = { context in
  guard let context = unsafe context else { return }
  let source = unsafe Unmanaged<ResponseSource>.fromOpaque(context).takeRetainedValue()
  if case .events(let hub, let listener) = source.kind { hub.leave(listener) }
}

import Glibc

/// A socket on which connections arrive; closed when the value goes.
struct ListeningSocket: ~Copyable {
  private let number: Int32
  /// The port, which the system may have chosen.
  let port: UInt16

  /// Opens a socket.
  ///
  /// - Parameters:
  ///   - host: an address of this machine, or a name of one.
  ///   - port: 0 lets the system choose.
  init(host: String, port: UInt16) throws(ServeError) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0, let address = unsafe found else {
      throw .unknownHost(host)
    }
    defer { unsafe freeaddrinfo(found) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let number = unsafe socket(address.pointee.ai_family, kind, 0)
    guard number >= 0 else { throw ServeError(host: host, port: port, code: errno) }
    var on: Int32 = 1
    unsafe setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard unsafe bind(number, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
      listen(number, SOMAXCONN) == 0
    else {
      let error = ServeError(host: host, port: port, code: errno)
      close(number)
      throw error
    }
    self.number = number
    self.port = Self.port(of: number) ?? port
  }

  deinit { close(number) }

  /// Gives the socket away.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  private static func port(of number: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> UInt16? in
        guard unsafe getsockname(number, pointer, &length) == 0 else { return nil }
        // The port stands at the same place in addresses of both versions.
        return unsafe UnsafeRawPointer(pointer).loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
      }
    }
  }
}

/// Why there is no preview.
public enum ServeError: Error, Hashable {
  /// Another program listens on the port.
  case portTaken(UInt16)
  /// The port is one that only the system may use.
  case portReserved(UInt16)
  /// The system says no.
  case notAllowed(host: String, port: UInt16, reason: String)
  /// There is no such machine.
  case unknownHost(String)
  /// The server could not start its thread.
  case noServer
  /// There is no such folder to watch.
  case noFolder(String)
  /// Changes cannot be watched.
  case noWatch(reason: String)

  init(host: String, port: UInt16, code: Int32) {
    switch code {
    case EADDRINUSE: self = .portTaken(port)
    case EADDRNOTAVAIL: self = .unknownHost(host)
    case EACCES: self = .portReserved(port)
    default:
      self = .notAllowed(host: host, port: port, reason: unsafe String(cString: strerror(code)))
    }
  }
}

extension ServeError {
  /// What is wrong, and what would be right.
  public var message: String {
    switch self {
    case .portTaken(let port): "port \(port) is taken by another program; choose another with --port"
    case .portReserved(let port):
      "port \(port) is for the system alone; choose one from 1024 on with --port"
    case .notAllowed(let host, let port, let reason): "cannot listen on \(host), port \(port): \(reason)"
    case .unknownHost(let host):
      "--host takes a name or an address of this machine, such as localhost or 0.0.0.0, not \"\(host)\""
    case .noServer: "the server could not be started: the system has no memory or no threads left"
    case .noFolder(let path):
      "there is no folder \(path); give that of a site, or make one with: tagcloud init FOLDER"
    case .noWatch(let reason): "changes cannot be watched: \(reason)"
    }
  }
}

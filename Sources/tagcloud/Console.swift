import Glibc

/// The two streams that the program writes to.
enum Console {
  /// Writes to standard output: what was asked for.
  static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes to standard error: everything else.
  static func error(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// All of standard input, or `nil` when it cannot be read.
  static func input() -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      bytes += chunk
    }
  }

  /// Writes behind what a file holds; what cannot be written is left out without a word, since it says nothing that
  /// was not said elsewhere.
  static func append(_ text: String, to path: String) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if file < 0 { return }
    write(text, to: file)
    close(file)
  }

  /// The value of an environment variable; `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Starts another program beside this one, which says nothing; whether that could be done.
  static func start(_ program: String, _ arguments: [String]) -> Bool {
    var strings = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    return unsafe posix_spawnp(&process, program, &actions, nil, &strings, environ) == 0
  }

  /// Where the program may keep results from one run to the next; `nil` when the environment names no place.
  static var cacheFolder: String? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/tagcloud" }
    return environment("HOME").map { $0 + "/.cache/tagcloud" }
  }

  /// Writes everything; a reader that went away is no reason to complain.
  private static func write(_ text: String, to stream: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = unsafe Glibc.write(stream, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        done += count
      }
    }
  }
}

import CPopt
import Glibc

/// The words of a command line, sorted into options and the rest, by popt.
struct ParsedArguments: Equatable {
  /// The options in order, each with its value, if it takes one.
  var flags: [(flag: Flag, value: String?)] = []
  /// Everything else in order: the verb and what it works on.
  var words: [String] = []

  static func == (a: ParsedArguments, b: ParsedArguments) -> Bool {
    a.words == b.words && a.flags.elementsEqual(b.flags) { $0.flag == $1.flag && $0.value == $1.value }
  }
}

/// Why a command line could not be read.
enum ArgumentError: Error, Equatable {
  /// There is no such option.
  case unknown(String)
  /// The option needs a value and has none.
  case missingValue(String)
  /// The option takes no value and has one.
  case unwantedValue(String)
  /// Anything else that popt refuses, in its words.
  case other(String)
}

/// Reads a command line without the program's name.
func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
  let table = OptionTable()
  return try table.parse(arguments)
}

/// popt's table of options with the C strings that it points to; all freed when the value goes.
@safe private struct OptionTable: ~Copyable {
  private let options: UnsafeMutableBufferPointer<popt_row>
  private let names: [UnsafeMutablePointer<CChar>]

  init() {
    let flags = Flag.allCases
    unsafe options = .allocate(capacity: flags.count + 1)
    unsafe options.initialize(repeating: popt_row())
    var names: [UnsafeMutablePointer<CChar>] = unsafe []
    for (index, flag) in flags.enumerated() {
      guard let name = unsafe strdup(flag.name) else { preconditionFailure("out of memory") }
      unsafe names.append(name)
      let letter = flag.letter?.asciiValue.map { CChar(bitPattern: $0) } ?? 0
      unsafe options[index] = popt_row(
        longName: name, shortName: letter,
        argInfo: UInt32(flag.value == nil ? POPT_ARG_NONE : POPT_ARG_STRING), arg: nil, val: flag.rawValue,
        descrip: nil, argDescrip: nil)
    }
    unsafe self.names = unsafe names
  }

  deinit {
    unsafe options.deallocate()
    for index in unsafe names.indices { unsafe free(names[index]) }
  }

  func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var strings = unsafe (["tagcloud"] + arguments).map { unsafe UnsafePointer(strdup($0)) }
    defer {
      for index in unsafe strings.indices { unsafe free(UnsafeMutablePointer(mutating: strings[index])) }
    }
    var context = unsafe poptGetContext(nil, Int32(strings.count), &strings, options.baseAddress, 0)
    defer { unsafe context = poptFreeContext(context) }
    var parsed = ParsedArguments()
    while true {
      let code = unsafe poptGetNextOpt(context)
      if code == -1 { break }
      guard let flag = Flag(rawValue: code) else { throw unsafe error(code, context) }
      let value = unsafe poptGetOptArg(context)
      parsed.flags.append((flag, unsafe value.map { unsafe String(cString: $0) }))
      unsafe free(value)
    }
    while let word = unsafe poptGetArg(context) { unsafe parsed.words.append(String(cString: word)) }
    return parsed
  }

  private func error(_ code: Int32, _ context: poptContext?) -> ArgumentError {
    let option = unsafe poptBadOption(context, 0).map { unsafe String(cString: $0) } ?? ""
    switch code {
    case POPT_ERROR_BADOPT: return .unknown(option)
    case POPT_ERROR_NOARG: return .missingValue(option)
    case POPT_ERROR_UNWANTEDARG: return .unwantedValue(option)
    default: return .other("\(option): \(unsafe String(cString: poptStrerror(code)))")
    }
  }
}

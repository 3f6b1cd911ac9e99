import TagLayout

/// Why a call has no answer.
enum RuntimeError: Error {
  /// The record is too short or too long, or a number is out of its range.
  case malformed
  /// The engine refuses the input.
  case refused(LayoutRefusal)
}

/// Reads a record from its first number to its last.
struct RecordReader {
  private let numbers: [Double]
  private var position = 0

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// How many numbers are left.
  var rest: Int { numbers.count - position }

  mutating func number() throws(RuntimeError) -> Double {
    guard rest > 0 else { throw .malformed }
    position += 1
    return numbers[position - 1]
  }

  /// A whole number of 32 bits, which is what WebAssembly counts with.
  mutating func integer() throws(RuntimeError) -> Int {
    guard let integer = Int32(exactly: try number()) else { throw .malformed }
    return Int(integer)
  }

  /// How many parts of a size follow.
  mutating func count(of size: Int) throws(RuntimeError) -> Int {
    let count = try integer()
    guard count >= 0, count <= rest / size else { throw .malformed }
    return count
  }

  mutating func integers() throws(RuntimeError) -> [Int] {
    var result: [Int] = []
    for _ in 0..<(try count(of: 1)) { result.append(try integer()) }
    return result
  }

  /// The case at an index.
  mutating func option<Option>(_ cases: [Option]) throws(RuntimeError) -> Option {
    let index = try integer()
    guard cases.indices.contains(index) else { throw .malformed }
    return cases[index]
  }

  mutating func sizes() throws(RuntimeError) -> [Size] {
    let count = try count(of: 3)
    var result: [Size] = []
    result.reserveCapacity(count)
    for _ in 0..<count {
      let (width, height) = (try number(), try number())
      result.append(Size(width: width, height: height, baseline: try number()))
    }
    return result
  }

  mutating func frame() throws(RuntimeError) -> Frame {
    let (x, y) = (try number(), try number())
    return Frame(x: x, y: y, width: try number(), height: try number())
  }
}

import TagLayout
import Testing

@testable import Rendering

@Suite struct CloudGeometryBitsTests {
  private func geometry(seed: UInt64) throws -> CloudGeometry {
    CloudGeometry(try ArrangedCloud.random(seed: seed).cloud)
  }

  @Test func geometryComesBack() throws {
    for seed in 0..<UInt64(60) {
      let geometry = try geometry(seed: seed)
      #expect(CloudGeometry(bits: geometry.bits[...]) == geometry)
    }
  }

  @Test func everyCutReadsAsNothing() throws {
    let bits = CloudGeometry(try .sample { $0.lineLimit = 1 }).bits
    for count in bits.indices { #expect(CloudGeometry(bits: bits[..<count]) == nil, "\(count) bytes") }
  }

  @Test func bytesTooManyReadAsNothing() throws {
    #expect(CloudGeometry(bits: (try geometry(seed: 1).bits + [0])[...]) == nil)
  }

  @Test func damagedBytesNeverTrap() throws {
    var random = SeededGenerator(seed: 7)
    let bits = CloudGeometry(try .sample()).bits
    for _ in 0..<500 {
      var damaged = bits
      for _ in 0..<random.pick([1, 2, 8]) {
        damaged[Int.random(in: bits.indices, using: &random)] = random.pick([0, 1, 127, 255])
      }
      _ = CloudGeometry(bits: damaged[...])
    }
  }

  @Test func garbageReadsAsNothing() {
    var random = SeededGenerator(seed: 8)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(CloudGeometry(bits: bytes[...]) == nil)
    }
  }
}

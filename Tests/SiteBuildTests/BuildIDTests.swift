import Testing

@testable import SiteBuild

@Suite struct BuildIDTests {
  @Test func idIsTheOneAmongOtherNotes() {
    let other = note(type: 5, owner: [0x47, 0x4E, 0x55, 0], [1, 2, 3, 4, 5, 6, 7, 8])
    let id = note(type: 3, owner: [0x47, 0x4E, 0x55, 0], [9, 8, 7])
    let stranger = note(type: 3, owner: [0x58, 0], [1, 1])
    #expect(BuildID.find(in: executable([other], [stranger, id])).map(Array.init) == [9, 8, 7])
    #expect(BuildID.find(in: executable([other], [stranger])) == nil)
  }

  @Test func fileThatEndsAnywhereHasNoneOrTheSame() {
    let file = executable([note(type: 3, owner: [0x47, 0x4E, 0x55, 0], [9, 8, 7, 6])])
    let ids = (0...file.count).map { BuildID.find(in: Array(file.prefix($0))).map(Array.init) }
    #expect(Set(ids) == [nil, [9, 8, 7, 6]])
  }

  @Test func numbersThatLeadOutOfTheFileLeadNowhere() {
    let file = executable([note(type: 3, owner: [0x47, 0x4E, 0x55, 0], [9, 8, 7, 6])])
    for index in 16..<file.count {
      var broken = file
      broken[index] = 0xFF
      let id = BuildID.find(in: broken) ?? []
      #expect(id.count < broken.count && id.allSatisfy(broken.contains))
    }
  }

  @Test func programKnowsItself() throws {
    let head = try Disk.read("/proc/self/exe", first: BuildID.headSize)
    #expect(head.count == BuildID.headSize)
    #expect(BuildID.find(in: head)?.isEmpty == false)
    #expect(Program.identity == Program.identity)
  }

  /// A note as it stands in a file.
  private func note(type: Int, owner: [UInt8], _ content: [UInt8]) -> [UInt8] {
    let padding = { (bytes: [UInt8]) in [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
    return number(owner.count, 4) + number(content.count, 4) + number(type, 4) + owner + padding(owner)
      + content + padding(content)
  }

  /// The head of an executable with a segment for each list of notes.
  private func executable(_ segments: [[UInt8]]...) -> [UInt8] {
    var head: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 26)
    head += number(64, 8) + [UInt8](repeating: 0, count: 14) + number(56, 2) + number(segments.count, 2)
    head += [UInt8](repeating: 0, count: 64 - head.count)
    var notes: [UInt8] = []
    for segment in segments.map({ Array($0.joined()) }) {
      let offset = 64 + 56 * segments.count + notes.count
      head += number(4, 4) + number(4, 4) + number(offset, 8) + number(0, 16)
      head += number(segment.count, 8) + number(segment.count, 8) + number(4, 8)
      notes += segment
    }
    return head + notes
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }
}

import TagLayout
import Testing

@testable import Rendering

@Suite struct HeightIndexTests {
  private func cloud(_ name: String, _ change: (inout LayoutOptions) -> Void = { _ in }) throws -> PlacedCloud
  {
    var arranged = try ArrangedCloud.sample(change)
    arranged.name = name
    return PlacedCloud(sample: arranged)
  }

  @Test func stepsThatLookAlikeAreMerged() throws {
    let sizes = [Size(width: 100, height: 32), Size(width: 100, height: 32)]
    let steps = try [100.0, 150, 200, 300].map { width in
      ArrangedCloud.Step(minWidth: width, width: width, arrangement: try arrange(sizes, width: width))
    }
    let merged = HeightIndex.Step.merged(steps.map(HeightIndex.Step.init))
    #expect(merged.map(\.minWidth) == [100, 200])
    #expect(merged.map(\.height) == [64, 32])
    #expect(merged.map(\.rows) == [2, 1])
  }

  @Test func stepsThatComeBackAreNotMerged() throws {
    let sizes = [Size(width: 100, height: 32), Size(width: 100, height: 32)]
    let steps = try [100.0, 200, 100].enumerated().map { index, width in
      ArrangedCloud.Step(minWidth: Double(index), width: width, arrangement: try arrange(sizes, width: width))
    }
    #expect(HeightIndex.Step.merged(steps.map(HeightIndex.Step.init)).map(\.rows) == [2, 1, 2])
  }

  @Test func entriesAreSortedByPageThenCloud() throws {
    let entries = [("/b/", "a"), ("/", "b"), ("/é/", "a"), ("/", "a"), ("/Z/", "a")]
    let json = HeightIndex.json(try entries.map { HeightIndex.Entry(page: $0.0, try cloud($0.1)) })
    let lines = json.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").prefix(2).joined(separator: ",")
    }
    #expect(
      lines == [
        #"{"page":"/","cloud":"a""#, #"{"page":"/","cloud":"b""#, #"{"page":"/Z/","cloud":"a""#,
        #"{"page":"/b/","cloud":"a""#, #"{"page":"/é/","cloud":"a""#,
      ])
  }

  @Test func oneCloudIsWrittenWhole() throws {
    let sizes = [Size(width: 100, height: 32.5)]
    let step = ArrangedCloud.Step(minWidth: 240, width: 240, arrangement: try arrange(sizes, width: 240))
    let arranged = ArrangedCloud(
      name: "x", sizes: sizes, layout: LayoutOptions(), isPlaced: true, steps: [step])
    let json = HeightIndex.json([HeightIndex.Entry(page: "/", PlacedCloud(sample: arranged))])
    #expect(
      json == """
        {"version":1,"rootFontSize":16,"clouds":[
        {"page":"/","cloud":"x","selector":"#cloud-x","tags":1,"steps":[\
        {"minWidth":240,"width":240,"height":32.5,"rows":1,"shown":1,"hidden":0}]}]}

        """)
  }

  @Test func noCloudsAreAnEmptyList() {
    #expect(HeightIndex.json([]) == "{\"version\":1,\"rootFontSize\":16,\"clouds\":[]}\n")
  }

  @Test func openStepsCountChipsWithoutTheControl() throws {
    let limited = try cloud("a") { layout in
      layout.lineLimit = 1
      layout.indicator = OverflowIndicator(Size(width: 40, height: 32))
    }
    let entry = HeightIndex.Entry(page: "/", limited)
    #expect(!entry.openSteps.isEmpty)
    #expect(entry.openSteps.allSatisfy { $0.shown == 11 && $0.hidden == 0 })
    #expect(entry.steps.allSatisfy { $0.shown + $0.hidden == 11 && $0.hidden > 0 && $0.rows == 1 })
    #expect(HeightIndex.json([entry]).contains(#","open":[{"minWidth":240,"#))
  }

  @Test func cloudThatHidesNothingHasNoOpenSteps() throws {
    let json = HeightIndex.json([HeightIndex.Entry(page: "/", try cloud("a"))])
    #expect(!json.contains("\"open\""))
  }
}

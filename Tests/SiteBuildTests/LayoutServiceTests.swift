import Testing

@testable import SiteBuild

@Suite struct LayoutServiceTests {
  private func answer(_ json: String) -> (line: String, isRefused: Bool) {
    var service = LayoutService()
    return service.answer(Array(json.utf8)[...])
  }

  private let sizes = #""sizes":[[60,20],[30,10],[40,20]]"#

  @Test func framesAndContentAreAnswered() {
    let answer = answer("{\(sizes),\"containerWidth\":100}")
    #expect(!answer.isRefused)
    #expect(
      answer.line
        == #"{"frames":[[0,0,60,20],[60,5,30,10],[0,20,40,20]],"hidden":[],"contentSize":[100,40],"totalRows":2}"#
    )
  }

  @Test(arguments: [
    (#""direction":"horizontal""#, "[[0,0,60,20],[60,5,30,10],[90,0,40,20]]"),
    (#""direction":"horizontal","lineLimit":2"#, "[[0,0,60,20],[60,5,30,10],[0,20,40,20]]"),
    (
      #""direction":"horizontal","lineLimit":2,"distribution":"column-major""#,
      "[[0,0,60,20],[0,20,30,10],[60,0,40,20]]"
    ),
    (#""alignment":"right""#, "[[10,0,60,20],[70,5,30,10],[60,20,40,20]]"),
    (#""alignment":"fill-width""#, "[[0,0,65,20],[65,5,35,10],[0,20,100,20]]"),
    (#""verticalPlacement":"bottom","containerHeight":60"#, "[[0,20,60,20],[60,25,30,10],[0,40,40,20]]"),
    (#""rowAlignment":"top""#, "[[0,0,60,20],[60,0,30,10],[0,20,40,20]]"),
    (#""dir":"rtl""#, "[[30,0,60,20],[0,5,30,10],[0,20,40,20]]"),
    (#""dir":"rtl","alignment":"start""#, "[[40,0,60,20],[10,5,30,10],[60,20,40,20]]"),
    (#""rows":"balanced""#, "[[0,0,60,20],[0,25,30,10],[30,20,40,20]]"),
    (#""horizontalSpacing":10,"verticalSpacing":5"#, "[[0,0,60,20],[70,5,30,10],[0,25,40,20]]"),
    (#""inset":5"#, "[[5,5,60,20],[65,10,30,10],[5,25,40,20]]"),
    (#""inset":{"top":1,"left":2,"bottom":3,"right":4}"#, "[[2,1,60,20],[62,6,30,10],[2,21,40,20]]"),
    (#""lineLimit":1"#, "[[0,0,60,20],[60,5,30,10],null]"),
    (#""lineLimit":1,"overflowIndicator":[20,10]"#, "[[0,0,60,20],null,null]"),
  ])
  func everyKeyChangesTheLayout(keys: String, frames: String) {
    let answer = answer("{\(sizes),\"containerWidth\":100,\(keys)}")
    #expect(answer.line.hasPrefix("{\"frames\":\(frames),"), "\(answer.line)")
  }

  @Test func hiddenChipsAndTheIndicatorAreNamed() {
    let line = answer(#"{\#(sizes),"containerWidth":100,"lineLimit":1,"overflowIndicator":[20,10]}"#).line
    #expect(line.contains(#""hidden":[1,2],"#))
    #expect(line.contains(#""indicator":[60,5,20,10]"#))
  }

  @Test func baselinesAreTaken() {
    let line = answer(#"{"sizes":[[10,20,15],[10,10,5]],"containerWidth":100,"rowAlignment":"baseline"}"#)
      .line
    #expect(line.hasPrefix(#"{"frames":[[0,0,10,20],[10,10,10,10]],"#))
  }

  @Test func stepsAreAnswered() {
    let line = answer(#"{\#(sizes),"steps":{"from":60,"to":200}}"#).line
    let steps = [
      #"{"width":60,"height":50,"rowStarts":[0,1,2]}"#, #"{"width":70,"height":40,"rowStarts":[0,1]}"#,
      #"{"width":90,"height":40,"rowStarts":[0,2]}"#, #"{"width":130,"height":20,"rowStarts":[0]}"#,
    ]
    #expect(line.hasSuffix("\"steps\":[\(steps.joined(separator: ","))]}"), "\(line)")
  }

  @Test(arguments: [
    ("", "malformed"), ("[1]", "not-an-object"), ("{}", "missing-key"),
    (#"{"sizes":[[1,2]]}"#, "missing-key"),
    (#"{"sizes":[],"tags":[],"containerWidth":1}"#, "conflicting-keys"),
    (#"{"sizes":[],"containerWith":1}"#, "unknown-key"),
    (#"{"sizes":3,"containerWidth":1}"#, "wrong-type"),
    (#"{"sizes":[[1]],"containerWidth":1}"#, "wrong-type"),
    (#"{"sizes":[["1",2]],"containerWidth":1}"#, "wrong-type"),
    (#"{"sizes":[],"containerWidth":"1"}"#, "wrong-type"),
    (#"{"sizes":[],"containerWidth":1,"alignment":"middle"}"#, "wrong-type"),
    (#"{"sizes":[],"containerWidth":1,"lineLimit":1.5}"#, "wrong-type"),
    (#"{"sizes":[],"containerWidth":1,"inset":{"x":1}}"#, "wrong-type"),
    (#"{"sizes":[],"steps":{"from":1}}"#, "wrong-type"),
  ])
  func requestThatMakesNoSenseIsRefusedByName(json: String, id: String) {
    let answer = answer(json)
    #expect(answer.isRefused)
    #expect(answer.line.hasPrefix("{\"error\":{\"id\":\"\(id)\",") || id == "malformed", "\(answer.line)")
    #expect(answer.line.hasPrefix("{\"error\":{\"id\":\""))
  }

  @Test(arguments: [
    #""sizes":[[-1,2]],"containerWidth":1"#, #""sizes":[],"containerWidth":-1"#,
    #""sizes":[],"containerWidth":1e300"#,
    #""sizes":[],"containerWidth":1,"lineLimit":-1"#,
    #""sizes":[],"containerWidth":1,"horizontalSpacing":-1"#,
    #""sizes":[],"containerWidth":1,"inset":-1"#, #""sizes":[],"steps":{"from":2,"to":-1}"#,
  ])
  func layoutThatTheEngineRefusesHasItsId(keys: String) {
    let answer = answer("{\(keys)}")
    #expect(answer.isRefused)
    #expect(answer.line.hasPrefix("{\"error\":{\"id\":\""))
  }

  @Test func unknownKeyIsNamedWithTheNearest() {
    #expect(answer(#"{"sizes":[],"containerWith":1}"#).line.contains(#"did you mean \"containerWidth\"?"#))
  }

  @Test func hugeLengthsAreAnswered() {
    let line = answer(#"{"sizes":[[1000000000.5,10]],"containerWidth":2000000000}"#).line
    #expect(line.hasPrefix(#"{"frames":[[0,0,1000000000.5,10]],"#))
  }

  @Test func refusalLeavesTheServiceAsItWas() {
    var service = LayoutService()
    let request = Array("{\(sizes),\"containerWidth\":100}".utf8)[...]
    let first = service.answer(request).line
    #expect(service.answer(Array("{".utf8)[...]).isRefused)
    #expect(service.answer(request).line == first)
  }

  private func requests(_ text: String) -> [String] {
    LayoutService.requests(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func eachLineIsARequest() {
    #expect(requests("{\"a\":1}\n\n \t\r\n{\"b\":2}\n") == ["{\"a\":1}", "{\"b\":2}"])
    #expect(requests("") == [])
  }

  @Test func prettyPrintedObjectIsOneRequest() {
    let pretty = "{\n  \"sizes\": [],\n  \"containerWidth\": 1\n}\n"
    #expect(requests(pretty) == [pretty])
    #expect(!answer(pretty).isRefused)
  }

  @Test func brokenLineIsARequestOfItsOwn() {
    #expect(requests("{\n{\"a\":1}\n") == ["{", "{\"a\":1}"])
  }

  @Test func tagsAreMeasuredInTheirStyle() {
    let small = answer(#"{"tags":["Swift"],"style":{"size":14},"containerWidth":500}"#)
    let large = answer(#"{"tags":["Swift"],"style":{"size":28},"containerWidth":500}"#)
    #expect(!small.isRefused && !large.isRefused, "\(small.line)")
    #expect(small.line.contains(#""sizes":[["#), "\(small.line)")
    #expect(small.line != large.line)
  }

  @Test func tagsMayBeMaps() {
    let answer = answer(#"{"tags":[{"name":"a","size":[50,30],"html":"x"}],"containerWidth":500}"#)
    #expect(answer.line.contains("[[0,0,50,30]]"), "\(answer.line)")
  }

  @Test func labelsAreBrokenForTheContainerAskedFor() throws {
    let request = { (width: Int) in
      #"{"tags":["The history of typographic measurement"],"style":{"lines":0},"containerWidth":\#(width)}"#
    }
    func height(_ width: Int) throws -> String {
      let line = answer(request(width)).line
      let start = try #require(line.firstRange(of: "contentSize\":[\(width),"), "\(line)")
      return String(line[start.upperBound...].prefix { $0 != "]" })
    }
    #expect(try [height(400), height(250), height(120)] == ["32", "52", "72"])
  }

  @Test func stepsAreWhereLinesChange() {
    let answer = answer(
      #"{"tags":["typographic measurement"],"style":{"lines":0},"steps":{"from":120,"to":400}}"#)
    #expect(answer.line.contains(#""steps":[{"width":120,"height":52,"#), "\(answer.line)")
    #expect(answer.line.contains(#""height":32,"rowStarts":[0]}]"#), "\(answer.line)")
  }

  @Test func styleThatIsWrongIsRefused() {
    let answer = answer(#"{"tags":["a"],"style":{"size":"huge"},"containerWidth":500}"#)
    #expect(answer.isRefused)
  }
}

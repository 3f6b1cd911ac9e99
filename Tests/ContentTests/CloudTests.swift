import TagLayout
import TagModel
import Testing

@testable import Content

struct CloudTests {
  private func cloud(_ yaml: String) -> (declarations: [CloudDeclaration], briefs: [String]) {
    let reading = page(yaml: "cloud: {\(yaml)}")
    return (reading.value.cloud?.declarations ?? [], reading.briefs)
  }

  @Test func everyOptionIsRead() {
    let cases: [(String, [CloudDeclaration])] = [
      ("alignment: fill-width-except-last", [.alignment(.fillWidthExceptLast)]),
      ("alignment: Fill_Space", [.alignment(.fillSpace)]),
      ("last-row: center", [.lastRow(.center)]), ("last_row: Justify", [.lastRow(.justify)]),
      ("direction: horizontal", [.direction(.horizontal)]), ("lines: 2", [.lines(2)]),
      ("distribution: column-major", [.distribution(.columnMajor)]),
      ("placement: bottom", [.placement(.bottom)]),
      ("height: 100", [.height(100)]), ("max-height: 300", [.maxHeight(300)]),
      ("rows: balanced", [.rows(.balanced)]),
      ("row-alignment: baseline", [.rowAlignment(.baseline)]), ("gap: 4", [.gap(horizontal: 4, vertical: 4)]),
      ("gap: [4, 6px]", [.gap(horizontal: 4, vertical: 6)]),
      ("inset: [4, 6]", [.inset(Sides(horizontal: 4, vertical: 6))]),
      ("breakpoints: auto", [.breakpoints(.auto)]),
      ("breakpoints: [640, 320, 320]", [.breakpoints(.widths([320, 640]))]),
      ("mode: flow", [.mode(.flow)]), ("overflow: hide", [.overflow(.hide)]),
      ("order: name", [.order(.name)]),
      ("order: count reverse", [.order(.count), .reverse(true)]), ("reverse: true", [.reverse(true)]),
      ("limit: 5", [.limit(5)]),
      ("min_count: 2", [.minCount(2)]), ("include: [a*]", [.include(["a*"])]),
      ("exclude: b", [.exclude(["b"])]),
      (
        "ramp: {color: [black, '#fff']}",
        [
          .ramp(
            ColorRamp(
              color: .init(from: AdaptiveColor(0, dark: 0), to: AdaptiveColor(0xffffff, dark: 0xffffff))))
        ]
      ),
      ("scale: log", [.scale(.log)]), ("min-size: 12", [.minSize(12)]), ("max-size: 20", [.maxSize(20)]),
      ("show-count: true", [.showCount(true)]), ("selectable: true", [.selectable(true)]),
      ("action: /search/", [.action("/search/")]),
      ("selection-limit: 3", [.selectionLimit(3)]), ("swipe-select: true", [.swipeSelect(true)]),
      ("filter: pages", [.filter(.pages)]), ("filter-match: all", [.filterMatch(.all)]),
      ("reorderable: true", [.reorderable(true)]), ("deletable: true", [.deletable(true)]),
      ("delete-button: true", [.deleteButton(true)]),
      ("runtime: false", [.runtime(false)]), ("dir: rtl", [.textDirection(.rightToLeft)]),
      ("dir: auto", [.textDirection(nil)]), ("style: warm", [.style("warm")]),
    ]
    for (yaml, expected) in cases {
      let result = cloud(yaml)
      #expect(result.declarations == expected && result.briefs.isEmpty, "\(yaml)")
    }
    let tried = Set(cases.map { String($0.0.prefix { $0 != ":" }).replacing("_", with: "-") })
    #expect(tried == Set(CloudKey.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("alignment: centre", "error[unknown-value] 2:20"), ("alignmnt: left", "warning[unknown-key] 2:9"),
    ("gap: -1", "error[out-of-range] 2:14"), ("gap: [1, 2, 3]", "error[wrong-type] 2:14"),
    ("lines: 1.5", "error[out-of-range] 2:16"), ("lines: -1", "error[out-of-range] 2:16"),
    ("lines: two", "error[wrong-type] 2:16"), ("breakpoints: [0]", "error[out-of-range] 2:23"),
    ("filter: posts", "error[unknown-value] 2:17"), ("filter-match: some", "error[unknown-value] 2:23"),
    ("breakpoints: []", "error[wrong-type] 2:22"), ("runtime: perhaps", "error[wrong-type] 2:18"),
    ("reorderable: maybe", "error[wrong-type] 2:22"), ("Gap: 3", "warning[respelled-key] 2:9"),
    ("ramp: red", "error[wrong-type] 2:15"), ("ramp: {color: [red]}", "error[wrong-type] 2:23"),
    ("ramp: {colour: [red, blue]}", "warning[unknown-key] 2:16"),
    ("minCount: 3", ""), ("min-size: 20, max-size: 10", "warning[minimum-over-maximum] 2:19"),
    ("source: web", "error[unknown-value] 2:17"), ("id: 'a b'", "error[out-of-range] 2:13"),
    ("source: page, tags: [a]", "warning[conflicting-keys] 2:9"),
    ("limit: 1, limit: 2", "error[duplicate-key] 2:19"),
    ("min_count: 1, min-count: 2", "error[duplicate-key] 2:23"),
  ])
  func mistakesAreNamedWithTheirPlace(yaml: String, expected: String) {
    #expect(cloud(yaml).briefs == (expected.isEmpty ? [] : [expected]))
  }

  @Test func fencedBlockIsACloudWithPlacesOfTheFile() throws {
    let reading = page(
      "---\ntitle: T\n---\ntext\n\n```tagcloud\nsource: site\nid: all\nalignment: centre\n```\n\nmore\n")
    #expect(reading.briefs == ["error[unknown-value] 9:12"])
    #expect(reading.value.body.count == 3)
    guard case .cloud(let request) = reading.value.body[1] else {
      Issue.record("no cloud")
      return
    }
    #expect(request.source == .site && request.name == "all")
    #expect(request.place.line == 6 && request.place.column == 1)
  }

  @Test func indentedBlockHasPlacesOfTheFile() {
    let reading = page("- item\n\n  ~~~tagcloud\n  tags: [a, {nme: b}]\n  ~~~\n")
    #expect(reading.briefs == ["error[tag-without-name] 4:13"])
    #expect(reading.html == "<ul>\n<li>\n<p>item</p>\n[cloud]</li>\n</ul>\n")
  }

  @Test func emptyBlockIsTheCloudOfThePage() {
    guard case .cloud(let request) = page("```tagcloud\n```\n").value.body.first else {
      Issue.record("no cloud")
      return
    }
    #expect(request.source == .page && request.declarations.isEmpty)
  }

  @Test func malformedBlockIsAnErrorInTheFile() {
    #expect(page("x\n\n```tagcloud\ntags:\n\t- a\n```\n").briefs == ["error[tab-indentation] 5:1"])
  }
}

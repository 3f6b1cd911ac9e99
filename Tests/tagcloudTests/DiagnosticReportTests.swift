import Diagnostics
import Testing

@testable import tagcloud

@Suite struct DiagnosticReportTests {
  private let error = Diagnostic(
    .error, "bad", at: Place(path: "content/a, b:50%.md", line: 4, column: 8), "100% wrong\nhere",
    fix: "mend \"it\"",
    notes: [Diagnostic.Note("first", at: Place(path: "content/z.md", line: 1))])
  private let warning = Diagnostic(.warning, "odd", at: Place(path: "content/a.md", line: 2), "odd")
  private let note = Diagnostic(.note, "by-the-way", at: nil, "so")

  @Test func peopleGetPlaceCauseAndCure() {
    let report = DiagnosticReport([error, warning, note])
    #expect(
      report.human(colored: false) == """
        note[by-the-way]: so
        content/a, b:50%.md:4:8: error[bad]: 100% wrong
        here
            fix: mend "it"
            content/z.md:1: first
        content/a.md:2: warning[odd]: odd

        """)
    #expect(report.summary == "1 error, 1 warning")
  }

  @Test func summaryPageGetsATable() {
    #expect(
      DiagnosticReport([error, note]).markdown == """
        ### tagcloud

        1 error

        | | Place | Problem |
        | --- | --- | --- |
        | note |  | so [by-the-way] |
        | error | content/a, b&#58;50%.md&#58;4&#58;8 | 100% wrong here; mend "it" [bad] |

        """)
    #expect(DiagnosticReport([]).markdown == "### tagcloud\n\nNo errors, no warnings.\n\n")
  }

  @Test func manyProblemsDoNotFillThePage() {
    let text = DiagnosticReport(Array(repeating: warning, count: 502)).markdown
    #expect(text.hasSuffix("\nand 2 more\n"))
  }

  @Test func colourIsOnlyThereWhenAskedFor() {
    #expect(DiagnosticReport([error]).human(colored: true).contains("\u{1b}["))
    #expect(!DiagnosticReport([error]).human(colored: false).contains("\u{1b}"))
  }

  @Test func runnersGetOneEscapedLineForEach() {
    #expect(
      DiagnosticReport([error, warning, note]).github == """
        ::notice title=by-the-way::so
        ::error file=content/a%2C b%3A50%25.md,line=4,col=8,title=bad::100%25 wrong%0Ahere; mend "it"
        ::warning file=content/a.md,line=2,title=odd::odd

        """)
  }

  @Test func jsonIsOneProblemALine() {
    let place = #""path":"content/a, b:50%.md","line":4,"column":8"#
    let notes = #""notes":[{"path":"content/z.md","line":1,"message":"first"}]"#
    #expect(
      DiagnosticReport([error]).json
        == "[\n{\"severity\":\"error\",\"id\":\"bad\",\(place),\"message\":\"100% wrong\\nhere\","
        + "\"fix\":\"mend \\\"it\\\"\",\(notes)}]\n")
    #expect(DiagnosticReport([]).json == "[]\n")
  }

  @Test func sarifNamesRulesAndEncodesPaths() {
    let text = DiagnosticReport([warning, error]).sarif(version: "1.2.3") { _ in nil }
    #expect(text.contains(#""version":"2.1.0""#))
    #expect(text.contains(#""name":"tagcloud","version":"1.2.3","rules":[{"id":"bad"},{"id":"odd"}]"#))
    #expect(text.contains(#""uri":"content/a%2C%20b%3A50%25.md""#))
    #expect(text.contains(#""region":{"startLine":4,"startColumn":8}"#))
    #expect(
      text.contains(
        #""relatedLocations":[{"message":{"text":"first"},"physicalLocation":{"artifactLocation":{"uri":"content/z.md"},"#
          + #""region":{"startLine":1}}}]"#))
    #expect(text.contains(#""level":"error""#) && text.contains(#""level":"warning""#))
  }

  @Test func sarifLosesNoNoteAndRepeatsNone() {
    let other = Diagnostic.Note("here too", at: Place(path: "b.md", line: 1))
    let problem = Diagnostic(
      .error, "x", at: Place(path: "a.md"), "wrong", fix: "mend it",
      notes: [Diagnostic.Note("and 2 more"), other, other])
    let text = DiagnosticReport([problem]).sarif(version: "1") { _ in nil }
    #expect(text.contains(#""message":{"text":"wrong; mend it; and 2 more"}"#))
    #expect(text.ranges(of: "here too").count == 1)
  }

  @Test func sarifCountsColumnsInCodePoints() {
    let place = Place(path: "a.md", line: 2, column: 8)
    let text = DiagnosticReport([Diagnostic(.error, "x", at: place, "x")]).sarif(version: "1") {
      $0 == "a.md" ? Array("\né日: x\n".utf8) : nil
    }
    #expect(text.contains(#""region":{"startLine":2,"startColumn":5}"#))
    #expect(text.contains(#""columnKind":"unicodeCodePoints""#))
  }

  @Test func oneOfEachIsCountedInTheSingular() {
    #expect(DiagnosticReport([]).summary == "")
    #expect(DiagnosticReport([note]).summary == "")
    #expect(DiagnosticReport([error, error]).summary == "2 errors")
  }
}

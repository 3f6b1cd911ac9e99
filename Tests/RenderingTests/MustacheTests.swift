import Diagnostics
import TagModel
import Testing

@testable import Rendering

struct MustacheTests {
  private func template(_ text: String, _ partials: [String: String] = [:]) throws -> MustacheTemplate {
    let sources = Dictionary(
      uniqueKeysWithValues: partials.map {
        ($0.key, MustacheTemplate.Source(path: "\($0.key).mustache", text: $0.value))
      })
    return try MustacheTemplate.compile(.init(path: "page.mustache", text: text), partials: sources)
  }

  private func render(
    _ text: String, _ values: MustacheObject, _ partials: [String: String] = [:]
  ) throws -> String {
    var renderer = MustacheRenderer(try template(text, partials))
    let rendered = renderer.render(values)
    // The second rendering fills what the first one left.
    #expect(renderer.render(values) == rendered)
    return String(decoding: rendered, as: UTF8.self)
  }

  @Test func textIsEscapedUnlessRaw() throws {
    let values: MustacheObject = ["a": .text("<b> & \"c\" 'd'")]
    #expect(try render("{{a}}", values) == "&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;")
    #expect(try render("{{{a}}}|{{&a}}", values) == "<b> & \"c\" 'd'|<b> & \"c\" 'd'")
    #expect(try render("{{missing}}{{! comment }}", [:]).isEmpty)
  }

  @Test func sectionsFollowTheirValues() throws {
    let values: MustacheObject = [
      "yes": .flag(true), "no": .flag(false), "none": .list([]), "list": .list([.text("x"), .text("y")]),
      "outer": .object(["inner": .text("z")]),
      "rows": .list([.object(["n": .text("1")]), .object(["n": .text("2")])]),
    ]
    #expect(try render("{{#yes}}a{{/yes}}{{#no}}b{{/no}}{{^no}}c{{/no}}{{^none}}d{{/none}}", values) == "acd")
    #expect(
      try render("{{#list}}[{{.}}]{{/list}}{{#outer}}{{inner}}{{/outer}}{{outer.inner}}", values)
        == "[x][y]zz")
    #expect(
      try render("<ul>\n{{#rows}}\n<li>{{n}}</li>\n{{/rows}}\n</ul>\n", values)
        == "<ul>\n<li>1</li>\n<li>2</li>\n</ul>\n")
  }

  @Test func partialsArePutIn() throws {
    let values: MustacheObject = ["a": .text("1"), "rows": .list([.object(["n": .text("2")])])]
    let partials = ["item": "<i>{{n}}{{> deep}}</i>\n", "deep": "({{a}})"]
    #expect(try render("x\n  {{> item}}\ny {{>deep}} z", values, partials) == "x\n<i>(1)</i>\ny (1) z")
    #expect(try render("{{#rows}}{{> item}}{{/rows}}", values, partials) == "<i>2(1)</i>\n")
  }

  @Test(arguments: [
    ("a{{{x}}}b", 1..<4), ("{{a.b}}\n{{{ x }}}", 1..<4), ("{{x}}", nil), ("{{{x}}}{{{x}}}", nil),
    ("{{{x}}}{{x}}", nil), ("{{#x}}{{{x}}}{{/x}}", 0..<3), ("{{^x}}no{{/x}}{{{x}}}", 0..<3), ("none", nil),
  ])
  func placeOfATextIsKnownWhereNothingElseDependsOnIt(text: String, place: Range<Int>?) throws {
    var renderer = MustacheRenderer(try template(text))
    let rendered = renderer.render(["x": .text("<i>")], marking: "x")
    #expect(rendered.place == place)
    if let place { #expect(Array(rendered.text[place]) == Array("<i>".utf8)) }
  }

  /// What shows goes by more than the kinds of the values.
  @Test func renderingsOfOtherValuesAreNotMistakenForEachOther() throws {
    var renderer = MustacheRenderer(
      try template("{{#a}}\n{{.}}\n{{/a}}\n{{^b}}-{{/b}}{{#c}}{{d}}{{/c}}|{{#e}}{{.}},{{/e}}"))
    let values: [(MustacheObject, String)] = [
      (["a": .text("x"), "b": .flag(true)], "x\n|"), (["a": .text("y"), "b": .flag(true)], "y\n|"),
      (["a": .text("x"), "c": .flag(true), "d": .text("<&>'\"")], "x\n-&lt;&amp;&gt;&apos;&quot;|"),
      (["a": .text("x"), "c": .object(["d": .text("1")])], "x\n-1|"),
      (["e": .list([.text("1"), .text("2")]), "b": .flag(false)], "\n-|1,2,"),
      (["e": .list([.text("1"), .text(""), .text("2")]), "b": .text("")], "\n|1,,2,"),
    ]
    for _ in 0..<2 {
      for (object, expected) in values {
        #expect(String(decoding: renderer.render(object), as: UTF8.self) == expected)
      }
    }
  }

  /// Lists are shown item after item, however long they are; where they are not, that shows as well.
  @Test(arguments: [
    "<{{#l}}{{a}},{{/l}}>", "{{#l}}({{b}}{{a}}{{a}}){{/l}}{{#l}}[{{{a}}}]{{/l}}", "{{#l}}\n* {{a}}\n{{/l}}\n",
    "{{#l}}x{{/l}}{{^l}}none{{/l}}", "{{#l}}{{a}}{{/l}}{{t}}{{#m}}{{.}};{{/m}}{{u}}",
    "{{#m}}{{.}}{{#l}}{{a}}{{/l}}{{/m}}",
    "{{#l}}{{#m}}{{a}}{{.}}{{/m}}{{/l}}", "{{#l}}{{#f}}{{a}}{{/f}}{{^f}}-{{/f}}{{/l}}",
    "{{t}}{{#m}}{{/m}}{{u}}",
    "{{#l}}\n{{#f}}\n{{a}}\n{{/f}}\n{{/l}}\n{{#m}}\n{{.}}\n{{/m}}\n",
  ])
  func lengthsOfListsMakeNoDifference(text: String) throws {
    let template = try template(text)
    var renderer = MustacheRenderer(template)
    let values = [0, 1, 2, 3, 5, 2, 1].flatMap { length in
      [1, 0, 4].map { other -> MustacheObject in
        let items = (0..<length).map { index -> MustacheValue in
          .object(["a": .text("<\(index)>"), "b": .text("b\(length)"), "f": .flag(index != 3)])
        }
        let texts = (0..<other).map { MustacheValue.text("'\($0)'") }
        return ["t": .text("T\(length)"), "l": .list(items), "m": .list(texts), "u": .text("&\(other)")]
      }
    }
    for values in values {
      let expected = renderer.render(Self.forLibrary(values))
      for name in ["t", "u"] {
        let rendered = renderer.render(values, marking: name)
        #expect(rendered.text == expected)
        if let place = rendered.place {
          #expect(text.contains("{{{\(name)}}}"))
          #expect(!place.isEmpty)
        }
      }
    }
  }

  /// Any template is filled as the library fills it, whatever was filled before.
  @Test func randomTemplatesRenderAsTheLibraryRendersThem() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let text = Self.randomTemplate(&random, depth: 0)
      var renderer = MustacheRenderer(try template(text))
      for _ in 0..<8 {
        let values = Self.randomValues(&random)
        #expect(renderer.render(values) == renderer.render(Self.forLibrary(values)), "\(text) \(values)")
      }
    }
  }

  /// The same values in a form that is left to the library: with a character that marks are made of.
  private static func forLibrary(_ values: MustacheObject) -> MustacheObject {
    var values = values
    values.common = Shared(["unused": .text("\u{1}")])
    return values
  }

  private static func randomTemplate(_ random: inout SeededGenerator, depth: Int) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let name = ["t", "u", "l", "m", "f", "o"].randomElement(using: &random) ?? "t"
      let inner = depth < 3 ? randomTemplate(&random, depth: depth + 1) : "{{a}}"
      switch Int.random(in: 0...7, using: &random) {
      case 0: return "{{\(name)}}"
      case 1: return "{{{a}}}"
      case 2: return "{{.}}"
      case 3: return "\n"
      case 4: return "{{^\(name)}}\(inner){{/\(name)}}"
      case 5: return "{{#\(name)}}\n\(inner)\n{{/\(name)}}\n"
      default: return "{{#\(name)}}\(inner){{/\(name)}}"
      }
    }.joined()
  }

  private static func randomValues(_ random: inout SeededGenerator) -> MustacheObject {
    let texts = ["x", "", " ", "<&>", "\n"]
    let isAlike = Bool.random(using: &random)
    let usual = texts.randomElement(using: &random) ?? ""
    var text: MustacheValue { .text(isAlike ? usual : texts.randomElement(using: &random) ?? "") }
    let objects = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      MustacheValue.object(["a": text, "f": .flag(isAlike), "m": .list([text])])
    }
    let list = (0..<Int.random(in: 0...3, using: &random)).map { _ in text }
    return [
      "t": text, "l": .list(objects), "a": text, "m": .list(list), "f": .flag(.random(using: &random)),
      "o": .object(["a": text, "l": .list(list)]), "u": .text("u"),
    ]
  }

  @Test func textsAfterListsAreFoundAgain() throws {
    var renderer = MustacheRenderer(try template("{{#l}}{{.}}{{/l}}|{{{x}}}|{{#m}}{{.}}{{/m}}"))
    for length in [1, 4, 2] {
      let list = MustacheValue.list((0..<length).map { .text(String($0)) })
      let rendered = renderer.render(["l": list, "x": .text("<i>"), "m": list], marking: "x")
      #expect(rendered.place == length + 1..<length + 4)
    }
  }

  @Test func commonValuesAreValues() throws {
    let texts = ["a", "<b>", "", " ", "\u{1}<0\u{1}"]
    var renderer = MustacheRenderer(try template("{{x}}\n{{#y}}\n{{y}}\n{{/y}}\n{{#z}}{{x}}{{.}}{{/z}}"))
    for (x, y) in texts.flatMap({ x in texts.map { (x, $0) } }) {
      let own: MustacheObject = ["x": .text(x)]
      let common: MustacheObject = ["y": .text(y), "z": .list([.text("1"), .text("2")])]
      var divided = own
      divided.common = Shared(common)
      var whole = own
      for (name, value) in common.members { whole.add(value, as: name) }
      #expect(renderer.render(divided) == renderer.render(whole))
      #expect(renderer.render(divided) == renderer.render(whole))
    }
  }

  /// The library leaves out a line that has nothing but tags of sections and blanks.
  @Test(arguments: ["", " ", "\t ", "\n", "x", "\u{1}<0\u{1}", "\u{1}"])
  func blankTextsRenderAsTheyAre(text: String) throws {
    let template = try template("1\n{{#a}}{{a}}{{/a}}\n2")
    var renderer = MustacheRenderer(template)
    let isBlank = text.allSatisfy { $0 == " " || $0 == "\t" }
    for _ in 0..<2 {
      _ = renderer.render(["a": .text("y")])
      let rendered = String(decoding: renderer.render(["a": .text(text)]), as: UTF8.self)
      let escaped = text.replacing("<", with: "&lt;")
      #expect(rendered == (isBlank ? "1\n2" : "1\n\(escaped)\n2"))
    }
  }

  @Test func templateMayHoldWhatMarksAreMadeOf() throws {
    #expect(try render("\u{1}<0\u{1}{{a}}", ["a": .text("x")]) == "\u{1}<0\u{1}x")
  }

  @Test(arguments: [
    ("a\n {{x", "error[template-tag] page.mustache:2:2"),
    ("{{#a}}\n{{#b}}{{/b}}", "error[template-section] page.mustache:1:1"),
    ("{{#a}}{{/b}}", "error[template-section] page.mustache:1:7"),
    ("x {{/b}}", "error[template-section] page.mustache:1:3"),
    ("{{> nme}}", "error[template-partial] page.mustache:1:1"),
    ("{{> self}}", "error[template-recursion] self.mustache:1:2"),
    ("{{> bad}}", "error[template-section] bad.mustache:2:1"),
    ("{{=<% %>=}}", "error[template-delimiters] page.mustache:1:1"),
    ("{{{x}}", "error[template-tag] page.mustache:1:1"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    do {
      _ = try template(text, ["name": "", "self": " {{> self}}", "bad": "\n{{#x}}"])
      Issue.record("compiled")
    } catch let malformed as MustacheTemplate.Malformed {
      let diagnostic = malformed.diagnostic
      #expect(
        "\(diagnostic.severity)[\(diagnostic.id)] \(diagnostic.place.map(\.description) ?? "")" == expected)
    } catch {
      Issue.record(error)
    }
  }

  @Test func explosionsOfPartialsAreRefused() {
    var partials = ["p0": String(repeating: "x", count: 100_000)]
    for level in 1..<12 { partials["p\(level)"] = String(repeating: "{{> p\(level - 1)}}", count: 10) }
    #expect(throws: MustacheTemplate.Malformed.self) { try template("{{> p11}}", partials) }
    let deep = String(repeating: "{{#a}}", count: 100_000) + String(repeating: "{{/a}}", count: 100_000)
    #expect(throws: MustacheTemplate.Malformed.self) { try template(deep) }
  }

  @Test func workersRenderSideBySide() async throws {
    let template = try template("{{#rows}}{{n}},{{/rows}}")
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          var renderer = MustacheRenderer(template)
          return (0..<200).allSatisfy { turn in
            let rows = (0..<5).map { MustacheValue.object(["n": .text("\(worker).\(turn).\($0)")]) }
            return renderer.render(["rows": .list(rows)])
              == Array((0..<5).map { "\(worker).\(turn).\($0)," }.joined().utf8)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

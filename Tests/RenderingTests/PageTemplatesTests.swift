import Testing

@testable import Rendering

@Suite struct PageTemplatesTests {
  private static var content: PageContent {
    var content = PageContent(.notFound)
    content.title = "Not <found>"
    return content
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func make(_ overrides: [String: String]) -> (templates: PageTemplates, problems: [String]) {
    let made = PageTemplates.make(
      overrides: overrides.mapValues { Array($0.utf8) }, folder: "templates", taxonomies: ["topics"])
    let problems = made.diagnostics.map { problem in
      [problem.place?.path ?? "", problem.id, problem.fix ?? ""].joined(separator: " | ")
    }
    return (made.templates, problems)
  }

  private func missing(_ overrides: [String: String]) -> String {
    text(make(overrides).templates.compiled().render(Self.content))
  }

  @Test func builtInTemplatesAreWhole() {
    let (templates, problems) = make([:])
    #expect(problems.isEmpty)
    #expect(templates.cloudBase.contains("--u:.0009765625em"))
    #expect(!templates.css(of: .default).isEmpty)
    #expect(missing([:]).contains("<html lang=\"en\" dir=\"ltr\">"))
  }

  @Test func siteMayReplaceAPage() {
    #expect(missing(["pages/404.mustache": "{{title}}!"]) == "Not &lt;found&gt;!")
  }

  @Test func taxonomyMayHaveATemplateOfItsOwn() {
    let (templates, problems) = make([
      "topics/term.mustache": "topic {{label}}{{> parts/footer}}", "parts/footer.mustache": ".",
      "pages/term.mustache": "term {{label}}", "pages/tags.mustache": "terms",
    ])
    #expect(problems.isEmpty)
    let compiled = templates.compiled()
    var content = PageContent(.term)
    content.title = "A"
    #expect(text(compiled.render(content)) == "term A")
    content.taxonomyName = "topics"
    #expect(text(compiled.render(content)) == "topic A.")
    content.template = .tags
    #expect(text(compiled.render(content)) == "terms")
  }

  @Test func templateOfAnotherTaxonomyIsNamedWithTheNearest() {
    let problems = make(["topic/term.mustache": "x", "topics/page.mustache": "x"]).problems
    #expect(problems.count == 2)
    #expect(problems[0].contains("did you mean topics/term.mustache?"))
  }

  @Test func brokenTemplateOfATaxonomyIsNamed() {
    #expect(
      make(["topics/tags.mustache": "{{#a}}"]).problems[0].hasPrefix(
        "templates/topics/tags.mustache | template"))
  }

  @Test func siteMayReplaceAPart() {
    #expect(missing(["parts/footer.mustache": "<hr class=mine>"]).contains("<hr class=mine>"))
  }

  @Test func siteMayReplaceAStyleSheet() {
    #expect(make(["assets/theme.css": "x{}"]).templates.css(of: .default) == "x{}")
  }

  @Test func unknownTemplateIsNamedWithTheNearest() {
    let (templates, problems) = make(["pages/pages.mustache": "x", "zzzzzzzzzzzzzzzzzzzz": "x"])
    #expect(problems.count == 2)
    #expect(problems[0].hasPrefix("templates/pages/pages.mustache | unknown-template | "))
    #expect(problems[0].contains("did you mean pages/page.mustache?"))
    #expect(problems[1].hasPrefix("templates/zzzzzzzzzzzzzzzzzzzz | unknown-template | "))
    #expect(!problems[1].contains("did you mean"))
    #expect(text(templates.compiled().render(Self.content)).contains("</html>"))
  }

  @Test func brokenTemplateIsNamed() {
    #expect(
      make(["pages/404.mustache": "{{#a}}"]).problems.map { $0.prefix(45) } == [
        "templates/pages/404.mustache | template-secti"
      ])
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let made = PageTemplates.make(overrides: ["pages/404.mustache": [0xff, 0x41]], folder: "t")
    #expect(made.diagnostics.map(\.id) == ["bad-template"])
    #expect(made.diagnostics[0].place?.path == "t/pages/404.mustache")
    #expect(text(made.templates.compiled().render(Self.content)).contains("</html>"))
  }
}

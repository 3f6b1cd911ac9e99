import Diagnostics
import TagLayout
import TagModel
import Testing

@testable import Content

struct ConfigurationTests {
  private func toml(_ text: String) -> Reading<SiteConfiguration> {
    readConfiguration(Array(text.utf8), path: "tagcloud.toml")
  }

  private func briefs(_ text: String) -> [String] { toml(text).diagnostics.map(\.brief) }

  @Test func everyKeyIsRead() {
    let reading = toml(
      """
      title = "T"
      description = "D"
      base_url = "https://example.org/docs/"
      lang = "de"
      dir = "rtl"
      content = "pages"
      output = "out"
      css = "external"
      menu = [{label = "Home", url = "/"}]
      taxonomies = ["tags", "topics"]
      dialect = "zola"
      theme = "paper"
      emit = "fragments"
      fragments = {link = "/t/{slug}/"}
      vocabulary = {less = "Fold", pages = {one = "{count} text", other = "{count} texts"}}
      languages = {default = "fr", folders = ["en", "pt-BR"]}
      [markdown]
      unsafe = true
      [fonts]
      embed = false
      [feeds]
      enabled = false
      per_tag = true
      limit = 5
      [sitemap]
      enabled = false
      [cloud]
      alignment = "center"
      min_count = 2
      [styles.default]
      size = 15
      [styles.warm.selected]
      color = "red"
      [tags]
      show_count = true
      order = "name"
      hierarchy = "::"
      hierarchy_label = "last"
      roll_up = false
      on_unknown = "warn"
      collisions = "merge"
      show_unused = true
      page_size = 10
      noindex_below = 2
      index_style = "letters"
      related = 6
      intersections = [["a", "b"]]
      [weights]
      scale = "log"
      min = 12
      max = 32
      """)
    #expect(reading.diagnostics.isEmpty)
    var expected = SiteConfiguration()
    expected.title = "T"
    expected.description = "D"
    expected.baseURL = "https://example.org/docs"
    expected.language = "fr"
    expected.textDirection = .rightToLeft
    expected.contentFolder = "pages"
    expected.output = "out"
    expected.css = .external
    expected.menu = [MenuItem(label: "Home", url: "/")]
    expected.unsafeMarkdown = true
    expected.embedFonts = false
    expected.fontsPlace = reading.value.fontsPlace
    expected.feeds.isEnabled = false
    expected.feeds.perTerm = true
    expected.feeds.limit = 5
    expected.siteMap = false
    expected.dialect = .zola
    expected.theme = .paper
    expected.emission = .fragments
    expected.fragmentLink = "/t/{slug}/"
    expected.wording = [
      .less: [.other: "Fold"], .pages: [.one: "{count} text", .other: "{count} texts"],
    ]
    expected.languages = [LanguageSettings(tag: "en"), LanguageSettings(tag: "pt-BR")]
    expected.taxonomies = ["tags", "topics"]
    expected.terms.hierarchy = "::"
    expected.terms.hierarchyLabel = .last
    expected.terms.rollsUp = false
    expected.terms.unknownTags = .warn
    expected.terms.collisions = .merge
    expected.terms.showsUnused = true
    expected.terms.pageSize = 10
    expected.terms.noindexBelow = 2
    expected.terms.indexStyle = .letters
    expected.terms.related = 6
    expected.terms.intersections = reading.value.terms.intersections
    #expect(reading.value.terms.intersections.map { $0.map(\.text) } == [["a", "b"]])
    expected.cloud = [.alignment(.center), .minCount(2)]
    expected.styles = [
      "default": StyleRule(normal: [.size(15)]),
      "warm": StyleRule(selected: [.color(AdaptiveColor(light: Color(0xFF0000)))]),
    ]
    expected.tagIndex = [.showCount(true), .order(.name), .scale(.log), .minSize(12), .maxSize(32)]
    #expect(reading.value == expected)
    #expect(reading.value.fontsPlace?.line == 19)
  }

  @Test func yamlSaysTheSame() {
    let reading = readConfiguration(
      Array("base_url: /docs\ncloud: {gap: 4}\nfeeds: false\n".utf8), path: "tagcloud.yml")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.value.baseURL == "/docs")
    #expect(reading.value.cloud == [.gap(horizontal: 4, vertical: 4)])
    #expect(reading.value.feeds.isEnabled == false)
  }

  @Test func siteSectionHoldsTheSameKeys() {
    #expect(toml("[site]\nlang = \"ar\"\ndir = \"rtl\"\n").value.textDirection == .rightToLeft)
    #expect(toml("[output]\ndir = \"x\"\n").value.output == "x")
  }

  @Test(arguments: [
    ("[tgas]\nlimit = 1\n", "error[unknown-key] 1:2"), ("titel = \"x\"\n", "error[unknown-key] 1:1"),
    ("[cloud]\nalignment = \"centre\"\n", "error[unknown-value] 2:13"),
    ("[cloud]\ngap = -1\n", "error[out-of-range] 2:7"),
    ("[cloud]\nlines = 1.5\n", "error[out-of-range] 2:9"),
    ("[styles.a]\ncolr = \"red\"\n", "error[unknown-key] 2:1"),
    ("base_url = \"example.org\"\n", "error[out-of-range] 1:12"),
    ("css = \"both\"\n", "error[unknown-value] 1:7"),
    ("theme = \"papre\"\n", "error[unknown-value] 1:9"),
    ("[tags]\nhierarchy = \"\"\n", "error[out-of-range] 2:13"),
    ("[tags]\non_unknown = \"throw\"\n", "error[unknown-value] 2:14"),
    ("[tags]\nintersections = [\"a\"]\n", "error[wrong-type] 2:18"),
    ("[vocabulary]\nmore = \"x\"\n", "error[unknown-key] 2:1"),
    ("[vocabulary.pages]\none = \"x\"\n", "error[missing-key] 1:1"),
    ("[fragments]\nlink = \"/tags/\"\n", "error[out-of-range] 2:8"),
    ("[fragments]\nlink = \"javascript:{slug}\"\n", "error[unsafe-link] 2:8"),
    ("base_url = \"javascript:x\"\n", "error[out-of-range] 1:12"),
    ("cloud = {selectable = true, action = \"javascript:x\"}\n", "error[unsafe-link] 1:38"),
    ("dialect = \"pelican\"\n", "error[unknown-value] 1:11"),
    ("[feeds]\nlimit = 0\n", "error[out-of-range] 2:9"),
    ("taxonomies = [\"title\"]\n", "error[out-of-range] 1:15"),
    ("taxonomies = [\"a\", \"a/b\"]\n", "error[out-of-range] 1:20"),
    ("taxonomies = [\"a\", \"a\"]\n", "error[duplicate-key] 1:20"),
    ("[[menu]]\nlabel = \"x\"\n", "error[missing-key] 1:1"),
    ("menu = [{label = \"x\", url = \"javascript:x\"}]\n", "error[unsafe-link] 1:9"),
    ("[markdown]\nunsafe = \"maybe\"\n", "error[wrong-type] 2:10"),
    ("title = 1\ntitle = 2\n", "error[duplicate-key] 2:1"),
    ("[tags]\nlimit = \"x\"\n", "error[wrong-type] 2:9"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    #expect(briefs(text) == [expected])
  }

  @Test func unknownKeySuggestsTheNearest() {
    #expect(toml("[tgas]\nlimit = 1\n").diagnostics.first?.fix == "did you mean 'tags'?")
  }

  @Test func wrongEncodingIsAnError() {
    let reading = readConfiguration([0x74, 0xFF], path: "tagcloud.toml")
    #expect(reading.diagnostics.map(\.brief) == ["error[invalid-utf8] 1:2"])
  }
}

import Diagnostics
import Testing

@testable import SiteBuild

/// `nav` of MkDocs, and small settings of other generators that cannot be meant.
@Suite struct NavigationTests {
  private static let pages = [
    "docs/index.md": "# Start\n", "docs/guide/README.md": "# Guide\n",
    "docs/guide/b.md": "---\ntitle: B\n---\n",
    "docs/about.md": "# About us\n",
  ]

  private func read(_ navigation: String, own: String? = nil) async throws -> SiteSource {
    var files = Self.pages
    files["mkdocs.yml"] = "site_name: T\nnav:\n" + navigation
    files["tagcloud.toml"] = own
    return try await SiteSource.read(tree: files)
  }

  @Test func firstLevelIsTheMenu() async throws {
    let source = try await read(
      """
      - Home: index.md
      - The guide:
        - guide/README.md
        - More:
          - Second: guide/b.md
      - about.md
      - Code: https://example.org/code

      """)
    #expect(source.diagnostics.isEmpty)
    #expect(
      source.configuration.menu.map { "\($0.label) \($0.url)" } == [
        "Home /", "The guide /guide/", "About us /about/", "Code https://example.org/code",
      ])
  }

  @Test func titlesAreThoseOfTheNavigation() async throws {
    let source = try await read("- Home: index.md\n- Guide: [{Second: guide/b.md}, guide/README.md]\n")
    let titles = source.published.map { "\($0.path) \($0.displayTitle($0.path))" }
    #expect(
      titles.sorted() == ["about.md About us", "guide/README.md Guide", "guide/b.md Second", "index.md Home"])
  }

  @Test func ownMenuStays() async throws {
    let source = try await read(
      "- Home: index.md\n", own: "menu = [{label = \"Tags\", url = \"/tags/\"}]\n")
    #expect(source.configuration.menu.map(\.label) == ["Tags"])
    #expect(source.published.first { $0.path == "index.md" }?.title == "Home")
  }

  @Test func pageThatIsNotThereIsNamed() async throws {
    let source = try await read("- Home: index.md\n- Guide:\n  - guide/bb.md\n")
    #expect(source.diagnostics.map(\.message) == ["the link \"guide/bb.md\" leads nowhere"])
    #expect(source.diagnostics.first?.fix == "did you mean \"guide/b.md\"?")
    #expect(source.diagnostics.first?.place?.line == 5)
    #expect(source.configuration.menu.map(\.label) == ["Home"])
  }

  @Test(arguments: [
    ("mkdocs.yml", "nav: index.md\n", "wrong-type 1:6"),
    ("mkdocs.yml", "nav:\n- a: index.md\n  b: index.md\n", "wrong-type 2:3"),
    ("mkdocs.yml", "nav:\n- a: javascript:x\n", "unsafe-link 2:6"),
    ("mkdocs.yml", "exclude_docs: [old]\n", "wrong-type 1:15"),
    ("mkdocs.yml", "theme:\n  language: [de]\n", "wrong-type 2:13"),
    ("mkdocs.yml", "plugins:\n- tags:\n    tags_allowed: A\n", "wrong-type 3:19"),
    ("mkdocs.yml", "plugins:\n- blog:\n    categories_allowed: A\n", "wrong-type 3:25"),
    ("hugo.yaml", "languages:\n  de:\n    label: [x]\n", "wrong-type 3:12"),
    ("hugo.yaml", "languages:\n  de:\n    languageName: {a: b}\n", "wrong-type 3:19"),
    ("hugo.yaml", "languages:\n  de: Deutsch\n", "wrong-type 2:7"),
    ("hugo.yaml", "languages:\n  a b: {}\n", "out-of-range 2:3"),
    ("hugo.yaml", "languageCode: [de]\n", "wrong-type 1:15"),
    ("hugo.yaml", "menus:\n  main: x\n", "wrong-type 2:9"),
    ("_config.yml", "lang: english language\n", "out-of-range 1:7"),
    ("docusaurus.config.js", "export default {i18n: {locales: 'fr'}};\n", "wrong-type 1:33"),
  ])
  func wrongValuesHaveTheirPlace(file: String, text: String, problem: String) async throws {
    let source = try await SiteSource.read(tree: [
      file: text, "content/index.md": "# A\n", "docs/index.md": "# A\n",
    ])
    #expect(
      source.diagnostics.map { "\($0.id) \($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == [problem])
  }

  @Test func keysWithoutEffectAreNamedOnce() async throws {
    let source = try await SiteSource.read(tree: [
      "mkdocs.yml": """
      plugins:
      - tags:
          tags_file: topics.md
          tags_slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}
          listings_map: {}
      - blog:
          categories_allowed: [News]
          categories_slugify: !!python/name:a.b

      """, "docs/a.md": "---\ncategories: [News]\n---\n# A\n",
    ])
    #expect(
      source.diagnostics.map(\.message) == [
        "of 'plugins.tags', 'tags_slugify', 'listings_map' have no effect here",
        "of 'plugins.blog', 'categories_slugify' has no effect here",
      ])
    #expect(source.diagnostics.map(\.severity) == [.note, .note])
    #expect(source.diagnostics.map(\.place?.line) == [4, 8])
    #expect(source.registries.shared["categories"]?.entries.map(\.name.text) == ["News"])
    #expect(source.configuration.settings(of: "categories").unknownTags == .error)
  }
}

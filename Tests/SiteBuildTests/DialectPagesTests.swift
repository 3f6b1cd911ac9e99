import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

/// Which files of other generators' trees are pages, and where those pages are.
@Suite struct DialectPagesTests {
  @Test func filesInAFolderWithAnIndexAreHugosResources() async throws {
    let source = try await SiteSource.read(tree: [
      "hugo.toml": "title = 'H'\n", "content/posts/_index.md": "---\ntitle: P\n---\n",
      "content/posts/a/index.md": "---\ntitle: A\n---\n",
      "content/posts/a/index.de.md": "---\ntitle: D\n---\n",
      "content/posts/a/notes.md": "---\ntitle: N\n---\n",
      "content/posts/a/deep/index.md": "---\ntitle: X\n---\n",
      "content/posts/b.md": "---\ntitle: B\n---\n",
    ])
    #expect(source.published.compactMap(\.title).sorted() == ["A", "B", "D", "P"])
  }

  @Test func hugosBuildOptionsTellPagesFromOthers() async throws {
    let source = try await SiteSource.read(tree: [
      "hugo.toml": "title = 'H'\n", "content/a.md": "---\nbuild: {render: never}\n---\n",
      "content/b.md": "---\n_build: {list: never}\ntags: [x]\n---\n",
      "content/c/index.md": "---\nheadless: true\n---\n",
      "content/d.md": "---\nbuild: {render: always, list: always}\n---\n",
    ])
    #expect(source.addresses == ["/b/", "/d/"])
    #expect(source.published.map(\.unlisted) == [true, false])
  }

  @Test(arguments: [
    ("posts/a.md", "b", "/posts/b"), ("posts/a.md", "../b", "/b"), ("posts/a/index.md", "b", "/posts/b"),
    ("posts/a.md", "/b/", "/b/"), ("posts/a.md", "./x/b", "/posts/x/b"),
  ])
  func hugosAliasesCountFromThePage(path: String, alias: String, address: String) async throws {
    let source = try await SiteSource.read(tree: [
      "hugo.toml": "title = 'H'\n", "content/\(path)": "---\naliases: ['\(alias)']\n---\n",
    ])
    #expect(source.published[0].aliases == [address] && source.diagnostics.isEmpty)
  }

  @Test func aliasOutsideTheSiteIsRefused() async throws {
    let source = try await SiteSource.read(tree: [
      "hugo.toml": "title = 'H'\n", "content/a.md": "---\naliases: [../b]\n---\n",
    ])
    #expect(source.diagnostics.map(\.id) == ["out-of-range"])
  }

  @Test func settingsOfJekyllTellWhichFilesArePages() async throws {
    let source = try await SiteSource.read(tree: [
      "_config.yml":
        "exclude: [vendor/, notes, '*.draft.md']\ninclude: [_pages]\ncollections: {recipes: {output: true}, parts: {}}\n"
        + "defaults:\n- scope: {path: '', type: posts}\n  values: {tags: [post]}\n"
        + "- scope: {path: '', type: recipes}\n  values: {tags: [meal]}\n",
      "notes/a.md": "---\n---\n", "x.draft.md": "---\n---\n", "_parts/b.md": "---\n---\n",
      "_pages/contact.md": "---\npermalink: /contact/\nredirect_from: /call/\n---\n",
      "_recipes/soup.md": "---\n---\n",
      "news/_posts/2024-01-02-c.markdown": "---\ncategories: [big]\n---\n",
    ])
    #expect(source.addresses == ["/contact/", "/news/big/2024/01/02/c.html", "/recipes/soup.html"])
    #expect(source.published.map { $0.tags.map(\.name) } == [[], ["meal"], ["post"]])
    #expect(source.published[2].tags(of: "categories").map(\.name) == ["news", "big"])
    #expect(source.published[0].aliases == ["/call/"])
  }

  @Test func readmeIsTheIndexOfAFolder() async throws {
    let mkdocs = try await SiteSource.read(tree: [
      "mkdocs.yml": "site_name: M\n", "docs/README.md": "# R\n", "docs/a/README.md": "# A\n",
    ])
    #expect(mkdocs.addresses == ["/", "/a/"])
    let docusaurus = try await SiteSource.read(tree: [
      "docusaurus.config.js": "", "docs/README.md": "# R\n", "docs/02-a/a.md": "# A\n",
      "docs/b/c.md": "# C\n",
    ])
    #expect(docusaurus.addresses == ["/docs/", "/docs/a/", "/docs/b/c/"])
  }

  @Test func tagsPluginOfMkDocsIsHeard() async throws {
    let source = try await SiteSource.read(tree: [
      "mkdocs.yml":
        "plugins:\n- search\n- tags:\n    tags_hierarchy: true\n    tags_hierarchy_separator: ':'\n    shadow_tags: [Draft]\n"
        + "    shadow_tags_prefix: _\n    tags_allowed: [A]\nexclude_docs: |\n  old/\n",
      "docs/a.md": "---\ntags: [A, Draft]\n---\n", "docs/old/b.md": "---\n---\n",
    ])
    #expect(
      source.configuration.terms.hierarchy == ":" && source.configuration.hiddenTags == ["Draft", "_*"])
    #expect(source.configuration.terms.unknownTags == .error)
    #expect(source.registries.shared["tags"]?.entries.map(\.name.text) == ["A"])
    #expect(source.addresses == ["/a/"])
  }

  @Test func componentsOfDocusaurusAreNoText() async throws {
    let source = try await SiteSource.read(tree: [
      "docusaurus.config.js": "", "docs/_part.md": "part\n",
      "docs/a.mdx":
        "---\ntags: [x]\n---\nimport A from '@site/a';\nexport const b = 1;\n\nWords\nimport them.\n\n"
        + "```\n\nimport c\n```\n",
    ])
    #expect(source.addresses == ["/docs/a/"] && source.diagnostics.isEmpty)
    let html = source.published[0].body.reduce(into: "") { if case .html(let text) = $1 { $0 += text } }
    #expect(html == "<p>Words\nimport them.</p>\n<pre><code>\nimport c\n</code></pre>\n")
  }

  @Test func registriesOfDocusaurusAreReadWhereTheyAre() async throws {
    let files = [
      "docusaurus.config.js": "", "docs/tags.yml": "a: {label: Docs}\n",
      "blog/tags.yml": "a: {label: Blog}\nb: {}\n",
      "docs/x.md": "# X\n", "blog/x.md": "# X\n",
    ]
    let registries = try await SiteSource.read(tree: files).registries.shared
    #expect(registries["tags"]?.entries.map(\.label) == ["Docs"])
    #expect(registries["blog-tags"]?.entries.map(\.name.text) == ["a", "b"])
    let own = try await SiteSource.read(tree: files.merging(["tags.yml": "c: {}\n"]) { $1 })
    #expect(own.registries.shared["tags"]?.entries.map(\.name.text) == ["c"])
  }

  @Test func defaultsOfEleventyHoldInAllFoldersBelow() async throws {
    let source = try await SiteSource.read(tree: [
      "eleventy.config.js": "", "content/content.json": "{\"lang\": \"fr\"}",
      "content/blog/blog.11tydata.json":
        "{\"tags\": [\"posts\"], \"permalink\": \"/b/{{ page.fileSlug }}/\"}",
      "content/blog/2024/a.md": "---\ntags: x\n---\n",
      "content/b.md": "---\neleventyExcludeFromCollections: true\n---\n",
    ])
    #expect(source.diagnostics.isEmpty && source.addresses == ["/b/", "/b/a/"])
    #expect(
      source.published.map(\.unlisted) == [true, false] && source.published.allSatisfy { $0.language == "fr" }
    )
    #expect(source.published[1].tags.map(\.name) == ["x", "posts"])
  }

  @Test func defaultsThatAreAScriptAreToldOf() async throws {
    let source = try await SiteSource.read(tree: [
      "eleventy.config.js": "", "content/blog/blog.11tydata.js": "export default {}",
      "content/blog/a.md": "# A\n",
    ])
    #expect(source.diagnostics.map(\.id) == ["scripted-defaults"])
    #expect(source.diagnostics[0].place?.path.hasSuffix("content/blog/blog.11tydata.js") == true)
  }

  @Test func folderThatAGeneratorNamesForATaxonomyStays() async throws {
    let source = try await SiteSource.read(tree: [
      "zola.toml": "base_url = 'https://example.org'\ntaxonomies = [{name = 'tags', slug = 'topics'}]\n",
      "tagcloud.toml": "[taxonomy.tags]\ntitle = 'Topics'\n", "content/a.md": "+++\n+++\n",
    ])
    #expect(source.configuration.settings(of: "tags").folder == "topics" && source.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("taxonomies = 'tags'\n", "'taxonomies' is the text 'tags'"),
    ("taxonomies = [{paginate_by = 5}]\n", "a taxonomy needs 'name'"),
    (
      "taxonomies = [{name = 'tags', paginate_by = -1}]\n",
      "'taxonomies.tags.paginate_by' cannot be the number -1"
    ),
    ("taxonomies = [{name = 'tags', feed = 3}]\n", "'taxonomies.tags.feed' is the number 3"),
    ("languages = ['fr']\n", "'languages' is a list"),
  ])
  func valuesThatZolaCannotMeanAreNamed(text: String, message: String) async throws {
    let source = try await SiteSource.read(tree: ["zola.toml": text, "content/a.md": "+++\n+++\n"])
    #expect(source.diagnostics.map(\.message) == [message] && source.diagnostics[0].place?.line == 1)
  }

  @Test func wordsForDatesOfFilesAreNoDates() async throws {
    let words = ["Last Modified", "git Last Modified", "Created"]
    let pages = words.enumerated().map { ("\($0).md", "---\ndate: \($1)\n---\n") }
    let source = try await SiteSource.read(
      tree: Dictionary(uniqueKeysWithValues: pages + [("eleventy.config.js", "")]))
    #expect(source.published.count == 3 && source.published.allSatisfy { $0.date == nil })
    #expect(source.diagnostics.isEmpty)
  }

  @Test func pagesThatZolaDoesNotRenderAreNone() async throws {
    let source = try await SiteSource.read(tree: [
      "zola.toml": "base_url = 'https://example.org'\nignored_content = ['*.draft.md']\n",
      "content/a.md": "+++\nrender = false\n+++\n", "content/b.md": "+++\nrender = true\n+++\n",
      "content/c/d.draft.md": "+++\n+++\n",
    ])
    #expect(source.addresses == ["/b/"])
  }
}

import Diagnostics
import TagModel
import Testing

@testable import Content

/// The patterns that other generators' settings have for addresses.
@Suite struct AddressPatternTests {
  private func settings(_ text: String, _ dialect: Dialect) -> Reading<SiteConfiguration> {
    let path =
      switch dialect {
      case .hugo: "hugo.toml"
      case .zola: "zola.toml"
      case .jekyll: "_config.yml"
      default: "mkdocs.yml"
      }
    return readForeignSettings(Array(text.utf8), path: path, dialect: dialect)
  }

  /// Line, column and text of each problem.
  private func problems(_ text: String, _ dialect: Dialect) -> [String] {
    settings(text, dialect).diagnostics.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.id): \($0.message)"
    }
  }

  @Test func hugosTextsStandForPagesAndTerms() {
    let read = settings(
      "[permalinks]\nposts = '/:year/:sections[1:]/:slug'\ntags = '/topics/:slug/'\n'/' = '/:title/'\n", .hugo
    )
    let patterns = read.value.addresses.patterns
    #expect(
      patterns[.pages(section: "posts")]?.parts == [
        .text("/"), .fact(.year), .text("/"), .fact(.sections(SectionRange(first: 1, end: nil))),
        .text("/"), .fact(.slugOrTitle),
      ])
    #expect(patterns[.pages(section: "")] != nil && read.value.taxonomySettings["tags"]?.folder == "topics")
    #expect(read.diagnostics.isEmpty)
  }

  @Test func hugosKindsHavePatternsOfTheirOwn() {
    let read = settings(
      "taxonomies = {tag = 'tags', author = 'authors'}\n[permalinks.page]\na = '/:06/:filename/'\n[permalinks.section]\na = '/b/'\n"
        + "[permalinks.term]\nauthors = '/people/:slug/'\n[permalinks.taxonomy]\nauthors = '/people/'\n",
      .hugo)
    let patterns = read.value.addresses.patterns
    #expect(patterns[.pages(section: "a")]?.parts[1] == .fact(.shortYear) && patterns[.section("a")] != nil)
    #expect(read.value.taxonomySettings["authors"]?.folder == "people" && read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("permalinks = 3\n", "1:14 wrong-type: 'permalinks' is the number 3"),
    (
      "[permalinks]\nposts = '/:year/:slgu/'\n",
      "2:9 unknown-address-gap: nothing of a page stands for ':slgu' in an address"
    ),
    (
      "[permalinks]\nposts = '../:slug/'\n",
      "2:9 out-of-range: 'permalinks.posts' cannot be the text '../:slug/'"
    ),
    ("[permalinks]\nposts = ['a']\n", "2:9 wrong-type: 'permalinks.posts' is a list"),
    (
      "[permalinks]\nposts = '/:sections[x]/'\n",
      "2:9 unknown-address-gap: nothing of a page stands for ':sections[x]' in an address"
    ),
    (
      "[permalinks.term]\ntags = '/:year/:slug/'\n",
      "2:8 term-addresses: the pages of terms of 'tags' are in one folder, by their slugs, whatever this says"
    ),
    (
      "[permalinks.taxonomy]\ntags = '/topics/'\n",
      "2:8 term-addresses: the index of 'tags' is where its terms are, at /tags/"
    ),
    ("uglyURLs = 'perhaps'\n", "1:12 wrong-type: 'uglyURLs' is the text 'perhaps'"),
    ("disableKinds = ['rss', 'trem']\n", "1:24 unknown-value: 'disableKinds' cannot be 'trem'"),
    ("taxonomies = ['tags']\n", "1:14 wrong-type: 'taxonomies' is a list"),
    ("languages = 'de'\n", "1:13 wrong-type: 'languages' is the text 'de'"),
    ("removePathAccents = 7\n", "1:21 wrong-type: 'removepathaccents' is the number 7"),
  ])
  func valuesThatHugoCannotMeanAreNamed(text: String, problem: String) {
    #expect(problems(text, .hugo) == [problem])
  }

  @Test func whatHugoLeavesOutIsLeftOut() {
    let read = settings("disableKinds = ['RSS', 'sitemap', 'taxonomy']\nuglyURLs = {blog = true}\n", .hugo)
    #expect(read.value.feeds.isEnabled == false && !read.value.siteMap && read.diagnostics.isEmpty)
    #expect(read.value.addresses.areFiles(in: "blog") && !read.value.addresses.areFiles(in: "docs"))
  }

  @Test func hugosMainMenuIsOurs() {
    let read = settings(
      "[[menus.main]]\nname = 'B'\nurl = 'https://example.org'\nweight = 20\n[[menus.main]]\nname = 'A'\n"
        + "pageRef = '/a'\nweight = 10\n[[menus.main]]\nname = 'C'\nurl = '/c/'\n[[menus.footer]]\nname = 'D'\nurl = '/d/'\n",
      .hugo)
    #expect(read.value.menu.map(\.label) == ["A", "B", "C"] && read.value.menu[0].url == "/a")
  }

  @Test(arguments: [
    ("permalink: pretty\n", "/:categories/:year/:month/:day/:title/"),
    ("permalink: /:year/:title\n", "/:year/:title"), ("", "/:categories/:year/:month/:day/:title:output_ext"),
  ])
  func jekyllsStylesArePatterns(text: String, template: String) {
    let rules = settings("title: J\n" + text, .jekyll).value.addresses
    let parts = AddressSyntax.jekyll.pieces(of: template).flatMap { piece in
      piece.name.flatMap { AddressSyntax.jekyll.parts(for: $0) } ?? [.text(piece.text)]
    }
    #expect(rules.patterns[.posts]?.parts == parts)
  }

  @Test(arguments: [
    (
      "permalink: /:yaer/\n",
      "1:13 unknown-address-gap: nothing of a page stands for ':yaer' in an address"
    ),
    ("permalink: [a]\n", "1:12 wrong-type: 'permalink' is a list"),
    ("collections: 4\n", "1:14 wrong-type: 'collections' is the number 4"),
    ("collections:\n  a: {output: 4}\n", "2:15 wrong-type: 'collections.a.output' is the number 4"),
    ("defaults: 5\n", "1:11 wrong-type: 'defaults' is the number 5"),
    ("defaults:\n- scope: {path: x}\n", "2:3 missing-key: an item of 'defaults' needs 'values'"),
  ])
  func valuesThatJekyllCannotMeanAreNamed(text: String, problem: String) {
    #expect(problems(text, .jekyll) == [problem])
  }

  @Test func materialsBlogHasItsOwnAddresses() {
    let read = settings(
      "plugins:\n- search\n- blog:\n    blog_dir: news\n    post_url_date_format: yyyy/MM\n    post_url_format: '{date}/{file}'\n",
      .mkdocs)
    let rules = read.value.addresses
    #expect(rules.blog == BlogFolders(address: "news", posts: "news/posts"))
    #expect(
      rules.patterns[.posts]?.parts == [.fact(.year), .text("/"), .fact(.month), .text("/"), .fact(.name)])
    #expect(read.value.taxonomySettings["categories"]?.folder == "news/category" && read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "plugins:\n- blog:\n    post_url_format: '{dat}'\n",
      "3:23 unknown-address-gap: nothing of a page stands for '{dat}' in an address"
    ),
    (
      "plugins:\n- blog:\n    post_url_date_format: yyyy/QQ\n",
      "3:27 unknown-address-gap: nothing of a page stands for 'QQ' in an address"
    ),
    (
      "plugins:\n- blog:\n    categories_url_format: 'x'\n",
      "3:28 term-addresses: the pages of terms of 'categories' are in one folder, by their slugs, whatever this says"
    ),
    ("use_directory_urls: 3\n", "1:21 wrong-type: 'use_directory_urls' is the number 3"),
    (
      "plugins:\n- tags:\n    tags_allowed: A\n",
      "3:19 wrong-type: 'plugins.tags.tags_allowed' is the text 'A'"
    ),
  ])
  func valuesThatMkDocsCannotMeanAreNamed(text: String, problem: String) {
    #expect(problems(text, .mkdocs) == [problem])
  }

  @Test func namesOfPythonInSettingsAreLeftAlone() {
    let read = settings(
      "site_name: !ENV [NAME, 'Mine']\nmarkdown_extensions:\n- pymdownx.emoji:\n"
        + "    emoji_index: !!python/name:material.extensions.emoji.twemoji\n"
        + "plugins:\n- tags:\n    tags_slugify: !!python/object/apply:pymdownx.slugs.slugify\n      kwds: {case: lower}\n"
        + "    tags_file: topics.md\n", .mkdocs)
    #expect(read.value.title == "Mine" && read.value.tagsFile == "topics.md")
    #expect(read.diagnostics.map(\.id) == ["settings-without-effect"])
  }
}

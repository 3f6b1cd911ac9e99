import Diagnostics
import TagLayout
import TagModel
import Testing

@testable import SiteBuild

@Suite struct SiteResolverTests {
  private func page(_ path: String, tags: [String] = []) -> PageSource {
    var page = PageSource(path: path, sourcePath: "content/" + path)
    page.title = path
    page.tags = tags.enumerated().map {
      TagModel.Tag(name: $1, place: Place(path: "content/" + path, line: 3, column: $0 + 1))
    }
    return page
  }

  private func resolve(
    _ pages: [PageSource], _ configuration: SiteConfiguration = SiteConfiguration()
  ) -> (site: ResolvedSite, diagnostics: [Diagnostic]) {
    let (site, diagnostics) = SiteResolver(pages, configuration: configuration).resolve()
    return (site, diagnostics)
  }

  private func labels(_ site: ResolvedSite, _ address: String) -> [String] {
    site.pages.first { $0.address.path == address }?.clouds.first?.chips.map(\.label) ?? []
  }

  @Test func siteHasPagesTermsIndexHomeAndNotFound() {
    let (site, diagnostics) = resolve([page("p.md", tags: ["C++"])])
    #expect(
      site.pages.map(\.file) == [
        "p/index.html", "index.html", "tags/index.html", "tags/c-plus-plus/index.html", "404.html",
      ])
    #expect(diagnostics.isEmpty)
  }

  @Test func ownHomePageTakesThePlaceOfTheMadeOne() {
    let site = resolve([page("index.md")]).site
    #expect(site.pages.map(\.kind) == [.content, .taxonomy(0), .notFound])
  }

  @Test func samePlaceForTwoPagesIsAnError() throws {
    let problem = try #require(resolve([page("p.md"), page("p/index.md")]).diagnostics.first)
    #expect(problem.id == "address-collision" && problem.place?.path == "content/p/index.md")
    #expect(problem.notes.first?.place?.path == "content/p.md")
  }

  @Test(arguments: ["tags.md", "tags/c.md", "assets/index.md"])
  func addressOfOurOwnIsReserved(path: String) {
    #expect(resolve([page(path, tags: ["c"])]).diagnostics.map(\.id) == ["reserved-address"])
  }

  @Test func pageShowsEachOfItsTermsOnce() {
    #expect(labels(resolve([page("p.md", tags: ["a", "a", "A", "b"])]).site, "/p/") == ["a", "b"])
  }

  @Test func hiddenTagsAreNowhere() {
    var configuration = SiteConfiguration()
    configuration.hiddenTags = ["_*"]
    let site = resolve([page("p.md", tags: ["_todo", "public"])], configuration).site
    #expect(site.terms.map(\.label) == ["public"])
    #expect(labels(site, "/p/") == ["public"])
  }

  @Test func indexFollowsItsOwnOptions() {
    var configuration = SiteConfiguration()
    configuration.tagIndex = [.limit(2), .order(.name), .showCount(true)]
    let pages = [page("1.md", tags: ["b", "d"]), page("2.md", tags: ["d", "a", "b"])]
    let site = resolve(pages, configuration).site
    #expect(labels(site, "/tags/") == ["b", "d"])
    #expect(labels(site, "/") == ["b", "d"])
    #expect(labels(site, "/2/") == ["d", "a", "b"])
  }

  @Test func cloudOfTermsNamesCountsForScreenReaders() throws {
    let site = resolve([page("1.md", tags: ["a"]), page("2.md", tags: ["a", "b"])]).site
    let index = try #require(site.pages.first { $0.kind == .taxonomy(0) })
    #expect(index.clouds[0].chips.map(\.accessibleName) == ["a, 2 pages", "b, 1 page"])
    #expect(index.clouds[0].chips.map(\.count) == [nil, nil])
    let own = try #require(site.pages.first)
    #expect(own.clouds[0].chips.map(\.accessibleName) == [nil])
  }

  @Test func unlistedPageLeadsToTermsButIsNotCounted() {
    var hidden = page("1.md", tags: ["a"])
    hidden.unlisted = true
    let site = resolve([hidden, page("2.md", tags: ["b"])]).site
    #expect(site.terms.map(\.label) == ["b"])
    #expect(site.pages.first { $0.kind == .home }?.entries == [1])
  }

  @Test func listingsStartWithTheNewest() {
    var pages = ["a.md", "b.md", "c.md", "d.md"].map { page($0, tags: ["x"]) }
    pages[1].date = CalendarDate(year: 2024, month: 1, day: 2)
    pages[2].date = CalendarDate(year: 2025, month: 1, day: 2)
    let site = resolve(pages).site
    #expect(site.pages.first { $0.kind == .term(0) }?.entries == [2, 1, 0, 3])
  }

  @Test func titleFallsBackToHeadingThenFileName() {
    var headed = page("a.md")
    (headed.title, headed.firstHeading) = (nil, "Heading")
    var bare = page("guide/index.md")
    bare.title = nil
    #expect(resolve([headed, bare]).site.pages.prefix(2).map(\.title) == ["Heading", "guide"])
  }

  @Test func bodyWithAHeadingNeedsNoOther() {
    var headed = page("a.md")
    headed.body = [.html("<h1 id=\"x\">X</h1>\n")]
    var plain = page("b.md")
    plain.body = [.html("<h2>X</h2>\n")]
    #expect(resolve([headed, plain]).site.pages.prefix(2).map(\.isHeaded) == [true, false])
  }

  @Test func sectionCountsInItsFolderAlone() {
    var front = page("guide/index.md")
    front.cloud = CloudRequest(place: Place(path: "content/guide/index.md"), source: .section)
    let pages = [front, page("guide/a.md", tags: ["x"]), page("guides/b.md", tags: ["y"])]
    #expect(labels(resolve(pages).site, "/guide/") == ["x"])
  }

  @Test func includeExcludeAndMinimumCountChoose() {
    var configuration = SiteConfiguration()
    configuration.tagIndex = [.include(["s*"]), .exclude(["*x"]), .minCount(2)]
    let pages = [page("1.md", tags: ["sa", "sx", "ta", "sb"]), page("2.md", tags: ["sa", "sx", "ta"])]
    #expect(labels(resolve(pages, configuration).site, "/tags/") == ["sa"])
  }

  @Test func cloudsOfOnePageHaveDifferentNames() {
    var source = page("p.md", tags: ["a"])
    let request = { (name: String?) in
      var request = CloudRequest(place: Place(path: "content/p.md", line: 9), name: name)
      request.source = .page
      return BodyPart.cloud(request)
    }
    source.body = [request("x"), request(nil), request("x")]
    let (site, diagnostics) = resolve([source])
    #expect(site.pages[0].clouds.map(\.name) == ["x", "2", "x-2", "tags"])
    #expect(diagnostics.map(\.id) == ["repeated-cloud-name"])
  }

  @Test func currentTermIsMarkedOnItsOwnPageOnly() throws {
    var source = page("p.md", tags: ["a"])
    source.cloud = CloudRequest(place: Place(path: "content/p.md"), source: .site)
    let site = resolve([source]).site
    #expect(site.pages[0].clouds[0].chips.map(\.isCurrent) == [false])
    #expect(site.pages[0].clouds[0].chips.map(\.href) == ["../tags/a/index.html"])
  }

  private func folders(_ site: ResolvedSite) -> [String] { site.pages.map(\.address.folder) }

  @Test func categoriesAreATaxonomyWherePagesHaveSome() {
    #expect(resolve([page("p.md", tags: ["x"])]).site.taxonomies.map(\.name) == ["tags"])
    var source = page("p.md", tags: ["Electronics"])
    source.otherTerms["categories"] = source.tags
    let (site, diagnostics) = resolve([source])
    #expect(diagnostics.isEmpty)
    #expect(
      folders(site) == ["p", "", "tags", "tags/electronics", "categories", "categories/electronics", ""])
    #expect(
      site.pages[0].clouds.map { $0.chips[0].href } == [
        "../tags/electronics/index.html", "../categories/electronics/index.html",
      ])
    #expect(site.pages[0].otherClouds.map(\.title) == ["Categories of this page"])
  }

  @Test func cloudCanShowAnotherTaxonomy() {
    var source = page("p.md", tags: ["x"])
    source.otherTerms["categories"] = page("p.md", tags: ["y"]).tags
    var request = CloudRequest(place: Place(path: "content/p.md"), source: .site)
    request.taxonomy = "categories"
    source.body = [.cloud(request)]
    #expect(labels(resolve([source]).site, "/p/") == ["y"])
    request.taxonomy = "category"
    source.body = [.cloud(request)]
    #expect(resolve([source]).diagnostics.map(\.id) == ["unknown-taxonomy"])
  }

  @Test func textOfATermStandsOnItsPage() throws {
    var text = page("tags/C++/_index.md", tags: ["not counted"])
    (text.title, text.body) = ("About C++", [.html("<p>Fast.</p>")])
    let stray = page("tags/none/_index.md")
    let (site, diagnostics) = resolve([page("p.md", tags: ["c++"]), text, stray])
    #expect(folders(site) == ["p", "", "tags", "tags/c-plus-plus", ""])
    let term = try #require(site.pages.first { $0.kind == .term(0) })
    #expect(term.title == "About C++" && term.body == [.html("<p>Fast.</p>")] && term.entries == [0])
    #expect(diagnostics.map(\.id) == ["text-without-term"])
  }

  @Test func parentShowsItsNestedTerms() throws {
    var configuration = SiteConfiguration()
    configuration.terms.hierarchy = "/"
    let site = resolve([page("p.md", tags: ["food/dinner", "food/lunch"])], configuration).site
    #expect(labels(site, "/tags/food/") == ["food/dinner", "food/lunch"])
    #expect(site.pages.first { $0.address.folder == "tags/food" }?.entries == [0])
  }

  @Test func aliasesOfTermsAreRedirected() throws {
    var registry = TermRegistry()
    var entry = TermEntry(name: TermEntry.Name("a", at: Place(path: "tags.yml")))
    entry.aliases = ["b", "c d"].map { TermEntry.Name($0, at: entry.name.place) }
    registry.entries = [entry]
    let (site, diagnostics) = SiteResolver(
      [page("p.md", tags: ["b"])], configuration: SiteConfiguration(),
      registries: TermRegistries(["tags": registry])
    ).resolve()
    let term = try #require(site.pages.first { $0.kind == .term(0) })
    #expect(term.title == "a" && term.aliases.map(\.path) == ["/tags/b/", "/tags/c-d/"])
    #expect(diagnostics.isEmpty)
  }

  @Test func chipCanNameTheSourceOfAPage() {
    var source = page("guide/p.md", tags: ["a", "b"])
    source.tags[0].href = "intro.md#top"
    source.tags[1].href = "/other.md"
    let (site, diagnostics) = resolve([source, page("guide/intro.md")])
    #expect(site.pages[0].clouds[0].chips[0].href == "../../guide/intro/index.html#top")
    #expect(diagnostics.map(\.id) == ["broken-link"])
    #expect(diagnostics.first?.place == source.tags[1].place)
  }
}

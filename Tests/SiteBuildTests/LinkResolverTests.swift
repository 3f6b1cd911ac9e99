import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct LinkResolverTests {
  private let resolver: LinkResolver

  init() {
    let sources = ["index.md", "guide/index.md", "guide/intro.md", "about us.md"].map { path in
      var page = PageSource(path: path, sourcePath: "content/" + path)
      page.anchors = ["install", "use"]
      return page
    }
    resolver = LinkResolver(
      sources, addresses: sources.map { PageAddress($0, path: $0.path) },
      linkStyle: LinkStyle(namesIndexFile: false))
  }

  private func resolve(_ destination: String) -> ResolvedLink {
    let link = BodyLink(destination: destination, place: Place(path: "content/guide/intro.md", line: 3))
    return resolver.resolve(link, inSource: "guide/intro.md", at: PageAddress(folder: "guide/intro"))
  }

  @Test(arguments: [
    ("index.md", "../../guide/"), ("../index.md", "../../"), ("/index.md", "../../"),
    ("intro.md#use", "../../guide/intro/#use"), ("/about%20us.md", "../../about-us/"),
    ("#install", "#install"),
    ("/about us.md?x=1#use", "../../about-us/?x=1#use"), ("/tags/", "../../tags/"), ("/", "../../"),
    ("picture.png", "../../guide/picture.png"), ("../../../../etc/passwd", "../../etc/passwd"),
    ("#top", "#top"),
    ("#cloud-terms", "#cloud-terms"),
  ])
  func linkLeadsToThePageThatAFileBecomes(destination: String, url: String) {
    let resolved = resolve(destination)
    #expect(resolved.url == url)
    #expect(resolved.problem == nil)
  }

  @Test(arguments: [
    ("intr.md", "guide/intro.md"), ("intro.md#instal", "#install"), ("#usw", "#use"),
    ("../intro.md", "guide/intro.md"),
  ])
  func brokenLinkSuggestsTheNearest(destination: String, suggestion: String) throws {
    let problem = try #require(resolve(destination).problem)
    #expect(problem.id == "broken-link" && problem.place?.line == 3)
    #expect(problem.fix == "did you mean \"\(suggestion)\"?")
  }
}

@Suite struct LinkCheckTests {
  private let place = Place(path: "content/guide/intro.md", line: 3)

  private func site(_ destinations: [String]) -> ResolvedSite {
    var source = PageSource(path: "guide/intro.md", sourcePath: "content/guide/intro.md")
    source.body = destinations.map { .link(BodyLink(destination: $0, place: place)) }
    return SiteResolver([source], configuration: SiteConfiguration()).resolve().0
  }

  private func broken(_ destinations: String...) -> [Diagnostic] {
    let files = [
      "index.html", "guide/intro/index.html", "tags/swift/index.html", "images/a b.png", "tags.json",
    ]
    return site(destinations).brokenLinks(in: files)
  }

  @Test(arguments: [
    "/tags/swift/", "../tags/swift", "/images/a%20b.png", "../tags.json?x=1", "/", "../", "/tags/swift/#top",
  ])
  func linkToAFileOfTheSiteIsFine(destination: String) { #expect(broken(destination).isEmpty) }

  @Test(arguments: [
    ("/tags/swfit/", "/tags/swift/"), ("/images/b.png", "/images/a b.png"), ("a b.png", nil), ("there/", nil),
    ("/image/a%20b.png", "/images/a b.png"), ("/tags.jsn", "/tags.json"),
  ])
  func linkToNoFileIsToldOf(destination: String, suggestion: String?) {
    #expect(broken(destination) == [.brokenLink(destination, at: place, suggestion: suggestion)])
  }

  @Test(arguments: [
    ("/tags/swift/", true), ("../../images/a%20b.png", true), ("/tags/swfit/", false), ("x/", false),
  ])
  func addressOfAChipIsALinkToo(href: String, isFine: Bool) {
    var source = PageSource(path: "guide/intro.md", sourcePath: "content/guide/intro.md")
    source.tags = [Tag(name: "Swift", place: place)]
    source.tags[0].href = href
    let site = SiteResolver([source], configuration: SiteConfiguration()).resolve().0
    #expect(site.brokenLinks(in: ["tags/swift/index.html", "images/a b.png"]).isEmpty == isFine)
  }

  @Test func fileThatIsMissedOftenIsToldOfOnce() {
    let problems = broken("/img/x.png", "../img/x.png", "/img/x.png#a", "/zzzzzzzzzz")
    #expect(problems.map(\.notes.count) == [1, 0])
    #expect(problems.first?.notes.first?.message == "2 more links lead to the same place")
  }
}

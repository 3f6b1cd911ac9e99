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
      sources, addresses: sources.map(PageAddress.init), linkStyle: LinkStyle(namesIndexFile: false))
  }

  private func resolve(_ destination: String) -> (url: String, problem: Diagnostic?) {
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
    let (resolved, problem) = resolve(destination)
    #expect(resolved == url)
    #expect(problem == nil)
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

import TagModel
import Testing

@testable import SiteBuild

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("index.md", ""), ("_index.md", ""), ("p.md", "p"), ("guide/index.md", "guide"),
    ("guide/intro.md", "guide/intro"),
    ("a b.md", "a-b"), ("a.b.md", "a.b"), ("guide/the end.markdown", "guide/the-end"), ("日本/語.md", "日本/語"),
    ("v1.0/p.md", "v1.0/p"), ("a/.md", "a/.md"), ("a//b.md", "a/b"), ("/p.md", "p"), ("a/b/_index.md", "a/b"),
    ("indexes.md", "indexes"), ("a/index.de.md", "a/index.de"), ("p", "p"),
  ])
  func pathMakesTheAddress(path: String, folder: String) {
    #expect(PageAddress(contentPath: path, slug: nil).folder == folder)
  }

  @Test(arguments: [("guide/intro.md", "guide/new"), ("guide/index.md", "new"), ("index.md", "new")])
  func slugTakesThePlaceOfTheName(path: String, folder: String) {
    #expect(PageAddress(contentPath: path, slug: "new").folder == folder)
  }

  @Test(arguments: [
    ("/guide/start/", "guide/start"), ("guide", "guide"), ("/", ""), ("/x/index.html", "x"),
  ])
  func urlIsTheWholeAddress(url: String, folder: String) {
    var page = PageSource(path: "a/b.md", sourcePath: "content/a/b.md")
    page.url = url
    page.slug = "ignored"
    #expect(PageAddress(page, path: page.path).folder == folder)
  }

  @Test func addressKnowsItsFileAndItsWayHome() {
    let page = PageAddress(folder: "tags/c")
    #expect(page.file == "tags/c/index.html" && page.path == "/tags/c/" && page.rootPrefix == "../../")
    #expect(
      PageAddress.home.file == "index.html" && PageAddress.home.path == "/"
        && PageAddress.home.rootPrefix == "")
  }

  @Test func addressMayNameAFile() {
    let page = PageAddress(url: "/old/50%.html")
    #expect(page == PageAddress(folder: "old", name: "50%.html"))
    #expect(page.file == "old/50%.html" && page.path == "/old/50%.html" && page.rootPrefix == "../")
    #expect(page.companionFolder == "old/50%" && PageAddress.home.companionFolder == "index")
    for namesIndexFile in [true, false] {
      let style = LinkStyle(namesIndexFile: namesIndexFile)
      #expect(style.link(from: PageAddress(folder: "p1"), to: page) == "../old/50%25.html")
    }
  }

  @Test func linksAreRelativeAndEncodedOnce() {
    let style = LinkStyle(namesIndexFile: false)
    let page = PageAddress(folder: "p1")
    #expect(style.link(from: page, to: PageAddress(folder: "tags/50%")) == "../tags/50%25/")
    #expect(
      style.link(from: page, to: PageAddress(folder: "tags/日本語")) == "../tags/%E6%97%A5%E6%9C%AC%E8%AA%9E/")
    #expect(style.link(from: page, to: .home) == "../")
    #expect(style.link(from: .home, to: .home) == "./")
    #expect(style.link(from: page, toFile: "assets/a b.css") == "../assets/a%20b.css")
  }

  @Test func linksNameTheFileWhereNoServerFindsIt() {
    let style = LinkStyle(namesIndexFile: true)
    #expect(style.link(from: .home, to: PageAddress(folder: "tags/c")) == "tags/c/index.html")
    #expect(style.link(from: .home, to: .home) == "index.html")
  }

  @Test(arguments: [
    ("", "/"), ("https://example.org", "/"), ("https://me.github.io/repo", "/repo/"), ("/docs", "/docs/"),
    ("http://h/a/b", "/a/b/"),
  ])
  func basePathIsWhatFollowsTheHost(baseURL: String, path: String) {
    var configuration = SiteConfiguration()
    configuration.baseURL = baseURL
    #expect(configuration.basePath == path)
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%E6%97%A5", "日"), ("100%", "100%"), ("%ff", "%ff"), ("%4", "%4"), ("a+b", "a+b"),
  ])
  func decodingLeavesWhatIsNoSequence(encoded: String, text: String) {
    #expect(percentDecoded(encoded) == text)
  }

  @Test(arguments: [
    ("../../tags/swift/", "https://example.org/docs/tags/swift/"),
    ("./", "https://example.org/docs/a%20b/c/"),
    ("../../", "https://example.org/docs/"), ("../d/?q=1#e", "https://example.org/docs/a%20b/d/?q=1#e"),
    ("#f", "https://example.org/docs/a%20b/c/#f"), ("file.pdf", "https://example.org/docs/a%20b/c/file.pdf"),
    ("../..", "https://example.org/docs/"), ("..", "https://example.org/docs/a%20b/"),
    ("/g/", "https://example.org/docs/g/"),
    ("mailto:a@b.example", "mailto:a@b.example"), ("//other.example/x", "//other.example/x"),
  ])
  func absoluteLinkStartsFromTheSite(link: String, url: String) {
    #expect(PageAddress(folder: "a b/c").absolute(link, site: "https://example.org/docs") == url)
  }

  @Test func partOfAPageIsNamedAfterItsAddress() {
    let part = PageAddress(folder: "tags", fragment: "term-é")
    let style = LinkStyle(namesIndexFile: true)
    #expect(part.path == "/tags/#term-é")
    #expect(style.link(from: .home, to: part) == "tags/index.html#term-%C3%A9")
    #expect(style.link(from: PageAddress(folder: "tags"), to: part) == "#term-%C3%A9")
  }
}

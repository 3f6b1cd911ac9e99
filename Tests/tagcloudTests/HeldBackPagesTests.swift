import SiteBuild
import Testing

@testable import tagcloud

@Suite struct HeldBackPagesTests {
  @Test func readersAreToldHowToGetTheirPages() {
    var pages = HeldBackPages()
    #expect(pages.isEmpty)
    pages.drafts = 1
    #expect(pages.text == "held back: 1 draft (--drafts builds it)")
    (pages.drafts, pages.future, pages.expired) = (2, 1, 3)
    #expect(
      pages.text
        == "held back: 2 drafts (--drafts builds them), 1 with a date to come (--future builds it), 3 expired"
    )
  }
}

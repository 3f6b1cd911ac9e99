import TagModel
import Testing

@testable import SiteBuild

@Suite struct RelatedTermsTests {
  private let terms = [
    Term(key: "a", label: "a", slug: "a", pages: [0, 1, 2]),
    Term(key: "b", label: "b", slug: "b", pages: [0, 1]),
    Term(key: "c", label: "c", slug: "c", pages: [1, 2, 3]),
    Term(key: "d", label: "d", slug: "d", pages: [3]),
  ]

  @Test func termsOnTheSamePagesAreRelated() {
    let related = RelatedTerms(terms, pages: 4)
    #expect(related.terms(near: 0, limit: 9) == [1, 2])
    #expect(related.terms(near: 3, limit: 9) == [2])
    #expect(related.terms(near: 2, limit: 1) == [0])
  }

  @Test func termsAboveAndOtherTaxonomiesAreLeftOut() {
    var terms = terms
    terms[1].parent = 0
    terms[2].taxonomy = 1
    #expect(RelatedTerms(terms, pages: 4).terms(near: 0, limit: 9) == [])
  }
}

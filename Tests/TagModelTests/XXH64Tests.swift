import TagModel
import Testing

@Suite struct XXH64Tests {
  /// Digests of the reference program.
  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
      (String(repeating: "0123456789", count: 10) + "abcdefg", 0x219C_3E59_837B_E884),
    ] as [(String, UInt64)])
  func hashesAsTheReferenceDoes(text: String, hash: UInt64) {
    #expect(xxh64(Array(text.utf8).span) == hash)
  }

  @Test func seedsGiveHashesOfTheirOwn() {
    let bytes = Array("Nobody inspects the spammish repetition".utf8)
    #expect(xxh64(bytes.span, seed: 1) != xxh64(bytes.span))
  }

  @Test func digestsHaveTwoHalvesThatDiffer() {
    let digest = ContentDigest(of: [1, 2, 3])
    #expect(digest.high != digest.low)
    #expect(digest == ContentDigest(of: [1, 2, 3]))
    #expect(digest != ContentDigest(of: [1, 2, 4]))
  }
}

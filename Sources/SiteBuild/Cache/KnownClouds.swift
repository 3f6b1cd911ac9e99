import Rendering
import TagModel
import Typography

/// The clouds of an earlier build of the same program run, so that the next one measures and places what has changed alone.
///
/// Where pages are compared rather than keys, nothing has to be put into bytes and read from them.
struct KnownClouds: Sendable {
  /// The earlier pages by their files.
  private var indices: [String: Int] = [:]
  private let site: ArrangedSite

  /// Takes over what a build has made.
  init(_ site: ArrangedSite) {
    self.site = site
    for (index, page) in site.resolved.pages.enumerated() { indices[page.file] = index }
  }

  /// The earlier page of the same address whose clouds look the same, as an index; `nil` if there is none.
  func page(like page: SitePage) -> Int? {
    guard let index = indices[page.file] else { return nil }
    let clouds = site.resolved.pages[index].clouds
    return clouds.elementsEqual(page.clouds) { $0.looks(like: $1) } ? index : nil
  }

  /// What stands for the fonts that the clouds were measured with.
  var fontFingerprint: [UInt8] { site.measured.fonts.fingerprint }

  /// The boxes of an earlier page.
  func boxes(ofPage index: Int) -> [MeasuredCloud] { site.measured.clouds[index] }

  /// The clouds of an earlier page in their places.
  func placed(ofPage index: Int) -> [PlacedCloud] { site.placed.clouds[index] }

  /// The font files, if they are for the same characters of the same faces.
  func webFonts(for fonts: SiteFonts, _ usage: FontUsage) -> WebFonts? {
    let measured = site.measured
    guard measured.embedsFonts, measured.usage == usage, measured.fonts.features == fonts.features else {
      return nil
    }
    var known = measured.webFonts
    known.cacheUse = CacheUse()
    return known
  }
}

extension ResolvedCloud {
  /// Whether a cloud has the same chips in the same arrangement, wherever they come from.
  fileprivate func looks(like other: ResolvedCloud) -> Bool {
    var other = other
    (other.origins, other.place) = (origins, place)
    return self == other
  }
}

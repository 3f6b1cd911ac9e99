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

  /// An earlier page whose clouds can be taken over.
  struct Page: Sendable {
    /// Its index.
    var index: Int
    /// Whether its chips are painted otherwise, so that only their boxes and places are the same.
    var isRepainted: Bool
  }

  /// Takes over what a build has made.
  init(_ site: ArrangedSite) {
    self.site = site
    for (index, page) in site.resolved.pages.enumerated() { indices[page.file] = index }
  }

  /// The earlier page of the same address whose clouds have the same boxes; `nil` if there is none.
  func page(like page: SitePage) -> Page? {
    guard let index = indices[page.file] else { return nil }
    let clouds = site.resolved.pages[index].clouds
    if clouds.elementsEqual(page.clouds, by: { $0.looks(like: $1) }) {
      return Page(index: index, isRepainted: false)
    }
    var looks = LookPairs()
    let isRepainted = clouds.elementsEqual(page.clouds) { $0.looks(like: $1.repainted(as: $0, &looks)) }
    return isRepainted ? Page(index: index, isRepainted: true) : nil
  }

  /// What stands for the fonts that the clouds were measured with.
  var fontFingerprint: [UInt8] { site.measured.fonts.fingerprint }

  /// The boxes of an earlier page.
  func boxes(of page: Page) -> [MeasuredCloud] { site.measured.clouds[page.index] }

  /// Clouds in the places that they have on an earlier page.
  func placed(_ clouds: [ResolvedCloud], as page: Page) -> [PlacedCloud] {
    let known = site.placed.clouds[page.index]
    if !page.isRepainted { return known }
    return zip(zip(clouds, boxes(of: page)), known).map { PlacedCloud($0.0, $0.1, $1.geometry) }
  }

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

/// Pairs of looks that were compared but for their paint: few looks are on many chips.
private struct LookPairs {
  private struct Pair: Hashable {
    var first: Shared<ChipStyle>
    var second: Shared<ChipStyle>
  }

  private var alike: [Pair: Bool] = [:]

  mutating func areAlike(_ first: Shared<ChipStyle>, _ second: Shared<ChipStyle>) -> Bool {
    let pair = Pair(first: first, second: second)
    if let known = alike[pair] { return known }
    let found = first.value.withoutPaint == second.value.withoutPaint
    alike[pair] = found
    return found
  }
}

extension ResolvedCloud {
  /// Whether a cloud has the same chips in the same arrangement, wherever they come from.
  fileprivate func looks(like other: ResolvedCloud) -> Bool {
    var other = other
    (other.origins, other.place) = (origins, place)
    return self == other
  }

  /// The cloud with its chips painted as those of another, where nothing else tells their looks apart.
  fileprivate func repainted(as other: ResolvedCloud, _ looks: inout LookPairs) -> ResolvedCloud {
    guard chips.count == other.chips.count else { return self }
    var cloud = self
    for index in chips.indices {
      cloud.chips[index].takePaint(of: other.chips[index]) { looks.areAlike($0, $1) }
    }
    if let style = other.disclosure?.style, style.withoutPaint == disclosure?.style.withoutPaint {
      cloud.disclosure?.style = style
    }
    return cloud
  }
}

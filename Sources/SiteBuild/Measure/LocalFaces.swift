import Rendering
import TagModel
import Typography

/// Faces of the readers' own systems that stand in for the site's fonts while those are missing.
struct LocalFaces: Sendable {
  /// The rule for each face that has a stand-in, by the face's index in the catalog.
  private(set) var rules: [Int: LocalFaceRule] = [:]
  /// Stand-ins that were matched before, and those that had to be.
  private(set) var cacheUse = CacheUse()

  /// Matches a stand-in to each face that is the first of a style, over all labels of that style.
  static func make(_ site: ResolvedSite, _ fonts: SiteFonts, jobs: Int, cache: BuildCache) async -> LocalFaces
  {
    let requests = requests(site, fonts)
    let matched = await parallelMap(
      requests, jobs: jobs, state: { LabelShaper(fonts.catalog) }, { $1.match($0, cache) })
    var faces = LocalFaces()
    for (request, (fallback, use)) in zip(requests, matched) {
      faces.cacheUse.formUnion(use)
      guard let fallback else { continue }
      faces.rules[request.face] = LocalFaceRule(
        family: fonts.catalog[FontFace.ID(request.face)].localName, names: fallback.names,
        sizeAdjust: fallback.sizeAdjust, ascent: fallback.ascentOverride,
        descent: fallback.descentOverride, lineGap: fallback.lineGapOverride)
    }
    return faces
  }

  /// The rules as CSS, in the order of their faces.
  var css: String { rules.sorted { $0.key < $1.key }.map(\.value.css).joined() }
}

extension FontFace {
  /// The family name of the face's stand-in.
  fileprivate var localName: String { webName + " local" }
}

extension LocalFaces {
  /// A face with the labels that it is the first choice for.
  private struct Request: Sendable {
    /// The face's index in the catalog.
    var face: Int
    /// The labels in the order of the site, each once.
    var labels: [Chip.Label]
    /// What stands for the fonts in keys.
    var fingerprint: [UInt8]

    func match(_ shaper: LabelShaper, _ cache: BuildCache) -> (LocalFallback?, CacheUse) {
      let key = key
      var use = CacheUse()
      if let known = cache[key] {
        use.find(key)
        return (LocalFallback(bits: known), use)
      }
      let shaped = labels.map { shaper.measure($0.text, $0.style).shaped }
      let fallback = labels.first.flatMap { shaper.localFallback(shaper.prepare($0.style), labels: shaped) }
      use.make(key, fallback?.bits ?? [])
      return (fallback, use)
    }

    private var key: CacheKey {
      var input = ByteWriter()
      input.write(fingerprint)
      input.write(face)
      input.write(each: labels) { writer, label in
        writer.write(label.text)
        label.style.write(to: &writer)
      }
      return CacheKey("local face", input)
    }
  }

  private static func requests(_ site: ResolvedSite, _ fonts: SiteFonts) -> [Request] {
    let fingerprint = fonts.fingerprint
    var labels: [Int: [Chip.Label]] = [:]
    var seen: Set<Chip.Label> = []
    var seenChips: Set<ShownChip> = []
    func add(_ chip: Chip) {
      for state in chip.states where state.custom == nil {
        for label in state.labels where seen.insert(label).inserted {
          guard let face = fonts.catalog.chain(for: label.style)?.primary else { continue }
          labels[face.index, default: []].append(label)
        }
      }
    }
    for page in site.pages.indices {
      for cloud in site.pages[page].clouds.indices {
        let chips = site.pages[page].clouds[cloud].chips
        for index in chips.indices {
          let isPlain = chips[index].selection == nil
          if isPlain, !seenChips.insert(ShownChip(chips.span[index])).inserted { continue }
          add(chips.span[index])
        }
      }
    }
    return labels.sorted { $0.key < $1.key }.map {
      Request(face: $0.key, labels: $0.value, fingerprint: fingerprint)
    }
  }
}

extension LocalFallback {
  fileprivate var bits: [UInt8] {
    var writer = ByteWriter()
    writer.write(each: names) { $0.write($1) }
    for factor in [sizeAdjust, ascentOverride, descentOverride, lineGapOverride] { writer.write(factor) }
    return writer.bytes
  }

  /// Reads bits; `nil` for those of a face without a stand-in.
  fileprivate init?(bits: ArraySlice<UInt8>) {
    var reader = ByteReader(bits)
    guard let names = reader.values({ $0.text() }), let adjust = reader.number(),
      let ascent = reader.number(),
      let descent = reader.number(), let lineGap = reader.number()
    else { return nil }
    self.init(
      names: names, sizeAdjust: adjust, ascentOverride: ascent, descentOverride: descent,
      lineGapOverride: lineGap)
  }
}

import Diagnostics
import Rendering
import TagLayout
import TagModel
import Typography

/// The boxes of every chip of a site, and the fonts that they were measured with.
struct MeasuredSite: Sendable {
  var fonts: SiteFonts
  var webFonts: WebFonts
  var localFaces: LocalFaces
  /// Whether pages load the fonts, or leave them to their readers.
  var embedsFonts: Bool
  /// The boxes, by page and cloud.
  var clouds: [[MeasuredCloud]]
  var diagnostics: [Diagnostic]
  /// The characters of the labels, by face.
  var usage: FontUsage
  /// The page of an earlier build that each page has its boxes from; `nil` for those that were measured.
  var knownPages: [KnownClouds.Page?]
  /// How many labels were shaped.
  var shapedCount: Int
  /// What was taken from the cache and what was made.
  var cacheUse: CacheUse

  /// Finds the fonts, measures every label and cuts the fonts down to the characters in use.
  ///
  /// - Parameter looks: those of the site's chips.
  static func measure(
    _ site: ResolvedSite, _ looks: [(chip: Chip, place: Place)], root: String, jobs: Int, cache: BuildCache,
    known: KnownClouds? = nil
  ) async throws(BuildStop) -> MeasuredSite {
    let styles = textStyles(of: site, looks)
    let fonts: SiteFonts
    do {
      fonts = try SiteFonts(
        styles.keys.sorted(by: precedes), root: root, at: { site.place(of: $0, usedAt: styles[$0]) })
    } catch {
      throw BuildStop(error)
    }
    let known = known?.fontFingerprint == fonts.fingerprint ? known : nil
    let chips = SharedChips()
    let pages = await parallelMap(
      Array(site.pages.indices), jobs: jobs, state: { MeasureTask(fonts, cache, chips) }
    ) { task, page in
      guard let known, let same = known.page(like: site.pages[page]) else {
        return task.measure(site.pages[page].clouds)
      }
      return MeasureTask.Page(clouds: known.boxes(of: same), known: same)
    }
    var use = CacheUse()
    for page in pages { use.formUnion(page.use) }
    let clouds = pages.map(\.clouds)
    let (drawn, localFaces) = await bothOf(jobs: jobs) { () -> DrawnText in
      let (usage, problems) = usage(of: site, clouds)
      let fonts = await packedFonts(of: site, fonts, usage, jobs: jobs, cache: cache, known: known)
      return DrawnText(usage: usage, problems: problems, fonts: fonts)
    } _: { () -> LocalFaces in
      if !site.configuration.embedFonts { return LocalFaces() }
      return await LocalFaces.make(site, fonts, jobs: jobs, cache: cache)
    }
    let webFonts: WebFonts
    do { webFonts = try drawn.fonts.get() } catch { throw BuildStop(error) }
    use.formUnion(webFonts.cacheUse)
    use.formUnion(localFaces.cacheUse)
    return MeasuredSite(
      fonts: fonts, webFonts: webFonts, localFaces: localFaces,
      embedsFonts: site.configuration.embedFonts, clouds: clouds,
      diagnostics: fonts.diagnostics + webFonts.diagnostics + drawn.problems,
      usage: drawn.usage, knownPages: pages.map(\.known), shapedCount: pages.reduce(0) { $0 + $1.shaped },
      cacheUse: use)
  }

  /// The characters of the site's labels, and the fonts for them.
  private struct DrawnText: Sendable {
    var usage: FontUsage
    var problems: [Diagnostic]
    var fonts: Result<WebFonts, FontError>
  }

  /// The fonts as pages load them, if they do.
  private static func packedFonts(
    of site: ResolvedSite, _ fonts: SiteFonts, _ usage: FontUsage, jobs: Int, cache: BuildCache,
    known: KnownClouds?
  ) async -> Result<WebFonts, FontError> {
    if !site.configuration.embedFonts {
      var none = WebFonts()
      none.diagnostics = [.fontsNotEmbedded(at: site.configuration.fontsPlace)]
      return .success(none)
    }
    if let same = known?.webFonts(for: fonts, usage) { return .success(same) }
    do throws(FontError) {
      return .success(try await WebFonts.make(fonts, usage: usage, jobs: jobs, cache: cache))
    } catch {
      return .failure(error)
    }
  }
}

extension MeasuredSite {
  /// The faces that the labels of each page are drawn with, as indices into the catalog, ascending.
  var labelFaces: [[Int]] {
    clouds.map { page in
      // A page has few faces, so a list of those that were met is quicker than a set.
      var faces: [Int] = []
      for cloud in page.indices {
        for run in page[cloud].runs.indices where !faces.contains(page[cloud].runs[run].face) {
          faces.append(page[cloud].runs[run].face)
        }
      }
      return faces.sorted()
    }
  }

  /// The `font-family` list of a style: the very faces that labels were measured with, in order, and last what stands
  /// in for the first of them.
  ///
  /// Not before the others, since it may have characters that one of them is to draw.
  func families(of style: TextStyle) -> String {
    guard let chain = fonts.catalog.chain(for: style) else { return "sans-serif" }
    if !embedsFonts {
      var seen: Set<String> = []
      let families = chain.faces.map { fonts.catalog[$0].family }.filter { seen.insert($0).inserted }
      return (families.map(quotedFamily) + ["sans-serif"]).joined(separator: ",")
    }
    var names = chain.faces.filter { webFonts.labelFiles[$0.index] != nil }.map { fonts.catalog[$0].webName }
    if let local = localFaces.rules[chain.primary.index] { names.append(local.family) }
    return (names.map(quotedFamily) + ["sans-serif"]).joined(separator: ",")
  }
}

/// Measures the clouds of one page after another, with what is known from earlier builds.
private struct MeasureTask {
  private let known: KnownChips
  private let measurer: ChipMeasurer

  init(_ fonts: SiteFonts, _ cache: BuildCache, _ chips: SharedChips) {
    known = KnownChips(cache, fingerprint: fonts.fingerprint, ofAll: chips)
    measurer = ChipMeasurer(fonts.catalog, known: known)
  }

  struct Page: Sendable {
    var clouds: [MeasuredCloud] = []
    /// The page of an earlier build that has the same boxes.
    var known: KnownClouds.Page?
    var use = CacheUse()
    var shaped = 0
  }

  func measure(_ clouds: [ResolvedCloud]) -> Page {
    let before = measurer.shapedCount
    let measured = clouds.map(measurer.measure)
    return Page(clouds: measured, use: known.takeUse(), shaped: measurer.shapedCount - before)
  }
}

extension MeasuredSite {
  /// What the site's labels are set in, each with a place where it is used.
  private static func textStyles(
    of site: ResolvedSite, _ looks: [(chip: Chip, place: Place)]
  ) -> [TextStyle: Place] {
    var styles: [TextStyle: Place] = [:]
    for (chip, place) in looks {
      for style in chip.textStyles where styles[style] == nil { styles[style] = place }
    }
    for page in site.pages.indices {
      for cloud in site.pages[page].clouds.indices {
        guard let look = site.pages[page].clouds[cloud].disclosure?.look else { continue }
        if styles[look.value.text] == nil { styles[look.value.text] = site.pages[page].clouds[cloud].place }
      }
    }
    return styles
  }

  /// An order that does not depend on hashing, so that the catalog is the same in every run.
  private static func precedes(_ a: TextStyle, _ b: TextStyle) -> Bool {
    var (first, second) = (ByteWriter(), ByteWriter())
    a.write(to: &first)
    b.write(to: &second)
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }

  /// Which characters the labels are made of, by face, and what no face can draw.
  private static func usage(
    of site: ResolvedSite, _ pages: [[MeasuredCloud]]
  ) -> (FontUsage, [Diagnostic]) {
    var usage = FontUsage()
    var diagnostics: [Diagnostic] = []
    var seenRuns: Set<MeasuredCloud.Run> = []
    var seenGlyphs: Set<MeasuredCloud.MissingGlyph> = []
    for page in pages.indices {
      for index in pages[page].indices {
        if pages[page][index].sizes.contains(where: TargetCheck.isSmall),
          let problem = TargetCheck.problem(of: site.pages[page].clouds[index], pages[page][index])
        {
          diagnostics.append(problem)
        }
        for run in pages[page][index].runs where seenRuns.insert(run).inserted {
          usage.add(run.text, face: FontFace.ID(run.face))
        }
        for glyph in pages[page][index].missing where seenGlyphs.insert(glyph).inserted {
          let place = site.pages[page].clouds[index].place
          diagnostics.append(.missingGlyph(glyph.scalar, in: glyph.label, at: place))
        }
      }
    }
    return (usage, diagnostics)
  }
}

extension ResolvedSite {
  /// Where an author can change a style: where its font file is named, or else where it is used.
  fileprivate func place(of style: TextStyle, usedAt use: Place?) -> Place? {
    style.file.flatMap { fontPlaces[$0] } ?? use
  }
}

import Diagnostics
import Rendering
import TagLayout
import TagModel

/// The clouds of a site with every chip in its place.
struct PlacedSite: Sendable {
  /// The clouds of each page.
  var clouds: [[PlacedCloud]]
  /// How many clouds were arranged.
  var arrangedCount: Int
  /// What was taken from the cache and what was made.
  var cacheUse: CacheUse

  /// Arranges the clouds of a measured site, but for those that are known from an earlier build.
  static func place(
    _ site: ResolvedSite, _ measured: MeasuredSite, jobs: Int, cache: BuildCache, known: KnownClouds? = nil
  ) async throws(BuildStop) -> PlacedSite {
    let pages = await parallelMap(Array(site.pages.indices), jobs: jobs) {
      page -> Result<Page, BuildStop> in
      if let known, let same = measured.knownPages[page] {
        return .success(Page(clouds: known.placed(site.pages[page].clouds, as: same)))
      }
      return place(site.pages[page].clouds, measured.clouds[page], cache)
    }
    var placed = PlacedSite(clouds: [], arrangedCount: 0, cacheUse: CacheUse())
    placed.clouds.reserveCapacity(pages.count)
    for page in pages {
      let page = try page.get()
      placed.clouds.append(page.clouds)
      placed.arrangedCount += page.arrangedCount
      placed.cacheUse.formUnion(page.use)
    }
    return placed
  }
}

extension PlacedSite {
  private struct Page: Sendable {
    var clouds: [PlacedCloud] = []
    var arrangedCount = 0
    var use = CacheUse()
  }

  private static func place(
    _ clouds: [ResolvedCloud], _ boxes: [MeasuredCloud], _ cache: BuildCache
  ) -> Result<Page, BuildStop> {
    var page = Page()
    for (cloud, boxes) in zip(clouds, boxes) {
      let arranger = CloudArranger(cloud, boxes)
      let key = arranger.key
      if let known = cache[key].flatMap(CloudGeometry.init(bits:)) {
        page.use.find(key)
        page.clouds.append(PlacedCloud(cloud, boxes, known))
        continue
      }
      do throws(LayoutRefusal) {
        let geometry = CloudGeometry(try arranger.arranged())
        page.use.make(key, geometry.bits)
        page.arrangedCount += 1
        page.clouds.append(PlacedCloud(cloud, boxes, geometry))
      } catch {
        return .failure(BuildStop(diagnostics: [.refusedLayout(error.message, at: cloud.place)]))
      }
    }
    return .success(page)
  }
}

extension CloudArranger {
  /// What stands for everything that an arrangement depends on.
  fileprivate var key: CacheKey {
    var input = ByteWriter()
    input.write(cloud.name)
    input.write(cloud.preview != nil)
    input.write(each: measured.sizes) { $0.write($1) }
    input.write(each: measured.neededWidths) { $0.write($1) }
    input.write(each: measured.broken.sorted { $0.key < $1.key }) { writer, chip in
      writer.write(chip.key)
      writer.write(each: chip.value.forms) { $1.write(to: &$0) }
    }
    input.write(each: measured.countWidths) { $0.write($1) }
    input.write(each: measured.selectedWidths) { $0.write($1) }
    input.write(each: measured.parts) { $0.write($1) }
    input.write(each: measured.indicatorSizes) { $0.write($1) }
    input.write(measured.lessSize) { $0.write($1) }
    input.write(cloud.options.mode.rawValue)
    input.write(cloud.options.usesRuntime)
    switch cloud.options.breakpoints {
    case .auto: input.write(false)
    case .widths(let widths): input.write(each: widths) { $0.write($1) }
    }
    input.write(layout)
    return CacheKey("cloud geometry", input)
  }
}

extension ByteWriter {
  /// Writes options but for the overflow indicator.
  fileprivate mutating func write(_ layout: LayoutOptions) {
    for word in [
      layout.direction.rawValue, layout.alignment.rawValue, layout.distribution.rawValue,
      layout.placement.rawValue,
      layout.rowAlignment.rawValue, layout.rowBreaking.rawValue, layout.textDirection.rawValue,
      layout.lastRow.rawValue,
    ] { write(word) }
    write(layout.lineLimit)
    for length in [
      layout.horizontalSpacing, layout.verticalSpacing, layout.insets.top, layout.insets.left,
      layout.insets.bottom,
      layout.insets.right, layout.containerHeight,
    ] { write(length) }
  }
}

import Diagnostics
import TagLayout
import TagModel
import Typography

/// The boxes of every chip of a site, and the fonts that they were measured with.
struct MeasuredSite: Sendable {
  var fonts: SiteFonts
  var webFonts: WebFonts
  /// The boxes, by page and cloud.
  var clouds: [[MeasuredCloud]]
  var diagnostics: [Diagnostic]

  /// Finds the fonts, measures every label and cuts the fonts down to the characters in use.
  static func measure(_ site: ResolvedSite, root: String, jobs: Int) async throws(BuildStop) -> MeasuredSite {
    let styles = textStyles(of: site)
    let fonts: SiteFonts
    do { fonts = try SiteFonts(styles.keys.sorted(by: precedes), root: root, at: { styles[$0] }) } catch {
      throw BuildStop(error)
    }
    let catalog = fonts.catalog
    let clouds = site.pages.map(\.clouds)
    let measured = await parallelMap(clouds, jobs: jobs, state: { ChipMeasurer(catalog) }) { measurer, clouds in
      clouds.map(measurer.measure)
    }
    let (usage, problems) = LabelUsage.gather(clouds, catalog)
    let webFonts: WebFonts
    do { webFonts = try await WebFonts.make(fonts, usage: usage, jobs: jobs) } catch { throw BuildStop(error) }
    return MeasuredSite(
      fonts: fonts, webFonts: webFonts, clouds: measured,
      diagnostics: fonts.diagnostics + webFonts.diagnostics + problems)
  }
}

extension MeasuredSite {
  /// What the site's labels are set in, each with a place where it is used.
  private static func textStyles(of site: ResolvedSite) -> [TextStyle: Place] {
    var styles: [TextStyle: Place] = [:]
    for page in site.pages {
      for cloud in page.clouds {
        if let text = cloud.disclosure?.style.text, styles[text] == nil { styles[text] = cloud.place }
        for chip in cloud.chips {
          if styles[chip.style.text] == nil { styles[chip.style.text] = cloud.place }
          if chip.count != nil, styles[chip.style.countText] == nil { styles[chip.style.countText] = cloud.place }
        }
      }
    }
    return styles
  }

  /// An order that does not depend on hashing, so that the catalog is the same in every run.
  private static func precedes(_ a: TextStyle, _ b: TextStyle) -> Bool {
    (a.families.joined(separator: ","), a.file ?? "", a.weight, a.italic ? 1 : 0, a.language)
      < (b.families.joined(separator: ","), b.file ?? "", b.weight, b.italic ? 1 : 0, b.language)
  }
}

/// Which characters the labels of a site are made of.
enum LabelUsage {
  /// Gathers the characters by face, and what no face can draw.
  static func gather(_ pages: [[ResolvedCloud]], _ catalog: FontCatalog) -> (FontUsage, [Diagnostic]) {
    let shaper = LabelShaper(catalog)
    var usage = FontUsage()
    var diagnostics: [Diagnostic] = []
    var seen: Set<Label> = []
    for cloud in pages.joined() {
      for chip in cloud.chips + controls(of: cloud) {
        for label in labels(of: chip) where seen.insert(label).inserted {
          let measured = shaper.measure(label.text, label.style)
          usage.add(measured.shaped)
          for scalar in measured.missing {
            diagnostics.append(.missingGlyph(scalar, in: label.text, at: cloud.place))
          }
        }
      }
    }
    return (usage, diagnostics)
  }

  /// The labels of the control that shows hidden chips.
  private static func controls(of cloud: ResolvedCloud) -> [Chip] {
    guard let disclosure = cloud.disclosure else { return [] }
    return ["+0123456789", disclosure.lessLabel].map { Chip(label: $0, style: disclosure.style) }
  }

  private struct Label: Hashable {
    var text: String
    var style: TextStyle
  }

  private static func labels(of chip: Chip) -> [Label] {
    if chip.custom != nil { return [] }
    guard let count = chip.count else { return [Label(text: chip.label, style: chip.style.text)] }
    return [
      Label(text: chip.label + Chip.countSeparator, style: chip.style.text), Label(text: "\(count)", style: chip.style.countText),
    ]
  }
}

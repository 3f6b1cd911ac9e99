import Diagnostics
import TagModel

/// What can be seen of a chip but for what its label says.
struct ChipLookUse: Hashable {
  var look: Shared<ChipStyle>
  var spans: [LabelSpan]
  var hasCount: Bool
  var isCustom: Bool

  init(_ chip: Chip) {
    look = chip.look
    spans = chip.spans
    hasCount = chip.count != nil
    isCustom = chip.custom != nil
  }
}

extension ResolvedSite {
  /// The first chip of each look, in each state that readers see chips in, with the place of its cloud.
  ///
  /// Cost: a comparison for each chip of the site that looks as the one before it.
  var looks: [(chip: Chip, place: Place)] {
    var found: [(chip: Chip, place: Place)] = []
    var seen: Set<ChipLookUse> = []
    var last: ChipLookUse?
    for page in pages.indices {
      for cloud in pages[page].clouds.indices {
        let chips = pages[page].clouds[cloud].chips
        for index in chips.indices {
          let use = ChipLookUse(chips.span[index])
          if chips[index].selection == nil, use == last { continue }
          last = use
          for state in chips.span[index].states where seen.insert(ChipLookUse(state)).inserted {
            found.append((state, pages[page].clouds[cloud].place))
          }
        }
      }
    }
    return found
  }
}

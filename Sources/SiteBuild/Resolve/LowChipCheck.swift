import Diagnostics
import TagModel

/// Finds chips that are lower than one line of their labels.
enum LowChipCheck {
  /// What is wrong with the heights of chips, given with the places of their clouds; once for each look.
  static func problems(of looks: [(chip: Chip, place: Place)]) -> [Diagnostic] {
    var seen: Set<Shared<ChipStyle>> = []
    return looks.compactMap { chip, place in
      seen.insert(chip.look).inserted ? problem(of: chip, at: place) : nil
    }
  }

  /// What is wrong with a chip: a height of its style that leaves padding, border, and one line or the icon no room.
  static func problem(of chip: Chip, at place: Place) -> Diagnostic? {
    let (style, height) = (chip.style, chip.style.height)
    let needed = style.contentHeight(lines: 1) + style.frame.vertical
    guard chip.custom == nil, height.applied(to: needed) < needed,
      let limit = height.exact ?? height.max
    else { return nil }
    let key = height.exact == nil ? "max-height" : "height"
    return .lowChip(chip.label, key: key, limit: limit, needed: needed, at: place)
  }
}

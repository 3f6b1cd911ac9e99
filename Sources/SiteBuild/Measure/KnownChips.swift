import TagModel

/// The boxes of the chips that one worker has measured: most chips of a site are on many of its pages.
final class KnownChips {
  private struct Key: Hashable {
    var chip: Chip
    var room: ClosedRange<Double>

    /// Takes everything about a chip but what it says to others than the eye.
    init(_ chip: Chip, in room: ClosedRange<Double>) {
      self.chip = chip
      self.chip.accessibleName = nil
      self.chip.href = nil
      self.chip.isCurrent = false
      self.chip.title = nil
      self.chip.description = nil
      self.chip.data = []
      self.room = room
    }
  }

  private var parts: [Key: MeasuredCloud] = [:]

  /// The box of a chip as a cloud of its own, measured at most once.
  func part(of chip: Chip, in room: ClosedRange<Double>, measure: () -> MeasuredCloud) -> MeasuredCloud {
    let key = Key(chip, in: room)
    if let known = parts[key] { return known }
    let part = measure()
    parts[key] = part
    return part
  }
}

extension MeasuredCloud {
  /// Adds the box of a chip that was measured as a cloud of its own.
  mutating func append(_ chip: MeasuredCloud) {
    let index = sizes.count
    broken[index] = chip.broken[0]
    wholes[index] = chip.wholes[0]
    selectedWholes[index] = chip.selectedWholes[0]
    sizes += chip.sizes
    neededWidths += chip.neededWidths
    countWidths += chip.countWidths
    selectedWidths += chip.selectedWidths
    stateSizes += chip.stateSizes
    for part in chip.parts {
      var part = part
      part.chip = index
      parts.append(part)
    }
    runs += chip.runs
    missing += chip.missing
  }
}

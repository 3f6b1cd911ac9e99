import TagModel

/// The boxes of the chips that one worker has measured: most chips of a site are on many of its pages.
final class KnownChips {
  /// What decides the box of a chip with one state and no markup, as nearly all have.
  private struct PlainKey: Hashable {
    var chip: ShownChip
    var room: ClosedRange<Double>
  }

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

  private var plainParts: [PlainKey: MeasuredCloud] = [:]
  private var parts: [Key: MeasuredCloud] = [:]

  /// The box of a chip as a cloud of its own, measured at most once.
  func part(of chip: Chip, in room: ClosedRange<Double>, measure: () -> MeasuredCloud) -> MeasuredCloud {
    if chip.selection == nil, chip.custom == nil {
      return part(PlainKey(chip: ShownChip(chip), room: room), of: \.plainParts, measure)
    }
    return part(Key(chip, in: room), of: \.parts, measure)
  }

  private func part<Key: Hashable>(
    _ key: Key, of parts: ReferenceWritableKeyPath<KnownChips, [Key: MeasuredCloud]>,
    _ measure: () -> MeasuredCloud
  ) -> MeasuredCloud {
    if let known = self[keyPath: parts][key] { return known }
    let part = measure()
    self[keyPath: parts][key] = part
    return part
  }
}

extension MeasuredCloud {
  /// Adds the box of a chip that was measured as a cloud of its own.
  mutating func append(_ chip: MeasuredCloud) {
    let index = sizes.count
    if let only = chip.broken[0] { broken[index] = only }
    if let only = chip.wholes[0] { wholes[index] = only }
    if let only = chip.selectedWholes[0] { selectedWholes[index] = only }
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

import Synchronization
import TagModel

/// The boxes of the chips that one worker has measured, or that earlier builds have: most chips of a site are on many
/// of its pages.
final class KnownChips {
  /// What decides the box of a chip with one state and no markup, as nearly all have.
  fileprivate struct PlainKey: Hashable {
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

  /// What decides the boxes of the control that shows hidden chips.
  private struct ControlKey: Hashable {
    var look: Shared<ChipStyle>
    var lessLabel: String
    var chips: Int
  }

  private let ofAll: SharedChips
  private let cache: BuildCache
  /// What stands for the fonts in the cache's keys.
  private let fingerprint: ContentDigest
  private var digests: [Shared<ChipStyle>: ContentDigest] = [:]
  private var plainParts: [PlainKey: Shared<MeasuredCloud>] = [:]
  private var parts: [Key: Shared<MeasuredCloud>] = [:]
  private var controls: [ControlKey: MeasuredCloud] = [:]
  private var use = CacheUse()

  /// - Parameters:
  ///   - cache: what earlier builds have measured.
  ///   - fingerprint: what stands for the fonts.
  ///   - ofAll: what the workers of a site measure, each for all of them.
  init(
    _ cache: BuildCache = BuildCache(), fingerprint: [UInt8] = [], ofAll: SharedChips = SharedChips()
  ) {
    self.ofAll = ofAll
    self.cache = cache
    self.fingerprint = ContentDigest(of: fingerprint)
  }

  /// The box of a chip as a cloud of its own, measured at most once.
  func part(
    of chip: Chip, in room: ClosedRange<Double>, measure: () -> MeasuredCloud
  ) -> Shared<MeasuredCloud> {
    if chip.selection != nil || chip.custom != nil {
      let key = Key(chip, in: room)
      if let known = parts[key] { return known }
      let part = Shared(cached(cacheKey(of: chip, in: room), measure))
      parts[key] = part
      return part
    }
    let key = PlainKey(chip: ShownChip(chip), room: room)
    if let known = plainParts[key] { return known }
    if let known = ofAll[key] {
      plainParts[key] = known
      return known
    }
    let part = Shared(cached(cacheKey(of: chip, in: room), measure))
    plainParts[key] = part
    ofAll[key] = part
    return part
  }

  /// The boxes of the control that shows the hidden ones of a number of chips, measured at most once.
  func control(_ disclosure: Disclosure, chips: Int, measure: () -> MeasuredCloud) -> MeasuredCloud {
    let key = ControlKey(look: disclosure.look, lessLabel: disclosure.lessLabel, chips: chips)
    if let known = controls[key] { return known }
    var input = ByteWriter()
    input.write(fingerprint)
    input.write(disclosure.lessLabel)
    input.write(digest(of: disclosure.look))
    input.write(chips)
    let measured = cached(CacheKey("measured control", input), measure)
    controls[key] = measured
    return measured
  }

  /// What was taken from the cache and what was made since this was asked for last.
  func takeUse() -> CacheUse {
    defer { use = CacheUse() }
    return use
  }
}

extension KnownChips {
  private func cached(_ key: CacheKey, _ measure: () -> MeasuredCloud) -> MeasuredCloud {
    if let known = cache[key].flatMap(MeasuredCloud.init(bits:)) {
      use.find(key)
      return known
    }
    let measured = measure()
    use.make(key, measured.bits)
    return measured
  }

  private func cacheKey(of chip: Chip, in room: ClosedRange<Double>) -> CacheKey {
    var input = ByteWriter()
    input.write(fingerprint)
    input.write(chip.label)
    input.write(each: chip.spans) { $1.writeGeometry(to: &$0) }
    input.write(chip.count) { $0.write($1) }
    input.write(digest(of: chip.look))
    input.write(chip.selection) { writer, selection in
      writer.write(selection.label)
      writer.write(each: selection.spans) { $1.writeGeometry(to: &$0) }
      writer.write(digest(of: selection.look))
    }
    input.write(chip.custom) { writer, custom in
      writer.write(custom.width)
      writer.write(custom.height)
    }
    input.write(room.lowerBound)
    input.write(room.upperBound)
    return CacheKey("measured chip", input)
  }

  /// What stands for the size of a look in keys: other colours make no other boxes.
  private func digest(of look: Shared<ChipStyle>) -> ContentDigest {
    if let known = digests[look] { return known }
    let digest = ContentDigest(reflecting: look.value.withoutPaint)
    digests[look] = digest
    return digest
  }
}

/// The boxes of plain chips that any of several workers has measured, so that no other need do it again.
final class SharedChips: Sendable {
  private let parts = Mutex<[KnownChips.PlainKey: Shared<MeasuredCloud>]>([:])
  /// Counts who has held the lock: the thread sanitizer sees what comes before what by this, but not by a `Mutex`.
  private let turns = Atomic(0)

  /// Two workers may measure one chip at once; they find the same.
  fileprivate subscript(key: KnownChips.PlainKey) -> Shared<MeasuredCloud>? {
    get { inTurn { $0[key] } }
    set { inTurn { $0[key] = newValue } }
  }

  private func inTurn<Result>(
    _ body: (inout sending [KnownChips.PlainKey: Shared<MeasuredCloud>]) -> sending Result
  ) -> sending Result {
    parts.withLock { parts in
      turns.wrappingAdd(1, ordering: .acquiringAndReleasing)
      defer { turns.wrappingAdd(1, ordering: .acquiringAndReleasing) }
      return body(&parts)
    }
  }
}

extension MeasuredCloud {
  /// Makes room for chips that each have one box.
  mutating func reserveCapacity(_ chips: Int) {
    sizes.reserveCapacity(chips)
    neededWidths.reserveCapacity(chips)
    countWidths.reserveCapacity(chips)
    runs.reserveCapacity(chips)
  }

  /// Adds the box of a chip that was measured as a cloud of its own.
  mutating func append(_ chip: MeasuredCloud) {
    let index = sizes.count
    if !chip.broken.isEmpty { broken[index] = chip.broken[0] }
    if !chip.wholes.isEmpty { wholes[index] = chip.wholes[0] }
    if !chip.selectedWholes.isEmpty { selectedWholes[index] = chip.selectedWholes[0] }
    sizes.append(chip.sizes[0])
    neededWidths.append(chip.neededWidths[0])
    countWidths.append(chip.countWidths[0])
    runs += chip.runs
    // Most chips have none of the others, and to append nothing takes a while, too.
    if !chip.selectedWidths.isEmpty { selectedWidths += chip.selectedWidths }
    if !chip.stateSizes.isEmpty { stateSizes += chip.stateSizes }
    if !chip.missing.isEmpty { missing += chip.missing }
    for part in chip.parts {
      var part = part
      part.chip = index
      parts.append(part)
    }
  }
}

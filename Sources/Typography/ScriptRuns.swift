/// Splits text where its script changes, as browsers do before they shape (UAX #24, section 5).
///
/// Neutral characters join the run they stand in, a closing bracket joins its opening one, and a character used
/// with several scripts joins whichever of them is going on.
///
/// - Returns: Where each run ends in UTF-8 bytes, and its script; runs of neutral characters alone are `common`.
func scriptRuns(_ text: String) -> [(end: Int, script: Script)] {
  var runs = ScriptRuns()
  var offset = 0
  for scalar in text.unicodeScalars {
    runs.take(scalar, at: offset)
    offset += UTF8.width(scalar)
  }
  return runs.finish(at: offset)
}

/// The state between two characters.
private struct ScriptRuns {
  private var runs: [(end: Int, script: Script)] = []
  private var candidates: [Script] = [.common]
  private var openBrackets: [(partner: Unicode.Scalar, script: Script?)] = []

  mutating func take(_ scalar: Unicode.Scalar, at offset: Int) {
    let bracket = scalar.value < 0x80 && !isBracket(scalar) ? nil : scalar.pairedBracket
    var scripts = scripts(of: scalar)
    if let bracket, !bracket.isOpening, let script = close(scalar) { scripts = [script] }
    if !merge(scripts) {
      endRun(at: offset)
      candidates = scripts
    }
    if let bracket, bracket.isOpening { openBrackets.append((bracket.partner, nil)) }
  }

  mutating func finish(at end: Int) -> [(end: Int, script: Script)] {
    endRun(at: end)
    return runs
  }
}

extension ScriptRuns {
  /// Narrows the run's candidates by a character's scripts; false when none is left.
  private mutating func merge(_ scripts: [Script]) -> Bool {
    if scripts[0].isNeutral { return true }
    if candidates[0].isNeutral {
      candidates = scripts
      return true
    }
    let shared = candidates.filter(scripts.contains)
    guard !shared.isEmpty else { return false }
    candidates = shared
    return true
  }

  private mutating func endRun(at offset: Int) {
    guard offset > runs.last?.end ?? 0 else { return }
    let script = candidates[0]
    runs.append((offset, script))
    for index in openBrackets.indices where openBrackets[index].script == nil {
      openBrackets[index].script = script
    }
  }

  /// The script of the bracket that a closing one belongs to; `nil` when there is none or its run goes on.
  private mutating func close(_ bracket: Unicode.Scalar) -> Script? {
    guard let match = openBrackets.lastIndex(where: { $0.partner == bracket }) else { return nil }
    let script = openBrackets[match].script
    openBrackets.removeSubrange(match...)
    return script
  }

  private func scripts(of scalar: Unicode.Scalar) -> [Script] {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? [.latin] : [.common] }
    let primary = Script(of: scalar)
    // Emoji stand in blocks of their own, so what they are used with does not reach the text around them.
    if primary.isNeutral, scalar.properties.isEmoji { return [.common] }
    let all = Script.extensions(of: scalar)
    guard all.count > 1 else { return [all.first.map(unified) ?? primary] }
    let others = all.map(unified).filter { $0 != primary }
    return primary.isNeutral ? others : [primary] + others
  }

  /// Japanese mixes both kana freely, so they count as one script.
  private func unified(_ script: Script) -> Script { script == .hiragana ? .katakana : script }

  private func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "]", "{", "}": true
    default: false
    }
  }
}

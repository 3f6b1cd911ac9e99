import SiteBuild

/// What is known about a tag as text for people: facts first, then spellings, pages and clouds in columns.
struct ExplanationText {
  private let explanation: TagExplanation

  init(_ explanation: TagExplanation) { self.explanation = explanation }

  /// The whole answer.
  var text: String {
    let sort = [explanation.taxonomy, explanation.language].compactMap(\.self).joined(separator: ", ")
    var text = explanation.label + (sort.isEmpty ? "" : " (\(sort))") + "\n\n"
    text += columns(facts)
    if !explanation.spellings.isEmpty {
      text += "\nspellings\n" + columns(explanation.spellings.map { ["\($0.count)", $0.text] })
    }
    if !explanation.entries.isEmpty { text += "\nregistry\n" + columns(explanation.entries.map(cells)) }
    if !explanation.uses.isEmpty { text += "\nuses\n" + columns(explanation.uses.map(cells)) }
    if !explanation.appearances.isEmpty {
      text += "\nclouds\n" + columns(explanation.appearances.map(cells))
    }
    return text
  }
}

extension ExplanationText {
  /// The name of each fact, the fact, and why it is so.
  private var facts: [[String]] {
    [
      ["key", explanation.key, keyReason], ["label", explanation.label, labelReason],
      ["slug", explanation.slug, slugReason], ["page", explanation.address, "the slug below \(folder)"],
      ["count", "\(explanation.count)", countReason],
    ]
  }

  private var countReason: String {
    let pages = explanation.count == 1 ? "page carries" : "pages carry"
    return explanation.spellings.count > 0 || explanation.count == 0
      ? "\(pages) it" : "\(pages) a tag below it"
  }

  /// The part of the address before the slug.
  private var folder: String {
    String(
      explanation.address.dropLast(explanation.slug.count + (explanation.address.hasSuffix("/") ? 1 : 0)))
  }

  private var keyReason: String {
    let steps = explanation.keySteps.map { step in
      switch step {
      case .withoutInvisible: "without invisible characters"
      case .composed: "composed (NFC)"
      case .caseFolded: "with upper and lower case folded"
      }
    }
    return steps.isEmpty ? "the label as it is" : "the label, " + steps.joined(separator: ", ")
  }

  private var labelReason: String {
    switch explanation.labelReason {
    case .onlySpelling: explanation.uses.isEmpty ? "as it is spelt in the tags below it" : "the only spelling"
    case .registry: "the label in the registry"
    case .mostUsed: "the spelling that is used most"
    case .firstAmongEquals: "no spelling is used more, and this one comes first by path"
    }
  }

  private var slugReason: String {
    switch explanation.slugReason {
    case .key: "the key as it is"
    case .registry: "the slug in the registry"
    case .spelt: "the key, its symbols spelt out or turned into hyphens"
    case .shortened(let bytes): "the key, cut to \(bytes) bytes, with a digest of the whole"
    }
  }

  private func cells(_ use: TagExplanation.Use) -> [String] {
    let note =
      switch use.standing {
      case .counted: ""
      case .repeated: "not counted: the page has it already"
      case .unlisted: "not counted: the page is unlisted"
      }
    return ["\(use.place)", use.page, use.spelling, note]
  }

  private func cells(_ entry: TagExplanation.Entry) -> [String] {
    let role =
      switch entry.role {
      case .pattern: "a pattern that matches it"
      case .term: "the entry about it"
      case .alias: "another name for it"
      }
    return ["\(entry.place)", entry.name, role]
  }

  private func cells(_ appearance: TagExplanation.Appearance) -> [String] {
    let more = [
      appearance.hasRegistryStyle ? "the registry's" : nil, appearance.hasOwnStyle ? "the tag's own" : nil,
    ]
    let styles = appearance.styles + more.compactMap(\.self)
    let style = (styles.count == 1 ? "style " : "styles ") + styles.joined(separator: ", ")
    return [
      appearance.cloud, place(appearance.position), "\(number(appearance.size)) px", reason(appearance.scale),
      style,
    ]
  }

  private func place(_ position: TagExplanation.Appearance.Position) -> String {
    let order = position.order == "given" ? "" : ", by \(position.order)"
    return "\(position.number) of \(position.count)\(order)"
  }

  private func reason(_ scale: TagExplanation.Appearance.Scale?) -> String {
    guard let scale else { return "as its style says" }
    let weight = (scale.isGiven ? "weight " : "count ") + number(scale.weight)
    let (weights, sizes) = (scale.weights, scale.sizes)
    if weights.lowerBound == weights.upperBound {
      return "\(scale.name): all weigh the same, so the smallest size"
    }
    return "\(scale.name): \(weight) of \(number(weights.lowerBound)) to \(number(weights.upperBound)), "
      + "\(number(sizes.lowerBound)) to \(number(sizes.upperBound)) px"
  }

  /// A number with two decimals at most.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Rows of cells as lines, indented by two; cells of a column start below each other.
  private func columns(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        // One very long cell must not push all others away.
        widths[column] = max(widths[column], min(cell.count, 60))
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let start = widths.prefix(column).reduce(2) { $0 + $1 + 2 }
        line += String(repeating: " ", count: max(2, start - line.count)) + cell
      }
      return line + "\n"
    }.joined()
  }
}

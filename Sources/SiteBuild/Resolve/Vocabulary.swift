import Rendering
import TagModel
import Typography

/// The words that the build itself puts on pages, in one language.
struct Vocabulary: Sendable {
  private let wordings: [Wording]
  private let plurals: PluralRules
  private let language: String

  /// - Parameters:
  ///   - language: a BCP 47 tag; English stands in for a language without built-in words.
  ///   - wording: what the site says in place of them.
  init(language: String, wording: Wording = [:]) {
    self.language = language
    let name = language.prefix { $0 != "-" }.lowercased()
    let builtIn = Wordings.builtIn[name]
    wordings = [wording, builtIn ?? [:], Wordings.english]
    plurals = PluralRules(language: builtIn == nil ? "en" : language)
  }

  /// A phrase with what is put into it.
  func text(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    filled(phrase, .other, values)
  }

  /// A phrase about a number of things.
  private func counted(_ phrase: Phrase, _ count: Int) -> String {
    filled(phrase, plurals.category(of: count), ["count": String(count)])
  }

  private func filled(_ phrase: Phrase, _ category: PluralCategory, _ values: [String: String]) -> String {
    let forms = wordings.lazy.compactMap { $0[phrase] }.first ?? [:]
    var text = forms[category] ?? forms[.other] ?? ""
    for (name, value) in values { text.fill(name, with: value) }
    return text
  }
}

extension Vocabulary {
  /// "1 page", "2 pages".
  func pages(_ count: Int) -> String { counted(.pages, count) }

  /// What a preview shows of a cloud of a number of chips beside it.
  func preview(of source: String, chips: Int) -> CloudPreview {
    CloudPreview(
      source: source, sourceTitle: text(.frontMatter), heightsName: text(.heights),
      rows: (0...chips).map { counted(.rows, $0) })
  }

  /// What the tag index says of terms without a chip.
  func tagsNotShown(_ count: Int) -> String { counted(.tagsNotShown, count) }

  /// The control that shows hidden chips, in a look of its own.
  func disclosure(style: ChipStyle) -> Disclosure {
    var style = style
    // The icon says what a tag is, which this is none.
    style.icon = nil
    return Disclosure(
      style: style, moreName: text(.moreTags), lessLabel: text(.less), lessName: text(.fewerTags))
  }

  /// The form around a cloud of which `limit` chips can be selected, 0 for any number.
  func selectionForm(action: String, limit: Int) -> SelectionForm {
    let phrase: Phrase = limit == 0 ? .choose : limit == 1 ? .chooseOne : .chooseSome
    return SelectionForm(
      action: action, control: limit == 1 ? .radio : .checkbox,
      legend: text(phrase, ["count": String(limit)]), submitLabel: text(.apply))
  }

  /// What the component says of a cloud, as far as its readers can come across it.
  func words(of options: CloudOptions) -> [Phrase: String] {
    // Where it is asked for by name, scripts may let readers do more than the build knows of.
    let isOpen = options.runtime == true
    var phrases: [Phrase] = []
    if options.reorderable || isOpen { phrases += [.pickedUp, .moved, .dropped, .putBack] }
    if options.deletable || isOpen { phrases += [.deleted, .deleteHelp, .deleteZone] }
    if options.reorderable || options.deletable || isOpen { phrases.append(.undone) }
    if options.filter == .pages { phrases += [.pagesFound, .noPages, .allPages] }
    var words = Dictionary(uniqueKeysWithValues: phrases.map { ($0, text($0)) })
    if options.deleteButton { words[.deleteTag] = text(.deleteTag) }
    if words[.moved] != nil { words[.moveHelp] = text(options.selectable ? .moveSelectableHelp : .moveHelp) }
    if options.selectable, options.selectionLimit > 1 {
      words[.selectionFull] = counted(.selectionFull, options.selectionLimit)
    } else if isOpen {
      words[.selectionFull] = text(.selectionFull)
    }
    return words
  }

  /// The heading of the index of a taxonomy: its own, a word for the usual ones, else its name.
  func title(ofTaxonomy name: String, _ settings: TaxonomySettings) -> String {
    if let title = settings.title(in: language) { return title }
    return switch name {
    case "tags": text(.tags)
    case "categories": text(.categories)
    case SiteConfiguration.blogTags: text(.blogTags)
    default:
      name.prefix(1).uppercased()
        + name.dropFirst().map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
    }
  }

  /// The heading of the terms that are related to one.
  func related(_ title: String) -> String { text(.related, ["taxonomy": title]) }

  /// Which part of a listing a page shows.
  func part(_ number: Int, of count: Int) -> String {
    text(.part, ["number": String(number), "count": String(count)])
  }

  /// What templates say, by the names that they use.
  ///
  /// - Parameter taxonomy: one of the first taxonomies of the site's editions.
  func wordsOfTemplates(_ taxonomy: Taxonomy) -> MustacheObject {
    [
      "skip": .text(text(.skip)), "mainMenu": .text(text(.mainMenu)), "languages": .text(text(.languages)),
      "allTags": .text(text(.allTags)),
      "nothingHere": .text(text(.nothingHere)), "noTags": .text(text(.noTags)),
      "updated": .text(text(.updated)),
      "ownTags": .text(own(title(ofTaxonomy: taxonomy.name, taxonomy.settings))),
      "madeWith": .text(text(.madeWith, ["program": "tagcloud \(Version.current)"])),
    ]
  }

  /// What is read out before the terms of a page in one taxonomy.
  func own(_ title: String) -> String { text(.own, ["taxonomy": title]) }
}

/// The vocabularies of all languages that a site has pages in.
struct Vocabularies: Sendable {
  private var ofLanguage: [String: Vocabulary] = [:]
  /// The vocabulary of the site's own language.
  let main: Vocabulary

  /// - Parameter languages: the languages of pages; the site's own wording holds for the site's own language.
  init(_ configuration: SiteConfiguration, languages: some Sequence<String>) {
    let own = configuration.languages.first { $0.tag == configuration.language }?.wording ?? [:]
    main = Vocabulary(
      language: configuration.language, wording: configuration.wording.merging(own) { $1 })
    for language in Set(languages) where language != configuration.language {
      let settings = configuration.languages.first { $0.tag == language }
      ofLanguage[language] = Vocabulary(language: language, wording: settings?.wording ?? [:])
    }
  }

  /// The vocabulary of a language.
  subscript(language: String) -> Vocabulary { ofLanguage[language] ?? main }
}

extension String {
  /// Puts a value in place of each `{name}`.
  fileprivate mutating func fill(_ name: String, with value: String) {
    guard utf8.contains(UInt8(ascii: "{")) else { return }
    var filled = ""
    var rest = self[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let inner = rest.utf8[rest.utf8.index(after: start)...]
      filled += rest[..<start]
      if inner.starts(with: name.utf8), let end = inner.firstIndex(of: UInt8(ascii: "}")),
        inner[..<end].count == name.utf8.count
      {
        filled += value
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        filled += "{"
        rest = Substring(inner)
      }
    }
    self = filled + rest
  }
}

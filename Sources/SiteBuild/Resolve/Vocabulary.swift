import TagModel

/// The words that the build itself puts on pages, in the language of the site.
struct Vocabulary: Sendable {
  private let language: String

  init(language: String) {
    self.language = String(language.prefix { $0 != "-" }).lowercased()
  }

  /// "1 page", "2 pages".
  func pages(_ count: Int) -> String { "\(count) \(count == 1 ? "page" : "pages")" }

  /// What the tag index says of terms without a chip.
  func tagsNotShown(_ count: Int) -> String {
    count == 1 ? "1 tag is not shown here." : "\(count) tags are not shown here."
  }

  /// The control that shows hidden chips, in a look of its own.
  func disclosure(style: ChipStyle) -> Disclosure {
    Disclosure(style: style, moreName: "more tags", lessLabel: "Less", lessName: "fewer tags")
  }

  /// The form around a cloud of which `limit` chips can be selected, 0 for any number.
  func selectionForm(action: String, limit: Int) -> SelectionForm {
    let legend = limit == 0 ? "Choose tags" : limit == 1 ? "Choose a tag" : "Choose up to \(limit) tags"
    return SelectionForm(
      action: action, control: limit == 1 ? .radio : .checkbox, legend: legend, submitLabel: "Apply")
  }

  /// The heading of the index of a taxonomy.
  func title(ofTaxonomy name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
  }

  /// The heading of the terms that are related to one.
  func related(_ title: String) -> String { "Related \(title.lowercased())" }

  /// Which part of a listing a page shows.
  func part(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }

  /// What leads to the part before.
  var previousPart: String { "Previous page" }

  /// What leads to the part after.
  var nextPart: String { "Next page" }

  /// What is read out before the terms of a page in one taxonomy.
  func own(_ title: String) -> String { "\(title) of this page" }

  /// The heading of the page for addresses that do not exist.
  var notFound: String { "Page not found" }
}

/// Something that the build itself says on pages.
///
/// The name is the key below `[vocabulary]`. In braces stands what is put in.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  /// The heading of the index of the taxonomy `tags`.
  case tags
  /// The heading of the index of the taxonomy `categories`.
  case categories
  /// The heading of the index of the tags of a blog that has its own.
  case blogTags = "blog-tags"
  /// The heading of the page for addresses that do not exist.
  case notFound = "not-found"
  /// What that page says.
  case nothingHere = "nothing-here"
  /// What leads to the index of tags.
  case allTags = "all-tags"
  /// What the index of tags says without any.
  case noTags = "no-tags"
  /// What leads past the bar at the top.
  case skip
  /// The name of the links in that bar.
  case mainMenu = "main-menu"
  /// The name of the links to the site's languages.
  case languages
  /// The terms of a page in one taxonomy: `{taxonomy}`.
  case own
  /// The terms related to one: `{taxonomy}`.
  case related
  /// What stands before the date of the last change.
  case updated
  /// What made the site: `{program}`.
  case madeWith = "made-with"
  /// Which part of a listing a page shows: `{number}`, `{count}`.
  case part
  /// What leads to the part before.
  case previous
  /// What leads to the part after.
  case next
  /// What a screen reader says after "+N".
  case moreTags = "more-tags"
  /// What hides chips again.
  case less
  /// What a screen reader says after that.
  case fewerTags = "fewer-tags"
  /// The name of a form of which one chip can be chosen.
  case chooseOne = "choose-one"
  /// The name of a form of which any number can be chosen.
  case choose
  /// The name of a form of which `{count}` can be chosen.
  case chooseSome = "choose-some"
  /// What sends such a form.
  case apply
  /// How a chip is moved by keyboard.
  case moveHelp = "move-help"
  /// The same where space selects it.
  case moveSelectableHelp = "move-selectable-help"
  /// How a chip is deleted by keyboard.
  case deleteHelp = "delete-help"
  /// A chip is carried: `{label}`, `{position}`, `{count}`.
  case pickedUp = "picked-up"
  /// It is at another place.
  case moved
  /// It is put down.
  case dropped
  /// It is where it was.
  case putBack = "put-back"
  /// `{label}` is gone.
  case deleted
  /// The last change is taken back.
  case undone
  /// No more than `{count}` chips can be chosen; one text for each plural form.
  case selectionFull = "selection-full"
  /// What the zone says on which chips are dropped that shall go.
  case deleteZone = "delete-zone"
  /// The name of a chip's button that deletes `{label}`.
  case deleteTag = "delete-tag"
  /// How many pages of a listing are left: `{count}` of `{total}`.
  case pagesFound = "pages-found"
  /// None is left.
  case noPages = "no-pages"
  /// What brings all of them back.
  case allPages = "all-pages"
  /// The name of a preview's list of heights.
  case heights
  /// `{count}` rows of chips; one text for each plural form.
  case rows
  /// What a preview calls the text that asked for the cloud.
  case frontMatter = "front-matter"
  /// `{count}` pages; one text for each plural form.
  case pages
  /// `{count}` tags without a chip; one text for each plural form.
  case tagsNotShown = "tags-not-shown"
}

/// The forms of words for numbers that languages have (CLDR).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// None, such as in Arabic.
  case zero
  /// Such as 1.
  case one
  /// Two, such as in Arabic.
  case two
  /// Such as 2 to 4 in Polish.
  case few
  /// Such as 5 and more in Polish.
  case many
  /// All that no other form is for.
  case other
}

/// What a site says in place of the built-in words: the text of each plural form, or that of ``PluralCategory/other``
/// alone.
public typealias Wording = [Phrase: [PluralCategory: String]]

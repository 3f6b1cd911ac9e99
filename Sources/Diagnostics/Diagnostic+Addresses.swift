/// What can be wrong with the addresses that another generator's settings ask for.
extension Diagnostic {
  /// A gap of an address that nothing fills.
  public static func unknownAddressGap(_ gap: String, known: [String], at place: Place) -> Diagnostic {
    let suggestion = nearest(to: gap, among: known).map { "did you mean '\($0)'? " } ?? ""
    return Diagnostic(
      .error, "unknown-address-gap", at: place, "nothing of a page stands for '\(gap)' in an address",
      fix: "\(suggestion)there are \(known.joined(separator: ", "))")
  }

  /// A page without the date that its address asks for.
  ///
  /// - Parameter pattern: where the pattern stands.
  public static func addressWithoutDate(at place: Place, pattern: Place) -> Diagnostic {
    Diagnostic(
      .warning, "address-without-date", at: place,
      "the page has no date for its address, so its path makes the address",
      fix: "write a 'date', or the 'url' that the page is to have",
      notes: [Note("this is the pattern of the address", at: pattern)])
  }

  /// An address in the language of templates.
  public static func templateAddress(_ text: String, known: [String], at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "template-address", at: place,
      "'\(text)' is a template, which is not run, so the page's path makes its address",
      fix: "write the address itself, or one with \(known.joined(separator: ", "))")
  }

  /// Addresses of terms that are no folder with their slugs in it.
  public static func termAddresses(of taxonomy: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "term-addresses", at: place,
      "the pages of terms of '\(taxonomy)' are in one folder, by their slugs, whatever this says",
      fix: "write a folder with the slug in it, such as /topics/:slug/")
  }

  /// Settings of another generator's plugin that nothing here goes by.
  public static func settingsWithoutEffect(
    _ keys: [String], in section: String, at place: Place
  ) -> Diagnostic {
    let them = keys.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .note, "settings-without-effect", at: place,
      "of '\(section)', \(them) \(keys.count == 1 ? "has" : "have") no effect here",
      fix:
        "say in tagcloud.toml how terms are shown, and give single terms their address with 'slug' in the registry"
    )
  }

  /// An index of terms that does not stand where they are.
  public static func indexAddress(of taxonomy: String, _ address: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "term-addresses", at: place,
      "the index of '\(taxonomy)' is where its terms are, at \(address)",
      fix: "write \(address), or give the terms the folder that is meant")
  }
}

import Rendering

/// The file `tags.json`: the terms of the site for other programs.
enum TermFile {
  /// Writes the file: terms in the order of the tag index, one a line.
  static func json(_ site: ResolvedSite) -> String {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("tags")
      json.array { json in
        for term in site.terms {
          json.newline()
          json.object { json in
            for (key, value) in [("label", term.label), ("slug", term.slug), ("url", "/tags/\(term.slug)/")] {
              json.key(key)
              json.string(value)
            }
            json.key("count")
            json.number(term.count)
            json.key("pages")
            json.array { json in
              for page in term.pages { json.string(site.pages[page].address.path) }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

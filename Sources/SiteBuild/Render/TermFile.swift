import Rendering
import TagModel

/// The file `tags.json`, and one like it for each further taxonomy: the terms of the site for other programs.
enum TermFile {
  /// Writes the file of a taxonomy: terms in the order of its index, one a line.
  static func json(_ taxonomy: Taxonomy, of site: ResolvedSite) -> String {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key(taxonomy.name)
      json.array { json in
        for term in taxonomy.terms {
          json.newline()
          write(term, of: site, to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ index: Int, of site: ResolvedSite, to json: inout JSONText) {
    let term = site.terms[index]
    json.object { json in
      let url = site.termAddresses[index].path
      var texts = [("label", term.label), ("slug", term.slug), ("url", url)]
      if let parent = term.parent { texts.append(("parent", site.terms[parent].slug)) }
      if !term.summary.isEmpty { texts.append(("description", term.summary)) }
      for (key, value) in texts {
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

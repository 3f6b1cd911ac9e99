extension PageContent {
  /// The values by the names that templates use.
  var values: [String: MustacheValue] {
    var values: [String: MustacheValue] = [
      "language": .text(language), "dir": .text(direction), "title": .text(title), "label": .text(title),
      "documentTitle": .text(documentTitle), "count": .text(String(count)),
      "termCount": .text(String(count)), "countText": .text(countText), "generator": .text(frame.generator),
      "empty": .flag(count == 0), "noindex": .flag(isUnlisted), "isHome": .flag(isHome),
      "headed": .flag(isHeaded), "stylesheet": .text(frame.stylesheetURL),
    ]
    values["site"] = .object([
      "title": .text(frame.siteTitle), "description": .text(frame.siteDescription),
      "homeURL": .text(frame.homeURL), "tagsURL": .text(frame.taxonomies.first?.url ?? ""),
      "taxonomies": .list(frame.taxonomies.map(\.mustache)),
    ])
    values["words"] = .object(words.mapValues { .text($0) })
    if !body.isEmpty { values["body"] = .text(body) }
    values["taxonomy"] = taxonomy?.mustache
    values["parents"] = .list(parents.map(\.mustache))
    values["otherClouds"] = .list(
      otherClouds.map { .object(["title": .text($0.title), "cloud": .text($0.html)]) })
    if !target.isEmpty { values["target"] = .text(target) }
    values["icon"] = frame.iconURL.map { .text($0) }
    if !description.isEmpty { values["description"] = .text(description) }
    values["style"] = style.map { .text($0) }
    values["styleURL"] = styleURL.map { .text($0) }
    values["runtimeURL"] = runtimeURL.map { .text($0) }
    values["canonical"] = canonicalURL.map { .text($0) }
    values["omission"] = omission.map { .text($0) }
    values["cloud"] = cloud.map { .text($0) }
    values["date"] = date.map(\.mustache)
    values["updated"] = updated.map(\.mustache)
    values["preloads"] = .list(frame.preloadURLs.map { .object(["url": .text($0)]) })
    values["menu"] = .list(frame.menu.map(\.mustache))
    values["entries"] = .list(entries.map(\.mustache))
    values["listed"] = .flag(!entries.isEmpty)
    values["found"] = found.map { .text($0) }
    values["part"] = part?.mustache
    values["sections"] = .list(sections.map(\.mustache))
    values["intersections"] = .list(intersections.map(\.mustache))
    values["languages"] = .list(frame.languages.map(\.mustache))
    values["hasLanguages"] = .flag(!frame.languages.isEmpty)
    values["translations"] = .list(translations.map(\.mustache))
    values["feeds"] = .list(feeds.map(\.mustache))
    return values
  }
}

extension PageContent.Link {
  fileprivate var mustache: MustacheValue {
    .object(["label": .text(label), "url": .text(url), "current": .flag(isCurrent)])
  }
}

extension PageContent.Translation {
  fileprivate var mustache: MustacheValue {
    .object([
      "language": .text(language), "name": .text(name), "url": .text(url), "current": .flag(isCurrent),
    ])
  }
}

extension PageContent.CountedLink {
  fileprivate var mustache: MustacheValue {
    .object([
      "label": .text(label), "url": .text(url), "count": .text(String(count)), "countText": .text(countText),
    ])
  }
}

extension PageContent.Section {
  /// An empty value hides the one of the page around it.
  fileprivate var mustache: MustacheValue {
    .object([
      "title": title.map { .text($0) } ?? .flag(false), "id": id.map { .text($0) } ?? .flag(false),
      "countText": .text(countText), "terms": .list(terms.map(\.mustache)),
      "hasTerms": .flag(!terms.isEmpty), "listed": .flag(!entries.isEmpty),
      "entries": .list(entries.map(\.mustache)),
    ])
  }
}

extension PageContent.Part {
  fileprivate var mustache: MustacheValue {
    .object([
      "text": .text(text), "previous": previous?.mustache ?? .flag(false),
      "next": next?.mustache ?? .flag(false),
    ])
  }
}

extension PageContent.Day {
  fileprivate var mustache: MustacheValue { .object(["iso": .text(iso), "text": .text(text)]) }
}

extension PageContent.Entry {
  fileprivate var mustache: MustacheValue {
    var values: [String: MustacheValue] = ["title": .text(title), "url": .text(url)]
    // An empty value hides the one of the page around it, which mustache would show otherwise.
    values["description"] = description.isEmpty ? .flag(false) : .text(description)
    values["date"] = date.map(\.mustache) ?? .flag(false)
    if !data.isEmpty {
      values["data"] = .list(data.map { .object(["name": .text($0.name), "value": .text($0.value)]) })
    }
    return .object(values)
  }
}

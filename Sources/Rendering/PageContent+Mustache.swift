extension PageContent {
  /// The values by the names that templates use.
  var values: MustacheObject {
    var values: MustacheObject = [
      "language": .text(language), "dir": .text(direction), "title": .text(title), "label": .text(title),
      "documentTitle": .text(documentTitle), "count": .text(String(count)),
      "termCount": .text(String(count)), "countText": .text(countText),
      "empty": .flag(count == 0), "noindex": .flag(isUnlisted), "isHome": .flag(isHome),
      "headed": .flag(isHeaded),
      "parents": .list(parents.map(\.mustache)),
      "otherClouds": .list(
        otherClouds.map { .object(["title": .text($0.title), "cloud": .text($0.html)]) }),
      "menu": .list(menu.map(\.mustache)), "entries": .list(entries.map(\.mustache)),
      "listed": .flag(!entries.isEmpty), "sections": .list(sections.map(\.mustache)),
      "intersections": .list(intersections.map(\.mustache)), "feeds": .list(feeds.map(\.mustache)),
    ]
    values.common = frame
    values.add(body.isEmpty ? nil : body, as: Self.bodyName)
    values.add(target.isEmpty ? nil : target, as: "target")
    values.add(description.isEmpty ? nil : description, as: "description")
    values.add(style, as: "style")
    values.add(styleURL, as: "styleURL")
    values.add(runtimeURL, as: "runtimeURL")
    values.add(canonicalURL, as: "canonical")
    values.add(omission, as: "omission")
    values.add(found, as: "found")
    values.add(cloud, as: "cloud")
    if let taxonomy { values.add(taxonomy.mustache, as: "taxonomy") }
    if let date { values.add(date.mustache, as: "date") }
    if let updated { values.add(updated.mustache, as: "updated") }
    if let part { values.add(part.mustache, as: "part") }
    values.add(.list(languages.map(\.mustache)), as: "languages")
    values.add(.flag(!languages.isEmpty), as: "hasLanguages")
    values.add(.list(translations.map(\.mustache)), as: "translations")
    return values
  }

  /// The name that templates have for a page's body.
  static var bodyName: String { "body" }
}

extension PageContent.Frame {
  /// The values by the names that templates use.
  public var values: MustacheObject {
    var values: MustacheObject = [
      "generator": .text(generator), "stylesheet": .text(stylesheetURL),
      "site": .object([
        "title": .text(siteTitle), "description": .text(siteDescription), "homeURL": .text(homeURL),
        "tagsURL": .text(taxonomies.first?.url ?? ""), "taxonomies": .list(taxonomies.map(\.mustache)),
      ]),
      "words": .object(words), "preloads": .list(preloadURLs.map { .object(["url": .text($0)]) }),
    ]
    values.add(iconURL, as: "icon")
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
  /// An empty value hides the one of the page around it, which mustache would show otherwise.
  fileprivate var mustache: MustacheValue {
    var values: MustacheObject = [
      "title": .text(title), "url": .text(url),
      "description": description.isEmpty ? .flag(false) : .text(description),
      "date": date.map(\.mustache) ?? .flag(false),
    ]
    if !data.isEmpty {
      values.add(
        .list(data.map { .object(["name": .text($0.name), "value": .text($0.value)]) }), as: "data")
    }
    return .object(values)
  }
}

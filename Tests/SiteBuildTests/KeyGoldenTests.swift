import Foundation
import Rendering
import TagModel
import Testing
import Typography

@testable import Content
@testable import SiteBuild

/// What each style key and each cloud option changes in the HTML and CSS of a cloud: `RECORD_GOLDEN=1` writes the files
/// anew.
@Suite struct KeyGoldenTests {
  /// A key with a value, and what else it needs to have an effect.
  struct Kind: Sendable, CustomTestStringConvertible {
    var key: String
    var yaml: String
    var testDescription: String { key }

    init(_ key: String, _ value: String, with more: String = "") {
      self.key = key
      yaml = "\(key): \(value)" + (more.isEmpty ? "" : ", " + more)
    }
  }

  static let styles = [
    Kind("font", "fonts/face.ttf"), Kind("family", "DejaVu Sans"), Kind("size", "20"), Kind("weight", "700"),
    Kind("italic", "true"), Kind("letter-spacing", "1"), Kind("word-spacing", "4"), Kind("features", "ss01"),
    Kind("small-caps", "true"), Kind("axes", "{wdth: 75}"), Kind("text-transform", "uppercase"),
    Kind("line-height", "2"), Kind("color", "{light: \"#123456\", dark: \"#abcdef\"}"),
    Kind("background", "white"), Kind("gradient", "{from: black, to: navy, start: [0, 0], end: [1, 1]}"),
    Kind("radius", "[1, 2, 3, 4]"), Kind("border", "{width: 2, color: red}"),
    Kind("shadow", "{color: black, x: 1, y: 2, blur: 3, spread: 4, opacity: 0.5}"),
    Kind("padding", "[1, 2, 3, 4]"), Kind("text-align", "end"), Kind("lines", "2", with: "max-width: 60"),
    Kind("break", "middle", with: "max-width: 60"), Kind("min-width", "200"), Kind("max-width", "40"),
    Kind("width", "90"), Kind("min-height", "60"), Kind("max-height", "20"), Kind("height", "50"),
    Kind("icon", "{file: star.svg, size: 10, gap: 4}"), Kind("selected", "{color: red}"),
  ]

  static let options = [
    Kind("alignment", "fill-width"), Kind("last-row", "center", with: "alignment: fill-width"),
    Kind("direction", "horizontal"), Kind("lines", "1"),
    Kind("distribution", "column-major", with: "direction: horizontal, lines: 2"),
    Kind("placement", "bottom", with: "height: 300"), Kind("height", "200", with: "placement: center"),
    Kind("rows", "balanced"),
    Kind("row-alignment", "bottom", with: "scale: linear"), Kind("gap", "[2, 20]"),
    Kind("inset", "[10, 20, 30, 40]"), Kind("breakpoints", "[300, 400]"), Kind("mode", "flow"),
    Kind("overflow", "hide", with: "lines: 1"), Kind("order", "count"), Kind("reverse", "true"),
    Kind("limit", "2"), Kind("min-count", "2"), Kind("include", "\"S*\""), Kind("exclude", "\"S*\""),
    Kind("scale", "log"), Kind("min-size", "10", with: "scale: linear"),
    Kind("max-size", "40", with: "scale: linear"), Kind("ramp", "{background: [\"#eee\", \"#bbb\"]}"),
    Kind("show-count", "true"), Kind("selectable", "true"),
    Kind("selection-limit", "1", with: "selectable: true"),
    Kind("swipe-select", "true", with: "selectable: true"), Kind("reorderable", "true"),
    Kind("filter", "pages"), Kind("filter-match", "all", with: "filter: pages"),
    Kind("deletable", "true"), Kind("delete-button", "true"), Kind("runtime", "true"),
    Kind("action", "/search/", with: "selectable: true"), Kind("dir", "rtl"), Kind("style", "rose"),
  ]

  @Test func eachKeyHasItsFile() {
    #expect(Set(Self.styles.map(\.key)) == Set(StyleKey.allCases.map(\.rawValue)))
    // A limit that is only told of changes no page.
    let shown = Set(CloudKey.allCases.map(\.rawValue)).subtracting(["max-height"])
    #expect(Set(Self.options.map(\.key)) == shown)
  }

  @Test func whatAKeyChangesIsAsRecorded() async throws {
    let site = try TemporaryFolder()
    let texts = try await Self.texts(in: site)
    for (folder, kinds) in [("styles", Self.styles), ("options", Self.options)] {
      let plain = try #require(texts["/\(folder)/plain/"])
      for kind in kinds {
        let changed = try #require(texts["/\(folder)/\(kind.key)/"])
        try compare(Self.difference(changed, from: plain), with: "\(folder)/\(kind.key).txt")
      }
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    #expect(!text.isEmpty, "\(name) changes nothing")
  }
}

extension KeyGoldenTests {
  /// The HTML and CSS of a cloud for each page of a site that has one page for each key, by the page's address.
  private static func texts(in site: borrowing TemporaryFolder) async throws -> [String: String] {
    let face = try FontCatalog.resolve([TextStyle(families: ["DejaVu Serif"])], root: ".").0.faces[0].path
    try Disk.makeFolder(site.path + "/fonts")
    try Disk.replace(site.path + "/fonts/face.ttf", with: try Disk.read(face))
    try site.write(
      "static/star.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 1\"><path d=\"M0 0h2v1z\"/></svg>")
    for (index, tags) in ["Swift, C++, Tea", "Swift, C++, Ada", "Swift, Sea, Oak"].enumerated() {
      try site.write("content/p\(index).md", "---\ntitle: P\ntags: \(tags)\n---\n")
    }
    for kind in [nil] + options.map(Optional.some) {
      try site.write(
        "content/options/\(kind?.key ?? "plain").md", page("{source: site, \(kind?.yaml ?? "")}"))
    }
    let tags = "[Plain, {name: With style, style: x, href: /}, {name: Chosen one, style: x, selected: true}]"
    for kind in [nil] + styles.map(Optional.some) {
      let cloud = "{tags: \(tags), styles: {x: {\(kind?.yaml ?? "")}}}"
      try site.write("content/styles/\(kind?.key ?? "plain").md", page(cloud))
    }
    var options = BuildOptions()
    options.source = site.path
    let (arranged, problems) = await ArrangedSite.make(options)
    let clouds = try #require(arranged, "\(problems)").arrangements().map { page, _, cloud in
      let classes = StyleClasses([cloud])
      let rendered = RenderedCloud(cloud, classes: classes)
      let icons = { (paint: IconPaint) in paint.path.lastPathPart }
      let css = classes.css(families: { "F-\($0.families[0])" }, icons: icons) + rendered.css
      return (
        page, lines(rendered.html, after: "<ul role=\"list\">", "</li>", "</ul>") + lines(css, after: "}")
      )
    }
    return Dictionary(clouds, uniquingKeysWith: { first, _ in first })
  }

  private static func page(_ cloud: String) -> String { "```tagcloud\n\(cloud)\n```\n" }

  private static func lines(_ text: String, after ends: String...) -> String {
    ends.reduce(text) { $0.replacingOccurrences(of: $1, with: $1 + "\n") } + "\n"
  }

  /// The lines that a text has and another has not, with `+`, and the other way round, with `-`.
  private static func difference(_ text: String, from plain: String) -> String {
    let (new, old) = (text.components(separatedBy: "\n"), plain.components(separatedBy: "\n"))
    let changes = new.difference(from: old)
    let removed = changes.removals.map { change -> String in
      if case .remove(_, let line, _) = change { "- \(line)\n" } else { "" }
    }
    let added = changes.insertions.map { change -> String in
      if case .insert(_, let line, _) = change { "+ \(line)\n" } else { "" }
    }
    return (removed + added).joined()
  }
}

import Foundation
import TagLayout
import Testing

@testable import Rendering

/// The whole text of a small cloud for each option: `RECORD_GOLDEN=1` writes the files anew.
@Suite struct GoldenTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (inout LayoutOptions) -> Void
    var testDescription: String { name }

    init(_ name: String, _ change: @escaping @Sendable (inout LayoutOptions) -> Void = { _ in }) {
      self.name = name
      self.change = change
    }
  }

  static let alignments = Alignment.allCases.map { alignment in
    Kind(alignment.rawValue) { $0.alignment = alignment }
  }

  static let kinds =
    alignments + [
      Kind("last-row-center") { ($0.alignment, $0.lastRow) = (.fillWidth, .center) },
      Kind("last-row-start") { ($0.alignment, $0.lastRow) = (.fillSpace, .start) },
      Kind("rtl") { $0.textDirection = .rightToLeft },
      Kind("balanced") { $0.rowBreaking = .balanced },
      Kind("baseline") { $0.rowAlignment = .baseline },
      Kind("inset") { $0.insets = Insets(top: 4, left: 12, bottom: 6, right: 10) },
      Kind("placement") { ($0.placement, $0.containerHeight) = (.center, 600) },
      Kind("row-major") { ($0.direction, $0.lineLimit) = (.horizontal, 3) },
      Kind("column-major") { ($0.direction, $0.lineLimit, $0.distribution) = (.horizontal, 3, .columnMajor) },
      Kind("lines") { $0.lineLimit = 2 },
      Kind("more") { layout in
        layout.lineLimit = 2
        layout.indicator = OverflowIndicator(Size(width: 40, height: 32, baseline: 21))
      },
      Kind("preview"),
      Kind("broken"),
      Kind("flow") { $0.alignment = .fillWidthExceptLast },
    ]

  @Test(arguments: kinds) func textIsAsRecorded(kind: Kind) throws {
    var arranged = try ArrangedCloud.sample(kind.change)
    arranged.isPreviewed = kind.name == "preview"
    arranged.isPlaced = kind.name != "flow"
    if kind.name == "broken" { try arranged.breakLabels() }
    let cloud = PlacedCloud(sample: arranged)
    let classes = StyleClasses([cloud])
    let rendered = RenderedCloud(cloud, classes: classes)
    let text =
      Self.broken(rendered.html, after: "</li>", "</ul>", "</summary>")
      + Self.broken(classes.css { _ in "Inter,sans-serif" } + rendered.css, after: "}")
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(kind.name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func everyRecordedFileHasItsCloud() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Self.kinds.map { $0.name + ".txt" }))
  }

  /// One line for each part, so that a change is seen where it is.
  private static func broken(_ text: String, after ends: String...) -> String {
    ends.reduce(text) { $0.replacingOccurrences(of: $1, with: $1 + "\n") } + "\n"
  }
}

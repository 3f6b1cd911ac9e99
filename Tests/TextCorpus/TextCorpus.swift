public import Foundation
public import TagModel

/// The labels and styles that browsers measured for the recordings, and that the tests measure again.
public enum TextCorpus {
  /// Some labels in one way of writing them.
  public struct Case: Sendable {
    /// A short name without spaces.
    public var name: String
    /// The style; its size is replaced by each of `sizes`.
    public var style: TextStyle
    /// The font sizes in CSS px.
    public var sizes: [Double]
    /// The labels.
    public var labels: [String]
  }

  /// The folder of the corpus and of the recordings.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Browser")

  /// All labels, in the order of the file.
  public static func labels() throws -> [String] {
    try String(contentsOf: folder.appending(path: "labels.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("## ") }.map(String.init)
  }

  /// Every case: all labels in four families and six sizes, and a part of them in each style that changes widths.
  public static func cases() throws -> [Case] {
    let labels = try labels()
    let families = ["Inter", "Roboto", "DejaVu Sans", "Noto Sans"].map { family in
      Case(
        name: family, style: TextStyle(families: [family], language: "en"),
        sizes: [11, 13, 14, 17.5, 24, 32], labels: labels)
    }
    let some = stride(from: 0, to: labels.count, by: 7).map { labels[$0] }
    return families
      + variants.map { Case(name: $0.name, style: $0.style, sizes: [16], labels: some) }
  }

  /// Every third label broken at two fifths of its width, into at most one, two and three lines and cut in
  /// each way, and into as many lines as it takes.
  public static func linesCases() throws -> [LinesCase] {
    let labels = try labels()
    let some = stride(from: 1, to: labels.count, by: 3).map { labels[$0] }
    let cuts: [(Int, LineBreak)] = [
      (1, .tail), (2, .tail), (3, .tail), (1, .word), (2, .middle), (2, .head), (2, .char), (0, .word),
      (0, .char),
    ]
    return cuts.map { limit, mode in
      LinesCase(
        name: "\(limit)-\(mode.rawValue)", style: TextStyle(size: 16, language: "en"), limit: limit,
        mode: mode, labels: some)
    }
  }

  private static var variants: [(name: String, style: TextStyle)] {
    let inter = TextStyle(language: "en")
    func variant(_ name: String, _ change: (inout TextStyle) -> Void) -> (String, TextStyle) {
      var style = inter
      change(&style)
      return (name, style)
    }
    return [
      variant("spaced") { $0.letterSpacing = 1.5 },
      variant("tight") { $0.letterSpacing = -0.25 },
      variant("words") { $0.wordSpacing = 4 },
      variant("words-and-letters") { ($0.wordSpacing, $0.letterSpacing) = (-1, 0.5) },
      variant("upper") { $0.transform = .uppercase },
      variant("lower") { $0.transform = .lowercase },
      variant("capital") { $0.transform = .capitalize },
      variant("upper-turkish") { ($0.transform, $0.language) = (.uppercase, "tr") },
      variant("upper-greek") { ($0.transform, $0.language) = (.uppercase, "el") },
      variant("tabular") { $0.features = [FontFeature(tag: "tnum")] },
      variant("disambiguated") { $0.features = [FontFeature(tag: "ss02"), FontFeature(tag: "zero")] },
      variant("no-kerning") { $0.features = [FontFeature(tag: "kern", value: 0)] },
      variant("fractions") { $0.features = [FontFeature(tag: "frac"), FontFeature(tag: "case")] },
      variant("bold") { $0.weight = 700 },
      variant("italic") { $0.italic = true },
      variant("japanese") { $0.language = "ja" },
      variant("chinese") { $0.language = "zh-Hant" },
      variant("serbian") { ($0.language, $0.families, $0.italic) = ("sr", ["DejaVu Sans"], true) },
      variant("romanian") { ($0.language, $0.families) = ("ro", ["Roboto"]) },
      variant("dejavu-spaced") { ($0.letterSpacing, $0.families) = (1, ["DejaVu Sans"]) },
      variant("two-families") { $0.families = ["Roboto", "Noto Naskh Arabic", "Noto Serif Hebrew"] },
      variant("small-capitals") {
        ($0.features, $0.families) = ([FontFeature(tag: "smcp")], ["Liberation Serif"])
      },
      variant("variable") {
        ($0.file, $0.weight) = ("/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf", 650)
      },
    ]
  }
}

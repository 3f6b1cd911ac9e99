import Foundation
import TagModel
import Testing
import TextCorpus

@testable import Typography

/// What a browser measured, by `Tests/Browser/record_text.py`.
private struct Recording: Decodable {
  var browser: String
  /// The browser's layout units in one CSS px.
  var unit: Double
  /// The XXH64 of each font file, by its name.
  var fonts: [String: String]
  /// By case, size and label.
  var widths: [String: [[Int]]]
  /// By case, label and line.
  var lines: [String: [[Int]]]

  init(_ name: String) throws {
    let file = TextCorpus.folder.appending(path: "recordings/\(name).json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

/// Why some labels are measured differently by a browser.
private struct Difference: Decodable {
  var browser: String
  var cause: String
  /// The cases it shows in; all of them when there is none.
  var cases: [String]?
  var labels: [String]
}

@Suite struct RecordingTests {
  private let catalog: FontCatalog
  private let shaper: LabelShaper
  private let differences: [Difference]

  init() throws {
    let styles = try TextCorpus.cases().map(\.style) + TextCorpus.linesCases().map(\.style)
    (catalog, _) = try FontCatalog.resolve(styles, root: "/")
    shaper = LabelShaper(catalog)
    let file = TextCorpus.folder.appending(path: "recordings/differences.json")
    differences = try JSONDecoder().decode([Difference].self, from: Data(contentsOf: file))
  }

  @Test(arguments: [("text-chromium", 1.0 / 64, 0.995), ("text-firefox", 0.1, 0.97)])
  func widthsAreThoseOfTheBrowser(name: String, tolerance: Double, share: Double) throws {
    let recording = try Recording(name)
    guard hasSameFonts(recording) else { return }
    var rows = 0
    var misses: [(label: String, testCase: String, detail: String)] = []
    for testCase in try TextCorpus.cases() {
      let sizes = try #require(recording.widths[testCase.name])
      for (size, widths) in zip(testCase.sizes, sizes) {
        var style = testCase.style
        style.size = size
        let prepared = shaper.prepare(style)
        for (label, width) in zip(testCase.labels, widths) {
          rows += 1
          let measured = shaper.measure(label, prepared)
          // A browser on the build machine draws a box for these; readers' browsers use fonts of their own.
          if !measured.missing.isEmpty { continue }
          let difference = measured.width - Double(width) / recording.unit
          if abs(difference) > tolerance + 1e-9 {
            misses.append((label, testCase.name, "\(size) px: predicted \(difference) px more"))
          }
        }
      }
    }
    #expect(rows > 70_000)
    #expect(Double(rows - misses.count) >= share * Double(rows), "\(misses.count) of \(rows) rows")
    for miss in misses where !isExplained(miss.label, miss.testCase, recording.browser) {
      Issue.record("\(recording.browser): \(miss.testCase): \(miss.label): \(miss.detail)")
    }
  }

  @Test(arguments: [("text-chromium", 1.0 / 64, 0.995), ("text-firefox", 0.1, 0.97)])
  func paintedLinesAreThePredictedOnes(name: String, tolerance: Double, share: Double) throws {
    let recording = try Recording(name)
    guard hasSameFonts(recording) else { return }
    var rows = 0
    var misses: [(label: String, testCase: String, detail: String)] = []
    for testCase in try TextCorpus.linesCases() {
      let painted = try #require(recording.lines[testCase.name])
      for (label, widths) in zip(testCase.labels, painted) {
        rows += 1
        let predicted = testCase.broken(label, shaper).lines.map(\.width)
        #expect(predicted.count == widths.count, "\(testCase.name): \(label)")
        let isSame = zip(predicted, widths).allSatisfy {
          abs($0 - Double($1) / recording.unit) <= tolerance + 1e-9
        }
        if !isSame { misses.append((label, testCase.name, "predicted \(predicted), \(widths) measured")) }
      }
    }
    #expect(Double(rows - misses.count) >= share * Double(rows), "\(misses.count) of \(rows) rows")
    for miss in misses where !isExplained(miss.label, miss.testCase, recording.browser) {
      Issue.record("\(recording.browser): \(miss.testCase): \(miss.label): \(miss.detail)")
    }
  }
}

extension RecordingTests {
  /// Whether this machine has the very fonts that were recorded; prints why not.
  private func hasSameFonts(_ recording: Recording) -> Bool {
    for (file, hash) in recording.fonts {
      let face = catalog.faces.first { $0.path.hasSuffix("/" + file) }
      let found = face.flatMap { try? FontDetails($0).contentHash }
      guard let found, String(found, radix: 16) == hash else {
        print("skipped \(recording.browser): \(file) is not the file that was recorded; record again")
        return false
      }
    }
    return true
  }

  private func isExplained(_ label: String, _ testCase: String, _ browser: String) -> Bool {
    differences.contains { difference in
      browser.hasPrefix(difference.browser) && difference.cases?.contains(testCase) ?? true
        && difference.labels.contains { $0.unicodeScalars.elementsEqual(label.unicodeScalars) }
    }
  }
}

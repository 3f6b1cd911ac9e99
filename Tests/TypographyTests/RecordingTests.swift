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

  // Both browsers in one test: what they are held to is measured once.
  @Test func widthsAreThoseOfTheBrowsers() throws {
    let browsers = try browsers()
    var misses = [[Miss]](repeating: [], count: browsers.count)
    var rows = 0
    for testCase in try TextCorpus.cases() {
      for (sizeIndex, size) in testCase.sizes.enumerated() {
        var style = testCase.style
        style.size = size
        let prepared = shaper.prepare(style)
        for (labelIndex, label) in testCase.labels.enumerated() {
          rows += 1
          let measured = shaper.measure(label, prepared)
          // A browser on the build machine draws a box for these; readers' browsers use fonts of their own.
          if !measured.missing.isEmpty { continue }
          for (index, browser) in browsers.enumerated() {
            let widths = browser.recording.widths[testCase.name] ?? []
            let difference = measured.width - Double(widths[sizeIndex][labelIndex]) / browser.recording.unit
            if abs(difference) > browser.tolerance + 1e-9 {
              let detail = "\(size) px: predicted \(difference) px more"
              misses[index].append(Miss(label: label, testCase: testCase.name, detail: detail))
            }
          }
        }
      }
    }
    #expect(rows > 70_000)
    for (browser, misses) in zip(browsers, misses) { check(misses, of: rows, browser) }
  }

  @Test func paintedLinesAreThePredictedOnes() throws {
    let browsers = try browsers()
    var misses = [[Miss]](repeating: [], count: browsers.count)
    var rows = 0
    for testCase in try TextCorpus.linesCases() {
      for (labelIndex, label) in testCase.labels.enumerated() {
        rows += 1
        let predicted = testCase.broken(label, shaper).lines.map(\.width)
        for (index, browser) in browsers.enumerated() {
          let widths = browser.recording.lines[testCase.name]?[labelIndex] ?? []
          let isSame =
            predicted.count == widths.count
            && zip(predicted, widths).allSatisfy {
              abs($0 - Double($1) / browser.recording.unit) <= browser.tolerance + 1e-9
            }
          if !isSame {
            let detail = "predicted \(predicted), \(widths) measured"
            misses[index].append(Miss(label: label, testCase: testCase.name, detail: detail))
          }
        }
      }
    }
    for (browser, misses) in zip(browsers, misses) { check(misses, of: rows, browser) }
  }
}

extension RecordingTests {
  /// A browser's recording, how near measurements must be to it in px, and for what share of the rows.
  private struct Browser {
    var recording: Recording
    var tolerance: Double
    var share: Double
  }

  /// A row that is not as near as it must be.
  private struct Miss {
    var label: String
    var testCase: String
    var detail: String
  }

  /// The recordings that were made with this machine's fonts.
  private func browsers() throws -> [Browser] {
    let all = try [("text-chromium", 1.0 / 64, 0.995), ("text-firefox", 0.1, 0.97)].map {
      name, tolerance, share in
      Browser(recording: try Recording(name), tolerance: tolerance, share: share)
    }
    return all.filter { hasSameFonts($0.recording) }
  }

  private func check(_ misses: [Miss], of rows: Int, _ browser: Browser) {
    let name = browser.recording.browser
    #expect(
      Double(rows - misses.count) >= browser.share * Double(rows), "\(name): \(misses.count) of \(rows) rows")
    for miss in misses where !isExplained(miss.label, miss.testCase, name) {
      Issue.record("\(name): \(miss.testCase): \(miss.label): \(miss.detail)")
    }
  }

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

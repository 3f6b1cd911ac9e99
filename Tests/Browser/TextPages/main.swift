// Writes one page for each case of the corpus, with the subset fonts that the widths were predicted with:
//     swift run TextPages FOLDER
// `record_text.py` opens them in browsers.

import Foundation
import TagModel
import TextCorpus
import Typography

let folder = URL(filePath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let widths = try TextCorpus.cases()
let lines = try TextCorpus.linesCases()
let (catalog, diagnostics) = try FontCatalog.resolve(
  widths.map(\.style) + lines.map(\.style), root: ".")
for diagnostic in diagnostics { print(diagnostic.message) }
let shaper = LabelShaper(catalog)
var hashes: [String: String] = [:]

/// Writes the subsets that a page needs, and returns its font rules and its list of families.
@MainActor func writeFonts(_ usage: FontUsage, _ style: TextStyle) throws -> (rules: String, families: String)
{
  var rules = ""
  var families: [String] = []
  for face in catalog.chain(for: style)?.faces ?? [] {
    guard let codePoints = usage.codePoints[face] else { continue }
    let details = try FontDetails(catalog[face])
    hashes[URL(filePath: catalog[face].path).lastPathComponent] = String(details.contentHash, radix: 16)
    let font = try FontSubset(catalog[face], codePoints: codePoints, features: style.features)
      .packed(quality: 5)
    try Data(font.bytes).write(to: folder.appending(path: "\(font.hash).woff2"))
    rules += "@font-face{font-family:f\(face.index);font-weight:1 1000;src:url(\(font.hash).woff2)}\n"
    families.append("f\(face.index)")
  }
  return (rules, families.joined(separator: ","))
}

for testCase in widths {
  var usage = FontUsage()
  for label in testCase.labels { usage.add(shaper.measure(label, testCase.style).shaped) }
  let fonts = try writeFonts(usage, testCase.style)
  let page = widthsPage(testCase, shaper: shaper, fonts: fonts.rules, families: fonts.families)
  try Data(page.utf8).write(to: folder.appending(path: "\(testCase.name).html"))
}
for testCase in lines {
  var usage = FontUsage()
  for label in testCase.labels {
    for piece in testCase.broken(label, shaper).lines.flatMap(\.pieces) { usage.add(piece.shaped) }
  }
  let fonts = try writeFonts(usage, testCase.style)
  let page = linesPage(testCase, shaper: shaper, fonts: fonts.rules, families: fonts.families)
  try Data(page.utf8).write(to: folder.appending(path: "\(testCase.name).html"))
}
let encoder = JSONEncoder()
try encoder.encode(hashes).write(to: folder.appending(path: "fonts.json"))
try encoder.encode(["widths": widths.map(\.name), "lines": lines.map(\.name)])
  .write(to: folder.appending(path: "cases.json"))

// Writes one page for each case of the corpus, with the subset fonts that the widths were predicted with:
//     swift run TextPages FOLDER
// `record_text.py` opens them in browsers. `predicted.json` holds the predictions, in 1/64 px.

import Foundation
import TagModel
import TextCorpus
import Typography

let folder = URL(filePath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let cases = try TextCorpus.cases()
let (catalog, diagnostics) = try FontCatalog.resolve(cases.map(\.style), root: ".")
for diagnostic in diagnostics { print(diagnostic.message) }
let shaper = LabelShaper(catalog)
var predicted: [String: [[Int]]] = [:]
var hashes: [String: String] = [:]

for (index, testCase) in cases.enumerated() {
  var usage = FontUsage()
  predicted[testCase.name] = testCase.sizes.map { size in
    var style = testCase.style
    style.size = size
    return testCase.labels.map { label in
      let measured = shaper.measure(label, style)
      usage.add(measured.shaped)
      if !measured.missing.isEmpty {
        print("missing", label, measured.missing.map { String($0.value, radix: 16) })
      }
      return Int(measured.width * 64)
    }
  }
  let faces = catalog.chain(for: testCase.style)!.faces.filter { usage.codePoints[$0] != nil }
  var css = ""
  for face in faces {
    let details = try FontDetails(catalog[face])
    hashes[URL(filePath: catalog[face].path).lastPathComponent] = String(details.contentHash, radix: 16)
    let subset = try FontSubset(
      catalog[face], codePoints: usage.codePoints[face]!, features: testCase.style.features)
    let font = try subset.packed(quality: 5)
    try Data(font.bytes).write(to: folder.appending(path: "\(font.hash).woff2"))
    css += "@font-face{font-family:f\(face.index);font-weight:1 1000;src:url(\(font.hash).woff2)}\n"
  }
  let page = page(testCase, css: css, families: faces.map { "f\($0.index)" })
  try Data(page.utf8).write(to: folder.appending(path: "\(index).html"))
}
let encoder = JSONEncoder()
try encoder.encode(predicted).write(to: folder.appending(path: "predicted.json"))
try encoder.encode(hashes).write(to: folder.appending(path: "fonts.json"))
try encoder.encode(cases.map(\.name)).write(to: folder.appending(path: "cases.json"))

func page(_ testCase: TextCorpus.Case, css: String, families: [String]) -> String {
  let style = testCase.style
  var html = "<!doctype html><html lang=\"\(style.language)\"><meta charset=utf-8><style>\n\(css)"
  html += "ol{list-style:none;margin:0;padding:0;white-space:nowrap;font-synthesis:none;"
  html += "font-family:\(families.joined(separator: ","));"
  if style.letterSpacing != 0 { html += "letter-spacing:\(style.letterSpacing)px;" }
  if style.wordSpacing != 0 { html += "word-spacing:\(style.wordSpacing)px;" }
  if style.transform != .none { html += "text-transform:\(style.transform.rawValue);" }
  if !style.features.isEmpty {
    let settings = style.features.map { "\"\($0.tag)\" \($0.value)" }
    html += "font-feature-settings:\(settings.joined(separator: ","));"
  }
  html += "}</style>\n"
  for size in testCase.sizes {
    html += "<ol style=\"font-size:\(size)px\">\n"
    for label in testCase.labels { html += "<li><bdi>\(escape(label))</bdi>\n" }
    html += "</ol>\n"
  }
  return html
}

func escape(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
}

import Foundation
import TagModel
import TextCorpus
import Typography

/// The page of one case: every label in every size, in the given faces.
func widthsPage(_ testCase: TextCorpus.Case, shaper: LabelShaper, fonts: String, families: String) -> String {
  var html = head(testCase.style, fonts: fonts, families: families)
  for size in testCase.sizes {
    var style = testCase.style
    style.size = size
    html += "<ol style=\"font-size:\(size)px\">\n"
    for label in testCase.labels {
      // Where the letter case changes, the browser changes it, so that its rules are compared too.
      let text =
        style.transform == .none ? markup(shaper.measure(label, style).shaped, style) : escaped(label)
      html += "<li><bdi>\(text)</bdi>\n"
    }
    html += "</ol>\n"
  }
  return html
}

/// The page of one case of lines: each label as the lines that are painted.
func linesPage(_ testCase: TextCorpus.LinesCase, shaper: LabelShaper, fonts: String, families: String)
  -> String
{
  var html = head(testCase.style, fonts: fonts, families: families)
  html += "<style>bdi{display:block;width:max-content}</style>"
  html += "<ol style=\"font-size:\(testCase.style.size)px\">\n"
  for label in testCase.labels {
    let broken = testCase.broken(label, shaper)
    html += "<li dir=\(broken.isRightToLeft ? "rtl" : "ltr")>"
    for line in broken.lines {
      html +=
        "<bdi dir=\(broken.isRightToLeft ? "rtl" : "ltr")>\(markup(line.pieces[0].shaped, testCase.style))</bdi>"
    }
    html += "\n"
  }
  return html + "</ol>\n"
}

private func head(_ style: TextStyle, fonts: String, families: String) -> String {
  var html = "<!doctype html><html lang=\"\(style.language)\"><meta charset=utf-8><style>\n\(fonts)"
  html += ".e{display:inline-block;text-align:center}"
  html += "ol{list-style:none;margin:0;padding:0;white-space:nowrap;font-synthesis:none;font-kerning:normal;"
  html += "font-family:\(families);"
  if style.letterSpacing != 0 { html += "letter-spacing:\(style.letterSpacing)px;" }
  if style.wordSpacing != 0 { html += "word-spacing:\(style.wordSpacing)px;" }
  if style.transform != .none { html += "text-transform:\(style.transform.rawValue);" }
  if !style.features.isEmpty {
    let settings = style.features.map { "\"\($0.tag)\" \($0.value)" }
    html += "font-feature-settings:\(settings.joined(separator: ","));"
  }
  return html + "}</style>\n"
}

/// The text with each run of emoji in a block of its measured width.
private func markup(_ shaped: ShapedText, _ style: TextStyle) -> String {
  let bytes = Array(shaped.text.utf8)
  return shaped.runs.map { run in
    let text = escaped(String(decoding: bytes[run.range], as: UTF8.self))
    guard run.isColor else { return text }
    let spacing = Double(run.spacedClusters) * style.letterSpacing
    return "<span class=e style=\"width:calc(\(run.widthInEm)em + \(spacing)px)\">\(text)</span>"
  }.joined()
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
}

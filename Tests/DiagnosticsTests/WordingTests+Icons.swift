@testable import Diagnostics

extension WordingTests {
  static let icons = [
    Case(
      .missingIcon("a.svg", lookedFor: ["content/a.svg", "static/a.svg"], at: at),
      "error[missing-icon] the icon “a.svg” does not exist; looked for content/a.svg, static/a.svg; put the file below static/ or beside the page, or correct its path"
    ),
    Case(
      .iconOutsideSite("../a.svg", at: at),
      "error[icon-outside-site] the path “../a.svg” leads out of the site's folder; copy the file below static/, and give its path from there"
    ),
    Case(
      .notAPicture("static/a", at: at),
      "error[not-a-picture] “static/a” is not an SVG, PNG, JPEG, GIF or WebP picture, or is cut off; export it in one of these formats"
    ),
    Case(
      .malformedSVG("static/a.svg", "Opening and ending tag mismatch", line: 3, at: at),
      "error[malformed-svg] “static/a.svg” is not well-formed XML: Opening and ending tag mismatch; correct the file, or export it again (here)"
    ),
    Case(
      .notSVG("static/a.svg", at: at),
      "error[not-svg] “static/a.svg” is XML, but browsers would not show it as a picture; let it begin with <svg xmlns=\"http://www.w3.org/2000/svg\">"
    ),
    Case(
      .svgWithoutSize("static/a.svg", at: at),
      "error[svg-without-size] “static/a.svg” does not say how large it is; give its <svg> a viewBox, or a width and a height in px"
    ),
    Case(
      .cleanedSVG("static/a.svg", removed: ["<script>", "onload"], at: at),
      "warning[cleaned-svg] “static/a.svg” holds what could run or load something, which is not published: <script>, onload; delete it from the file"
    ),
  ]
}

import TagLayout
import TagModel
import Testing

@testable import Rendering

@Suite struct CloudMarkupTests {
  /// What one chip becomes, without the list around it.
  private func html(of chip: Chip) throws -> String {
    var cloud = PlacedCloud(sample: try .sample())
    cloud.chips = [chip]
    let html = cloud.html
    let start = try #require(html.firstRange(of: "<ul role=\"list\">")).upperBound
    return String(html[start..<(try #require(html.firstRange(of: "</ul>")).lowerBound)])
  }

  private func html(label: String = "C", _ change: (inout Chip) -> Void) throws -> String {
    var chip = Chip(label: label, style: .builtIn)
    change(&chip)
    return try html(of: chip)
  }

  @Test func chipThatLeadsNowhereIsNoLink() throws {
    #expect(
      try html(label: "<b>&\"'") { _ in }
        == "<li class=\"s0\"><span><bdi>&lt;b&gt;&amp;&quot;&#39;</bdi></span></li>")
  }

  @Test func chipIsALinkToItsTerm() throws {
    #expect(
      try html { $0.href = "a?b&c\"" }
        == "<li class=\"s0\"><a rel=\"tag\" href=\"a?b&amp;c&quot;\"><bdi>C</bdi></a></li>")
  }

  @Test func currentPageIsTold() throws {
    let html = try html {
      $0.href = "x"
      $0.isCurrent = true
    }
    #expect(html.contains("<a rel=\"tag\" href=\"x\" aria-current=\"page\">"))
    #expect(try !self.html { $0.isCurrent = true }.contains("aria-current"))
  }

  @Test func countIsReadAndSeen() throws {
    let html = try html {
      $0.href = "x"
      $0.count = 12
      $0.accessibleName = "C, 12 \"pages\""
    }
    #expect(html.contains(" aria-label=\"C, 12 &quot;pages&quot;\">"))
    #expect(html.contains("<bdi>C</bdi><span class=\"n\">\u{a0}12</span></a>"))
  }

  @Test func nameForScreenReadersNeedsALink() throws {
    // Assistive technology ignores names of elements without a role.
    #expect(try !html { $0.accessibleName = "C, 12 pages" }.contains("aria-label"))
  }

  @Test func titleAndDescriptionAreEscaped() throws {
    let html = try html {
      $0.title = "a \"b\""
      $0.description = "<c>"
    }
    #expect(html.contains("<span title=\"a &quot;b&quot;\" aria-description=\"&lt;c&gt;\">"))
  }

  @Test func dataStandsOnTheItemInTheGivenOrder() throws {
    let html = try html {
      $0.data = [DataAttribute(name: "z", value: "1\">"), DataAttribute(name: "a-b", value: "")]
    }
    #expect(html.hasPrefix("<li class=\"s0\" data-z=\"1&quot;&gt;\" data-a-b=\"\">"))
  }

  private func selectable(
    _ control: SelectionForm.Control = .checkbox, label: String = "C", isInitial: Bool = false,
    _ change: (inout Chip) -> Void = { _ in }
  ) throws -> PlacedCloud {
    var cloud = PlacedCloud(sample: try .sample())
    var chip = Chip(label: "C", style: .builtIn)
    chip.selection = Selection(value: "c", isInitial: isInitial, label: label, style: .builtIn)
    change(&chip)
    cloud.chips = [chip]
    cloud.form = SelectionForm(
      action: "../?a&b", control: control, legend: "Choose \"tags\"", submitLabel: "Apply")
    return cloud
  }

  @Test func selectableCloudIsAForm() throws {
    let html = try selectable().html
    #expect(
      html.hasPrefix(
        "<form class=\"selection\" method=\"get\" action=\"../?a&amp;b\"><fieldset>"
          + "<legend>Choose &quot;tags&quot;</legend><div class=\"tagcloud p0\" id=\"cloud-sample\"><ul"))
    #expect(html.hasSuffix("</ul></div></fieldset><button>Apply</button></form>"))
  }

  @Test func selectableChipIsAControlWithItsLabel() throws {
    #expect(
      try selectable(isInitial: true).html.contains(
        "<li class=\"s0 c0\"><label><input type=\"checkbox\" name=\"tag\" value=\"c\" checked>"
          + "<bdi>C</bdi></label></li>"))
    #expect(
      try selectable(.radio).html.contains("<label><input type=\"radio\" name=\"tag\" value=\"c\"><bdi>"))
  }

  @Test func selectableChipHasALabelForEachState() throws {
    let cloud = try selectable(label: "<on>") {
      $0.count = 3
      $0.accessibleName = "C, 3 pages"
      $0.description = "d"
    }
    // A name from an attribute would stay the same in both states.
    #expect(
      cloud.html.contains(
        "value=\"c\" aria-description=\"d\"><bdi class=\"off\">C</bdi><bdi class=\"on\">&lt;on&gt;</bdi>"
          + "<span class=\"n\">\u{a0}3</span></label>"))
  }

  @Test func lookWhileSelectedTakesBackWhatTheOtherHas() throws {
    let cloud = try selectable {
      $0.style.border = Border(width: 2, color: AdaptiveColor(0, dark: 0))
      $0.style.shadow = Shadow(color: AdaptiveColor(0, dark: 0))
      $0.style.text.letterSpacing = 1
      $0.style.text.transform = .uppercase
    }
    let css = StyleClasses([cloud]).css { _ in "Inter" }
    let selected = try #require(css.firstRange(of: ".tagcloud>ul>.c0:has(:checked){")).lowerBound
    for taken in ["border-width:0;", "box-shadow:none", "letter-spacing:normal", "text-transform:none"] {
      #expect(css[selected...].contains(taken))
      #expect(!css[..<selected].contains(taken))
    }
  }

  @Test func selectedChipHasWidthsOfItsOwnWhereTheyDiffer() throws {
    var arranged = try ArrangedCloud.sample()
    arranged.selectedWidths[1] = SelectedWidths(needed: 80, count: 0)
    let css = CloudGeometry(arranged).css
    #expect(css.contains("#cloud-sample>ul>:nth-child(2):has(:checked){--n:5120;--c:0}"))
    #expect(css.split(separator: ":has(:checked)").count == 2)
  }

  @Test func linesAreForEyesAlone() throws {
    var arranged = try ArrangedCloud.sample()
    try arranged.breakLabels()
    let html = PlacedCloud(sample: arranged).html
    #expect(
      html.contains(
        """
        <bdi class="broken"><span class="whole">A label that is longer than others</span>\
        <span class="form" aria-hidden="true"><span>&lt;line&gt;</span><span>of form 0</span></span>\
        <span class="form" aria-hidden="true"><span>&lt;line&gt;</span><span>of form 2</span></span></bdi>
        """), "\(html)")
  }

  @Test func emojiStandInBlocksOfTheirWidth() throws {
    var cloud = PlacedCloud(sample: try .sample())
    let pieces = [
      PaintedLine.Piece(text: "a & "), PaintedLine.Piece(text: "🎉", blockWidth: 1.25),
    ]
    cloud.labels[0] = PaintedLabel(whole: PaintedLine(pieces: pieces))
    let classes = StyleClasses([cloud])
    let html = RenderedCloud(cloud, classes: classes).html
    #expect(html.contains("<bdi>a &amp; <span class=\"e0\">🎉</span></bdi>"), "\(html)")
    let css = classes.css { _ in "x" }
    #expect(css.contains(".tagcloud .e0{display:inline-block;min-width:1.25em;text-align:center}@container("))
    #expect(css.contains("{.tagcloud .e0{width:1.25em}}"))
  }

  @Test func partsOfALabelAreElementsOfTheirOwn() throws {
    let spans = [
      LabelSpan(
        2..<3, [.bold, .italic], text: TextStyle(weight: 700, italic: true), color: AdaptiveColor(0, dark: 0)),
      LabelSpan(4..<5, [.code], text: TextStyle(families: ["Mono"]), color: AdaptiveColor(0, dark: 1)),
    ]
    #expect(
      try html(label: "a b&c") { $0.spans = spans }.contains(
        "<bdi><span class=\"rich\"><span>a </span><b class=\"t0\"><i>b</i></b><span>&amp;</span>"
          + "<code class=\"t1\">c</code></span></bdi>"))
    var cloud = PlacedCloud(sample: try .sample())
    cloud.chips[0].label = "a b&c"
    cloud.chips[0].spans = spans
    let css = StyleClasses([cloud]).css { $0.families.joined(separator: ",") }
    #expect(
      css.contains(
        ".tagcloud .t0{font-family:Inter;font-weight:700;font-style:italic;letter-spacing:normal;"
          + "word-spacing:normal;text-transform:none;color:#000}.tagcloud .t1{font-family:Mono;"))
    #expect(css.contains("@media(prefers-color-scheme:dark){.tagcloud .t1{color:#000001}}"))
  }

  @Test func partsOfALabelHaveBoxesOfTheirOwn() throws {
    var arranged = try ArrangedCloud.sample()
    arranged.parts = [
      LabelParts(chip: 1, isSelected: false, widths: [1.5, 2]),
      LabelParts(chip: 1, isSelected: true, widths: [3]),
    ]
    let geometry = CloudGeometry(arranged)
    #expect(
      geometry.css.contains(
        "#cloud-sample>ul>:nth-child(2) .rich>:nth-child(1){width:1.5em}"
          + "#cloud-sample>ul>:nth-child(2) .rich>:nth-child(2){width:2em}"
          + "#cloud-sample>ul>:nth-child(2) .on>.rich>:nth-child(1){width:3em}"))
    #expect(
      geometry.placement.css(class: "p0").contains(
        ".p0 .rich{display:flex;align-items:baseline;white-space:pre}"))
    #expect(CloudGeometry(bits: geometry.bits[...]) == geometry)
  }

  @Test func trustedCustomChipIsMarkup() throws {
    let html = try html {
      $0.custom = CustomChip(width: 10, height: 10, html: "<b>x</b>")
      $0.custom?.isTrusted = true
    }
    #expect(html.contains("<span class=\"custom\"><span><b>x</b></span></span></li>"))
  }

  @Test func customChipIsEscaped() throws {
    let html = try html {
      $0.href = "x"
      $0.custom = CustomChip(width: 10, height: 10, html: "<script>alert(1)</script>")
    }
    #expect(html.contains("<span>&lt;script&gt;alert(1)&lt;/script&gt;</span></a></li>"))
  }

  @Test func equalLooksShareAClass() throws {
    var cloud = PlacedCloud(sample: try .sample())
    cloud.chips[1].style.color = AdaptiveColor(0, dark: 0)
    let html = cloud.html
    #expect(html.split(separator: "<li class=\"s0\"").count == cloud.chips.count)
    #expect(html.split(separator: "<li class=\"s1\"").count == 2)
  }

  @Test func rootNamesPlacementAndCloud() throws {
    let html = PlacedCloud(sample: try .sample()).html
    #expect(html.hasPrefix("<div class=\"tagcloud p0\" id=\"cloud-sample\"><ul role=\"list\"><li"))
    #expect(html.hasSuffix("</li></ul></div>"))
  }

  @Test func directionIsTold() throws {
    let html = PlacedCloud(sample: try .sample { $0.textDirection = .rightToLeft }).html
    #expect(html.contains("<ul role=\"list\" dir=\"rtl\">"))
  }

  @Test func scrollingCloudIsReachedByKeyboard() throws {
    let html = PlacedCloud(sample: try .sample { $0.direction = .horizontal }).html
    #expect(html.contains(" id=\"cloud-sample\" tabindex=\"0\" role=\"group\" aria-label=\"Tags\"><ul"))
  }

  @Test func limitedCloudHasATextForEachNumberOfHiddenChips() throws {
    let arranged = try ArrangedCloud.sample { layout in
      layout.lineLimit = 1
      layout.indicator = OverflowIndicator(Size(width: 40, height: 32))
    }
    let hidden = Set(arranged.steps.map(\.arrangement.hidden)).subtracting([0]).sorted()
    #expect(hidden.count == 3)
    let html = PlacedCloud(sample: arranged).html
    let texts = hidden.map { "<bdi>+\($0)</bdi>" }.joined()
    #expect(
      html.contains("</ul><details class=\"more\"><summary class=\"s0\"><span><span class=\"shut\">\(texts)"))
    #expect(html.contains("<span class=\"unseen\"> more tags</span></span>"))
    #expect(html.contains("<span class=\"open\">Less<span class=\"unseen\"> (fewer tags)</span></span>"))
  }

  @Test func controlShowsTheTextOfTheNumberThatIsHidden() throws {
    let arranged = try ArrangedCloud.sample { layout in
      layout.lineLimit = 1
      layout.indicator = OverflowIndicator(Size(width: 40, height: 32))
    }
    let sheet = try StyleSheetText(CloudGeometry(arranged).css)
    let counts = CloudGeometry(arranged).hiddenCounts
    let shown = sheet.rules.filter { $0.selector.contains(" bdi:nth-of-type(") }
    #expect(shown.count == arranged.steps.count)
    for (rule, step) in zip(shown, arranged.steps) {
      let position = try #require(counts.firstIndex(of: step.arrangement.hidden)) + 1
      #expect(rule.selector.hasSuffix(".more bdi:nth-of-type(\(position))"))
    }
  }

  @Test func previewHasHeightsAndSource() throws {
    var arranged = try ArrangedCloud.sample()
    arranged.isPreviewed = true
    let html = PlacedCloud(sample: arranged).html
    #expect(html.hasPrefix("<figure class=\"preview\"><div class=\"stage\"><div class=\"tagcloud p0\""))
    for step in arranged.steps {
      let rows = step.arrangement.rows.count
      let height = Number.text(step.arrangement.contentHeight)
      let text = "<li><b>\(Number.text(step.minWidth))</b> <span>\(height) px · \(rows) rows</span></li>"
      #expect(html.contains(text))
    }
    #expect(html.contains("<pre><code>source: &lt;page&gt;</code></pre></details></figure>"))
  }
}

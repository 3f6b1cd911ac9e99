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

import Rendering
import TagLayout
import TagModel

extension StudioCloud {
  /// Everything that a browser needs to show the cloud at any width: markup, looks, sizes and options, and as `starts`
  /// the widths from which on a page has other rows, none where it leaves them to the browser.
  public func json() -> String {
    let page = site.resolved.pages[0]
    let cloud = page.clouds[0]
    let boxes = site.measured.clouds[0][0]
    let arranger = CloudArranger(cloud, boxes)
    let (html, css) = rendered(cloud, boxes)
    var json = JSONText()
    json.object { json in
      json.key("title")
      json.string(page.title)
      json.key("page")
      json.string(page.address.path)
      json.key("language")
      json.string(page.language)
      json.key("html")
      json.string(html)
      json.key("css")
      json.string(css)
      json.write("sizes", boxes.sizes)
      json.write(boxes.broken)
      json.write("indicator", boxes.indicatorSizes)
      json.key("options")
      json.write(arranger.layout)
      json.write(cloud.options)
      json.key("starts")
      json.write((try? arranger.arranged()).map { $0.isPlaced ? $0.steps.map(\.minWidth) : [] } ?? [])
      json.key("look")
      json.write(cloud.usualLook, selected: cloud.usualSelectedLook)
      json.write(diagnostics)
    }
    return json.text
  }

  /// The list as a page has it, the control for hidden chips its last item, and the rules that it shares.
  private func rendered(_ cloud: ResolvedCloud, _ boxes: MeasuredCloud) -> (html: String, css: String) {
    var placed = site.placed.clouds[0][0]
    for (index, chip) in boxes.broken { placed.geometry.shownForms[index] = Array(chip.forms.indices) }
    placed = PlacedCloud(cloud, boxes, placed.geometry)
    placed.form = nil
    placed.disclosure = nil
    placed.preview = nil
    // On the stage chips lead nowhere.
    for index in placed.chips.indices { placed.chips[index].href = nil }
    if let disclosure = cloud.disclosure { placed.chips.append(disclosure.chip(Disclosure.label(hiding: 1))) }
    let classes = StyleClasses([placed])
    let rules = zip(site.measured.webFonts.rules, site.measured.webFonts.files).map { rule, file in
      var rule = rule
      rule.url = "data:font/woff2;base64," + base64(file.bytes)
      return rule.css
    }
    let looks = classes.css(
      families: site.measured.families, icons: { site.source.icons.dataURL($0) ?? "" })
    return (
      RenderedCloud(placed, classes: classes).html,
      rules.joined() + site.source.templates.cloudBase + looks
    )
  }
}

extension JSONText {
  fileprivate mutating func write(_ name: String, _ sizes: [Size]) {
    key(name)
    array { json in for size in sizes { json.write([size.width, size.height, size.baseline]) } }
  }

  fileprivate mutating func write(_ numbers: [Double]) {
    array { json in for number in numbers { json.number(number) } }
  }

  /// The forms of chips with several lines by their indices: the room from which on each holds, then its size.
  fileprivate mutating func write(_ broken: [Int: BrokenChip]) {
    key("forms")
    object { json in
      for (index, chip) in broken.sorted(by: { $0.key < $1.key }) {
        json.key(String(index))
        json.array { json in
          for form in chip.forms {
            json.write([form.minRoom, form.size.width, form.size.height, form.size.baseline])
          }
        }
      }
    }
  }

  /// The options by the names of `tagcloud layout`.
  fileprivate mutating func write(_ layout: LayoutOptions) {
    object { json in
      for (name, word) in [
        ("direction", layout.direction.rawValue), ("alignment", layout.alignment.rawValue),
        ("distribution", layout.distribution.rawValue), ("verticalPlacement", layout.placement.rawValue),
        ("rowAlignment", layout.rowAlignment.rawValue), ("rows", layout.rowBreaking.rawValue),
        ("dir", layout.textDirection.rawValue), ("lastRow", layout.lastRow.rawValue),
      ] {
        json.key(name)
        json.string(word)
      }
      for (name, number) in [
        ("lineLimit", Double(layout.lineLimit)), ("horizontalSpacing", layout.horizontalSpacing),
        ("verticalSpacing", layout.verticalSpacing), ("containerHeight", layout.containerHeight),
      ] {
        json.key(name)
        json.number(number)
      }
      json.key("inset")
      let insets = layout.insets
      json.write([insets.top, insets.left, insets.bottom, insets.right])
    }
  }

  /// What front matter says that the engine does not ask for.
  fileprivate mutating func write(_ options: CloudOptions) {
    key("mode")
    string(options.mode.rawValue)
    key("overflow")
    string(options.overflow.rawValue)
    key("selectable")
    bool(options.selectable)
    key("selectionLimit")
    number(options.selectionLimit)
    key("style")
    string(options.style ?? "")
    key("breakpoints")
    switch options.breakpoints {
    case .auto: string("auto")
    case .widths(let widths): write(widths)
    }
  }
}

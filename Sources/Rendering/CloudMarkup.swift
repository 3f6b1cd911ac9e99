import TagModel

/// The HTML of one cloud: a list of links in reading order, without a number in it.
struct CloudMarkup {
  private let cloud: PlacedCloud
  /// The class of the cloud's placement.
  private let placementClass: String
  /// The classes that clouds share.
  private let classes: StyleClasses
  /// The classes of each chip: those of its looks, and that of its numbers if it has one.
  private let chipClasses: [String]
  /// The class of the look of the control that shows hidden chips, if there is one.
  private let controlClass: String?

  init(
    _ cloud: PlacedCloud, placementClass: String, classes: StyleClasses, chipClasses: [String],
    controlClass: String?
  ) {
    self.cloud = cloud
    self.placementClass = placementClass
    self.classes = classes
    self.chipClasses = chipClasses
    self.controlClass = controlClass
  }

  /// The element and everything in it.
  var html: String {
    var html = ByteText()
    html.reserveCapacity(128 * (cloud.chips.count + 1))
    html += "<div class=\"tagcloud \(placementClass)\""
    html.append(attribute: "id", cloud.id)
    // A box that scrolls must be reachable by keyboard even where its chips lead nowhere.
    if let name = cloud.scrollerName {
      html += " tabindex=\"0\" role=\"group\""
      html.append(attribute: "aria-label", name)
    }
    html += "><ul role=\"list\""
    if cloud.textDirection == .rightToLeft { html += " dir=\"rtl\"" }
    html += ">"
    let chips = cloud.chips.span
    for index in chips.indices { append(chips[index], index, to: &html) }
    html += "</ul>"
    if let disclosure = cloud.disclosure, let controlClass { append(disclosure, controlClass, to: &html) }
    if let preview = cloud.preview { appendHeights(preview, to: &html) }
    html += "</div>"
    return preview(component(form(html.text)))
  }
}

extension CloudMarkup {
  private func append(_ chip: Chip, _ index: Int, to html: inout ByteText) {
    html += "<li class=\""
    html += chipClasses[index]
    html += "\""
    for attribute in chip.data { html.append(attribute: "data-" + attribute.name, attribute.value) }
    html += ">"
    if let selection = chip.selection, let form = cloud.form {
      append(chip, selection, form, index, to: &html)
      return
    }
    html += chip.href == nil ? "<span" : "<a"
    if chip.custom != nil { html += " class=\"custom\"" }
    if let href = chip.href {
      html += " rel=\"tag\""
      html.append(attribute: "href", href)
      if chip.isCurrent { html += " aria-current=\"page\"" }
    }
    if let name = chip.accessibleName, chip.href != nil { html.append(attribute: "aria-label", name) }
    if let title = chip.title { html.append(attribute: "title", title) }
    if let description = chip.description { html.append(attribute: "aria-description", description) }
    html += ">"
    appendContent(of: chip, cloud.labels[index], to: &html)
    html += chip.href == nil ? "</span></li>" : "</a></li>"
  }

  /// A chip that readers can select: a form control that covers it, and the label of each state.
  private func append(
    _ chip: Chip, _ selection: Selection, _ form: SelectionForm, _ index: Int,
    to html: inout ByteText
  ) {
    html += "<label"
    if chip.custom != nil { html += " class=\"custom\"" }
    if let title = chip.title { html.append(attribute: "title", title) }
    html += "><input type=\"\(form.control.rawValue)\""
    html.append(attribute: "name", form.parameter)
    html.append(attribute: "value", selection.value)
    if selection.isInitial { html += " checked" }
    let (normal, selected) = (cloud.labels[index], cloud.selectedLabels[index])
    let isAlike =
      selection.label == chip.label && selection.spans == chip.spans && normal == selected
      || chip.custom != nil
    if let name = chip.accessibleName, isAlike { html.append(attribute: "aria-label", name) }
    if let description = chip.description { html.append(attribute: "aria-description", description) }
    html += ">"
    if isAlike {
      appendContent(of: chip, normal, to: &html)
    } else {
      append(normal, of: chip, class: "off", to: &html)
      if let whileSelected = chip.whileSelected {
        append(selected, of: whileSelected, class: "on", to: &html)
      }
      appendCount(of: chip, to: &html)
    }
    html += "</label></li>"
  }

  /// The parts of a label, each an element.
  private func appendParts(of chip: Chip, to html: inout ByteText) {
    html += "<span class=\"rich\">"
    for (text, span) in chip.parts {
      let tags = span?.emphases.map(\.element) ?? ["span"]
      if let span { open(tags, of: span, in: &html) } else { html += "<span>" }
      html.append(escaping: text)
      for tag in tags.reversed() { html += "</\(tag)>" }
    }
    html += "</span>"
  }

  /// The elements that mark a part, the outermost with its look.
  private func open(_ tags: [String], of span: LabelSpan, in html: inout ByteText) {
    for (index, tag) in tags.enumerated() {
      html += index == 0 ? "<\(tag) class=\"\(classes.spanClass(of: span))\">" : "<\(tag)>"
    }
  }

  private func appendContent(of chip: Chip, _ label: PaintedLabel?, to html: inout ByteText) {
    if let custom = chip.custom {
      html += "<span>"
      if custom.isTrusted { html += custom.html } else { html.append(escaping: custom.html) }
      html += "</span>"
      return
    }
    append(label, of: chip, to: &html)
    appendCount(of: chip, to: &html)
  }

  private func appendCount(of chip: Chip, to html: inout ByteText) {
    if let count = chip.count { html += "<span class=\"n\">\(Chip.countSeparator)\(count)</span>" }
  }

  /// A label as it is painted: whole, and where there is not enough room in lines, which the style sheet then shows.
  ///
  /// Lines are for eyes alone: a label is read, found and copied as a whole.
  private func append(
    _ label: PaintedLabel?, of chip: Chip, class name: String? = nil, to html: inout ByteText
  ) {
    let isBroken = label?.broken.isEmpty == false
    if label == nil, name == nil, chip.spans.isEmpty {
      html += "<bdi>"
      html.append(escaping: chip.label)
      html += "</bdi>"
      return
    }
    let names = [name, isBroken ? "broken" : nil].compactMap(\.self).joined(separator: " ")
    let tag = names.isEmpty ? "bdi" : "bdi class=\"\(names)\""
    if !isBroken, !chip.spans.isEmpty {
      html += "<\(tag)>"
      appendParts(of: chip, to: &html)
      html += "</bdi>"
      return
    }
    guard let label, isBroken else {
      return append(label?.whole ?? PaintedLine(chip.label), in: tag, to: &html)
    }
    html += "<\(tag)>"
    if chip.spans.isEmpty {
      append(label.whole, in: "span class=\"whole\"", to: &html)
    } else {
      html += "<span class=\"whole\">"
      appendParts(of: chip, to: &html)
      html += "</span>"
    }
    for lines in label.broken {
      html += "<span class=\"\(chip.spans.isEmpty ? "form" : "form pieces")\" aria-hidden=\"true\">"
      for line in lines { append(line, of: chip, in: "span", to: &html) }
      html += "</span>"
    }
    html += "</bdi>"
  }

  private func append(
    _ line: PaintedLine, of chip: Chip? = nil, in tag: String, to html: inout ByteText
  ) {
    html += "<\(tag)>"
    for piece in line.pieces {
      let span = piece.span.flatMap { chip?.spans[$0] }
      let tags = span?.emphases.map(\.element) ?? []
      if let span { open(tags, of: span, in: &html) }
      if let width = piece.blockWidth { html += "<span class=\"\(classes.blockClass(width))\">" }
      html.append(escaping: piece.text)
      if piece.blockWidth != nil { html += "</span>" }
      for tag in tags.reversed() { html += "</\(tag)>" }
    }
    html += "</\(tag.prefix { $0 != " " })>"
  }

  /// The control that shows hidden chips and hides them again: a disclosure without a script.
  ///
  /// Which of its texts holds, the style sheet says.
  private func append(_ disclosure: Disclosure, _ look: String, to html: inout ByteText) {
    html += "<details class=\"more\"><summary class=\"\(look)\"><span>"
    html += "<span class=\"shut\">"
    for count in cloud.geometry.hiddenCounts { html += "<bdi>\(Disclosure.label(hiding: count))</bdi>" }
    html += "<span class=\"unseen\"> "
    html.append(escaping: disclosure.moreName)
    html += "</span></span><span class=\"open\">"
    html.append(escaping: disclosure.lessLabel)
    html += "<span class=\"unseen\"> ("
    html.append(escaping: disclosure.lessName)
    html += ")</span></span></span></summary></details>"
  }

  /// The list of heights by width that a preview shows; the step in force is marked by the style sheet.
  ///
  /// A cloud that the browser wraps has far too many.
  private func appendHeights(_ preview: CloudPreview, to html: inout ByteText) {
    if cloud.geometry.placement.minWidth == nil { return }
    html += "<ol class=\"heights\""
    html.append(attribute: "aria-label", preview.heightsName)
    html += ">"
    var last: HeightIndex.Step?
    for step in cloud.geometry.arrangements {
      // Where only the rows change, the ruler has a mark and the list nothing to say.
      html += last?.looks(like: step) ?? false ? "<li class=\"same\">" : "<li>"
      last = step
      html += "<b>\(Number.text(step.minWidth, decimals: 0))</b> "
      html += "<span>\(Number.text(step.height, decimals: 2)) px · "
      html.append(escaping: preview.rows[step.rows])
      html += "</span></li>"
    }
    html += "</ol>"
  }

  /// Puts a cloud whose chips readers can select into a form that sends them.
  private func form(_ html: String) -> String {
    guard let form = cloud.form else { return html }
    var text = "<form class=\"selection\" method=\"get\""
    text.append(attribute: "action", form.action)
    text += "><fieldset><legend>"
    text.append(escaping: form.legend)
    text += "</legend>\(html)</fieldset><button>"
    text.append(escaping: form.submitLabel)
    return text + "</button></form>"
  }

  /// Puts a cloud that the component takes over into its element, with what it is told.
  private func component(_ html: String) -> String {
    guard let runtime = cloud.runtime else { return html }
    var text = "<tag-cloud"
    for (name, value) in runtime.attributes {
      text += " \(name)"
      if let value { text += "=\"\(value)\"" }
    }
    return text + ">\(html)<script type=\"application/json\">\(runtime.json)</script></tag-cloud>"
  }

  /// Puts a previewed cloud on its stage, its source below.
  private func preview(_ html: String) -> String {
    guard let preview = cloud.preview else { return html }
    var figure = "<figure class=\"preview\"><div class=\"stage\">\(html)</div>"
    figure += "<details class=\"source\"><summary>"
    figure.append(escaping: preview.sourceTitle)
    figure += "</summary><pre><code>"
    figure.append(escaping: preview.source)
    return figure + "</code></pre></details></figure>"
  }
}

extension InlineText.Emphasis {
  /// The element that says the same in HTML.
  fileprivate var element: String {
    switch self {
    case .bold: "b"
    case .italic: "i"
    case .code: "code"
    case .strikethrough: "s"
    }
  }
}

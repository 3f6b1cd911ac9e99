/// Remarks: a note with a title, or an element that readers open.
extension HTMLRenderer {
  mutating func open(_ admonition: Admonition) {
    if let isOpen = admonition.isOpen {
      writeLine("<details class=\"admonition ")
      write(text: admonition.kind)
      write(isOpen ? "\" open>\n<summary>" : "\">\n<summary>")
    } else {
      // A remark in the text is no landmark of the page, which an aside would be to some.
      writeLine("<div role=\"note\" class=\"admonition ")
      write(text: admonition.kind)
      write("\">\n")
    }
    guard let title = admonition.title else { return }
    if admonition.isOpen == nil { write("<p class=\"admonition-title\">") }
    write(text: readInlineMarkdown(title).text)
    write(admonition.isOpen == nil ? "</p>\n" : "</summary>\n")
  }

  mutating func close(_ admonition: Admonition) {
    writeLine(admonition.isOpen == nil ? "</div>\n" : "</details>\n")
  }
}

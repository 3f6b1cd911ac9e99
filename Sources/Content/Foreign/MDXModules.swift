/// The lines of MDX that load components, which are a page's business with its generator rather than text.
enum MDXModules {
  /// A body whose paragraphs that start with `import` or `export` are empty lines.
  ///
  /// Code in fences stays. Cost: linear.
  static func removed(from body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var kept: [UInt8] = []
    kept.reserveCapacity(body.count)
    var (isFenced, isModule, isStart) = (false, false, true)
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy(\.isBlank)
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { isFenced.toggle() }
      if isBlank { isModule = false }
      if isStart, !isFenced { isModule = words.contains { line.starts(with: $0) } }
      if !isModule { kept += line }
      kept.append(UInt8(ascii: "\n"))
      isStart = isBlank
    }
    return kept.dropLast()
  }

  private static let words = ["import ".utf8, "export ".utf8]
}

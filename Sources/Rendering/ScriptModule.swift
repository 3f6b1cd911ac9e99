/// Our own scripts as one module.
enum ScriptModule {
  /// Joins modules that import nothing but each other: without imports, comments and indentation.
  ///
  /// What they export has names of its own, and each import and each comment has lines of its own.
  static func joined(_ modules: [String]) -> String {
    var isInComment = false
    let lines = modules.flatMap { $0.split(separator: "\n") }.compactMap { line -> Substring? in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("/**") { isInComment = true }
      defer { if text.hasSuffix("*/") { isInComment = false } }
      if isInComment || text.hasPrefix("//") || text.hasPrefix("import {") { return nil }
      return text.hasPrefix("export ") ? text.dropFirst("export ".count) : text
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

public import Diagnostics

extension ShapedText {
  /// What an author should know about a label: characters that no font has, and characters nobody sees.
  public func diagnostics(for label: String, at place: Place?) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var named: Set<Unicode.Scalar> = []
    for scalar in missing where named.insert(scalar).inserted {
      diagnostics.append(.missingGlyph(scalar, in: label, at: place))
    }
    let invisible = label.invisibleCharacters
    if !invisible.isEmpty { diagnostics.append(.invisibleCharacters(invisible, in: label, at: place)) }
    return diagnostics
  }
}

extension ChipStyle {
  /// The style without what only paints: chips whose styles are alike but for that have the same boxes.
  public var withoutPaint: ChipStyle {
    var bare = self
    (bare.color, bare.background) = (Self.builtIn.color, Self.builtIn.background)
    (bare.gradient, bare.shadow) = (nil, nil)
    bare.radius = Self.builtIn.radius
    bare.border?.color = Self.builtIn.color
    return bare
  }
}

extension Chip {
  /// Takes over what another chip is painted with, if that is all in which their looks differ.
  ///
  /// - Parameter fits: whether two looks are alike but for their paint.
  public mutating func takePaint(of other: Chip, where fits: (Shared<ChipStyle>, Shared<ChipStyle>) -> Bool) {
    if look != other.look, fits(look, other.look) { look = other.look }
    spans.takePaint(of: other.spans)
    guard let theirs = other.selection, let ours = selection else { return }
    if ours.style.withoutPaint == theirs.style.withoutPaint { selection?.style = theirs.style }
    selection?.spans.takePaint(of: theirs.spans)
  }
}

extension [LabelSpan] {
  fileprivate mutating func takePaint(of others: [LabelSpan]) {
    if self == others || count != others.count { return }
    for index in indices { self[index].color = others[index].color }
  }
}

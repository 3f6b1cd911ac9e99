/// The control at the end of a limited cloud that shows the hidden chips, and hides them again.
public struct Disclosure: Hashable, Sendable {
  /// How it looks.
  public var look: Shared<ChipStyle>
  /// What a screen reader says after "+N", such as "more tags".
  public var moreName: String
  /// What it is labelled when everything is shown, such as "Less".
  public var lessLabel: String
  /// What a screen reader says after that, such as "fewer tags".
  public var lessName: String

  /// Makes a control.
  public init(style: ChipStyle, moreName: String, lessLabel: String, lessName: String) {
    look = Shared(style)
    self.moreName = moreName
    self.lessLabel = lessLabel
    self.lessName = lessName
  }

  /// How it looks.
  public var style: ChipStyle {
    get { look.value }
    set { look = Shared(newValue) }
  }

  /// What it is labelled while chips are hidden.
  public static func label(hiding hidden: Int) -> String { "+\(hidden)" }
}

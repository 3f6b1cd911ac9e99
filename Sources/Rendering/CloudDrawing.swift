public import TagLayout
public import TagModel

/// One cloud at one width, every chip and every label in its place: what a picture of it is made from.
public struct CloudDrawing: Hashable, Sendable {
  /// A line of text that nothing breaks or moves any more.
  public struct Line: Hashable, Sendable {
    /// The text as painted, letter case already changed.
    public var text: String
    /// The middle of the text's box, in CSS px from the left edge of the cloud.
    public var middle: Double
    /// The baseline, in CSS px from the top edge of the cloud.
    public var baseline: Double
    /// Whether the text as a whole reads from right to left.
    public var isRightToLeft: Bool
    /// Whether it is a count, which looks fainter and has figures of one width.
    public var isCount: Bool
    /// What marks the text, where it is a part of a label that looks different.
    public var span: LabelSpan?

    /// Makes a line.
    public init(text: String, middle: Double, baseline: Double, isRightToLeft: Bool, isCount: Bool) {
      self.text = text
      self.middle = middle
      self.baseline = baseline
      self.isRightToLeft = isRightToLeft
      self.isCount = isCount
    }
  }

  /// A picture beside a label.
  public struct Icon: Hashable, Sendable {
    /// The box, within which it is as large as its shape lets it be.
    public var frame: Frame
    /// The whole picture as an address, on light pages.
    public var light: String
    /// The same on dark pages.
    public var dark: String

    /// Makes a picture.
    public init(frame: Frame, light: String, dark: String) {
      self.frame = frame
      self.light = light
      self.dark = dark
    }
  }

  /// A chip, or the control that stands for hidden ones.
  public struct Item: Hashable, Sendable {
    /// The box.
    public var frame: Frame
    /// How it looks.
    public var style: ChipStyle
    /// What it says, side by side.
    public var lines: [Line]
    /// The picture beside that, if there is one.
    public var icon: Icon?
    /// The address that it leads to, which must not depend on where the picture is; `nil` for none.
    public var href: String?
    /// The tooltip.
    public var title: String?

    /// Makes an item.
    public init(frame: Frame, style: ChipStyle, lines: [Line], href: String? = nil, title: String? = nil) {
      self.frame = frame
      self.style = style
      self.lines = lines
      self.href = href
      self.title = title
    }
  }

  /// What the picture shows, in a few words.
  public var title: String
  /// The language of the labels as a BCP 47 tag.
  public var language: String
  /// The width of the cloud in CSS px.
  public var width: Double
  /// Its height in CSS px.
  public var height: Double
  /// The chips in reading order.
  public var items: [Item]
  /// The faces that the lines are set in, each with its file as a `data:` URL.
  public var faces: [FontFaceRule]
  /// What the authors of the faces say about copying them.
  public var licenses: String
  /// The `font-family` list of each text style, ready for CSS.
  public var families: [TextStyle: String]

  /// Makes a drawing.
  public init(
    title: String, language: String, width: Double, height: Double, items: [Item],
    faces: [FontFaceRule] = [], licenses: String = "", families: [TextStyle: String] = [:]
  ) {
    self.title = title
    self.language = language
    self.width = width
    self.height = height
    self.items = items
    self.faces = faces
    self.licenses = licenses
    self.families = families
  }
}

/// Which of an adaptive colour's two colours holds.
public enum ColorScheme: Hashable, Sendable {
  /// The one for light pages.
  case light
  /// The one for dark pages.
  case dark

  /// Chooses one of the two.
  func callAsFunction(_ color: AdaptiveColor) -> Color { self == .dark ? color.dark : color.light }
}

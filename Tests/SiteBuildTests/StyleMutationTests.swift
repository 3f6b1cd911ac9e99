import Rendering
import TagLayout
import TagModel
import Testing
import Typography

@testable import SiteBuild

/// No style key changes a chip's box behind the engine's back, and none is without an effect.
@Suite struct StyleMutationTests {
  /// What a key is for.
  enum Effect {
    /// The chip's box, and so every place in the cloud.
    case geometry
    /// What is seen of the box.
    case look
    /// What a font has or has not: the chip's box may change with it.
    case font
    /// What becomes of labels that are too long.
    case lines
  }

  private static let red = AdaptiveColor(0xff0000, dark: 0xff0000)

  /// One declaration of each key, with a value that is not the built-in style's.
  static let declarations: [StyleDeclaration] = [
    .family(["DejaVu Sans"]), .size(17), .weight(800), .italic(true), .letterSpacing(2), .wordSpacing(5),
    .features([FontFeature(tag: "ss01")]), .smallCaps(true), .textTransform(.uppercase), .lineHeight(2),
    .color(red), .background(red), .gradient(Gradient(from: red, to: red, line: .angle(0))),
    .radius(Corners(3)), .border(Border(width: 3, color: red)), .shadow(Shadow(color: red)),
    .padding(Sides(horizontal: 20, vertical: 1)), .textAlign(.end), .lines(2), .lineBreak(.head),
    .minWidth(300), .maxWidth(60), .width(200), .minHeight(80), .maxHeight(20), .height(50),
    .icon(Icon(light: IconFile("star.svg"))),
  ]

  /// Without a default, so that a new key has to be thought of.
  private static func effect(of declaration: StyleDeclaration) -> Effect {
    switch declaration {
    case .font, .family, .size, .weight, .italic, .letterSpacing, .wordSpacing,
      .textTransform, .lineHeight, .border, .padding, .minWidth, .maxWidth, .width, .minHeight, .maxHeight,
      .height, .icon:
      .geometry
    case .color, .background, .gradient, .radius, .shadow, .textAlign: .look
    case .features, .smallCaps, .axes: .font
    case .lines, .lineBreak: .lines
    }
  }

  private struct Outcome {
    var size: Size
    var css: String
  }

  private func outcome(_ declarations: [StyleDeclaration]) throws -> Outcome {
    var style = ChipStyle.builtIn
    style.apply(declarations)
    let chip = Chip(label: "Two words", style: style)
    let (catalog, _) = try FontCatalog.resolve(chip.textStyles, root: ".")
    let arranged = ArrangedCloud(
      name: "c", sizes: [], layout: LayoutOptions(), isPlaced: true, steps: [])
    let cloud = PlacedCloud(
      name: "c", chips: [chip], textDirection: .leftToRight, scrollerName: nil, disclosure: nil,
      preview: nil, geometry: CloudGeometry(arranged))
    let css = StyleClasses([cloud]).css { $0.families.joined(separator: ",") }
    return Outcome(size: ChipMeasurer(catalog).size(of: chip), css: css)
  }

  @Test(arguments: declarations) func keyChangesWhatItIsFor(declaration: StyleDeclaration) throws {
    let before = try outcome([])
    let after = try outcome([declaration])
    switch Self.effect(of: declaration) {
    case .geometry:
      #expect(after.size.width != before.size.width || after.size.height != before.size.height)
    case .look:
      #expect(after.size == before.size)
      #expect(after.css != before.css)
    case .font: #expect(after.css != before.css)
    case .lines: #expect(after.size == before.size)
    }
  }

  @Test(arguments: declarations) func keyIsWorthAnotherMeasurementWhereItChangesABox(
    declaration: StyleDeclaration
  ) throws {
    var style = ChipStyle.builtIn
    style.apply([declaration])
    let isAnother = ContentDigest(reflecting: style) != ContentDigest(reflecting: ChipStyle.builtIn)
    #expect(isAnother)
  }
}

package import TagLayout

/// A vector of `layout`, `tagcelllayout` or `tagflow`.
package struct LayoutVector: CloudVector {
  /// Options as they are spelled in JSON.
  package struct Input: Decodable {
    var sizes: [[Double]]
    var direction: String?
    var alignment: String
    var distribution: String?
    var verticalPlacement: String?
    var rowAlignment: String?
    var lineLimit: Int?
    var horizontalSpacing: Double
    var verticalSpacing: Double
    var inset: Inset
    var containerWidth: Double
    var containerHeight: Double?
  }

  /// The right answer.
  package struct Output: Decodable {
    /// Frames as x, y, width, height; `nil` for hidden chips.
    package var frames: [[Double]?]
    /// Width and height.
    package var contentSize: [Double]
    /// The indices of hidden chips.
    package var hidden: [Int]?
    /// The number of rows before the line limit cuts.
    package var totalRows: Int?
  }

  /// The vector's name.
  package var id: String
  /// What to lay out.
  package var input: Input
  /// The right answer, if the input is not refused.
  package var output: Output?
  /// Which part of the input is refused.
  package var error: String?

  package var sizes: [Size] { input.sizes.map { Size(width: $0[0], height: $0[1]) } }
  package var width: Double { input.containerWidth }
  package var options: LayoutOptions {
    get throws {
      var options = LayoutOptions()
      options.direction = try value(input.direction) ?? .vertical
      options.alignment = try value(input.alignment) ?? .left
      options.distribution = try value(input.distribution) ?? .rowMajor
      options.placement = try value(input.verticalPlacement) ?? .top
      options.rowAlignment = try value(input.rowAlignment) ?? .center
      options.lineLimit = input.lineLimit ?? 0
      options.horizontalSpacing = input.horizontalSpacing
      options.verticalSpacing = input.verticalSpacing
      options.insets = input.inset.insets
      options.containerHeight = input.containerHeight ?? 0
      return options
    }
  }

  private func value<Option: RawRepresentable<String>>(_ name: String?) throws -> Option? {
    guard let name else { return nil }
    guard let option = Option(rawValue: name) else { throw UnknownOption(name: name) }
    return option
  }
}

/// An inset of a vector: one number, or four sides.
enum Inset: Decodable {
  case all(Double)
  case sides([String: Double])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let length = try? container.decode(Double.self) {
      self = .all(length)
    } else {
      self = .sides(try container.decode([String: Double].self))
    }
  }

  var insets: Insets {
    switch self {
    case .all(let length): Insets(length)
    case .sides(let sides):
      Insets(
        top: sides["top"] ?? 0, left: sides["left"] ?? 0, bottom: sides["bottom"] ?? 0,
        right: sides["right"] ?? 0)
    }
  }
}

import Foundation
import TagLayout

/// A file of inputs and right answers; its `format` says what they mean.
struct Vectors<Vector: Decodable>: Decodable {
  var vectors: [Vector]

  /// Loads a file of `Tests/Vectors`.
  static func load(_ name: String, as type: Vector.Type = Vector.self) throws -> [Vector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Vectors/\(name).json"))
    return try JSONDecoder().decode(Vectors.self, from: data).vectors
  }
}

/// A vector of `layout`, `tagcelllayout` or `tagflow`.
struct LayoutVector: Decodable {
  struct Input: Decodable {
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

  struct Output: Decodable {
    var frames: [[Double]?]
    var contentSize: [Double]
    var hidden: [Int]?
    var totalRows: Int?
  }

  var id: String
  var input: Input
  var output: Output?
  var error: String?
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

extension LayoutVector.Input {
  var chips: [Size] { sizes.map { Size(width: $0[0], height: $0[1]) } }

  var options: LayoutOptions {
    get throws {
      var options = LayoutOptions()
      options.direction = try value(direction) ?? .vertical
      options.alignment = try value(alignment) ?? .left
      options.distribution = try value(distribution) ?? .rowMajor
      options.placement = try value(verticalPlacement) ?? .top
      options.rowAlignment = try value(rowAlignment) ?? .center
      options.lineLimit = lineLimit ?? 0
      options.horizontalSpacing = horizontalSpacing
      options.verticalSpacing = verticalSpacing
      options.insets = inset.insets
      options.containerHeight = containerHeight ?? 0
      return options
    }
  }

  private func value<Option: RawRepresentable<String>>(_ name: String?) throws -> Option? {
    guard let name else { return nil }
    guard let option = Option(rawValue: name) else { throw UnknownOption(name: name) }
    return option
  }
}

/// A vector uses a word that the engine does not know.
struct UnknownOption: Error {
  var name: String
}

import Foundation
package import TagLayout

/// A file of inputs and right answers; its `format` says what they mean.
package struct Vectors<Vector: Decodable>: Decodable {
  private var vectors: [Vector]

  /// Loads a file of `Tests/Vectors`, named without its extension.
  package static func load(_ name: String) throws -> [Vector] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appending(path: "Vectors/\(name).json"))
    return try JSONDecoder().decode(Vectors.self, from: data).vectors
  }
}

/// A vector whose input is chips in a container.
package protocol CloudVector: Decodable {
  /// The vector's name.
  var id: String { get }
  /// The chips.
  var sizes: [Size] { get }
  /// The options.
  var options: LayoutOptions { get throws }
  /// The container's width.
  var width: Double { get }
}

/// A vector uses a word that the engine does not know.
package struct UnknownOption: Error {
  var name: String
}

import Glibc
import TagModel

/// How far colours are told apart (WCAG 2.2, contrast ratio).
extension Color {
  /// The contrast ratio of two opaque colours, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour as it is seen on an opaque ground.
  func over(_ ground: Color) -> Color {
    ground.mixed(with: Color(red: red, green: green, blue: blue), share: Double(alpha) / 255)
  }

  /// The colour with a share of another in it, from 0 to 1.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * min(1, max(0, share))).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour nearest to this one, towards black or white, that has a contrast with all of some grounds.
  ///
  /// - Parameter opacity: how opaque it is painted, from 0 to 1.
  /// - Returns: `nil` where neither black nor white has it.
  func nearest(withContrast ratio: Double, on grounds: [Color], opacity: Double = 1) -> Color? {
    let steps = 64
    for step in 0...steps {
      for end in [Color(0x000000), Color(0xffffff)] {
        let candidate = mixed(with: end, share: Double(step) / Double(steps))
        let isReadable = grounds.allSatisfy {
          $0.mixed(with: candidate, share: opacity).contrast(with: $0) >= ratio
        }
        if isReadable { return candidate }
      }
    }
    return nil
  }

  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

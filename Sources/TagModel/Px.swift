/// Rounds a length up to the next multiple of 1/64 CSS px, the grid of Blink's and WebKit's layout.
///
/// A label's box is never narrower than its text: rounding to nearest clipped half of the labels that were
/// tried, rounding up none.
public func roundedUpTo64ths(_ length: Double) -> Double { (length * 64).rounded(.up) / 64 }

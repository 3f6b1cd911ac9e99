/// The chip "+N" that ends the last visible row when N chips are hidden.
public struct OverflowIndicator: Hashable, Sendable {
  /// Its size by number of hidden chips: the first for one, the last for as many as there are entries and more.
  public var sizes: [Size]

  /// Makes an indicator whose size depends on the number of hidden chips; an empty table is refused by layouts.
  public init(sizes: [Size]) { self.sizes = sizes }

  /// Makes an indicator of one size.
  public init(_ size: Size) { self.init(sizes: [size]) }

  /// The size that it has for a number of hidden chips, at least one.
  public func size(hiding hidden: Int) -> Size { sizes[min(hidden, sizes.count) - 1] }
}

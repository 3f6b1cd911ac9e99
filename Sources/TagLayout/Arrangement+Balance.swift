extension Arrangement {
  mutating func balance(_ sizes: Span<Size>, options: LayoutOptions, room: Room) {
  }
}

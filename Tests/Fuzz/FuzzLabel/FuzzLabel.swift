import FuzzDriver

/// Feeds any bytes as a label in any style: measuring and breaking must neither trap nor lose text.
@main
enum FuzzLabel {
  @MainActor static let target = LabelTarget()

  static func main() {
    unsafe runFuzzTarget { start, count in
      let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
      // libFuzzer calls on the thread that started it.
      MainActor.assumeIsolated { FuzzLabel.target.run(input) }
      return 0
    }
  }
}

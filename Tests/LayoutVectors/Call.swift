package import TagLayout
import TagRuntime

/// A call of the runtime: the function and its record.
package struct Call {
  var export: Export
  var record: [Double]

  /// Makes a call.
  package init(_ export: Export, _ record: [Double]) {
    self.export = export
    self.record = record
  }

  /// What the native engine answers, in the same form.
  package func answer() -> [Double] {
    unsafe record.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return [] }
      let answer = unsafe export(start, Int32(numbers.count))
      defer { unsafe TagRuntime.free(answer) }
      return unsafe Array(UnsafeBufferPointer(start: answer, count: Int(answer[0])))
    }
  }

  /// The call and its answer as a line of JSON; numbers are written as the bits of 64-bit floats.
  package var line: String {
    func bits(_ numbers: [Double]) -> String {
      numbers.map { "\"0x\(String($0.bitPattern, radix: 16))\"" }.joined(separator: ",")
    }
    return "{\"call\":\"\(export.rawValue)\",\"record\":[\(bits(record))],\"answer\":[\(bits(answer()))]}"
  }
}

/// A function that the runtime exports.
package enum Export: String {
  case arrange = "tagcloud_arrange"
  case arrangeRows = "tagcloud_arrange_rows"
  case affineFrames = "tagcloud_affine_frames"
  case steps = "tagcloud_steps"
  case breakpoints = "tagcloud_breakpoints"
  case chipAt = "tagcloud_chip_at"
  case chipsMeeting = "tagcloud_chips_meeting"
  case scrollOffset = "tagcloud_scroll_offset"
  case autoScrollStep = "tagcloud_auto_scroll_step"

  /// Calls the function of the native engine.
  fileprivate func callAsFunction(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<
    Double
  > {
    switch self {
    case .arrange: unsafe TagRuntime.arrange(record, count)
    case .arrangeRows: unsafe TagRuntime.arrangeRows(record, count)
    case .affineFrames: unsafe TagRuntime.affineFrames(record, count)
    case .steps: unsafe TagRuntime.steps(record, count)
    case .breakpoints: unsafe TagRuntime.breakpoints(record, count)
    case .chipAt: unsafe TagRuntime.chipAt(record, count)
    case .chipsMeeting: unsafe TagRuntime.chipsMeeting(record, count)
    case .scrollOffset: unsafe TagRuntime.scrollOffset(record, count)
    case .autoScrollStep: unsafe TagRuntime.autoScrollStep(record, count)
    }
  }
}

/// The end of a record that describes a cloud, as `Sources/TagRuntime/Exports.swift` documents it.
package func record(of sizes: [Size], _ options: LayoutOptions) -> [Double] {
  let insets = options.insets
  let indicatorSizes = options.indicator?.sizes ?? []
  return [
    index(of: options.direction), index(of: options.alignment), index(of: options.distribution),
    index(of: options.placement), index(of: options.rowAlignment), index(of: options.rowBreaking),
    index(of: options.textDirection), Double(options.lineLimit), options.horizontalSpacing,
    options.verticalSpacing, insets.top, insets.left, insets.bottom, insets.right, options.containerHeight,
    index(of: options.lastRow),
  ] + list(indicatorSizes) + list(sizes)
}

private func list(_ sizes: [Size]) -> [Double] {
  [Double(sizes.count)] + sizes.flatMap { [$0.width, $0.height, $0.baseline] }
}

/// The number by which a record names an option.
package func index<Option: CaseIterable & Equatable>(of option: Option) -> Double {
  Double(Array(Option.allCases).firstIndex(of: option) ?? -1)
}

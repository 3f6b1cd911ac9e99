// What measuring costs beside HarfBuzz alone, in the same run:
//     swift run -c release TextBenchmarks

import Glibc
import TagModel
import Typography

/// 10,000 different labels of one to three words.
let labels: [String] = {
  let words = """
    Tech Design Humor Travel Music Writing Social Media Life Education Reform Photography Startup Poetry Women \
    Female Founders Business Fiction Love Food Sports Typography Kerning Accessibility Security
    """.split(separator: " ").map(String.init)
  var all: [String] = []
  for first in words {
    all.append(first)
    for second in words {
      all.append("\(first) \(second)")
      for third in words where all.count < 10_000 { all.append("\(first) \(second) \(third)") }
    }
  }
  return Array(all.prefix(10_000))
}()

/// The best of some runs, in nanoseconds a label.
func nanoseconds(_ runs: Int = 5, prepare: () -> Void = {}, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  return (0..<runs).map { _ in
    prepare()
    let time = clock.measure(body).components
    return (Double(time.attoseconds) / 1e9 + Double(time.seconds) * 1e9) / Double(labels.count)
  }.min() ?? 0
}

func residentMegabytes() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 256)
  guard fgets(&buffer, 256, file) != nil else { return 0 }
  let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return (Double(line.split(separator: " ")[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}

func row(_ name: String, _ value: Double, _ unit: String, beside baseline: Double? = nil) {
  let ratio = baseline.map { "  \((value / $0 * 100).rounded() / 100) x bare" } ?? ""
  print("  \(name): \((value * 10).rounded() / 10) \(unit)\(ratio)")
}

/// The sum of all labels' widths.
///
/// Of locals alone, since Swift asks at run time who else uses a global.
func widths(of labels: [String], _ shaper: LabelShaper, _ style: PreparedStyle) -> Double {
  var sum = 0.0
  for label in labels { sum += shaper.measure(label, style).width }
  return sum
}

/// The sum of all labels' advances, by HarfBuzz alone.
func advances(of labels: [String], _ bare: borrowing BareShaping) -> Int {
  var sum = 0
  for label in labels { sum &+= bare.advance(label) }
  return sum
}

for family in ["Inter", "Roboto", "DejaVu Sans"] {
  let style = TextStyle(families: [family])
  let (catalog, _) = try FontCatalog.resolve([style], root: ".")
  guard let chain = catalog.chain(for: style), let bare = BareShaping(path: catalog[chain.primary].path)
  else { continue }
  print(family)
  var sum = 0
  var total = 0.0
  let baseline = nanoseconds { sum &+= advances(of: labels, bare) }
  row("bare hb_shape", baseline, "ns a label")

  var shaper = LabelShaper(catalog)
  var prepared = shaper.prepare(style)
  let cold = nanoseconds(
    prepare: {
      // A new shaper has an empty cache; one label opens its font.
      shaper = LabelShaper(catalog)
      prepared = shaper.prepare(style)
      _ = shaper.measure("x", prepared)
    }
  ) { total += widths(of: labels, shaper, prepared) }
  row("measured for the first time", cold, "ns a label", beside: baseline)

  row("measured again", nanoseconds { total += widths(of: labels, shaper, prepared) }, "ns a label")
  var large = style
  large.size = 28
  let other = shaper.prepare(large)
  let shaped = shaper.shapedCount
  row("at another size", nanoseconds { total += widths(of: labels, shaper, other) }, "ns a label")
  print("  shaped at the other size: \(shaper.shapedCount - shaped)")
  let before = residentMegabytes()
  let fresh = LabelShaper(catalog)
  let freshStyle = fresh.prepare(style)
  total += widths(of: labels, fresh, freshStyle)
  row("10,000 labels take", residentMegabytes() - before, "MiB")
  precondition(sum != 0 && total > 0)
}
let clock = ContinuousClock()
print("resolving one style: \(try clock.measure { _ = try FontCatalog.resolve([TextStyle()], root: ".") })")

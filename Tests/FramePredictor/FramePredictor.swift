import Content
import Diagnostics
import Glibc
import SiteBuild

/// Says where every chip of a site will be, for the browser suite to compare with what is painted:
/// `FramePredictor SOURCE WIDTHS.json`.
///
/// The file names the container widths of each cloud, in CSS px: `{"widths": {"/page/ cloud": [320, 321.5]}}`; the
/// key of a cloud whose hidden chips are shown ends in ` open`. The answer is one JSON object a line and cloud:
/// `{"key", "isPlaced", "widths", "heights", "frames", "lines"}`, heights and frames in 1/4096 px. A frame is x, y, width
/// and height; all frames of a width stand in one flat list, the control's last; what is not shown is four times
/// `null`. The lines are those of broken labels, by the chip's index. Where a cloud flows, below its first step, height and list are `null`.
@main
struct FramePredictor {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: FramePredictor SOURCE WIDTHS.json") }
    let widths = requestedWidths(arguments[2])
    var options = BuildOptions()
    options.source = arguments[1]
    let (site, diagnostics) = await ArrangedSite.make(options)
    guard let site else { fail(diagnostics.map(\.message).joined(separator: "\n")) }
    for (page, cloud, placed) in site.arrangements() {
      let key = "\(page) \(cloud.name)"
      if let widths = widths[key] {
        print(CloudPrediction(key, cloud, placed, widths: widths).json, terminator: "")
      }
      if let disclosed = cloud.disclosed, let widths = widths[key + " open"] {
        print(
          CloudPrediction(key + " open", disclosed, of: cloud, placed, widths: widths).json, terminator: "")
      }
    }
  }

  private static func requestedWidths(_ path: String) -> [String: [Double]] {
    guard let bytes = try? readWholeFile(path),
      let members = Node.parse(json: bytes[...], from: DocumentOrigin(path: path)).root?["widths"]?.members
    else { fail("\(path) is no question") }
    var widths: [String: [Double]] = [:]
    for member in members {
      widths[member.key] = (member.value.items ?? []).compactMap { $0.text.flatMap(Double.init) }
    }
    return widths
  }

  private static func fail(_ message: String) -> Never {
    let bytes = Array((message + "\n").utf8)
    unsafe _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(1)
  }
}

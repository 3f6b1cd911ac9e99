import Diagnostics
import TagLayout
import TagModel

/// The index of content heights, `heights.json`: how high every cloud of the site is at every width.
///
/// The format is described on the page on output; a JSON Schema ships beside the file.
public enum HeightIndex {
  /// A cloud with the address of its page.
  public struct Entry: Hashable, Sendable {
    /// The address of the page below the site's root, such as `/tags/`.
    public var page: String
    /// The name of the cloud.
    public var cloud: String
    /// What finds its root element on the page.
    public var selector: String
    /// How many chips it has.
    public var tags: Int
    /// The widths from which the height, or what is shown, differs.
    public var steps: [Step]
    /// The same once a reader has asked for the hidden chips, in clouds that hide some.
    public var openSteps: [Step]

    /// Makes an entry.
    public init(page: String, _ cloud: PlacedCloud) {
      self.page = page
      self.cloud = cloud.name
      selector = "#" + cloud.id
      tags = cloud.chips.count
      steps = cloud.geometry.steps
      openSteps = cloud.geometry.openSteps
    }
  }

  /// What holds from one container width to the next.
  ///
  /// Lengths are in CSS px.
  public struct Step: Hashable, Sendable {
    /// The container width from which it holds.
    public var minWidth: Double
    /// The container width that the rows were made for.
    public var width: Double
    /// The height of the list.
    public var height: Double
    /// How many rows are visible.
    public var rows: Int
    /// How many chips are visible.
    public var shown: Int
    /// How many chips are not.
    public var hidden: Int

    init(_ step: ArrangedCloud.Step) {
      minWidth = step.minWidth
      width = step.width
      height = step.arrangement.contentHeight
      rows = step.arrangement.rows.count
      shown = step.arrangement.shown
      hidden = step.arrangement.hidden
    }

    init(_ step: HeightStep, chips: Int) {
      minWidth = step.width
      width = step.width
      height = step.height
      rows = step.rows
      shown = step.shown
      hidden = chips - step.shown
    }

    /// The steps at which something differs.
    static func merged(_ steps: [Step]) -> [Step] {
      steps.reduce(into: []) { merged, step in
        if !(merged.last?.looks(like: step) ?? false) { merged.append(step) }
      }
    }

    /// Whether a reader sees as many rows and chips, at the same height.
    func looks(like other: Step) -> Bool {
      height == other.height && rows == other.rows && shown == other.shown && hidden == other.hidden
    }
  }

  /// An entry as the file holds it.
  public struct Line: Sendable {
    private let page: String
    private let cloud: String
    fileprivate let json: JSONText

    /// Writes an entry; lines can be written side by side.
    public init(_ entry: Entry) {
      page = entry.page
      cloud = entry.cloud
      var json = JSONText()
      HeightIndex.write(entry, to: &json)
      self.json = json
    }

    fileprivate static func precedes(_ a: Line, _ b: Line) -> Bool {
      a.page == b.page ? a.cloud.precedesInBytes(b.cloud) : a.page.precedesInBytes(b.page)
    }
  }

  /// Writes the file.
  public static func json(_ entries: [Entry]) -> String { json(lines: entries.map(Line.init)) }

  /// Writes the file: sorted by page, then cloud, one cloud a line.
  public static func json(lines: [Line]) -> String {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.number(1)
      json.key("rootFontSize")
      json.number(Em.size)
      json.key("clouds")
      json.array { json in
        for line in lines.sorted(by: Line.precedes) {
          json.newline()
          json.value(line.json)
        }
      }
    }
    return json.text + "\n"
  }

  fileprivate static func write(_ entry: Entry, to json: inout JSONText) {
    json.object { json in
      for (key, value) in [("page", entry.page), ("cloud", entry.cloud), ("selector", entry.selector)] {
        json.key(key)
        json.string(value)
      }
      json.key("tags")
      json.number(entry.tags)
      json.key("steps")
      json.array { json in
        for step in entry.steps { write(step, to: &json) }
      }
      if entry.openSteps.isEmpty { return }
      json.key("open")
      json.array { json in
        for step in entry.openSteps { write(step, to: &json) }
      }
    }
  }

  private static func write(_ step: Step, to json: inout JSONText) {
    json.object { json in
      json.member("minWidth", step.minWidth)
      json.member("width", step.width)
      json.member("height", step.height)
      json.member("rows", step.rows)
      json.member("shown", step.shown)
      json.member("hidden", step.hidden)
    }
  }
}

public import Diagnostics

/// What a build is asked to do.
public struct BuildOptions: Hashable, Sendable {
  /// The folder of the site.
  public var source = "."
  /// The folder to write to, relative to the current one; `nil` leaves it to the configuration.
  public var output: String?
  /// The configuration file; `nil` looks for `tagcloud.toml` and `tagcloud.yml` in the site's folder.
  public var configuration: String?
  /// The address that the site will have, in place of the configured one.
  public var baseURL: String?
  /// Whether drafts are published.
  public var drafts = false
  /// Whether pages with a date after ``now`` are published.
  public var future = false
  /// Whether files that no build made may be replaced.
  public var force = false
  /// The path below the output folder of a fragment with the cloud of all terms; `nil` for none.
  public var fragment: String?
  /// An index of heights that the clouds must still have; `nil` for none.
  public var baseline: String?
  /// Whether hints are wanted that a build does not need: at tags that are nearly alike, at unused entries.
  public var hints = false
  /// Whether nothing is written.
  public var dryRun = false
  /// The folder that results are kept in from one build to the next; `nil` keeps nothing.
  public var cacheFolder: String?
  /// How many tasks run at once.
  public var jobs = 1
  /// The time in seconds since 1970, UTC, which decides what is in the future.
  public var now = 0

  /// Makes options with their defaults.
  public init() {}
}

/// The six stages of a build, in their order.
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// Files become pages.
  case read
  /// Pages become terms, addresses and clouds.
  case resolve
  /// Labels become boxes, and faces become subsets.
  case measure
  /// Boxes become rows.
  case arrange
  /// Rows become files.
  case render
  /// Files reach the disk.
  case write
}

/// What a build did, and what is wrong with what it read.
public struct BuildReport: Sendable {
  /// Everything that is wrong, sorted.
  public var diagnostics: [Diagnostic] = []
  /// How long each stage took that was reached.
  public var times: [(stage: Stage, duration: Duration)] = []
  /// The name of the generator whose conventions the pages follow; ours is `tagcloud`.
  public var dialect = ""
  /// How many pages the site has.
  public var pages = 0
  /// How many pages of its tree are not in it.
  public var heldBack = HeldBackPages()
  /// How many clouds they hold.
  public var clouds = 0
  /// How many chips the clouds hold.
  public var chips = 0
  /// How many labels were shaped rather than known from an earlier build.
  public var shapedLabels = 0
  /// How many clouds were arranged rather than known from an earlier build.
  public var arrangedClouds = 0
  /// How many files were written because they are new or differ.
  public var written = 0
  /// How many files are as they were.
  public var unchanged = 0
  /// How many files of earlier builds are gone.
  public var removed = 0
  /// The folder that was written to.
  public var output = ""
  /// What the stages made, kept for a program that ends next: to take a large site apart takes a while.
  var site: ArrangedSite?

  /// Makes an empty report.
  public init() {}

  /// Whether the build could not be done.
  public var isFailure: Bool { diagnostics.hasErrors }
}

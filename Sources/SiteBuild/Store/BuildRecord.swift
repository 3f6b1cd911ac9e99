import Diagnostics
import TagModel

/// What the last build of a site did and what it saw, so that the next one can tell that there is nothing to do.
struct BuildRecord: Sendable {
  /// What was asked for.
  var options: ContentDigest
  /// How the inputs looked before the build.
  var inputs: ContentDigest
  /// Files outside of the site's folder that mattered.
  var others: [String]
  /// From when until when, in seconds since 1970, the same pages are published.
  var days: Range<Int>
  /// The files that the build made, below its output folder.
  var files: [String]
  /// How they looked after the build.
  var outputs: ContentDigest
  /// What the build told.
  var report: BuildReport
}

extension BuildRecord {
  /// What the build would tell again, with nothing to write; `nil` if anything is not as the build left it.
  ///
  /// Cost: one look at each input and each output, none of which is read.
  func replayed(_ asked: BuildOptions, jobs: Int) async -> BuildReport? {
    guard options == Self.digest(of: asked), days.contains(asked.now), !Commit.isPending(in: report.output)
    else { return nil }
    var snapshot = InputSnapshot(root: asked.source, leavingOut: asked.results(output: report.output))
    snapshot.add(others)
    guard snapshot.digest == inputs else { return nil }
    guard await OutputSnapshot(files, in: report.output, jobs: jobs).digest == outputs else { return nil }
    var replayed = report
    replayed.unchanged = report.written + report.unchanged
    (replayed.written, replayed.removed) = (0, 0)
    (replayed.shapedLabels, replayed.arrangedClouds) = (0, 0)
    return replayed
  }

  /// Whether files were changed so late that the clock of the disk may not tell the next change from this one.
  static func isTooFresh(_ snapshot: InputSnapshot, at start: Double) -> Bool {
    snapshot.newest > start - 0.05
  }

  /// What stands for everything that was asked for, but for what changes no file.
  static func digest(of options: BuildOptions) -> ContentDigest {
    var options = options
    (options.now, options.jobs, options.cacheFolder) = (0, 0, nil)
    return ContentDigest(reflecting: options)
  }
}

extension BuildRecord {
  private static let mark = "tagcloud record 2\n"

  /// Reads a record; `nil` when there is none, or when it is damaged or from another program.
  init?(file path: String, program: String) {
    guard let bytes = try? Disk.read(path), bytes.starts(with: Self.mark.utf8) else { return nil }
    var reader = ByteReader(bytes.dropFirst(Self.mark.utf8.count))
    guard reader.text() == program, let hash = reader.bits(), let body = reader.slice(), reader.isAtEnd,
      xxh64(body.span) == hash
    else { return nil }
    reader = ByteReader(body)
    guard let options = reader.digest(), let inputs = reader.digest(),
      let others = reader.values({ $0.text() }), let first = reader.integer(), let end = reader.integer(),
      first < end, let files = reader.values({ $0.text() }), let outputs = reader.digest(),
      let report = BuildReport(&reader), reader.isAtEnd
    else { return nil }
    self.init(
      options: options, inputs: inputs, others: others, days: first..<end, files: files, outputs: outputs,
      report: report)
  }

  /// Replaces a file by this record.
  func write(to path: String, program: String) throws(DiskError) {
    var body = ByteWriter()
    body.write(options)
    body.write(inputs)
    body.write(each: others) { $0.write($1) }
    body.write(days.lowerBound)
    body.write(days.upperBound)
    body.write(each: files) { $0.write($1) }
    body.write(outputs)
    report.write(to: &body)
    var writer = ByteWriter()
    writer.write(program)
    writer.write(xxh64(body.bytes.span))
    writer.write(body.bytes)
    try Disk.makeFolder(path.parentPath ?? ".")
    try Disk.replace(path, with: Array(Self.mark.utf8) + writer.bytes)
  }
}

extension BuildReport {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(each: diagnostics) { $0.write($1) }
    for count in [pages, clouds, chips, written, unchanged] { writer.write(count) }
    writer.write(output)
    writer.write(dialect)
  }

  fileprivate init?(_ reader: inout ByteReader) {
    self.init()
    guard let diagnostics = reader.values({ $0.diagnostic() }), let pages = reader.integer(),
      let clouds = reader.integer(), let chips = reader.integer(), let written = reader.integer(),
      let unchanged = reader.integer(), let output = reader.text(),
      let dialect = reader.text()
    else { return nil }
    self.diagnostics = diagnostics
    (self.pages, self.clouds, self.chips) = (pages, clouds, chips)
    (self.written, self.unchanged) = (written, unchanged)
    self.output = output
    self.dialect = dialect
  }
}

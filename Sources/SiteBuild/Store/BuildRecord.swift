import Diagnostics
import TagModel

/// What the last build of a site did and what it saw, so that the next one can tell that there is nothing to do.
struct BuildRecord: Sendable {
  /// What was asked for.
  var options: ContentDigest
  /// How the inputs looked before the build, but for the stamps of pages.
  var inputs: ContentDigest
  /// The stamps of pages, by their paths in the site's folder.
  var pages: [String: FileStamp]
  /// Files outside of the site's folder that mattered.
  var others: [String]
  /// From when until when, in seconds since 1970, the same pages are published.
  var days: Range<Int>
  /// The files that the build made, below its output folder.
  var files: [String]
  /// How they looked after the build.
  var outputs: ContentDigest
  /// Where the bodies of pages stand in them.
  var bodies: [BodyPlace]
  /// What the build told.
  var report: BuildReport
}

extension BuildRecord {
  /// Whether the build would be the same with the same inputs.
  func answers(_ asked: BuildOptions) -> Bool {
    options == Self.digest(of: asked) && days.contains(asked.now) && !Commit.isPending(in: report.output)
  }

  /// The pages that are not as they were; `nil` if anything else is not.
  func changedPages(in snapshot: InputSnapshot) -> [String]? {
    guard snapshot.digest == inputs, snapshot.pages.count == pages.count else { return nil }
    return snapshot.pages.filter { pages[$0.key] != $0.value }.keys.sorted()
  }

  /// Whether all files of the site are as the build left them; cost: one look at each.
  func isIntact(jobs: Int) async -> Bool {
    await OutputSnapshot(files, in: report.output, jobs: jobs).digest == outputs
  }

  /// What the build would tell again.
  ///
  /// - Parameter written: how many files are different this time.
  func replayed(written: Int) -> BuildReport {
    var replayed = report
    replayed.unchanged = report.written + report.unchanged - written
    (replayed.written, replayed.removed) = (written, 0)
    return replayed
  }

  /// What stands for everything that was asked for, but for what changes no file.
  static func digest(of options: BuildOptions) -> ContentDigest {
    var options = options
    (options.now, options.jobs, options.cacheFolder) = (0, 0, nil)
    return ContentDigest(reflecting: options)
  }
}

extension BuildRecord {
  private static let mark = "tagcloud record 5\n"

  /// Reads a record; `nil` when there is none, or when it is damaged or from another program.
  init?(file path: String, program: String) {
    guard var reader = SealedFile(mark: Self.mark, program: program).read(path),
      let options = reader.digest(), let inputs = reader.digest(), let pages = reader.values(Self.page),
      let others = reader.values({ $0.text() }), let first = reader.integer(), let end = reader.integer(),
      first < end, let files = reader.values({ $0.text() }), let outputs = reader.digest(),
      let bodies = reader.values({ $0.bodyPlace() }), let report = BuildReport(&reader), reader.isAtEnd
    else { return nil }
    self.init(
      options: options, inputs: inputs, pages: Dictionary(pages, uniquingKeysWith: { $1 }), others: others,
      days: first..<end, files: files, outputs: outputs, bodies: bodies, report: report)
  }

  private static func page(_ reader: inout ByteReader) -> (String, FileStamp)? {
    guard let path = reader.text(), let stamp = reader.stamp() else { return nil }
    return (path, stamp)
  }

  /// Replaces a file by this record.
  func write(to path: String, program: String) throws(DiskError) {
    try SealedFile(mark: Self.mark, program: program).write(to: path) { body in
      body.write(options)
      body.write(inputs)
      body.write(each: pages) { writer, page in
        writer.write(page.key)
        writer.write(page.value)
      }
      body.write(each: others) { $0.write($1) }
      body.write(days.lowerBound)
      body.write(days.upperBound)
      body.write(each: files) { $0.write($1) }
      body.write(outputs)
      let mentioned = report.mentioned
      body.write(each: bodies) { writer, body in
        var body = body
        // Only what is said about links needs to know where they are.
        if !mentioned.contains(body.source) { body.facts.links = [] }
        writer.write(body)
      }
      report.write(to: &body)
    }
  }
}

extension BuildReport {
  /// The files that something is said about.
  fileprivate var mentioned: Set<String> {
    Set(diagnostics.flatMap { [$0.place] + $0.notes.map(\.place) }.compactMap { $0?.path })
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(each: diagnostics) { $0.write($1) }
    for count in [pages, clouds, chips, written, unchanged] { writer.write(count) }
    for count in [heldBack.drafts, heldBack.future, heldBack.expired] { writer.write(count) }
    writer.write(output)
    writer.write(dialect)
  }

  fileprivate init?(_ reader: inout ByteReader) {
    self.init()
    guard let diagnostics = reader.values({ $0.diagnostic() }), let pages = reader.integer(),
      let clouds = reader.integer(), let chips = reader.integer(), let written = reader.integer(),
      let unchanged = reader.integer(), let drafts = reader.integer(), let future = reader.integer(),
      let expired = reader.integer(), let output = reader.text(),
      let dialect = reader.text()
    else { return nil }
    self.diagnostics = diagnostics
    (self.pages, self.clouds, self.chips) = (pages, clouds, chips)
    (self.written, self.unchanged) = (written, unchanged)
    (heldBack.drafts, heldBack.future, heldBack.expired) = (drafts, future, expired)
    self.output = output
    self.dialect = dialect
  }
}

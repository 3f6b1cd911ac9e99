import Diagnostics

/// Removes what builds have written into a site's output folder, and nothing else.
public func cleanSite(_ options: BuildOptions) async -> BuildReport {
  var report = BuildReport()
  do throws(DiskError) {
    guard Disk.isFolder(options.source) else {
      report.diagnostics = [SiteSource.missing(options.source)]
      return report
    }
    var reader = SiteReader(options)
    (report.output, report.diagnostics) = try reader.readOutput()
    if !report.diagnostics.hasErrors {
      report.removed = try clean(report.output, dryRun: options.dryRun)
      if !options.dryRun { BuildStore.remove(options) }
    }
  } catch {
    report.diagnostics += BuildStop(error).diagnostics
  }
  return report
}

private func clean(_ output: String, dryRun: Bool) throws(DiskError) -> Int {
  if dryRun || !Disk.isFolder(output) { return try OutputFolder(output).removeAll(dryRun: dryRun) }
  let lock = try OutputLock(output)
  try Commit.recover(in: output)
  let removed = try OutputFolder(output).removeAll(dryRun: false)
  lock.release()
  return removed
}

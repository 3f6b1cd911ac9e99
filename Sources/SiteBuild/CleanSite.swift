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
      report.removed = try OutputFolder(report.output).removeAll(dryRun: options.dryRun)
    }
  } catch {
    report.diagnostics += BuildStop(error).diagnostics
  }
  return report
}

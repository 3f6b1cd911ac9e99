import SiteBuild

/// `tagcloud init`: a small site that builds at once.
struct InitCommand {
  let folder: String

  /// Writes the files and says what to do next.
  func run() -> ExitStatus {
    do throws(StarterSiteError) {
      try StarterSite.write(to: folder)
    } catch {
      Console.error("tagcloud: \(error.message)\n")
      return .contentErrors
    }
    Console.output("A site is in \(folder). See it, and change it, with:\n\n    tagcloud serve \(folder)\n")
    return .done
  }
}

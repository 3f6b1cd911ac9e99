/// What an earlier build of the same program run knows of a site.
struct KnownSite: Sendable {
  /// The pages as they were read.
  var pages = KnownPages()
  /// The clouds, once there was a build that could be done.
  var clouds: KnownClouds?
}

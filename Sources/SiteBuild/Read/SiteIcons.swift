import Content
import Diagnostics
import Rendering
import TagModel

/// The pictures of icons that a site names, read once each.
struct SiteIcons: Sendable {
  /// The pictures by their paths.
  private(set) var pictures: [String: Picture] = [:]
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []
  /// The path of each file that was found.
  private var paths: [IconFile: String] = [:]

  /// A site without icons.
  init() {}

  /// Finds and reads pictures.
  ///
  /// - Parameter places: where each is named.
  init(_ places: [IconFile: Place], root: SiteRoot) {
    let named = places.sorted { ($0.value, $0.key.name) < ($1.value, $1.key.name) }
    for (file, place) in named { add(file, root, at: place) }
  }

  /// An icon as large as its pictures are; `nil` where one is missing.
  func measured(_ icon: Icon?) -> Icon? {
    guard var icon, let light = image(icon.light.file), let dark = image(icon.dark.file) else { return nil }
    (icon.light, icon.dark) = (light, dark)
    return icon
  }
}

extension SiteIcons {
  private func image(_ file: IconFile) -> Icon.Image? {
    guard let path = paths[file], let picture = pictures[path] else { return nil }
    var image = Icon.Image(IconFile(path))
    image.ratio = picture.width / picture.height
    return image
  }

  private mutating func add(_ file: IconFile, _ root: SiteRoot, at place: Place) {
    let candidates = Self.candidates(file, root)
    if candidates.isEmpty { return diagnostics.append(.iconOutsideSite(file.name, at: place)) }
    guard let path = candidates.first(where: { Disk.kind($0) == .file }) else {
      return diagnostics.append(.missingIcon(file.name, lookedFor: candidates, at: place))
    }
    paths[file] = path
    if pictures[path] != nil { return }
    do throws(DiskError) {
      let reading = readPicture(try Disk.read(path), path: path, namedAt: place)
      pictures[path] = reading.value
      diagnostics += reading.diagnostics
    } catch {
      diagnostics.append(.unreadable(path, reason: error.reason))
    }
  }

  /// Where a file may be: beside the document that names it, below `static/`, or in the site's folder.
  ///
  /// None of them is outside of the site.
  private static func candidates(_ file: IconFile, _ root: SiteRoot) -> [String] {
    let fromRoot = [inside("static/" + file.name, "static"), inside(file.name, "")]
    var all = fromRoot.map { $0.map(root.path) }
    if !file.name.hasPrefix("/") {
      let prefix = root.path == "." ? "" : root.path.hasSuffix("/") ? root.path : root.path + "/"
      let folder = file.folder.hasPrefix(prefix) ? String(file.folder.dropFirst(prefix.count)) : nil
      if let folder { all.insert(inside(folder + "/" + file.name, "").map(root.path), at: 0) }
    }
    return all.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A path without dots; `nil` for one that leads out of a folder above.
  private static func inside(_ path: String, _ folder: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    let normal = parts.joined(separator: "/")
    return folder.isEmpty || normal.hasPrefix(folder + "/") ? normal : nil
  }
}

/// The text of `LICENSES.txt`: what each embedded face's own `name` table says about its copyright and licence.
///
/// Sorted by family and style; faces that say the same share one entry.
public func fontLicenses(_ faces: [(face: FontFace, details: FontDetails)]) -> String {
  var titles: [FontLicense: [String]] = [:]
  for (face, details) in faces {
    let license = FontLicense(
      copyright: details.copyright, license: details.license, address: details.licenseURL)
    titles[license, default: []].append("\(face.family) \(face.styleName)")
  }
  let entries = titles.map { license, names in
    (title: names.sorted().joined(separator: ", "), body: license.text)
  }
  return entries.sorted { $0.title < $1.title }
    .map { "\($0.title)\n\n\($0.body)\n" }.joined(separator: "\n\n")
}

/// The licence entries of a face.
private struct FontLicense: Hashable {
  var copyright: String?
  var license: String?
  var address: String?

  var text: String {
    let entries = [copyright, license, address].compactMap { $0 }.filter { !$0.isEmpty }
    return entries.isEmpty
      ? "The font file names no copyright or licence." : entries.joined(separator: "\n\n")
  }
}

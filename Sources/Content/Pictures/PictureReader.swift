public import Diagnostics
public import TagModel

/// Reads a picture file: what it is, how large, and of an SVG nothing that could run or load something.
///
/// Cost: linear in the bytes for SVG; of other pictures only the header is read.
///
/// - Parameters:
///   - path: the file's path as diagnostics print it.
///   - place: where the file is named.
/// - Returns: The picture, or `nil` when the file is none, and what is wrong with it.
public func readPicture(_ bytes: [UInt8], path: String, namedAt place: Place) -> Reading<Picture?> {
  if let (format, size) = RasterHeader.read(bytes) {
    return Reading(Picture(format, width: Double(size.width), height: Double(size.height), bytes: bytes))
  }
  guard SVGCleaner.looksLikeXML(bytes) else {
    return Reading(nil, diagnostics: [.notAPicture(path, at: place)])
  }
  var cleaner = SVGCleaner()
  do throws(XMLProblem) { try readXML(bytes) { cleaner.take($0) } } catch {
    let problem = Diagnostic.malformedSVG(
      path, error.message, line: error.line, at: place)
    return Reading(nil, diagnostics: [problem])
  }
  guard cleaner.isSVG else { return Reading(nil, diagnostics: [.notSVG(path, at: place)]) }
  guard let picture = cleaner.picture else {
    return Reading(nil, diagnostics: [.svgWithoutSize(path, at: place)])
  }
  let removed = cleaner.removed
  return Reading(
    picture, diagnostics: removed.isEmpty ? [] : [.cleanedSVG(path, removed: removed, at: place)])
}

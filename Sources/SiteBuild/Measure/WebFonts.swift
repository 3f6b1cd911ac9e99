import Diagnostics
import Rendering
import TagModel
import Typography

/// The font files of a site with the rules that name them.
///
/// Labels alone have web fonts, since they were measured with them. Running text is set in what readers have: it would
/// move when its font arrives.
struct WebFonts: Sendable {
  /// The files below the output folder.
  var files: [OutputFile] = []
  /// The `@font-face` rules, for a style sheet in `assets/`.
  var rules: [FontFaceRule] = []
  /// The file of each face, by the face's index in the catalog.
  private(set) var labelFiles: [Int: String] = [:]
  /// What the authors of the faces say about copying them.
  private(set) var licenses = ""
  /// Faces that were packed before, and those that had to be packed.
  var cacheUse = CacheUse()
  /// Faces that may not be embedded.
  var diagnostics: [Diagnostic] = []

  /// Cuts each face down to the characters in use and packs it.
  ///
  /// - Parameter usage: the characters of the labels, by face.
  static func make(_ fonts: SiteFonts, usage: FontUsage, jobs: Int, cache: BuildCache) async throws(FontError)
    -> WebFonts
  {
    var requests: [Request] = []
    for (id, codePoints) in usage.codePoints.sorted(by: { $0.key < $1.key }) {
      let face = fonts.catalog[id]
      requests.append(
        Request(
          face: face, index: id.index, codePoints: codePoints, features: fonts.features))
    }
    let outcomes = await parallelMap(requests, jobs: jobs) { $0.outcome(cache) }
    var web = WebFonts()
    var licenses: [String] = []
    for (request, outcome) in zip(requests, outcomes) {
      let made = try outcome.get()
      web.cacheUse.formUnion(made.use)
      if let problem = made.problem { web.diagnostics.append(problem) }
      web.add(made.font, of: request)
      licenses.append(request.license(made.details))
    }
    web.licenses = unique(licenses).joined(separator: "\n")
    web.files.append(OutputFile(path: "assets/fonts/LICENSES.txt", text: web.licenses))
    return web
  }
}

extension WebFonts {
  /// One face that pages load.
  private struct Request: Sendable {
    var face: FontFace
    /// The face's index in the catalog.
    var index: Int
    var codePoints: CodePointSet
    /// The features to keep besides those that browsers turn on by themselves.
    var features: [FontFeature]

    struct Made: Sendable {
      var font: WebFont
      var details: FontDetails
      var problem: Diagnostic?
      var use = CacheUse()
    }

    func outcome(_ cache: BuildCache) -> Result<Made, FontError> {
      do throws(FontError) {
        let details = try FontDetails(face)
        var input = ByteWriter()
        input.write(
          FontSubset.key(face, contentHash: details.contentHash, codePoints: codePoints, features: features))
        let key = CacheKey("web font", input)
        let problem = details.embeddingError(for: face)
        if let known = cache[key] {
          var made = Made(font: WebFont(bytes: Array(known)), details: details, problem: problem)
          made.use.find(key)
          return .success(made)
        }
        let font = try FontSubset(face, codePoints: codePoints, features: features).packed(quality: 9)
        var made = Made(font: font, details: details, problem: problem)
        made.use.make(key, font.bytes)
        return .success(made)
      } catch {
        return .failure(error)
      }
    }

    /// The path of the file below the output folder, named by its content.
    func path(hash: String) -> String {
      let name = face.postScriptName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return "assets/fonts/\(name).\(hash).woff2"
    }

    /// What the font's authors say about copying it.
    func license(_ details: FontDetails) -> String {
      let entries = [details.copyright, details.license, details.licenseURL].compactMap { $0 }
      return "\(face.family) \(face.styleName)\n" + entries.map { $0 + "\n" }.joined()
    }
  }

  private mutating func add(_ font: WebFont, of request: Request) {
    let path = request.path(hash: font.hash)
    files.append(OutputFile(path: path, bytes: font.bytes))
    labelFiles[request.index] = path
    rules.append(
      FontFaceRule(
        family: request.face.webName, url: String(path.dropFirst("assets/".count)),
        weight: request.face.weight, isItalic: request.face.italic))
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

import Diagnostics
import TagModel

/// The work of making one catalog.
struct FontResolver: ~Copyable {
  private let fontconfig: Fontconfig
  private let root: String
  private let installed: [InstalledFont]
  private var ids: [FaceKey: FontFace.ID] = [:]
  private var reported: Set<String> = []
  private(set) var catalog = FontCatalog()
  private(set) var diagnostics: [Diagnostic] = []

  private struct FaceKey: Hashable {
    var path: String
    var collectionIndex: Int
    var variations: [FontVariation]
  }

  init(_ fontconfig: consuming Fontconfig, root: String) {
    installed = fontconfig.installed()
    self.fontconfig = fontconfig
    self.root = root
  }

  /// Adds the chain of a request, unless it is there.
  mutating func resolve(_ request: FontRequest, at place: Place?) throws(FontError) {
    guard catalog.chains[request] == nil else { return }
    var faces: [FontFace.ID] = []
    if let file = request.file, let id = face(ofFile: file, request, at: place) { faces.append(id) }
    for family in request.families {
      if let id = face(ofFamily: family, request, at: place), !faces.contains(id) { faces.append(id) }
    }
    let requested = faces.count
    let fallbacks = fontconfig.sorted(
      families: request.families + ["sans-serif"], weight: request.weight, italic: request.italic,
      language: request.language)
    for fallback in fallbacks {
      let id = add(fallback.font, request, coverage: fallback.coverage)
      if !faces.contains(id) { faces.append(id) }
    }
    guard !faces.isEmpty else { throw .noFonts }
    let emoji = faces.first { catalog[$0].isColor }
    let local = ["Arial", "Liberation Sans"].lazy.compactMap { [installed] family in
      matchingFont(family: family, weight: request.weight, italic: request.italic, among: installed)
    }.first
    catalog.chains[request] = FontChain(
      faces: faces, requested: max(1, requested), emoji: emoji,
      local: local.map { add($0, request, coverage: nil) })
  }
}

extension FontResolver {
  /// Reports features and axes that a style sets and its primary face does not have.
  mutating func checkSettings(_ style: TextStyle, at place: Place?) {
    let wanted = style.features.filter { $0.value != 0 }
    guard !wanted.isEmpty || !style.axes.isEmpty, let chain = catalog.chain(for: style) else { return }
    let face = catalog[chain.primary]
    guard let file = FontFile(path: face.path) else { return }
    let font = HarfBuzzFont(file, collectionIndex: face.collectionIndex)
    let features = wanted.isEmpty ? [] : font.features()
    for feature in wanted where !features.contains(feature.tag) {
      guard reported.insert("\(face.postScriptName) \(feature.tag)").inserted else { continue }
      diagnostics.append(.missingFontFeature(feature.tag, family: face.family, at: place))
    }
    for setting in style.axes { check(setting, among: font.axes(), of: face, at: place) }
  }

  private mutating func check(
    _ setting: FontVariation, among axes: [FontAxis], of face: FontFace, at place: Place?
  ) {
    let axis = axes.first { $0.tag == setting.tag }
    if let axis, axis.range.contains(setting.value) { return }
    guard reported.insert("\(face.postScriptName) \(setting.tag) \(setting.value)").inserted else { return }
    diagnostics.append(
      axis.map { .fontAxisOutOfRange(setting.tag, setting.value, $0.range, family: face.family, at: place) }
        ?? .missingFontAxis(setting.tag, family: face.family, axes: axes.map(\.tag), at: place))
  }

  private mutating func face(ofFamily family: String, _ request: FontRequest, at place: Place?)
    -> FontFace.ID?
  {
    if let font = matchingFont(
      family: family, weight: request.weight, italic: request.italic, among: installed)
    {
      return add(font, request, coverage: nil)
    }
    let replacements = fontconfig.sorted(
      families: [family], weight: request.weight, italic: request.italic, language: request.language)
    guard let replacement = replacements.first else { return nil }
    if family == request.families.first, request.file == nil, isSystem(family),
      reported.insert(family).inserted
    {
      diagnostics.append(.systemFontFamily(family, using: replacement.font.families[0], at: place))
    }
    if !isGeneric(family), reported.insert(family).inserted {
      diagnostics.append(.missingFontFamily(family, using: replacement.font.families[0], at: place))
    }
    return add(replacement.font, request, coverage: replacement.coverage)
  }

  private mutating func face(ofFile file: String, _ request: FontRequest, at place: Place?) -> FontFace.ID? {
    let path = file.hasPrefix("/") ? file : root + "/" + file
    do throws(FontFault) {
      guard let opened = FontFile(path: path) else { throw .missing }
      try opened.withBytes { bytes throws(FontFault) in try checkFont(bytes, collectionIndex: 0) }
      return add(InstalledFont(opened, path: path), request, coverage: nil)
    } catch {
      if reported.insert(file).inserted { diagnostics.append(error.diagnostic(file, at: place)) }
      return nil
    }
  }

  private mutating func add(_ font: InstalledFont, _ request: FontRequest, coverage: CodePointSet?)
    -> FontFace.ID
  {
    var variations: [FontVariation] = []
    var coverage = coverage
    if coverage == nil || font.isVariable, let file = FontFile(path: font.path) {
      let opened = HarfBuzzFont(file, collectionIndex: font.collectionIndex)
      coverage = coverage ?? opened.coverage()
      if font.isVariable {
        variations = opened.axes().variations(request)
      }
    }
    let key = FaceKey(path: font.path, collectionIndex: font.collectionIndex, variations: variations)
    if let id = ids[key] { return id }
    let id = FontFace.ID(catalog.faces.count)
    ids[key] = id
    catalog.faces.append(
      FontFace(
        path: font.path, collectionIndex: font.collectionIndex, variations: variations,
        family: font.families[0], styleName: font.styleName, postScriptName: font.postScriptName,
        weight: min(max(request.weight, font.weights.lowerBound), font.weights.upperBound),
        italic: font.italic, isColor: font.isColor, coverage: coverage ?? CodePointSet()))
    return id
  }

  /// Whether a family is the one that a system's own controls have, another one on every system.
  private func isSystem(_ family: String) -> Bool {
    ["system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded"].contains(family.lowercased())
  }

  /// Whether a family is one of CSS's generic ones, which stand for whatever the system prefers.
  private func isGeneric(_ family: String) -> Bool {
    [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
      "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
    ].contains(family.lowercased())
  }
}

extension InstalledFont {
  /// Describes the first face of a font file that is not installed.
  fileprivate init(_ file: borrowing FontFile, path: String) {
    let font = HarfBuzzFont(file, collectionIndex: 0)
    let weightAxis = font.axes().first { $0.tag == "wght" }
    let weight = font.withTable("OS/2") { $0.uint16(at: 4) } ?? 400
    let isItalic = font.withTable("OS/2") { ($0.uint8(at: 63) ?? 0) & 1 == 1 }
    let isColor = ["CBDT", "COLR", "sbix"].contains { font.withTable($0) { !$0.isEmpty } }
    self.init(
      path: path, collectionIndex: 0, families: [font.name(16) ?? font.name(1) ?? path],
      styleName: font.name(17) ?? font.name(2) ?? "", postScriptName: font.name(6) ?? "",
      weights: weightAxis.map { Int($0.range.lowerBound)...Int($0.range.upperBound) } ?? weight...weight,
      width: 100, italic: isItalic, isVariable: !font.axes().isEmpty,
      isColor: isColor)
  }
}

extension FontFault {
  fileprivate func diagnostic(_ path: String, at place: Place?) -> Diagnostic {
    switch self {
    case .missing: .missingFontFile(path, at: place)
    case .notAFont: .notAFont(path, at: place)
    case .packed: .packedFont(path, at: place)
    case .damaged(let table): .damagedFont(path, table: table, at: place)
    }
  }
}

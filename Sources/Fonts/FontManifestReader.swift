import Vocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FontManifest {
  /// Reads a manifest; `file` is what errors call it.
  package init(json5 bytes: [UInt8], file: String) throws(FontError) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let contents: FontManifestFile
    do {
      contents = try decoder.decode(Strict<FontManifestFile>.self, from: Data(bytes)).value
    } catch let error as DecodingError {
      throw .badManifest(file: file, reason: Self.reason(for: error))
    } catch {
      throw .badManifest(file: file, reason: "it cannot be read: \(error)")
    }
    guard !contents.families.isEmpty else { throw .badManifest(file: file, reason: "it lists no family") }
    var families: [FontFamily] = []
    for entry in contents.families {
      switch FontFamily.read(entry.value) {
      case .success(let family): families.append(family)
      case .failure(let problem): throw .badManifest(file: file, reason: problem.reason)
      }
    }
    self.init(name: contents.name, families: families, lockedFrom: contents.lockedFrom)
    lockedLocales = contents.lockedLocales.map { $0.map { LanguageTag($0) } }
  }

  /// One sentence: where in the file, and what is wrong there.
  private static func reason(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): place(context) + "the key \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): place(context) + context.debugDescription
    case .dataCorrupted(let context):
      if let underlying = context.underlyingError {
        place(context) + "\(context.debugDescription) \(underlying)"
      } else {
        place(context) + context.debugDescription
      }
    @unknown default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    var path = ""
    for key in context.codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return path.isEmpty ? "" : path + ": "
  }
}

extension FontFamily {
  fileprivate struct Problem: Error {
    var reason: String
  }

  /// The family with every value checked.
  fileprivate static func read(_ entry: FontManifestFile.Family) -> Result<FontFamily, Problem> {
    func problem(_ reason: String) -> Result<FontFamily, Problem> {
      .failure(Problem(reason: "family \"\(entry.family)\": \(reason)"))
    }
    var scripts: [Script] = []
    for code in entry.scripts ?? [] {
      guard let script = Script(code: code) else { return problem("\"\(code)\" is not a four-letter script code") }
      scripts.append(script)
    }
    let locales = (entry.locales ?? []).map { LanguageTag($0) }
    guard locales.allSatisfy({ !$0.identifier.isEmpty }) else { return problem("a locale is empty") }
    var tracking: TrackingTable?
    if let pairs = entry.tracking {
      guard pairs.allSatisfy({ $0.count == 2 }),
        let table = TrackingTable(pairs.map { TrackingTable.Step(size: $0[0], spacing: $0[1]) })
      else { return problem("tracking must be pairs of font size and spacing, each size once") }
      tracking = table
    }
    if let metrics = entry.metrics?.value, !metrics.ascender.isFinite || !metrics.descender.isFinite {
      return problem("metrics must be numbers")
    }
    guard !entry.faces.isEmpty else { return problem("it lists no face") }
    var faces: [FaceDescription] = []
    for face in entry.faces.map(\.value) {
      if let reason = face.problem { return problem("face \"\(face.postScriptName)\": \(reason)") }
      faces.append(
        FaceDescription(
          family: entry.family, postScriptName: face.postScriptName, file: face.file, weight: FontWeight(face.weight),
          scripts: scripts, locales: locales, index: face.index,
          package: PackageName(debian: entry.package?.value.debian, homebrew: entry.package?.value.homebrew),
          sha256: face.sha256, standIn: entry.standIn,
          metrics: entry.metrics.map { LineMetrics(ascender: $0.value.ascender, descender: $0.value.descender) },
          tracking: tracking,
          variations: (face.variations ?? [:]).map { Variation(axis: $0.key, value: $0.value) }
            .sorted { $0.axis < $1.axis }))
    }
    return .success(FontFamily(name: entry.family, faces: faces))
  }
}

extension FontManifestFile.Face {
  /// What is wrong with the entry's values, if anything.
  fileprivate var problem: String? {
    if postScriptName.isEmpty { return "postScriptName is empty" }
    if file.isEmpty { return "file is empty" }
    if !(1...1000).contains(weight) { return "weight \(weight) is not from 1 to 1000" }
    if let index, index < 0 { return "index \(index) is negative" }
    if let sha256, sha256.utf8.count != 64 || !sha256.utf8.allSatisfy(Self.isLowerHex) {
      return "sha256 is not 64 lower-case hex digits"
    }
    if let axis = variations?.keys.sorted().first(where: { variations?[$0]?.isFinite != true }) {
      return "the place on the axis \"\(axis)\" is not a number"
    }
    if let axis = variations?.keys.sorted().first(where: { $0.utf8.count != 4 }) {
      return "\"\(axis)\" is not a four-letter axis"
    }
    return nil
  }

  private static func isLowerHex(_ digit: UInt8) -> Bool {
    (0x30...0x39).contains(digit) || (0x61...0x66).contains(digit)
  }
}

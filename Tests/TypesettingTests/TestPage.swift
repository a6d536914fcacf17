import Fonts
import Testing
import Typesetting
import UnicodeServices
import Vocabulary

/// Faces of Debian's font packages. Suites that need them are skipped where they are absent.
enum TestFonts {
  static let library = FontLibrary(
    folders: [], systemFolders: ["/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts"])

  static let advice: Comment = "needs fonts-noto-core, fonts-noto-cjk, fonts-inter and fonts-dejavu-core"

  static let arePresent = [
    "NotoSans-Regular.ttf", "NotoSansArabicUI-Regular.ttf", "NotoSansCJK-Regular.ttc", "Inter-Regular.otf",
    "DejaVuSans.ttf",
  ].allSatisfy { (try? library.face(face($0))) != nil }

  /// A face by the name of its file: `NotoSans-Regular.ttf`.
  static func face(_ file: String) -> FaceDescription {
    let isCJK = file.hasPrefix("NotoSansCJK")
    let name = String(file.prefix { $0 != "." })
    return FaceDescription(
      family: name, postScriptName: isCJK ? "NotoSansCJKjp-Regular" : name, file: file, index: isCJK ? 0 : nil)
  }

  static func manifest(_ faces: [FaceDescription]) -> FontManifest {
    FontManifest(name: "test", families: faces.map { FontFamily(name: $0.family, faces: [$0]) })
  }
}

/// A typesetter with a style, as a worker would have them for one locale and component.
struct TestPage {
  let typesetter: Typesetter
  let style: PreparedStyle

  init(
    _ manifest: FontManifest, locale: String, weight: FontWeight = .regular,
    change: (inout TypesetStyle) -> Void = { _ in }
  ) throws {
    let stack = try FontStack(manifest: manifest, weight: weight, library: TestFonts.library)
    var style = TypesetStyle(stack: stack, locale: LanguageTag(locale))
    change(&style)
    typesetter = try Typesetter()
    self.style = try PreparedStyle(style)
  }

  /// With nothing but the named font files.
  init(fonts: String..., locale: String, change: (inout TypesetStyle) -> Void = { _ in }) throws {
    try self.init(TestFonts.manifest(fonts.map(TestFonts.face)), locale: locale, change: change)
  }

  /// With Snug's manifest for iOS.
  init(ios locale: String, weight: FontWeight = .regular, change: (inout TypesetStyle) -> Void = { _ in }) throws {
    try self.init(try ShippedManifest.ios.get(), locale: locale, weight: weight, change: change)
  }

  func set(_ text: String) throws -> TypesetText { try typesetter.typeset(text, style: style) }

  func width(_ text: String, at size: Points = 17) throws -> Points { try set(text).width(at: size) }

  func lines(
    _ text: String, in width: Points, at size: Points = 17, lines: Int = 0, _ truncation: Truncation = .tail
  ) throws -> SetText {
    try typesetter.lines(
      of: set(text), in: width, at: size, limits: LineLimits(lines: lines, truncation: truncation), style: style)
  }

  func cut(_ text: String, to width: Points, at size: Points = 17, _ mode: Truncation) throws -> TruncatedText {
    try typesetter.truncate(set(text), to: width, at: size, mode: mode, style: style)
  }

  /// The characters from left to right, as the glyphs stand; brackets are not mirrored.
  func glyphOrder(_ text: TypesetText) -> String {
    var order = ""
    var last: Int32 = -1
    for placed in typesetter.placedGlyphs(of: text, at: 17) where placed.glyph.cluster != last {
      last = placed.glyph.cluster
      let cluster = text.cluster(at: Int(last))
      let run = text.runs[placed.run]
      let end = cluster + 1 < run.clusters.upperBound ? Int(text.clusters[cluster + 1].start) : run.range.upperBound
      order += String(decoding: text.units[Int(last)..<end], as: UTF16.self)
    }
    return order
  }
}

extension TypesetText {
  /// The postscript names of the faces, run by run.
  var faceNames: [String] { runs.map { run in run.face.map { faces[$0].description.postScriptName } ?? "-" } }

  /// Characters without a glyph.
  var missing: [Unicode.Scalar] {
    problems.compactMap { if case .missingGlyph(let scalar, _) = $0 { scalar } else { nil } }
  }
}

extension SetText {
  var texts: [String] { lines.map(\.content.text) }
}

func expectEqual(
  _ value: Double, _ expected: Double, within tolerance: Double, _ comment: Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance, comment, sourceLocation: sourceLocation)
}

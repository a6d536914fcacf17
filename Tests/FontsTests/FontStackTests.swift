import Fonts
import Testing
import Vocabulary

@Suite("FontStack") struct FontStackTests {
  private let nothing = FontLibrary(folders: [], systemFolders: [])

  private func stack(_ name: String, weight: FontWeight = .regular, primary: String? = nil) throws -> FontStack {
    try FontStack(manifest: try Installed.manifest(name), weight: weight, primary: primary, library: nothing)
  }

  private func names(_ stack: FontStack, _ script: String, _ locale: String) throws -> [String] {
    let script = try #require(Script(code: script))
    return stack.candidates(script: script, locale: LanguageTag(locale)).map { stack.faces[$0].family }
  }

  @Test(
    "primary face, then the faces of script and locale",
    arguments: [
      ("Latn", "en-Latn-US", ["Inter", "Noto Sans"]),
      ("Arab", "ar-Arab-EG", ["Inter", "Noto Sans Arabic UI", "Noto Nastaliq Urdu"]),
      ("Arab", "ur-Arab-PK", ["Inter", "Noto Nastaliq Urdu", "Noto Sans Arabic UI"]),
      ("Hani", "ja-Jpan-JP", ["Inter", "Noto Sans CJK JP", "Noto Sans CJK KR"]),
      ("Hani", "zh-Hans-CN", ["Inter", "Noto Sans CJK SC", "Noto Sans CJK JP"]),
      ("Hani", "zh-Hant-TW", ["Inter", "Noto Sans CJK TC", "Noto Sans CJK JP"]),
      ("Hani", "zh-Hant-HK", ["Inter", "Noto Sans CJK HK", "Noto Sans CJK TC"]),
      ("Hani", "en-Latn-US", ["Inter", "Noto Sans CJK JP", "Noto Sans CJK KR"]),
      ("Hang", "ko-Kore-KR", ["Inter", "Noto Sans CJK KR"]),
      ("Zsye", "de-Latn-DE", ["Inter", "Noto Color Emoji"]),
    ])
  func order(_ script: String, _ locale: String, _ first: [String]) throws {
    let stack = try stack("ios")
    let found = try names(stack, script, locale)
    #expect(Array(found.prefix(first.count)) == first)
    // Each family once, and none left out.
    #expect(found.sorted() == stack.faces.map(\.family).sorted())
    #expect(try names(stack, script, locale) == found)
  }

  @Test("a primary family goes first, and one that is not listed is an error")
  func primary() throws {
    let stack = try stack("android", primary: "Noto Sans Thai")
    #expect(stack.faces[0].family == "Noto Sans Thai")
    #expect(try names(stack, "Latn", "en-Latn-US").prefix(2) == ["Noto Sans Thai", "Roboto"])
    #expect(throws: FontError.noSuchFamily(family: "Brand", manifest: "ios")) {
      try FontStack(manifest: Installed.manifest("ios"), weight: .regular, primary: "Brand", library: nothing)
    }
  }

  @Test("the nearest weight, of two as near the bolder")
  func weights() throws {
    let family = FontFamily(
      name: "X",
      faces: [700, 400, 500].map {
        FaceDescription(family: "X", postScriptName: "X\($0)", file: "X", weight: FontWeight($0))
      })
    let expected = [(100, 400), (400, 400), (450, 500), (600, 700), (590, 500), (1000, 700)]
    for (asked, taken) in expected { #expect(family.face(for: FontWeight(asked)).weight.value == taken) }
    let semibold = try stack("ios", weight: .semibold)
    #expect(semibold.faces[0].postScriptName == "Inter-SemiBold")
    let thai = try #require(semibold.substitutes.first { $0.family == "Noto Sans Thai UI" })
    #expect(thai.weight == .bold)
    #expect(!semibold.substitutes.contains { $0.family == "Inter" })
  }

  @Test("an absent face is seen to be absent")
  func absent() throws {
    let stack = try stack("ios")
    for index in stack.faces.indices {
      guard case .absent(let description) = stack.state(of: index) else {
        Issue.record("\(stack.faces[index].postScriptName) is present")
        continue
      }
      #expect(stack.problem(of: index) == .absent(description))
    }
    let thai = try #require(Script(code: "Thai"))
    let candidates = stack.candidates(script: thai, locale: LanguageTag("th-Thai-TH"))
    #expect(candidates.map { stack.lists(thai, at: $0) }.prefix(3) == [false, true, false])
  }

  @Test("a present face is the library's", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func present() throws {
    let stack = try FontStack(
      manifest: Installed.manifest("web"), weight: .bold, library: Installed.library)
    guard case .present(let face) = stack.state(of: 0) else { throw try #require(stack.problem(of: 0)) }
    #expect(face.description.postScriptName == "NotoSans-Bold")
    #expect(try face === Installed.library.face(face.description))
    #expect(stack.problem(of: 0) == nil)
  }
}

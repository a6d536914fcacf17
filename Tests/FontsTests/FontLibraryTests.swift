import Fonts
import Foundation
import Testing
import Vocabulary

@Suite("FontLibrary") struct FontLibraryTests {
  private func library(_ folders: [URL], requiresDigests: Bool = false) -> FontLibrary {
    FontLibrary(folders: folders.map(\.path), systemFolders: [], requiresDigests: requiresDigests)
  }

  private let regular = FaceDescription(
    family: "Snug Test", postScriptName: "SnugTest-Regular", file: "SnugTest.ttf",
    package: PackageName(debian: "fonts-snug", homebrew: "font-snug"))

  private var variable: Data {
    get throws { try Data(contentsOf: Installed.fixtures.appending(path: "variable.ttf")) }
  }

  private var tracked: Data {
    get throws { try Data(contentsOf: Installed.fixtures.appending(path: "tracked.ttf")) }
  }

  @Test("an absent face names the packages that bring it")
  func absent() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FontError.absent(regular)) { try library([folder.url]).face(regular) }
    #expect(
      "\(try #require(error))"
        == "the face SnugTest-Regular (SnugTest.ttf) is not installed; the Debian package fonts-snug or the Homebrew cask"
        + " font-snug brings it")
  }

  @Test("what is no font is an error that names the file")
  func notAFont() throws {
    let folder = try TemporaryFolder()
    let whole = try variable
    let junk = [
      Data(), Data("wOFF".utf8), Data("This is a text file, not a font.\n".utf8), Data(repeating: 0, count: 4096),
      whole.prefix(40), whole.prefix(300), Data("wOF2".utf8) + Data(repeating: 0xFF, count: 400),
      Data("ttcf".utf8) + Data(repeating: 0, count: 64), Data("OTTO".utf8) + Data(repeating: 0xFF, count: 256),
    ]
    for (number, bytes) in junk.enumerated() {
      let path = try folder.write(bytes, as: "SnugTest-\(number).ttf")
      var description = regular
      description.file = path
      #expect(throws: FontError.notAFont(file: path), "\(number)") { try library([]).face(description) }
      #expect(throws: FontError.notAFont(file: path), "\(number)") { try library([]).describe(file: path) }
    }
    // Found by name, the broken file is named rather than called absent.
    let path = try folder.write(Data("text".utf8), as: "SnugTest.ttf")
    #expect(throws: FontError.notAFont(file: path)) { try library([folder.url]).face(regular) }
  }

  @Test("a font with broken bytes is an error or a face, never a crash", arguments: ["ttf", "woff", "woff2"])
  func brokenBytes(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let whole = Array(try Data(contentsOf: Installed.fixtures.appending(path: "tracked.\(ending)")))
    let both = ending == "ttf" ? [whole, Array(try variable)] : [whole]
    // Numerical Recipes' linear congruential generator: the same changes in each run.
    var state: UInt32 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % bound
    }
    for number in 0..<200 {
      var bytes = both[number % both.count]
      for _ in 0..<(1 + number % 8) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if number % 5 == 0 { bytes.removeLast(random(bytes.count)) }
      let path = try folder.write(Data(bytes), as: "broken-\(number).ttf")
      let library = library([])
      guard let descriptions = try? library.describe(file: path) else { continue }
      for description in descriptions.prefix(3) {
        guard let face = try? library.face(description) else { continue }
        let shaper = Shaper()
        var glyphs: [ShapedGlyph] = []
        shaper.shape(
          Array("A A\u{301}".utf16), range: 0..<4, face: face.instance(atSize: 17), direction: .leftToRight,
          script: .latin, language: LanguageTag("en"), into: &glyphs)
        _ = shaper.ink(of: glyphs, range: glyphs.indices, in: face)
        for glyph in glyphs { _ = face.outline(of: glyph.id) }
      }
    }
  }

  @Test("links that form a ring are followed once")
  func ring() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(variable, as: "deep/SnugTest.ttf")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "deep/ring"), withDestinationURL: folder.url)
    #expect(try library([folder.url]).face(regular).fileName == "SnugTest.ttf")
  }

  @Test("a path without a file")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/none.ttf"
    #expect(throws: FontError.unreadable(file: path)) { try library([]).describe(file: path) }
    #expect(throws: FontError.unreadable(file: folder.url.path)) { try library([]).describe(file: folder.url.path) }
  }

  @Test("an index beyond the collection")
  func index() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(variable, as: "SnugTest.ttf")
    var description = regular
    description.index = 1
    #expect(throws: FontError.noSuchIndex(file: path, index: 1, count: 1)) {
      try library([folder.url]).face(description)
    }
    description.index = -1
    #expect(throws: FontError.noSuchIndex(file: path, index: -1, count: 1)) {
      try library([folder.url]).face(description)
    }
  }

  @Test("a file of the right name with another face inside is not the face")
  func differentName() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(tracked, as: "first/SnugTest.ttf")
    #expect(throws: FontError.absent(regular)) { try library([folder.url]).face(regular) }
    _ = try folder.write(variable, as: "second/deep/SnugTest.ttf")
    #expect(try library([folder.url]).face(regular).digest() == SHA256.hexDigest(of: Array(variable)))
  }

  @Test("a file of another name that has the face serves it")
  func otherFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(variable, as: "Snug[opsz,wght].TTF")
    var bold = regular
    bold.postScriptName = "SnugTest-Bold"
    bold.file = "SnugTest-Bold.otf"
    #expect(try library([folder.url]).face(bold).fileName == "Snug[opsz,wght].TTF")
  }

  @Test("configured folders go before the system's, and a folder that is not there is empty")
  func order() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let changed = try variable + Data([0])
    _ = try first.write(changed, as: "SnugTest.ttf")
    _ = try second.write(variable, as: "SnugTest.ttf")
    let none = first.url.path + "/none"
    for (folders, expected) in [((first, second), changed), ((second, first), try variable)] {
      let library = FontLibrary(folders: [none, folders.0.url.path], systemFolders: [folders.1.url.path])
      #expect(try library.face(regular).digest() == SHA256.hexDigest(of: Array(expected)))
    }
  }

  @Test("a digest other than the manifest's is an error where digests are required")
  func digests() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(variable, as: "SnugTest.ttf")
    var description = regular
    description.sha256 = String(repeating: "0", count: 64)
    let found = SHA256.hexDigest(of: Array(try variable))
    _ = try library([folder.url]).face(description)
    #expect(throws: FontError.digestMismatch(description, found: found)) {
      try library([folder.url], requiresDigests: true).face(description)
    }
    description.sha256 = found
    _ = try library([folder.url], requiresDigests: true).face(description)
  }

  @Test("a face is opened once")
  func cached() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(variable, as: "SnugTest.ttf")
    let library = library([folder.url])
    #expect(try library.face(regular) === library.face(regular))
  }

  @Test("a font file is described as a manifest could name its faces")
  func describe() throws {
    let library = library([])
    let tracked = try library.describe(file: Installed.fixtures.appending(path: "tracked.ttf").path)
    #expect(tracked.map(\.postScriptName) == ["SnugTracked-Regular"])
    #expect(tracked.map(\.family) == ["Snug Test"])
    #expect(tracked.map(\.weight) == [.regular])
    let variable = try library.describe(file: Installed.fixtures.appending(path: "variable.ttf").path)
    #expect(variable.map(\.weight.value) == [400, 500, 600, 700, 800, 900])
    for description in variable { _ = try library.face(description) }
  }

  @Test("a collection is described face by face", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func describeCollection() throws {
    let path = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
    let faces = try library([]).describe(file: path)
    #expect(faces.count == 10)
    #expect(faces[3].postScriptName == "NotoSansCJKtc-Bold" && faces[3].family == "Noto Sans CJK TC")
    #expect(faces[3].index == 3 && faces[3].weight == .bold)
  }
}

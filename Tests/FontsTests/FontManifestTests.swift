import Fonts
import Testing
import Vocabulary

@Suite("FontManifest") struct FontManifestTests {
  private func read(_ text: String) throws -> FontManifest {
    try FontManifest(json5: Array(text.utf8), file: "fonts.json5")
  }

  private let face = "{ weight: 400, postScriptName: 'Brand-Regular', file: 'Brand.ttf' }"

  @Test("every key is read")
  func whole() throws {
    let digest = String(repeating: "0f", count: 32)
    let manifest = try read(
      """
      { // a comment
        name: "brand", lockedFrom: "../whole.json5",
        families: [{
          family: "Brand", scripts: ["Latn", "arab"], locales: ["zh_hant_hk"], standIn: "San Francisco",
          package: { debian: "fonts-brand", homebrew: "font-brand" },
          metrics: { ascender: .95, descender: -.24 }, tracking: [[17, -0.43], [12, 0]],
          faces: [{
            weight: 600, postScriptName: "Brand-SemiBold", file: "Brand.ttc", index: 2, variations: { wght: 600, opsz: 14 },
            sha256: "\(digest)",
            version: "Version 1",
          }],
        }],
      }
      """)
    let tracking = TrackingTable([
      TrackingTable.Step(size: 12, spacing: 0), TrackingTable.Step(size: 17, spacing: -0.43),
    ])
    let expected = FaceDescription(
      family: "Brand", postScriptName: "Brand-SemiBold", file: "Brand.ttc", weight: .semibold,
      scripts: [.latin, Script(tag: 0x4172_6162)], locales: [LanguageTag("zh-Hant-HK")], index: 2,
      package: PackageName(debian: "fonts-brand", homebrew: "font-brand"), sha256: digest, standIn: "San Francisco",
      metrics: LineMetrics(ascender: 0.95, descender: -0.24), tracking: tracking,
      variations: [Variation(axis: "opsz", value: 14), Variation(axis: "wght", value: 600)])
    #expect(manifest.name == "brand")
    #expect(manifest.lockedFrom == "../whole.json5")
    #expect(manifest.primaryFamily == "Brand")
    #expect(manifest.faces == [expected])
  }

  @Test("what is wrong is said, with the file")
  func errors() throws {
    let wrong = [
      ("", "fonts.json5: "),
      ("{ name: 'x', families: [", "fonts.json5: "),
      ("[]", "fonts.json5: "),
      ("{ families: [] }", "the key \"name\" is missing"),
      ("{ name: 'x', families: [] }", "fonts.json5: it lists no family"),
      (
        "{ name: 'x', famlies: [] }",
        "unknown key \"famlies\"; the keys here are $schema, name, lockedFrom, lockedLocales, families"
      ),
      ("{ name: 'x', families: [{ family: 'Brand', faces: [] }] }", "family \"Brand\": it lists no face"),
      (
        "{ name: 'x', families: [{ family: 'B', standin: 'Y', faces: [\(face)] }] }",
        "families[0]: unknown key \"standin\""
      ),
      ("{ name: 'x', families: [{ family: 'B', faces: [\(face), { weight: 1 }] }] }", "families[0].faces[1]: "),
      (
        "{ name: 'x', families: [{ family: 'B', faces: [{ weight: '1', postScriptName: 'a', file: 'b' }] }] }",
        "families[0].faces[0].weight: "
      ),
      (
        "{ name: 'x', families: [{ family: 'B', faces: [{ weight: 0, postScriptName: 'a', file: 'b' }] }] }",
        "family \"B\": face \"a\": weight 0 is not from 1 to 1000"
      ),
      (
        "{ name: 'x', families: [{ family: 'B', faces: [{ weight: 1, postScriptName: 'a', file: 'b', sha256: 'AB' }] }] }",
        "sha256 is not 64 lower-case hex digits"
      ),
      (
        "{ name: 'x', families: [{ family: 'B', faces: [{ weight: 1, postScriptName: 'a', file: 'b', index: -1 }] }] }",
        "index -1 is negative"
      ),
      (
        "{ name: 'x', families: [{ family: 'B', metrics: { ascender: NaN, descender: 0 }, faces: [\(face)] }] }",
        "fonts.json5: "
      ),
      (
        "{ name: 'x', families: [{ family: 'B', scripts: ['Latin'], faces: [\(face)] }] }",
        "\"Latin\" is not a four-letter script code"
      ),
      (
        "{ name: 'x', families: [{ family: 'B', tracking: [[1]], faces: [\(face)] }] }",
        "tracking must be pairs of font size and spacing"
      ),
      (
        "{ name: 'x', families: [{ family: 'B', tracking: [[1, 2], [1, 3]], faces: [\(face)] }] }",
        "each size once"
      ),
    ]
    for (text, sentence) in wrong {
      let error = #expect(throws: FontError.self, "\(text)") { try read(text) }
      let message = "\(try #require(error))"
      #expect(message.hasPrefix("fonts.json5: "), "\(text)")
      #expect(message.contains(sentence), "\(message)")
    }
  }

  @Test("the manifests that come with Snug", arguments: ["ios", "android", "web", "ios-system"])
  func shipped(_ name: String) throws {
    let manifest = try Installed.manifest(name)
    #expect(manifest.name == name)
    let codes = [
      "Latn", "Cyrl", "Grek", "Arab", "Hebr", "Deva", "Beng", "Taml", "Telu", "Knda", "Mlym", "Gujr", "Guru", "Orya",
      "Sinh",
      "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Geor", "Armn", "Ethi", "Mong", "Nkoo", "Hani", "Hira", "Kana", "Hang",
      "Zsym",
      "Zsye",
    ]
    for code in codes {
      let script = try #require(Script(code: code))
      #expect(manifest.faces.contains { $0.scripts.contains(script) }, "\(code)")
    }
    #expect(Set(manifest.families.map(\.name)).count == manifest.families.count)
    #expect(manifest.faces.allSatisfy { !$0.scripts.isEmpty })
    let pinned = name != "ios-system"
    #expect(manifest.faces.allSatisfy { ($0.sha256 != nil) == pinned && ($0.package.debian != nil) == pinned })
  }

  @Test(
    "each face of a manifest is in Debian's packages, with the digest pinned",
    .enabled(if: Installed.hasDebianFonts, Installed.missing),
    arguments: ["ios", "android", "web"])
  func installed(_ name: String) throws {
    for description in try Installed.manifest(name).faces {
      let face = try Installed.library.face(description)
      #expect(face.fileName == description.file)
      // The largest files are left to `scripts/pin-fonts --check`: an unoptimized build takes a second for 15 MB.
      if face.glyphCount < 3000 { #expect(try face.digest() == description.sha256) }
      // Letters of the first script it lists: a face that has none of them is in the wrong place.
      let script = try #require(description.scripts.first)
      #expect(sample(of: script).contains(where: face.covers), "\(description.postScriptName)")
    }
  }

  /// The characters that have the script in their name are in Unicode's blocks; one of each script is enough here.
  private func sample(of script: Script) -> [Unicode.Scalar] {
    let samples = [
      "Latn": "A", "Arab": "ب", "Hebr": "א", "Deva": "क", "Beng": "ক", "Taml": "க", "Telu": "క", "Knda": "ಕ",
      "Mlym": "ക",
      "Gujr": "ક", "Guru": "ਕ", "Orya": "କ", "Sinh": "ක", "Thai": "ก", "Laoo": "ກ", "Khmr": "ក", "Mymr": "က",
      "Tibt": "ཀ",
      "Geor": "ა", "Armn": "ա", "Ethi": "ሀ", "Thaa": "ހ", "Mong": "ᠠ", "Nkoo": "ߊ", "Hani": "骨", "Cher": "Ꭰ",
      "Cans": "ᐁ",
      "Tfng": "ⴰ", "Olck": "ᱚ", "Adlm": "𞤀", "Syrc": "ܐ", "Java": "ꦏ", "Bali": "ᬓ", "Sund": "ᮊ", "Yiii": "ꀀ",
      "Lisu": "ꓐ", "Vaii": "ꔀ", "Mtei": "ꯀ", "Cakm": "𑄇", "Rohg": "𐴀", "Zsym": "⎋☃⏏", "Zmth": "∑", "Zsye": "😀",
    ]
    return Array((samples[script.code] ?? "").unicodeScalars)
  }

  @Test("an app's own faces go first, weights of one family together")
  func prepending() throws {
    let manifest = try read("{ name: 'x', families: [{ family: 'B', faces: [\(face)] }] }")
    let own = [("Own", 400), ("Other", 400), ("Own", 700)].map { family, weight in
      FaceDescription(family: family, postScriptName: family, file: "/\(family).ttf", weight: FontWeight(weight))
    }
    let result = manifest.prepending(own)
    #expect(result.families.map(\.name) == ["Own", "Other", "B"])
    #expect(result.families[0].faces == [own[0], own[2]])
  }
}

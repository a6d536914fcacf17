import Testing
import UnicodeServices
import Vocabulary

@Suite struct ScriptTests {
  /// The four-letter code of each script name, out of Unicode's aliases.
  private func codes() throws -> [String: String] {
    var codes: [String: String] = [:]
    for (_, line) in try UnicodeFile.valueAliases.lines() {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      if fields.count >= 3, fields[0] == "sc" { codes[fields[2]] = fields[1] }
    }
    return codes
  }

  @Test(.enabled(if: UnicodeFile.scripts.isThere, absent))
  func scriptsAreUnicodes() throws {
    let codes = try codes()
    for (range, name) in try UnicodeFile.scripts.ranges() {
      for code in Set([range.lowerBound, range.upperBound, range.lowerBound / 2 + range.upperBound / 2]) {
        guard range.contains(code), let scalar = Unicode.Scalar(code) else { continue }
        let found = ScriptResolver.script(of: scalar).code
        if found != codes[name] { Issue.record("U+\(String(code, radix: 16)) is \(name), not \(found)") }
      }
    }
  }

  @Test(.enabled(if: UnicodeFile.scriptExtensions.isThere, absent))
  func scriptExtensionsAreUnicodes() throws {
    for (number, line) in try UnicodeFile.scriptExtensions.lines() {
      let fields = line.split(separator: ";")
      let codes = fields[0].filter { !$0.isWhitespace }.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let scalar = try #require(codes.first.flatMap(Unicode.Scalar.init))
      for code in fields[1].split(whereSeparator: \.isWhitespace) {
        let script = try #require(Script(code: String(code)))
        if !ScriptResolver.isUsed(scalar, with: script) { Issue.record("line \(number): \(code)") }
      }
      #expect(!ScriptResolver.isUsed(scalar, with: .common))
    }
  }

  /// Texts with the script of each character as UAX #24 asks for: one letter a character, one scalar a letter.
  @Test(arguments: [
    ("", ""),
    ("Save 25 %", "LLLLLLLLL"),
    ("25 %…", "ZZZZZ"),
    ("→ Größe (2)", "LLLLLLLLLLL"),
    ("25 ملف", "AAAAAA"),
    ("ملف 25", "AAAAAA"),
    ("PDF، ملف", "LLLAAAAA"),  // U+060C is used with Arabic, not with Latin
    ("ملف؟ OK", "AAAAALL"),
    ("مـلف", "AAAA"),  // U+0640
    ("सहेजें।", "DDDDDDD"),  // U+0964
    ("ローマ", "KKK"),  // U+30FC
    ("らーめん", "HHHH"),
    ("ab (שלום) cd", "LLLLRRRRLLLL"),  // brackets have the script of the text around them
    ("(שלום) a", "RRRRRRRL"),
    ("「設定」OK", "NNNNLL"),
    ("e\u{301}א\u{5B8}", "LLRR"),
    ("a \u{E34}", "LTT"),  // a mark gives its script to a space
    ("a\u{25CC}\u{93F}", "LDD"),  // and to U+25CC
    ("Б1", "CC"),
    ("ab🙂שם", "LLLRR"),
    ("שם\u{E000}a", "RRRL"),  // private use
  ])
  func resolution(text: String, expected: String) throws {
    let names: [Character: Script?] = [
      "L": .latin, "Z": .common, "A": Script(code: "Arab"), "D": Script(code: "Deva"), "K": Script(code: "Kana"),
      "H": Script(code: "Hira"), "R": Script(code: "Hebr"), "N": Script(code: "Hani"), "T": Script(code: "Thai"),
      "C": Script(code: "Cyrl"),
    ]
    var scripts: [Script] = []
    ScriptResolver.resolve(text.units, into: &scripts)
    var wanted: [Script] = []
    for (scalar, name) in zip(text.unicodeScalars, expected) {
      let script = try #require(names[name] ?? nil)
      wanted.append(contentsOf: repeatElement(script, count: UTF16.width(scalar)))
    }
    #expect(scripts == wanted)
  }

  @Test func hostileTextsEndSoonAndHaveOneScriptForEachUnit() {
    var scripts: [Script] = []
    let texts: [[UInt16]] = [
      [0xD800, 0x0E01, 0xDC00], Array(repeating: 0x28, count: 20_000) + [0x05D0],
      [0x61] + Array(repeating: 0x060C, count: 20_000), Array(repeating: 0x0301, count: 20_000) + [0x0E34],
      [0x0A, 0x0E34, 0x0A, 0x0301],
    ]
    for text in texts {
      ScriptResolver.resolve(text, into: &scripts)
      #expect(scripts.count == text.count)
    }
  }
}

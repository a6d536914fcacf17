import UnicodeServices
import Vocabulary

extension Misreading {
  /// Characters in a row whose bytes are UTF-8 of characters outside of ASCII.
  struct Run {
    private struct Sequence {
      /// Of the first of its characters.
      var start: Int
      var end: Int
      var scalar: Unicode.Scalar
    }

    private var sequences: [Sequence] = []
    private let start: Int

    var isEmpty: Bool { sequences.isEmpty }
    var range: Range<Int> { start..<(sequences.last?.end ?? start) }
    var decoded: [Unicode.Scalar] { sequences.map(\.scalar) }

    init(_ scalars: [Unicode.Scalar], from start: Int, _ page: CodePage) {
      self.start = start
      var index = start
      while let sequence = Self.sequence(in: scalars, at: index, page) {
        sequences.append(sequence)
        index = sequence.end
      }
    }

    /// One character of UTF-8 (Unicode, table 3-7).
    private static func sequence(in scalars: [Unicode.Scalar], at index: Int, _ page: CodePage) -> Sequence? {
      guard index + 1 < scalars.count, scalars[index].value >= 0x80, let lead = page.byte(of: scalars[index]),
        (0xC2...0xF4).contains(lead)
      else { return nil }
      let count = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
      guard index + count < scalars.count else { return nil }
      var value = UInt32(lead) & (count == 1 ? 0x1F : count == 2 ? 0x0F : 0x07)
      for scalar in scalars[(index + 1)...(index + count)] {
        guard scalar.value >= 0x80, let byte = page.byte(of: scalar), byte & 0xC0 == 0x80 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
      }
      guard value >= [0x80, 0x800, 0x10000][count - 1], let scalar = Unicode.Scalar(value) else { return nil }
      return Sequence(start: index, end: index + count + 1, scalar: scalar)
    }

    // MARK: Read as Windows-1252

    /// True where one of its characters can hardly be meant as it stands.
    func isMisreadWestern(in scalars: [Unicode.Scalar], script: Script) -> Bool {
      sequences.contains { sequence in
        isLikely(sequence.scalar, script: script) && !isChance(sequence, in: scalars)
      } || isWordOfAnotherScript
    }

    /// A character that people write: signs, letters of Western and Central Europe, those of the locale's own script.
    private func isLikely(_ scalar: Unicode.Scalar, script: Script) -> Bool {
      switch scalar.value {
      case 0xA0...0x17F: true
      // Romanian, Vietnamese, Azerbaijani.
      case 0x218...0x21B, 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x18F, 0x259, 0x1E00...0x1EFF: true
      case 0x2010...0x2044, 0x20A0...0x20BF, 0x2100...0x214F, 0x2190...0x23FF, 0x2500...0x27BF: true
      case 0xFEFF, 0xFFFD, 0x1F000...0x1FAFF: true
      default: script != .latin && Self.parts(of: script).contains(ScriptResolver.script(of: scalar))
      }
    }

    /// The scripts of single characters that a locale's script is made of.
    private static func parts(of script: Script) -> [Script] {
      switch script.code {
      case "Hans", "Hant": ["Hani"].compactMap(Script.init(code:))
      case "Jpan": ["Hani", "Hira", "Kana"].compactMap(Script.init(code:))
      case "Kore": ["Hang", "Hani"].compactMap(Script.init(code:))
      default: [script]
      }
    }

    /// A letter at a word's end and what follows words, such as quotation marks: `É…`, `«MANHÃ»`, `PÅ”`, `validé »`.
    private func isChance(_ sequence: Sequence, in scalars: [Unicode.Scalar]) -> Bool {
      let trail = scalars[(sequence.start + 1)..<sequence.end]
      guard trail.allSatisfy({ Self.closers.contains($0) }) else { return false }
      let before = sequence.start > 0 ? scalars[sequence.start - 1] : nil
      let after = sequence.end < scalars.count ? scalars[sequence.end] : nil
      let lead = scalars[sequence.start]
      // An uppercase letter inside of a word of lowercase ones is none of that word.
      if lead.properties.isUppercase, before?.properties.isLowercase ?? false { return false }
      // No language has a word “Â” or “Ã”; they are what signs (`Â©`) and many letters (`Ã‰`) are misread as.
      if lead == "Â" || lead == "Ã", !(before.map(Self.mayPrecede) ?? false) { return false }
      let joins = !(trail.last.map { Self.spaces.contains($0) } ?? false)
      return !(joins && after?.properties.isLowercase ?? false)
    }

    /// Letters, and what opens a quotation of one.
    private static func mayPrecede(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || "«‹“‘„".unicodeScalars.contains(scalar)
    }

    /// What may follow a word without a space.
    private static let closers: Set<Unicode.Scalar> = [
      "\u{A0}", "»", "›", "«", "‹", "’", "‘", "”", "“", "…", "™", "®", "©", "–", "—", "·", "•", "°", "¹", "²", "³",
    ]
    /// Those after which another word may begin.
    private static let spaces: Set<Unicode.Scalar> = ["\u{A0}", "–", "—", "’", "·", "«", "‹", "‘", "“"]

    /// Three letters in a row of a script that is not Latin: a name in its own language, whatever the locale.
    private var isWordOfAnotherScript: Bool {
      guard sequences.count >= 3 else { return false }
      let script = ScriptResolver.script(of: sequences[0].scalar)
      guard script != .latin, script != .common, script != .inherited, script != .unknown else { return false }
      return sequences.allSatisfy { ScriptResolver.script(of: $0.scalar) == script }
    }

    // MARK: Read as Windows-1251

    /// Cyrillic letters are Р and С with signs or with letters of other Slavic languages behind them. Ukrainian has that
    /// by chance once in a word (`Рік`), not three times in a row.
    func isMisreadCyrillic(in scalars: [Unicode.Scalar]) -> Bool {
      let letters = sequences.count { sequence in
        (0x410...0x44F).contains(sequence.scalar.value) || sequence.scalar == "Ё" || sequence.scalar == "ё"
      }
      if letters >= 3 { return true }
      if letters == 2, sequences.contains(where: { hasSign($0, in: scalars) }) { return true }
      return sequences.contains { sequence in
        switch sequence.scalar.value {
        // вЂ”, вЂњ, в„–: a lowercase letter before an uppercase one, or a sign that no word has.
        case 0x2010...0x203F: scalars[sequence.start + 1] == "Ђ"
        case 0x20AC, 0x2122: true
        case 0x1F000...0x1FAFF: true
        default: false
        }
      }
    }

    private func hasSign(_ sequence: Sequence, in scalars: [Unicode.Scalar]) -> Bool {
      scalars[(sequence.start + 1)..<sequence.end].contains { trail in
        trail == "°" || !trail.properties.isAlphabetic && !Self.closers.contains(trail)
      }
    }
  }
}

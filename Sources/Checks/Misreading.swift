import UnicodeServices
import Vocabulary

/// Finds UTF-8 that was read in an encoding of one byte a character, and says what it was: `PrÃ©sentation`.
///
/// A run of such characters is tried: its bytes must be valid UTF-8, and what they say must be likelier than what stands
/// there. Letters that a language has by chance in that order (`É…`, `«MANHÃ»`, `Рік`) are no such run.
struct Misreading {
  /// As messages name it.
  let encoding: String
  /// The text with its runs decoded.
  let text: String

  /// Nil where the text is what it seems to be.
  static func find(in text: String, script: Script) -> Misreading? {
    let scalars = Array(text.unicodeScalars)
    for page in [CodePage.western, .cyrillic] {
      guard let decoded = decoded(scalars, page, script) else { continue }
      // Twice read wrongly is twice decoded.
      let again = Array(decoded)
      return Misreading(encoding: page.name, text: String(self.decoded(again, page, script) ?? decoded))
    }
    if script == .cyrillic, let mended = cyrillicReadAsLatin(scalars) {
      return Misreading(encoding: "Latin-1", text: String(mended))
    }
    return nil
  }

  /// A first look at a text's bytes, which costs next to nothing.
  struct Look {
    /// A character that begins runs of misread ones has one outside of ASCII behind it.
    private(set) var isSuspicious = false
    /// U+FFFD is in it.
    private(set) var isBroken = false

    init(at text: String) {
      var before: UInt8 = 0
      var last: UInt8 = 0
      for byte in text.utf8 {
        // Behind a character that is none of ASCII's.
        if last >= 0x80 {
          if byte >= 0xC2, last < 0xC0, !isSuspicious { isSuspicious = Self.begins(before, last, goingOnWith: byte) }
          if byte == 0xBD, last == 0xBF, before == 0xEF { isBroken = true }
        }
        before = last
        last = byte
      }
    }

    /// Whether two bytes are a character that begins a run, and `next` may be the first of one in it.
    private static func begins(_ first: UInt8, _ second: UInt8, goingOnWith next: UInt8) -> Bool {
      switch (first, second) {
      case (0xC3, 0x82...0xB4): true  // U+00C2 to U+00F4
      // Р, С, в, р before what Windows-1251 has between 0x80 and 0xBF.
      case (0xD0, 0xA0...0xA1), (0xD0, 0xB2), (0xD1, 0x80): [0xC2, 0xD0, 0xD1, 0xD2, 0xE2].contains(next)
      default: false
      }
    }
  }

  // MARK: Runs

  /// The text with all runs that are surely misread decoded; nil where there are none.
  private static func decoded(
    _ scalars: [Unicode.Scalar], _ page: CodePage, _ script: Script
  ) -> String.UnicodeScalarView? {
    var result = String.UnicodeScalarView()
    var isFound = false
    var index = 0
    while index < scalars.count {
      let run = Run(scalars, from: index, page)
      if run.isEmpty {
        result.append(scalars[index])
        index += 1
        continue
      }
      let isMisread =
        page.isCyrillic ? run.isMisreadCyrillic(in: scalars) : run.isMisreadWestern(in: scalars, script: script)
      if isMisread { isFound = true }
      result.append(contentsOf: isMisread ? run.decoded : Array(scalars[run.range]))
      index = run.range.upperBound
    }
    return isFound ? result : nil
  }

  /// Words in Cyrillic of Windows-1251, read as Latin-1: `Ïðèâåò`. No language writes such words, least of all one with
  /// another script.
  private static func cyrillicReadAsLatin(_ scalars: [Unicode.Scalar]) -> String.UnicodeScalarView? {
    var result = String.UnicodeScalarView()
    var isFound = false
    var index = 0
    while index < scalars.count {
      let end = scalars[index...].firstIndex { !(0xC0...0xFF).contains($0.value) } ?? scalars.count
      let isAlone =
        (index == 0 || !scalars[index - 1].properties.isAlphabetic)
        && (end == scalars.count || !scalars[end].properties.isAlphabetic)
      if end - index >= 4, isAlone {
        isFound = true
        for scalar in scalars[index..<end] {
          result.append(CodePage.cyrillic.scalar(of: UInt8(truncatingIfNeeded: scalar.value)))
        }
      } else {
        result.append(contentsOf: scalars[index..<end])
      }
      if end < scalars.count { result.append(scalars[end]) }
      index = end + 1
    }
    return isFound ? result : nil
  }
}

extension Script {
  static let cyrillic = Script(tag: 0x4379_726C)  // Cyrl
}

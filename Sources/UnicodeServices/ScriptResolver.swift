import CICU
package import Vocabulary

/// The scripts of a text (UAX #24), with Common and Inherited characters resolved to a script around them.
package enum ScriptResolver {
  /// The script property of one character, unresolved: a digit is Common, a Latin letter Latin.
  package static func script(of scalar: Unicode.Scalar) -> Script {
    if scalar.value < 0x250 { return isLatinLetter(UInt16(scalar.value)) ? .latin : .common }
    let table = ScriptTable.shared
    return table.scripts[Int(table.entry(scalar.value).code)]
  }

  /// Whether `script` is one that the character is used with: its own, or one of its script extensions.
  package static func isUsed(_ scalar: Unicode.Scalar, with script: Script) -> Bool {
    guard let code = ScriptTable.shared.scripts.firstIndex(of: script) else { return false }
    return cicu_uscript_hasScript(UChar32(bitPattern: scalar.value), UScriptCode(rawValue: Int32(code))).isTrue
  }

  /// Writes one resolved script for each UTF-16 unit.
  ///
  /// - A character of a script of its own has that script, but a mark has the script of its base.
  /// - Common characters take the script before them; at the start of the text, the first one after them.
  /// - Characters with script extensions take the script before them or after them, whichever is among these.
  /// - A closing bracket takes the script of its opening one, and so does what follows it.
  /// - A text without any script of its own is Common throughout.
  package static func resolve(_ text: [UInt16], into scripts: inout [Script]) {
    scripts.removeAll(keepingCapacity: true)
    if let only = onlyScript(text) {
      scripts.append(contentsOf: repeatElement(only, count: text.count))
    } else {
      var resolution = ScriptResolution(text: text, table: ScriptTable.shared)
      resolution.resolve(into: &scripts)
    }
  }

  /// Latin, or Common, for a text of Latin letters, digits and the usual punctuation; nil for all others.
  private static func onlyScript(_ text: [UInt16]) -> Script? {
    var hasLetter = false
    for unit in text {
      if unit < 0x250 {
        hasLetter = hasLetter || isLatinLetter(unit)
      } else if unit >= 0x1E00 && unit < 0x1F00 {
        hasLetter = true
      } else if !(unit >= 0x2010 && unit <= 0x2027) {
        return nil
      }
    }
    return hasLetter ? .latin : .common
  }

  /// Whether a character below U+0250 is a Latin letter; the others there are Common.
  @inline(__always)
  private static func isLatinLetter(_ unit: UInt16) -> Bool {
    if unit < 0x80 { return (unit | 0x20) &- 0x61 < 26 }
    return unit >= 0xC0 ? unit != 0xD7 && unit != 0xF7 : unit == 0xAA || unit == 0xBA
  }
}

import CICU
import Vocabulary

/// What script resolution needs to know of a character, packed into 16 bits.
struct ScriptEntry: Sendable, Hashable {
  var bits: UInt16

  /// ICU's number for the script.
  var code: UInt16 { bits & 0x3FF }
  /// Common, Inherited or Unknown: the neighbors decide.
  var isOpen: Bool { bits & 0x8000 != 0 }
  /// Open, but used with a few scripts only (UAX #24 Script_Extensions): U+060C, U+0964, U+30FC.
  var hasExtensions: Bool { bits & 0x4000 != 0 }
  /// A mark (general category M).
  var isMark: Bool { bits & 0x2000 != 0 }
  /// One of a pair of brackets.
  var isBracket: Bool { bits & 0x1000 != 0 }

  /// The entry of a letter, digit or symbol of this script, of which there is no more to say.
  static func plain(_ code: UInt16) -> ScriptEntry { ScriptEntry(bits: code) }
  /// The entry of a common character of which there is no more to say, as a space.
  static let plainCommon = ScriptEntry(bits: 0x8000 | UInt16(USCRIPT_COMMON.rawValue))

  private init(bits: UInt16) { self.bits = bits }

  init(_ scalar: UInt32) {
    let character = UChar32(bitPattern: scalar)
    // The only error is a number beyond U+10FFFF, which no UTF-16 unit or pair gives.
    var status = U_ZERO_ERROR
    let script = unsafe cicu_uscript_getScript(character, &status)
    var bits = UInt16(truncatingIfNeeded: script.rawValue) & 0x3FF
    if script == USCRIPT_COMMON || script == USCRIPT_INHERITED || script == USCRIPT_UNKNOWN {
      bits |= 0x8000
      if !cicu_uscript_hasScript(character, script).isTrue { bits |= 0x4000 }
      if cicu_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != 0 { bits |= 0x1000 }
    }
    switch UCharCategory(rawValue: UInt32(UInt8(bitPattern: cicu_charType(character)))) {
    case U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_COMBINING_SPACING_MARK: bits |= 0x2000
    default: break
    }
    self.bits = bits
  }
}

/// The entries of the Basic Multilingual Plane in two stages, read from ICU once; other planes ask ICU each time.
struct ScriptTable: Sendable {
  /// For each page of 128 characters, where its entries start.
  private let pages: [UInt16]
  private let entries: [ScriptEntry]
  /// The four-letter codes by ICU's number.
  let scripts: [Script]

  static let shared = ScriptTable()

  private init() {
    var pages: [UInt16] = []
    var entries: [ScriptEntry] = []
    var uniformStarts: [ScriptEntry: UInt16] = [:]
    for page in 0..<UInt32(512) {
      let first = page << 7
      let start = UInt16(entries.count)
      if Self.isUniform(first) {
        let entry = ScriptEntry(first)
        pages.append(uniformStarts[entry] ?? start)
        guard uniformStarts[entry] == nil else { continue }
        uniformStarts[entry] = start
        entries.append(contentsOf: repeatElement(entry, count: 128))
      } else {
        pages.append(start)
        for scalar in first..<first + 128 { entries.append(ScriptEntry(scalar)) }
      }
    }
    self.pages = pages
    self.entries = entries
    scripts = (0...max(0, cicu_getIntPropertyMaxValue(UCHAR_SCRIPT))).map { code in
      guard let name = unsafe cicu_uscript_getShortName(UScriptCode(rawValue: code)) else { return .unknown }
      return unsafe Script(code: String(cString: name)) ?? .unknown
    }
  }

  /// Whether all 128 characters from `first` are alike: Han, Hangul syllables, surrogates, private use. They are most of
  /// the plane, and asking for each would take a millisecond.
  private static func isUniform(_ first: UInt32) -> Bool {
    (0x3400..<0x4D80).contains(first) || (0x4E00..<0xA000).contains(first) || (0xAC00..<0xD780).contains(first)
      || (0xD800..<0xF880).contains(first)
  }

  @inline(__always)
  func entry(_ scalar: UInt32) -> ScriptEntry {
    scalar < 0x10000 ? entry(unit: UInt16(scalar)) : ScriptEntry(scalar)
  }

  @inline(__always)
  func entry(unit: UInt16) -> ScriptEntry { entries[Int(pages[Int(unit >> 7)]) + Int(unit & 0x7F)] }
}

extension UBool {
  var isTrue: Bool { self != 0 }
}

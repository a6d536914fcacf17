import CICU
import Vocabulary

/// One pass over a text that is not Latin throughout; the state of `ScriptResolver.resolve`.
struct ScriptResolution {
  let text: [UInt16]
  let table: ScriptTable

  /// The script that open characters take now; nil before the first script of the text.
  private var current: UInt16? {
    didSet { currentScript = current.map { table.scripts[Int($0)] } ?? .common }
  }
  private var currentScript = Script.common
  /// Where the base before this character starts, and whether it is open, so that a mark may claim it.
  private var base: (start: Int, isOpen: Bool)?
  /// The first script of the text; what stands before it has it too.
  private var first: UInt16?
  /// The open brackets, with the script each has; nil for one before the first script.
  private var brackets: [(closer: UInt32, script: UInt16?)] = []
  /// The next script of the text's own, and where it stands.
  private var next: UInt16?
  private var foundAt = -1

  init(text: [UInt16], table: ScriptTable) {
    self.text = text
    self.table = table
  }

  mutating func resolve(into scripts: inout [Script]) {
    scripts.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let end = endOfPlain(from: index)
      if end > index {
        scripts.append(contentsOf: repeatElement(currentScript, count: end - index))
        index = end
        continue
      }
      let (scalar, width) = UTF16Text.scalar(at: index, in: text)
      let entry = table.entry(scalar)
      let script =
        entry.isMark ? markScript(entry, at: index, &scripts) : baseScript(entry, scalar, at: index, &scripts)
      for _ in 0..<width { scripts.append(script) }
      if !entry.isMark { base = scalar < 0x20 ? nil : (index, entry.isOpen) }
      index += width
    }
  }

  /// Where the characters end that go with the script before them and change nothing: letters of that script, spaces,
  /// digits. Nearly all of nearly all texts is of this kind.
  private mutating func endOfPlain(from start: Int) -> Int {
    guard let current else { return start }
    let letter = ScriptEntry.plain(current)
    let common = ScriptEntry.plainCommon
    var last = letter
    var end = start
    while end < text.count {
      // The entry of a surrogate is neither.
      let entry = table.entry(unit: text[end])
      guard entry == letter || entry == common else { break }
      last = entry
      end += 1
    }
    if end > start { base = text[end - 1] < 0x20 ? nil : (end - 1, last.isOpen) }
    return end
  }

  /// A mark takes the script of its base; but a mark with a script of its own gives it to a base that has none, as a
  /// space or U+25CC.
  private mutating func markScript(_ entry: ScriptEntry, at index: Int, _ scripts: inout [Script]) -> Script {
    guard let base else { return entry.isOpen ? currentScript : begin(entry.code, at: index, &scripts) }
    guard base.isOpen, !entry.isOpen else { return scripts[index - 1] }
    let script = begin(entry.code, at: base.start, &scripts)
    for unit in base.start..<index { scripts[unit] = script }
    // The base has a script now: a second mark takes it, whichever its own is.
    self.base = (base.start, false)
    return script
  }

  private mutating func baseScript(
    _ entry: ScriptEntry, _ scalar: UInt32, at index: Int, _ scripts: inout [Script]
  ) -> Script {
    guard entry.isOpen else { return begin(entry.code, at: index, &scripts) }
    if entry.isBracket, close(scalar) { return currentScript }
    if entry.hasExtensions, let code = extensionScript(scalar, after: index) { current = code }
    if entry.isBracket { open(scalar) }
    return currentScript
  }

  /// The script of the text from here on; the first one fills what stands before it.
  private mutating func begin(_ code: UInt16, at index: Int, _ scripts: inout [Script]) -> Script {
    let script = table.scripts[Int(code)]
    if first == nil {
      first = code
      for unit in 0..<index { scripts[unit] = script }
    }
    current = code
    return script
  }

  /// Whether `scalar` closes an open bracket, whose script goes on then (UAX #24, 5.1).
  private mutating func close(_ scalar: UInt32) -> Bool {
    let canonical = Self.canonical(scalar)
    guard let open = brackets.lastIndex(where: { $0.closer == canonical }) else { return false }
    current = brackets[open].script ?? first
    brackets.removeSubrange(open...)
    return true
  }

  private mutating func open(_ scalar: UInt32) {
    let character = UChar32(bitPattern: scalar)
    // As deep as UAX #9 BD16 looks; deeper ones count as any common character.
    guard brackets.count < 63,
      cicu_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == Int32(U_BPT_OPEN.rawValue)
    else { return }
    let closer = UInt32(bitPattern: cicu_getBidiPairedBracket(character))
    brackets.append((Self.canonical(closer), current))
  }

  /// U+2329 and U+232A are canonically U+3008 and U+3009.
  private static func canonical(_ bracket: UInt32) -> UInt32 {
    switch bracket {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: bracket
    }
  }

  /// The script that a character with extensions changes to: none where the one before it is among them.
  private mutating func extensionScript(_ scalar: UInt32, after index: Int) -> UInt16? {
    if let current, isUsed(scalar, with: current) { return nil }
    // The leading part of a text is filled by the first script anyway.
    guard current != nil, let next = nextScript(after: index), isUsed(scalar, with: next) else { return nil }
    return next
  }

  private func isUsed(_ scalar: UInt32, with code: UInt16) -> Bool {
    cicu_uscript_hasScript(UChar32(bitPattern: scalar), UScriptCode(rawValue: Int32(code))).isTrue
  }

  /// The first script of its own after `index`; each part of the text is searched once.
  private mutating func nextScript(after index: Int) -> UInt16? {
    guard foundAt <= index else { return next }
    var position = index + 1
    next = nil
    foundAt = text.count
    while position < text.count {
      let (scalar, width) = UTF16Text.scalar(at: position, in: text)
      let entry = table.entry(scalar)
      if !entry.isOpen {
        next = entry.code
        foundAt = position
        break
      }
      position += width
    }
    return next
  }
}

import Vocabulary

/// What the page's script knows: every finding, as a row of a table with the names of its columns. Texts stand once in
/// `strings`, and rows give their numbers; a row ends where nothing follows that is not null.
struct PageData {
  let list: ExhibitList
  let report: Report
  let commands: SuggestedCommands

  /// JSON without a `<`, so that nothing in it can end the element that holds it.
  /// `firstLine` is the number of the first line of glyphs that the page keeps until a drawing asks for it.
  func json(firstLine: Int) -> [UInt8] {
    var strings = StringTable()
    let sizes = Self.sizes(of: report)
    let rows = rows(&strings, sizes)
    var json = JSONWriter(reserving: rows.count * 200)
    json.beginObject()
    json.list("columns", Column.allCases.map(\.rawValue))
    json.field("configuration", commands.acceptance.joined(separator: " "))
    json.key("exhibits")
    json.beginArray()
    for entry in list.entries { write(entry, sizes, &strings, to: &json) }
    json.endArray()
    json.key("findings")
    json.beginArray()
    for row in rows { write(row, to: &json) }
    json.endArray()
    json.field("firstLine", firstLine)
    json.field("repeated", commands.ofEveryTitle.joined(separator: " "))
    json.list("sizes", sizes.map { HTMLText.plain($0.name) })
    json.list("strings", strings.all)
    // What a shell does not read as it stands: quoted, or null where it cannot be typed at all.
    json.key("words")
    json.beginObject()
    for (index, name) in strings.names.sorted(by: { $0.key < $1.key }) {
      let word = SafeText.shellWord(name)
      guard word != name else { continue }
      json.dataKey(String(index))
      if let word { json.string(word) } else { json.null() }
    }
    json.endObject()
    json.endObject()
    return Self.withoutMarkup(json.finish())
  }

  /// In order of font size, as the run has them; then those that only its parts know.
  static func sizes(of report: Report) -> [TextSize] {
    var sizes: [TextSize] = []
    var seen: Set<TextSize> = []
    for size in report.textSizes where seen.insert(size).inserted { sizes.append(size) }
    for row in report.ranking {
      for sized in row.surviving where seen.insert(sized.textSize).inserted { sizes.append(sized.textSize) }
    }
    for finding in report.findings {
      for size in finding.sizes + [finding.worst?.textSize].compactMap(\.self) where seen.insert(size).inserted {
        sizes.append(size)
      }
    }
    return sizes
  }

  // MARK: Rows

  private enum Column: String, CaseIterable {
    case rule, severity, fingerprint, message, exhibit, component, strategy, key, locale, direction, text, first, worst
    case sizes, lost, off, fits, file, line, place, sourceText, variant, status, locales, flags
  }

  private enum Value {
    case number(Int)
    case text(String)
    case numbers([Int])
  }

  private func rows(_ strings: inout StringTable, _ sizes: [TextSize]) -> [[Value?]] {
    var numbers: [TextSize: Int] = [:]
    for (index, size) in sizes.enumerated() { numbers[size] = index }
    return list.findings.enumerated().map { index, finding in
      let worst = WorstList.numbers(of: finding, unit: report.unit)
      var row: [Value?] = Column.allCases.map { column in
        value(of: column, finding, index, worst, &strings, numbers)
      }
      while case .some(nil) = row.last { row.removeLast() }
      return row
    }
  }

  private func value(
    of column: Column, _ finding: Finding, _ index: Int, _ worst: (lost: String, off: String, room: String),
    _ strings: inout StringTable, _ sizes: [TextSize: Int]
  ) -> Value? {
    func shown(_ text: String?) -> Value? {
      text.map { .number(strings.number(of: HTMLText.plain($0))) }
    }
    func name(_ text: String?) -> Value? { text.map { .number(strings.number(ofName: $0)) } }
    switch column {
    case .rule: return shown(finding.rule)
    case .severity: return shown(finding.severity.rawValue)
    case .fingerprint: return .text(finding.fingerprint)
    case .message: return shown(finding.message)
    case .exhibit: return list.places[index].map { .number($0) }
    case .component: return name(finding.component)
    case .strategy: return name(finding.strategy)
    case .key: return name(finding.key)
    case .locale: return name(finding.locale?.identifier)
    case .direction: return finding.direction.map { .number($0.isRightToLeft ? 1 : 0) }
    case .text: return shown(finding.text ?? finding.rawText)
    case .first: return finding.firstFailingSize.flatMap { sizes[$0] }.map { .number($0) }
    case .worst: return finding.worst.flatMap { sizes[$0.textSize] }.map { .number($0) }
    case .sizes: return finding.sizes.isEmpty ? nil : .numbers(finding.sizes.compactMap { sizes[$0] })
    case .lost: return shown(worst.lost.isEmpty ? nil : worst.lost)
    case .off: return shown(worst.off.isEmpty ? nil : worst.off)
    case .fits: return shown(worst.room.isEmpty ? nil : worst.room)
    case .file: return shown(finding.location?.file)
    case .line: return finding.location.map { .number($0.line) }
    case .place: return shown(commands.place(of: finding).joined(separator: " "))
    case .sourceText: return shown(finding.sourceText)
    case .variant: return shown(finding.variant)
    case .status: return shown(finding.status == .new ? nil : finding.status.rawValue)
    case .locales:
      return finding.locales.isEmpty
        ? nil : .numbers(finding.locales.map { strings.number(ofName: $0.identifier) })
    case .flags:
      let flags = (finding.alsoInSource ? 1 : 0) + (finding.withinErrorBar ? 2 : 0) + (finding.isGap ? 4 : 0)
      return flags == 0 ? nil : .number(flags)
    }
  }

  private func write(_ row: [Value?], to json: inout JSONWriter) {
    json.beginArray()
    for value in row {
      switch value {
      case nil: json.null()
      case .number(let number): json.integer(number)
      case .text(let text): json.string(text)
      case .numbers(let numbers):
        json.beginArray()
        for number in numbers { json.integer(number) }
        json.endArray()
      }
    }
    json.endArray()
  }

  /// The sizes of its pictures, and which of them to show first; then the strategies that could take its place, and the
  /// size at which they are drawn.
  private func write(
    _ entry: ExhibitList.Entry, _ sizes: [TextSize], _ strings: inout StringTable, to json: inout JSONWriter
  ) {
    json.beginArray()
    json.beginArray()
    for figure in entry.exhibit.figures { json.integer(sizes.firstIndex(of: figure.textSize) ?? -1) }
    json.endArray()
    json.integer(entry.shown)
    json.beginArray()
    for figure in entry.exhibit.alternatives { json.integer(strings.number(ofName: figure.strategy)) }
    json.endArray()
    json.integer(entry.exhibit.alternatives.first.flatMap { sizes.firstIndex(of: $0.textSize) } ?? -1)
    json.endArray()
  }

  /// `<` stands only inside of strings.
  private static func withoutMarkup(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x3C) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    for byte in bytes {
      if byte == 0x3C { result.append(contentsOf: "\\u003c".utf8) } else { result.append(byte) }
    }
    return result
  }
}

/// Each text once, in the order in which it was first asked for.
private struct StringTable {
  private(set) var all: [String] = []
  /// Those that may stand in a command, as they are.
  private(set) var names: [Int: String] = [:]
  private var numbers: [[UInt8]: Int] = [:]

  /// By bytes: texts that Swift holds for equal may be composed of different characters.
  mutating func number(of text: String) -> Int {
    let bytes = Array(text.utf8)
    if let number = numbers[bytes] { return number }
    numbers[bytes] = all.count
    all.append(text)
    return all.count - 1
  }

  mutating func number(ofName text: String) -> Int {
    let number = number(of: HTMLText.plain(text))
    names[number] = text
    return number
  }
}

import Vocabulary

/// What the columns of a table hold, by its first row.
struct CSVHeader: Equatable {
  struct LocaleColumn: Equatable {
    var index: Int
    var locale: LanguageTag
    /// The header calls it the source.
    var isSource = false
    /// By its code; a language's name only counts where no column has the code.
    var isCode = true
  }

  private(set) var key: Int?
  /// The header has a name for the key's column.
  private(set) var isKeyNamed = false
  private(set) var contexts: [Int] = []
  private(set) var comments: [Int] = []
  private(set) var limit: Int?
  private(set) var locales: [LocaleColumn] = []
  /// Columns of a locale that another column has already.
  private(set) var repeated: [Int] = []
  /// A column `target` of the only translation, where the file's name does not say which locale that is.
  private(set) var nameless: Int?
  private(set) var width = 0

  init(_ cells: [String], sourceLocale: LanguageTag, pathLocale: LanguageTag?) {
    width = cells.count
    let names = cells.map(Self.plain)
    key = Self.keyNames.lazy.compactMap { names.firstIndex(of: $0) }.first
    isKeyNamed = key != nil
    var sources: [Int] = []
    for (index, name) in names.enumerated() where index != key {
      if Self.commentNames.contains(name) {
        comments.append(index)
      } else if Self.contextNames.contains(name) {
        contexts.append(index)
      } else if Self.limitNames.contains(name) {
        limit = limit ?? index
      } else if Self.sourceNames.contains(name) {
        sources.append(index)
      } else if Self.targetNames.contains(name) {
        if let pathLocale { add(LocaleColumn(index: index, locale: pathLocale)) } else { nameless = index }
      } else if !Self.isWord(name, at: index, in: cells), let column = Self.locale(of: cells[index], at: index) {
        add(column)
      }
    }
    // `source` beside a column of the source's own locale says nothing more.
    if let index = sources.first, !locales.contains(where: { $0.isSource || $0.locale == sourceLocale }) {
      locales.insert(LocaleColumn(index: index, locale: sourceLocale, isSource: true), at: 0)
    }
    if locales.contains(where: { !$0.isSource && $0.locale != sourceLocale }) { nameless = nil }
    // Without a name, the first column is the key's where it is nothing else.
    let named = [limit, nameless].compactMap(\.self)
    let taken = Set(locales.map(\.index) + contexts + comments + repeated + sources + named)
    if key == nil, width > 0, !taken.contains(0) { key = 0 }
  }

  /// Of a row of prose, too, some words may be codes of languages: what says nothing else is no header.
  var isConvincing: Bool { !locales.isEmpty && (isKeyNamed || locales.count > 1 && locales.count + 1 >= width) }

  /// The better of two ways to cut a header has more locales, then more columns that are known.
  var score: Int { locales.count * 4 + (isKeyNamed ? 2 : 0) + (comments.isEmpty ? 0 : 1) }

  /// The column that has the source's text, for a table without keys.
  func source(_ sourceLocale: LanguageTag) -> LocaleColumn? {
    locales.first(where: \.isSource) ?? locales.first { $0.locale == sourceLocale }
      ?? locales.first { $0.locale.language == sourceLocale.language } ?? locales.first
  }

  private mutating func add(_ column: LocaleColumn) {
    guard let other = locales.firstIndex(where: { $0.locale == column.locale }) else {
      locales.append(column)
      return
    }
    if locales[other].isCode == column.isCode {
      repeated.append(column.index)
    } else if column.isCode {
      locales[other] = column
    }
  }

  // MARK: Names

  /// Letters and digits only, in lower case: `String ID` and `string_id` are one name.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `id` and `no` are codes only among codes: not in the first column, and in capitals where others are.
  private static func isWord(_ name: String, at index: Int, in cells: [String]) -> Bool {
    guard name == "id" || name == "no" else { return false }
    if index == 0 { return true }
    if cells[index] == name { return false }
    let others = cells.enumerated().filter { $0.offset != index && $0.element.count == 2 }.map(\.element)
    return !others.contains { $0 == $0.uppercased() && LocaleCode.known($0) != nil }
      || cells[index] != name.uppercased()
  }

  /// The first of them that a column has. `id` is Indonesian beside any other of them.
  private static let keyNames = [
    "key", "keys", "stringkey", "stringid", "stringname", "translationkey", "resourcekey", "resourceid", "resourcename",
    "messagekey", "messageid", "msgid", "textid", "textkey", "keyname", "identifier", "id", "name",
  ]
  private static let commentNames: Set<String> = [
    "comment", "comments", "note", "notes", "description", "desc", "developercomment", "developernotes",
    "translatorcomment", "translatornotes", "hint", "remark", "remarks", "instructions",
  ]
  private static let contextNames: Set<String> = ["context", "msgctxt", "section", "screen", "namespace"]
  private static let limitNames: Set<String> = [
    "maxlength", "maxlen", "maxchars", "maxcharacters", "characterlimit", "charlimit", "lengthlimit", "limit",
  ]
  private static let sourceNames: Set<String> = [
    "source", "sourcetext", "sourcestring", "original", "originaltext", "base", "default", "defaulttext", "reference",
  ]
  private static let targetNames: Set<String> = [
    "target", "targettext", "targetstring", "translation", "translatedtext", "translated",
  ]

  /// `de`, `pt_BR`, `German`, `German (de)`, `English [source]`, `Translation (de)`, `text_de`, `de-DE*`.
  static func locale(of header: String, at index: Int) -> LocaleColumn? {
    let words = header.split { "()[]*".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
    let isSource = words.dropFirst().contains { sourceNames.contains($0.lowercased()) }
    let parts = words.enumerated().filter { $0.offset == 0 || !sourceNames.contains($0.element.lowercased()) }
      .map(\.element)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let qualifier = parts.dropFirst().first ?? ""
    let word = first.lowercased()
    func column(_ tag: LanguageTag, isCode: Bool) -> LocaleColumn {
      LocaleColumn(index: index, locale: tag, isSource: isSource || sourceNames.contains(word), isCode: isCode)
    }
    if prefixes.contains(word) || targetNames.contains(word) || sourceNames.contains(word),
      let code = LocaleCode.known(qualifier)
    {
      return column(code, isCode: true)
    }
    // A code in brackets says it best: `Chinese (zh-TW)`.
    if !qualifier.isEmpty, let named = LanguageNames.tag(first, qualifier: "") {
      if let code = LocaleCode.known(qualifier), code.language == named.language { return column(code, isCode: true) }
      return LanguageNames.tag(first, qualifier: qualifier).map { column($0, isCode: false) }
    }
    if let code = LocaleCode.known(first) { return column(code, isCode: true) }
    if let named = LanguageNames.tag(first, qualifier: "") { return column(named, isCode: false) }
    // `text_de`, `value:pt-BR`
    let pieces = first.split(maxSplits: 1) { "_-.: ".contains($0) }
    if pieces.count == 2, prefixes.contains(pieces[0].lowercased()), let code = LocaleCode.known(String(pieces[1])) {
      return column(code, isCode: true)
    }
    return nil
  }

  private static let prefixes: Set<String> = [
    "lang", "language", "locale", "text", "translation", "value", "string", "title", "label",
  ]
}

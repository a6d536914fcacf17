import Vocabulary

/// Reads YAML with keys and texts: Rails' locale files, and others alike.
///
/// Of two members with one name the last is used, as Ruby and Python take it. Numbers, dates, true and false are no texts.
enum YAMLReader: CatalogReader {
  static let description = FormatDescription(
    name: "yaml", title: "Rails and other YAML", extensions: ["yml", "yaml"], walk: .onlyWhenNamed,
    summary:
      "Nested keys below the locale's, plural maps, lists, %{name}, aliases and merge keys, all kinds of scalars.")

  static func place(of path: String) -> CatalogPlace {
    CatalogPlace(path: path, rules: [.wholeName, .suffix("."), .suffix("_"), .suffix("-"), .folder])
  }

  /// A text without the extension is YAML only where it says so itself.
  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.utf8.starts(with: "---\n".utf8) || sample.utf8.starts(with: "%YAML".utf8)
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var reader = YAMLCatalog(file)
    reader.readAll()
    return reader.catalog
  }
}

extension CatalogFormat {
  package static let yaml = CatalogFormat(YAMLReader.self)
}

private struct YAMLCatalog {
  var catalog: Catalog
  private let file: CatalogFile
  private let text: YAMLText

  init(_ file: CatalogFile) {
    self.file = file
    catalog = Catalog(file)
    text = YAMLText(file.bytes)
  }

  mutating func readAll() {
    let lines = LineIndex(text.original)
    for problem in text.problems {
      catalog.addUnreadable(problem.message, at: lines.location(of: problem.offset, in: file.path))
    }
    let parsed = YAMLRecovery.parse(text.utf8)
    for fault in parsed.faults {
      catalog.addUnreadable(
        fault.message, at: SourceLocation(file: file.path, line: fault.line + 1, column: fault.column + 1))
    }
    let tree = YAMLTree(parsed.events, losses: parsed.losses, file: file.path)
    for (message, location) in tree.problems { catalog.addUnreadable(message, at: location) }
    for root in tree.roots { read(root, hasAliases: tree.hasAliases) }
    catalog.reportIfEmpty()
    catalog.sortProblems()
  }

  private mutating func read(_ root: TextNode, hasAliases: Bool) {
    switch root.content {
    case .nothing: return
    case .map: break
    case .text, .value, .list: return catalog.addUnreadable("expected keys with texts, found none", at: root.location)
    }
    // Aliases within aliases multiply; without them no file has more nodes than bytes.
    let budget = hasAliases ? file.bytes.count + 100_000 : .max
    if let locales = root.locales(of: file) {
      for (locale, node) in locales { read(node, locale: locale, isRails: true, budget: budget) }
    } else {
      read(root, locale: file.locale, isRails: false, budget: budget)
    }
  }

  private mutating func read(_ node: TextNode, locale: LanguageTag, isRails: Bool, budget: Int) {
    let hasFaults = !text.problems.isEmpty
    let nested = NestedTexts(node, budget: budget) { !hasFaults || !$0.unicodeScalars.contains("\u{FFFD}") }
    if nested.isCut { catalog.addUnreadable("aliases make more than \(budget) nodes of this file", at: node.location) }
    for duplicate in nested.duplicates {
      catalog.addDuplicate(
        duplicate.key, locale: locale, at: duplicate.location, first: duplicate.first, lastWins: true)
    }
    let guess = isRails ? .ruby : SyntaxGuess.syntax(of: nested.texts.lazy.flatMap(\.variants).map(\.text))
    for text in nested.texts {
      var entry = Entry(key: text.key, locale: locale, location: text.location, variants: text.variants)
      entry.placeholders = guess
      // Ruby's i18n fills only what has a name: `%d.%m.` is a date's format, and shown as it stands.
      let isNamed = text.variants.contains {
        $0.text.utf8.contains(UInt8(ascii: "%")) && ($0.text.contains("%{") || $0.text.contains("%<"))
      }
      if guess == .ruby, !isNamed { entry.placeholders = .none }
      if guess != .icu || catalog.accepts(entry) { catalog.entries.append(entry) }
    }
  }
}

/// A text that libyaml takes: where the encoding is at fault, and where YAML allows no character, U+FFFD stands.
///
/// libyaml looks far ahead for those, and would give up before the texts that stand above them.
private struct YAMLText {
  var utf8: [UInt8]
  var original: [UInt8]
  var problems: [JSONProblem] = []

  init(_ bytes: [UInt8]) {
    let decoded = DecodedText(bytes)
    original = decoded.utf8
    utf8 = decoded.utf8
    if let problem = decoded.problem {
      problems.append(problem)
      utf8 = Array(String(decoding: utf8, as: UTF8.self).utf8)
    }
    let isSuspect = utf8.contains {
      $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0x7F || $0 == 0xC2 || $0 == 0xEF
    }
    if isSuspect { replaceControls() }
  }

  private mutating func replaceControls() {
    var kept = String.UnicodeScalarView()
    var offset = 0
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if Self.isAllowed(scalar) {
        kept.append(scalar)
      } else {
        kept.append("\u{FFFD}")
        if problems.isEmpty {
          let code = String(scalar.value, radix: 16, uppercase: true)
          problems.append(
            JSONProblem(offset: offset, message: "expected no control character, found U+" + padded(code)))
        }
      }
      offset += UTF8.width(scalar)
    }
    utf8 = Array(String(kept).utf8)
  }

  private func padded(_ code: String) -> String { String(repeating: "0", count: max(0, 4 - code.count)) + code }

  /// YAML 1.1 §4.1, as libyaml reads it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
    default: false
    }
  }
}

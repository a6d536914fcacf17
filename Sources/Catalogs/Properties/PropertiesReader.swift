import Vocabulary

/// Reads Java's `.properties`, as `PropertyResourceBundle` has done since Java 9; Mozilla's go by the same grammar.
///
/// A file is UTF-8; one that is not valid UTF-8 is Latin-1 as a whole. Of two properties with one key the last is used. Java
/// refuses a file with a bad `\u` escape; here it is one finding, and the rest is read.
enum PropertiesReader: CatalogReader {
  static let description = FormatDescription(
    name: "properties", title: "Java properties", extensions: ["properties"], walk: .onlyWhenNamed,
    summary: "UTF-8, or Latin-1 where it is no UTF-8; escapes, lines that go on, comments; MessageFormat where a value "
      + "has `{0}`, else printf's placeholders.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(propertiesPath: path) }

  /// Nothing in them is theirs alone: their names tell them.
  static func recognizes(_ sample: ContentSample) -> Bool { false }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    var text = DecodedText(file.bytes)
    if text.encoding == .utf8, !text.faults.isEmpty, let latin = DecodedText(file.bytes, encoding: "ISO-8859-1") {
      text = latin
    }
    let lines = LineIndex(text.utf8)
    func locate(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }
    if let problem = text.problem { catalog.addUnreadable(problem.message, at: locate(problem.offset)) }
    let control = text.utf8.firstIndex(where: isControl)
    if let control {
      let found = describeCharacter(in: text.utf8, at: control)
      catalog.addUnreadable("expected text, found \(found); what holds such bytes is left out", at: locate(control))
    }

    var scanner = PropertiesScanner(text.utf8)
    var comments: [String] = []
    var seen: [String: (index: Int, location: SourceLocation)] = [:]
    var superseded: Set<Int> = []
    while let item = scanner.next() {
      switch item {
      case .comment(let comment):
        comments.append(comment)
        continue
      case .blankLine: break
      case .fault(let offset, let message): catalog.addUnreadable(message, at: locate(offset))
      case .property(let property):
        // One finding speaks for all that hold such characters.
        let isDamaged =
          control != nil && text.utf8[property.offset..<scanner.offset].contains(where: isControl)
          || !text.faults.isEmpty && (property.key + property.value).unicodeScalars.contains("\u{FFFD}")
        guard !isDamaged else { break }
        let location = locate(property.offset)
        if let first = seen[property.key] {
          catalog.addDuplicate(property.key, locale: file.locale, at: location, first: first.location, lastWins: true)
          superseded.insert(first.index)
        }
        seen[property.key] = (catalog.entries.count, seen[property.key]?.location ?? location)
        var entry = Entry(
          key: property.key, locale: file.locale, location: location,
          comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
          variants: [Variant(path: VariantPath(), text: property.value, location: locate(property.valueOffset))])
        entry.placeholders = .guess(fromProperty: property.value)
        catalog.entries.append(entry)
      }
      comments.removeAll()
    }
    if !superseded.isEmpty {
      catalog.entries = catalog.entries.enumerated().filter { !superseded.contains($0.offset) }.map(\.element)
    }
    catalog.reportIfEmpty()
    catalog.sortProblems()
    return catalog
  }
}

extension CatalogFormat {
  package static let properties = CatalogFormat(PropertiesReader.self)
}

extension PlaceholderSyntax {
  /// The file does not say what its texts go through. `{0}` and `{0,number}` are MessageFormat's, `%S` and `%1$S` Mozilla's,
  /// other conversions `java.util.Formatter`'s; a percent sign before a blank is none.
  fileprivate static func guess(fromProperty value: String) -> Self {
    let bytes = Array(value.utf8)
    var printf: Self = .none
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") {
      let rest = bytes[(place + 1)...]
      if byte == UInt8(ascii: "{") {
        let index = rest.drop { $0 == 0x20 }.prefix { (0x30...0x39).contains($0) }
        let end = bytes[index.endIndex...].first { $0 != 0x20 }
        if !index.isEmpty, end == UInt8(ascii: "}") || end == UInt8(ascii: ",") { return .javaMessageFormat }
      } else if printf == .none {
        let conversion = rest.drop { (0x30...0x39).contains($0) || "$.,+-#(".utf8.contains($0) }.first
        if conversion == UInt8(ascii: "S") {
          printf = .c
        } else if let conversion, "sdfxXegcbn".utf8.contains(conversion) {
          printf = .java
        }
      }
    }
    return printf
  }
}

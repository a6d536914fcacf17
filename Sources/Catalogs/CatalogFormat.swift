import Vocabulary

/// The catalog formats, with what tells them apart and what reads them; a new format adds a case and a line in each table.
package enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  case strings, xcstrings

  /// Reads a file of this format. Bad text becomes findings in `problems`, the rest is read.
  package func read(_ file: CatalogFile) -> Catalog {
    switch self {
    case .strings: StringsReader.read(file)
    case .xcstrings: XCStringsReader.read(file)
    }
  }

  /// File name extensions, in lower case, without the dot.
  var extensions: [String] {
    switch self {
    case .strings: ["strings"]
    case .xcstrings: ["xcstrings"]
    }
  }

  /// How a walk through a folder takes files of this format (DESIGN §6).
  enum Walked { case always, inLocaleFolder, onlyWhenNamed }

  var walked: Walked {
    switch self {
    case .strings: .inLocaleFolder
    case .xcstrings: .always
    }
  }

  /// The format that a file's name tells.
  package init?(path: String) {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.extensions.contains(suffix) }) else { return nil }
    self = format
  }

  /// The format that a file's content tells, for a named file whose name tells none.
  package init?(content bytes: [UInt8]) {
    let text = DecodedText(bytes).utf8.prefix(4096)
    guard let first = text.first(where: { $0 > 0x20 }) else { return nil }
    if first == UInt8(ascii: "{"), String(decoding: text, as: UTF8.self).contains("\"sourceLanguage\"") {
      self = .xcstrings
      return
    }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "/") else { return nil }
    let file = CatalogFile(path: "", bytes: Array(text), sourceLocale: LanguageTag("en"))
    if StringsReader.read(file).entries.isEmpty { return nil }
    self = .strings
  }
}

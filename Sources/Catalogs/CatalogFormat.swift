package import Vocabulary

/// A catalog format: a small value that stands for its reader.
package struct CatalogFormat: Sendable, Hashable, CustomStringConvertible {
  let reader: any CatalogReader.Type

  package init(_ reader: any CatalogReader.Type) { self.reader = reader }

  /// In the order of ReaderList.swift.
  package static let all = ReaderList.all.map { CatalogFormat($0) }

  private static let byExtension: [String: [CatalogFormat]] = all.reduce(into: [:]) { table, format in
    for suffix in format.about.extensions { table[suffix, default: []].append(format) }
  }

  package var about: FormatDescription { reader.description }

  /// As in reports and options.
  package var name: String { about.name }
  package var description: String { name }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Reads a file of this format, as a walk that found it at `path` would. Bad text becomes findings in `problems`.
  package func read(path: String, bytes: [UInt8], sourceLocale: LanguageTag) -> Catalog {
    reader.read(CatalogFile(path: path, bytes: bytes, format: self, sourceLocale: sourceLocale))
  }

  // MARK: Which format a file has

  /// The formats that have the extension of that path; none for a name that is all extension, as `.strings`.
  static func candidates(for path: String) -> [CatalogFormat] {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return [] }
    return byExtension[name[name.index(after: dot)...].lowercased()] ?? []
  }

  /// The first format that has the extension of that path, whatever the file holds.
  package init?(path: String) {
    guard let first = Self.candidates(for: path).first else { return nil }
    self = first
  }

  /// The format of a file that was named: by its extension, where content has no say in it; else by its content.
  ///
  /// `sample` is only asked for where the name does not settle it; its nil is a file that cannot be opened.
  package init?(path: String, sample: () -> ContentSample?) {
    let candidates = Self.candidates(for: path)
    if candidates.count == 1, !candidates[0].about.walk.looksInside {
      self = candidates[0]
      return
    }
    if let sample = sample(),
      let told = candidates.first(where: { $0.reader.recognizes(sample) })
        ?? Self.all.first(where: { $0.reader.recognizes(sample) })
    {
      self = told
      return
    }
    // Its name is all that is left of a damaged file.
    guard let named = candidates.first(where: { !$0.about.walk.looksInside }) else { return nil }
    self = named
  }
}

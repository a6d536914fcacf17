package import Vocabulary

/// A catalog format: a small value that stands for its reader.
package struct CatalogFormat: Sendable, Hashable, CustomStringConvertible {
  let reader: any CatalogReader.Type

  package init(_ reader: any CatalogReader.Type) { self.reader = reader }

  /// In the order of ReaderList.swift.
  package static let all = FormatTable.standard.formats

  package var about: FormatDescription { reader.description }

  /// As in reports and options.
  package var name: String { about.name }
  package var description: String { name }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// What the path of such a file says about its locale and table.
  package func place(of path: String) -> CatalogPlace { reader.place(of: path) }

  /// Reads a file of this format, as a walk that found it at `path` would. Bad text becomes findings in `problems`.
  ///
  /// A blank file is one that nobody has filled yet: no entries, and nothing wrong with it.
  package func read(path: String, bytes: [UInt8], sourceLocale: LanguageTag) -> Catalog {
    let file = CatalogFile(path: path, bytes: bytes, format: self, sourceLocale: sourceLocale)
    return isBlank(bytes) ? Catalog(file) : reader.read(file)
  }

  /// The first format that has the extension of that path, whatever the file holds.
  package init?(path: String) {
    guard let first = FormatTable.standard.candidates(for: path).first else { return nil }
    self = first
  }

  /// The format of a file that was named: see `FormatTable`.
  package init?(path: String, sample: () -> ContentSample?) {
    guard let format = FormatTable.standard.format(of: path, sample: sample) else { return nil }
    self = format
  }
}

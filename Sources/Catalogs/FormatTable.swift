/// Formats by the extensions of their files, and how content decides between them.
package struct FormatTable: Sendable {
  package let formats: [CatalogFormat]
  private let byExtension: [String: [CatalogFormat]]

  /// All that Snug reads.
  package static let standard = FormatTable(ReaderList.all)

  package init(_ readers: [any CatalogReader.Type]) {
    formats = readers.map { CatalogFormat($0) }
    byExtension = formats.reduce(into: [:]) { table, format in
      for suffix in format.about.extensions { table[suffix, default: []].append(format) }
    }
  }

  /// The formats that have the extension of that path; none for a name that is all extension, as `.strings`.
  func candidates(for path: String) -> [CatalogFormat] {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return [] }
    return byExtension[name[name.index(after: dot)...].lowercased()] ?? []
  }

  /// The format of a file that was named: by its extension, where content has no say in it; else by its content.
  ///
  /// `sample` is only asked for where the name does not settle it; its nil is a file that cannot be opened.
  func format(of path: String, sample: () -> ContentSample?) -> CatalogFormat? {
    let candidates = candidates(for: path)
    if candidates.count == 1, !candidates[0].about.walk.looksInside { return candidates[0] }
    let sample = sample()
    if let sample, let told = told(by: sample, among: candidates) ?? told(by: sample, among: formats) { return told }
    // A blank file has nothing to be told by.
    if let sample, isBlank(sample.bytes) { return candidates.first }
    // Its name is all that is left of a damaged file.
    return candidates.first { !$0.about.walk.looksInside }
  }

  /// The first of the formats that recognizes the content.
  func told(by sample: ContentSample, among formats: [CatalogFormat]) -> CatalogFormat? {
    formats.first { $0.reader.recognizes(sample) }
  }
}

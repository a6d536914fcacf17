import Vocabulary

/// Reads Qt's translation sources: `.ts` files whose root is `<TS>`. TypeScript has the same extension.
///
/// A message is shown as lrelease compiles it: one that is obsolete or vanished is not there, an unfinished one is where
/// it has a text. A finished one without a text shows nothing.
enum QtReader: CatalogReader {
  static let description = FormatDescription(
    name: "qt", title: "Qt translation source", extensions: ["ts"], walk: .afterLook,
    summary: "Messages with contexts, comments and ids; numerus forms, length variants, `&` mnemonics; "
      + "`unfinished` counts as needing review, `obsolete` and `vanished` as absent.")

  static func place(of path: String) -> CatalogPlace {
    CatalogPlace(path: path, rules: [.platformSuffix("_"), .suffix("-"), .suffix("."), .wholeName, .folder])
  }

  static func recognizes(_ sample: ContentSample) -> Bool { sample.xmlRoot == "TS" }

  static func read(_ file: CatalogFile) -> Catalog {
    var messages = QtMessages(file)
    messages.readAll()
    return messages.catalog
  }
}

extension CatalogFormat {
  package static let qt = CatalogFormat(QtReader.self)
}

/// The readers there are. Adding one touches no file but its own and this: one line each, so that lists merge.
///
/// Where content has to tell between formats of one extension, the first that recognizes it is taken.
enum ReaderList {
  static let all: [any CatalogReader.Type] = [
    StringsReader.self,
    StringsdictReader.self,
    LoctableReader.self,
    XLIFFReader.self,
    XCStringsReader.self,
    AndroidReader.self,
    QtReader.self,
    ResXReader.self,
    POReader.self,
    MOReader.self,
    PropertiesReader.self,
  ]
}

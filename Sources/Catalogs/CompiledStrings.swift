import Vocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads `.strings` that were compiled to an XML or binary property list, as they stand in built apps.
///
/// Foundation's decoder tells no positions: entries stand at the start of the file, in the order of their keys.
enum CompiledStrings {
  static func isCompiled(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return ["<?xml", "<plist", "<!DOCTYPE"].contains { text.starts(with: $0.utf8) }
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let location = SourceLocation(file: file.path, line: 1, column: 1)
    do {
      let texts = try PropertyListDecoder().decode([String: String].self, from: Data(file.bytes))
      for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
        let variant = Variant(path: VariantPath(), text: value)
        catalog.entries.append(Entry(key: key, locale: file.locale, location: location, variants: [variant]))
      }
      if texts.isEmpty { catalog.addUnreadable("expected at least one entry, found none", at: location) }
    } catch {
      catalog.addUnreadable(
        "expected a property list of keys and texts, found something else or a damaged one", at: location)
    }
    return catalog
  }
}

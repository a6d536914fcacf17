import Vocabulary

/// Reads XLIFF 1.2 and 2.x: source and target of each unit, inline elements flattened to what is seen.
///
/// Each unit gives an entry of the target locale and a carried source. The target language is the file's, else that of its
/// path; a file with targets and neither is a finding.
enum XLIFFReader: CatalogReader {
  static let description = FormatDescription(
    name: "xliff", title: "XLIFF", extensions: ["xliff", "xlf"], walk: .always,
    summary: "1.2, 2.0 and 2.1, and the .xliff of .xcloc bundles: units, inline elements, states, notes, size limits.")

  static func place(of path: String) -> CatalogPlace {
    XcodeExport.place(of: path)
      ?? CatalogPlace(path: path, rules: [.suffix("."), .wholeName, .suffix("_"), .suffix("-"), .folder])
  }

  static func recognizes(_ sample: ContentSample) -> Bool {
    guard let root = sample.xmlRoot else { return false }
    return root == "xliff" || root.hasSuffix(":xliff")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let document = XMLDocument(file.bytes)
    let places = XLIFFPlaces(lines: document.lines, file: file.path)
    for problem in document.problems {
      catalog.addUnreadable(problem.message, at: places.location(of: problem.offset))
    }
    if let root = document.root {
      if root.localName == "xliff" {
        let sections =
          isVersion2(root) ? XLIFF2.sections(of: root, at: places) : XLIFF1.sections(of: root, at: places)
        var entries = XLIFFEntries(file: file, places: places, isGarbled: document.hasEncodingFaults)
        entries.add(sections, to: &catalog)
      } else {
        catalog.addUnreadable("expected <xliff>, found <\(root.name)>", at: places.location(of: root.offset))
      }
    }
    catalog.reportIfEmpty()
    catalog.sortProblems()
    return catalog
  }

  private static func isVersion2(_ root: XMLElement) -> Bool {
    if let version = root["version"] { return version.hasPrefix("2") }
    return root["srcLang"] != nil
  }
}

extension CatalogFormat {
  package static let xliff = CatalogFormat(XLIFFReader.self)
}

/// Xcode's exports: `de.xcloc/Localized Contents/de.xliff`, beside the bundles of the other languages.
enum XcodeExport {
  static func place(of path: String) -> CatalogPlace? {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let bundle = folders.lastIndex(where: { $0.hasSuffix(".xcloc") }), bundle < folders.count - 1 else {
      return nil
    }
    let language = String(folders[bundle].dropLast(6))
    folders.removeSubrange(bundle...)
    // What the bundles have in common is the folder that they stand in.
    let table = folders.isEmpty ? "xcloc" : folders.joined(separator: "/") + "/xcloc"
    return CatalogPlace(table: table, locale: language.isEmpty ? nil : LocaleCode.tag(language))
  }
}

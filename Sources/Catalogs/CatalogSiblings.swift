import Vocabulary

/// Where the other files of a catalog's table lie.
package struct CatalogSiblings: Sendable, Equatable {
  /// A glob for the table's files in all locales, the catalog's own among them: `po/*.po`, `res/values-*/strings.xml`.
  package var glob: String
  /// The path of the table's file that names no locale, whether it is there or not: `res/values/strings.xml`.
  package var base: String?

  package init(glob: String, base: String? = nil) {
    self.glob = glob
    self.base = base
  }
}

extension CatalogFormat {
  /// Nil for a path that names no locale.
  ///
  /// No rule about places is repeated here: a part of the path is tried as the locale's name by putting another locale
  /// there, and is it where the format then finds that one and the same table.
  package func siblings(of path: String) -> CatalogSiblings? {
    let own = place(of: path)
    guard let locale = own.locale else { return nil }
    let other = locale.language == "fr" ? "de" : "fr"
    let parts = PathSpans(path)
    for span in parts.spans {
      // Some projects say it twice: `de.xcloc/Localized Contents/de.xliff`.
      for spans in [parts.spans.filter { parts.text(of: $0) == parts.text(of: span) }, [span]] {
        let found = place(of: parts.replacing(spans, with: other))
        guard found.table == own.table, found.locale == LanguageTag(other) else { continue }
        var siblings = CatalogSiblings(glob: parts.glob(for: spans))
        if let base = parts.removing(span) {
          let found = place(of: base)
          if found.table == own.table, found.locale == nil { siblings.base = base }
        }
        return siblings
      }
    }
    return nil
  }
}

/// A path, and all parts of its names that may be a locale's code.
private struct PathSpans {
  struct Span {
    var component: Int
    /// In characters of the component.
    var range: Range<Int>
  }

  private let components: [[Character]]
  /// Those of the last name first, of each name the longest first.
  private(set) var spans: [Span] = []

  init(_ path: String) {
    components = path.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
    for index in components.indices.reversed() {
      let name = components[index]
      let dividers = name.indices.filter { "-_.".contains(name[$0]) }
      let starts = [0] + dividers.map { $0 + 1 }
      // A file's extension is none of them.
      let isFile = index == components.count - 1 && name.contains(".")
      let ends = isFile ? dividers : dividers + [name.count]
      let ranges = starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
      spans += ranges.sorted { $0.count > $1.count }.map { Span(component: index, range: $0) }
    }
  }

  func text(of span: Span) -> ArraySlice<Character> { components[span.component][span.range] }

  func replacing(_ spans: [Span], with locale: String) -> String {
    path { index in
      var name = components[index]
      for span in spans where span.component == index { name.replaceSubrange(span.range, with: locale) }
      return String(name)
    }
  }

  /// Without the divider before it, too; a folder that is nothing else is gone. Nil where no name would be left.
  func removing(_ span: Span) -> String? {
    var rest = components[span.component]
    rest.removeSubrange(max(0, span.range.lowerBound - 1)..<span.range.upperBound)
    guard rest.first != ".", !rest.isEmpty || span.component < components.count - 1 else { return nil }
    return path { index in
      let name = index == span.component ? rest : components[index]
      return name.isEmpty && index == span.component ? nil : String(name)
    }
  }

  func glob(for spans: [Span]) -> String {
    path { index in
      let name = components[index]
      guard let span = spans.first(where: { $0.component == index }) else { return PathPattern.escaped(String(name)) }
      return PathPattern.escaped(String(name[..<span.range.lowerBound])) + "*"
        + PathPattern.escaped(String(name[span.range.upperBound...]))
    }
  }

  private func path(_ name: (Int) -> String?) -> String { components.indices.compactMap(name).joined(separator: "/") }
}

package import Catalogs

/// The values that the configuration puts in for placeholders.
package struct SampleBook: Sendable {
  package enum Sample: Sendable, Hashable {
    /// Put in as it is.
    case text(String)
    /// Written with the locale's digits and the placeholder's format.
    case number(Double)
    /// Written as the placeholder says; seconds since 1970 began, universal time.
    case date(Double)

    var isNumber: Bool { if case .number = self { true } else { false } }
  }

  /// Samples for a spelling (`%@`, `%d`, `{name}`), in order.
  package typealias BySpelling = [String: [Sample]]

  package var general: BySpelling
  /// For the keys that a pattern matches; the first pattern with samples for a spelling counts.
  package var byKey: [(pattern: Wildcard, samples: BySpelling)]

  package init(general: BySpelling = [:], byKey: [(pattern: Wildcard, samples: BySpelling)] = []) {
    self.general = general
    self.byKey = byKey
    let spellings = byKey.reduce(into: Set(general.keys)) { $0.formUnion($1.samples.keys) }
    customSpellings = spellings.filter { !$0.hasPrefix("%") && !$0.isEmpty }.sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
  }

  /// The spellings that are no printf placeholders, longest first.
  let customSpellings: [String]

  /// What the configuration says for a placeholder; nil where it says nothing.
  ///
  /// `%1$.2f` takes the samples of exactly that spelling, else of `%.2f`, else of `%f`.
  func samples(for placeholder: Placeholder, key: String, areNumbersOnly: Bool = false) -> [Sample]? {
    let spellings = Self.spellings(of: placeholder)
    func found(in samples: BySpelling) -> [Sample]? {
      spellings.lazy.compactMap { samples[$0]?.filter { !areNumbersOnly || $0.isNumber } }.first { !$0.isEmpty }
    }
    for (pattern, samples) in byKey where pattern.matches(key) {
      if let found = found(in: samples) { return found }
    }
    return found(in: general)
  }

  private static func spellings(of placeholder: Placeholder) -> [String] {
    var spellings = [placeholder.spelling]
    if placeholder.plainSpelling != placeholder.spelling { spellings.append(placeholder.plainSpelling) }
    // A spelling that tells no type says by itself what may stand there.
    guard placeholder.isTyped else { return spellings }
    switch placeholder.kind {
    case .text: spellings += ["%@", "%s"]
    case .integer, .formArgument: spellings += ["%" + placeholder.format.conversion, "%d", "%lld", "%ld", "%i", "%u"]
    case .decimal: spellings += ["%" + placeholder.format.conversion, "%f"]
    case .character, .pointer, .date, .variable, .custom: break
    }
    return spellings
  }

  /// Without a configuration (DESIGN §3).
  static func standard(for kind: Placeholder.Kind) -> Sample {
    switch kind {
    case .integer, .formArgument: .number(25)
    case .decimal: .number(2.5)
    case .text, .character, .variable, .custom: .text(standardText)
    case .pointer: .text("0x0")
    case .date: .date(standardDate)
    }
  }

  /// Tuesday, 30 September 2025, 20:45: no field of it is short.
  static let standardDate = 1_759_265_100.0
  package static let standardText = "Maria"
  /// For the rules about direction, beside `standardText`.
  package static let standardRightToLeftText = "محمد"
}

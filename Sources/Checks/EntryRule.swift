import Catalogs
import Titles
import Vocabulary

/// A rule about an entry of a catalog, beside its source. One file each, with its sentence beside its test.
///
/// One per worker: it may keep what it has found out about locales. It is asked about every entry there is, so where
/// nothing is suspicious it costs next to nothing.
protocol EntryRule: SendableMetatype {
  static var rule: Rule { get }
  init()
  /// Without severity, which the configuration gives.
  mutating func findings(on subject: EntrySubject) throws -> [Finding]
}

/// An entry that is shipped, with all that a rule may ask.
struct EntrySubject {
  let entry: Entry
  /// The entry that it translates; nil for a source.
  let source: Entry?

  /// Nil for what is not audited: obsolete or unfinished entries, and those that are not for translation.
  init?(_ entry: Entry, source: Entry?) {
    guard Self.isShipped(entry.state), entry.shouldTranslate else { return nil }
    self.entry = entry
    self.source = source
  }

  /// Its leaves that are shipped.
  var leaves: some Sequence<Variant> { entry.variants.lazy.filter { Self.isShipped($0.state) } }

  /// As `TitleMaker.Scope` has it, without a look into its set: this is asked some times for each text.
  static func isShipped(_ state: Entry.State) -> Bool {
    switch state {
    case .translated, .needsReview: true
    case .new, .stale, .fuzzy, .obsolete: false
    }
  }

  /// A finding about one leaf, or about the entry as a whole.
  func finding(_ rule: Rule, _ message: String, leaf: Variant? = nil, path: VariantPath? = nil) -> Finding {
    var finding = Finding(rule: rule.id, severity: rule.severity, message: message)
    finding.location = leaf?.location ?? entry.location
    finding.key = entry.key
    let path = path ?? leaf?.path ?? VariantPath()
    finding.variant = path.isEmpty ? nil : path.description
    finding.locale = entry.locale
    finding.rawText = leaf?.text
    finding.sourceText = source?.counterpart(of: path)?.text
    return finding
  }
}

package import Vocabulary

/// All rules there are, in the order of reports.
package enum RuleList {
  /// In the order in which they are tried; the first that applies at an edge speaks for it.
  package static let layout: [any LayoutRule.Type] = [
    TextTruncated.self, TextClipped.self, TextClippedVertically.self, TextHidden.self, InkOutsideFrame.self,
    ElementProtrusion.self, ContainerProtrusion.self, ImageSqueezed.self, TextImageOverlap.self,
    TitleOffCenter.self, ImageDrift.self, ImageNotMirrored.self, LayoutNotMirrored.self,
  ]

  /// Places in `layout`, in the order of findings.
  static let inOrderOfID: [Int] = layout.indices.sorted { layout[$0].rule.id < layout[$1].rule.id }

  /// Those that ask for an entry alone; `LimitExceeded` wants fonts besides.
  static let entries: [any EntryRule.Type] = [PlaceholderMismatch.self, MissingPluralForm.self, Mojibake.self]

  package static let all: [Rule] =
    layout.map { $0.rule } + [
      MissingGlyph.rule, CatalogRules.unreadable, CatalogRules.duplicateKey, CatalogRules.missingTranslation,
      CatalogRules.emptyTranslation, PlaceholderMismatch.rule, MissingPluralForm.rule, Mojibake.rule,
      LimitExceeded.rule, NotMeasured.rule, IgnoreList.expired, IgnoreList.unused,
    ]

  /// For each place in `layout`, the places of the rules beside which it keeps silent.
  static let yields: [[Int]] = layout.map { kind in
    kind.yieldsTo.compactMap { other in layout.firstIndex { $0 == other } }
  }

  static let inkOutsideFrame = layout.firstIndex { $0 == InkOutsideFrame.self }

  /// What there is to say of each rule, for reports.
  package static let help: [Report.RuleHelp] = all.map {
    Report.RuleHelp(id: $0.id, severity: $0.severity, summary: $0.summary, advice: $0.advice)
  }

  package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}

/// All rules there are, in the order of reports.
package enum RuleList {
  /// In the order in which they are tried; the first that applies at an edge speaks for it.
  package static let layout: [any LayoutRule.Type] = [
    TextTruncated.self, TextClipped.self, TextClippedVertically.self, TextHidden.self, InkOutsideFrame.self,
    ElementProtrusion.self, ImageProtrusion.self, ContainerProtrusion.self, ImageSqueezed.self, TextImageOverlap.self,
    TitleOffCenter.self, ImageDrift.self, ImageNotMirrored.self, LayoutNotMirrored.self,
  ]

  /// Places in `layout`, in the order of findings.
  static let inOrderOfID: [Int] = layout.indices.sorted { layout[$0].rule.id < layout[$1].rule.id }

  package static let all: [Rule] =
    layout.filter { $0 != ImageProtrusion.self }.map { $0.rule } + [
      MissingGlyph.rule, CatalogRules.unreadable, CatalogRules.duplicateKey, CatalogRules.missingTranslation,
      CatalogRules.emptyTranslation, NotMeasured.rule, IgnoreList.expired, IgnoreList.unused,
    ]

  package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}

import Layouts
import Vocabulary

/// Rules about an entry of a catalog, whatever the component. The readers find the first two.
enum CatalogRules {
  static let unreadable = Rule(
    "catalog-unreadable", .catalog, .catalog, .error,
    summary: "A catalog, or a part of it, cannot be read.",
    advice: "Mend the file at the place named; everything else in it was audited.")
  static let duplicateKey = Rule(
    "duplicate-key", .catalog, .catalog, .error,
    summary: "A key stands twice in one catalog.",
    advice: "Remove one of the two; the platform shows only one of them.")
  static let missingTranslation = Rule(
    "missing-translation", .catalog, .catalog, .note,
    summary: "A key of the source has no translation in a locale.",
    advice: "Translate it, or mark it as not for translation.")
  static let emptyTranslation = Rule(
    "empty-translation", .catalog, .catalog, .error,
    summary: "A translation is empty where the source is not.",
    advice: "Translate it: the button shows nothing.")
}

import Catalogs
import Vocabulary

/// What the source titles do: the control that translations are held against, size by size (DESIGN §5).
struct SourceControl: Sendable {
  private var titles: [Key: [Title]] = [:]

  private struct Key: Hashable, Sendable {
    var table: Int
    var key: String
  }

  /// One source title.
  struct Title: Sendable {
    var variant: VariantPath
    var text: String
    /// By the component's place in the plan: the natural width at the base size, in points.
    var widthsAtBase: [Int: Points] = [:]
    /// By the component's place in the plan, then by strategy: failing sizes by rule.
    var masks: [Int: [String: [UInt64]]] = [:]
  }

  mutating func add(_ title: Title, table: Int, key: String) {
    titles[Key(table: table, key: key), default: []].append(title)
  }

  /// The source titles of a key.
  func titles(table: Int, key: String) -> [Title] { titles[Key(table: table, key: key)] ?? [] }

  mutating func merge(_ other: SourceControl) { titles.merge(other.titles) { $0 + $1 } }
}

extension [SourceControl.Title] {
  /// The title that stands against a translation's variant: the same path or the form of the same number, else the plural
  /// `other`, else the one without variants.
  func counterpart(of variant: VariantPath) -> SourceControl.Title? {
    // As in `Entry.counterpart`.
    if let item = variant.item, indices.contains(item), self[item].variant == variant { return self[item] }
    if let same = first(where: { $0.variant == variant }) { return same }
    if let plural = variant.plural.flatMap({ Self.sameNumber[$0] }) {
      let alike = variant.withPlural(plural)
      if let same = first(where: { $0.variant == alike }) { return same }
    }
    let other = variant.withPlural("other")
    return first { $0.variant == other } ?? first { $0.variant.isEmpty }
      ?? first { $0.variant.plural == "other" } ?? last
  }

  /// Messages name small numbers in two ways, and languages differ in which they use.
  private static let sameNumber = ["zero": "=0", "one": "=1", "two": "=2", "=0": "zero", "=1": "one", "=2": "two"]

  /// The title that a layout of the key was designed with: the plural `other`, or the only one.
  var design: SourceControl.Title? { first { $0.variant.plural == "other" } ?? first }
}

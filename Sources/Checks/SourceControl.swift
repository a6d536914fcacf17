import Catalogs
import Vocabulary

/// What the source titles do: the control that translations are held against, size by size (DESIGN §5).
struct SourceControl: Sendable {
  private var titles: [Key: [Title]] = [:]

  struct Key: Hashable, Sendable {
    var table: Int
    var key: String
  }

  /// One source title: its failing sizes by component, strategy and rule.
  struct Title: Sendable {
    var variant: VariantPath
    var text: String
    /// The natural width at the base size of each of the job's components, in points.
    var widthsAtBase: [Int: Points]
    /// By component's place in the plan, then by strategy: masks by rule.
    var masks: [Int: [[UInt64]]]
  }

  mutating func add(_ title: Title, table: Int, key: String) {
    titles[Key(table: table, key: key), default: []].append(title)
  }

  /// The source title that stands against a translation's variant: the same path, else the plural `other`, else the one
  /// without variants.
  func title(for variant: VariantPath, table: Int, key: String) -> Title? {
    guard let all = titles[Key(table: table, key: key)] else { return nil }
    if let same = all.first(where: { $0.variant == variant }) { return same }
    let other = VariantPath(
      variant.steps.map { $0.kind == "plural" ? VariantPath.Step(kind: "plural", value: "other") : $0 })
    return all.first { $0.variant == other } ?? all.first { $0.variant.isEmpty }
      ?? all.first { $0.variant.plural == "other" } ?? all.last
  }

  /// The source title that a layout of the key was designed with: the plural `other`, or the only one.
  func design(table: Int, key: String) -> Title? {
    let all = titles[Key(table: table, key: key)]
    return all?.first { $0.variant.plural == "other" } ?? all?.first
  }

  mutating func merge(_ other: SourceControl) { titles.merge(other.titles) { $0 + $1 } }
}

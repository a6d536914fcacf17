extension Report {
  /// What the report of some shards holds besides: which shards they are, and of what its counts and findings were made,
  /// so that joined with the others it gives what one run would have given.
  package struct Part: Sendable, Equatable {
    /// From 1, ascending.
    package var shards: [Int]
    /// How many shards there are.
    package var count: Int
    /// SHA-256 of what all shards of an audit have in common, by name: catalogs, configuration, options.
    package var inputs: [String: String] = [:]
    /// Those counted in the summary, sorted.
    package var locales: [LanguageTag] = []
    /// Those counted in the summary, sorted.
    package var components: [String] = []
    /// Sorted by locale.
    package var advances: [Advance] = []
    /// For each component and locale with a budget; sorted by locale and component.
    package var typeSizes: [TypeSize] = []
    /// What component findings are made of.
    package var faults: [Fault] = []
    /// What findings of absent faces are made of: each message lacks the count of titles that it begins with.
    package var absences: [Finding] = []
    /// For each entry of `ignore` that matched nothing, what there is to say where no other shard has a match for it.
    package var unusedIgnores: [Finding] = []
    /// Entries of the baseline that no shard of this audit would find again, by what `Baseline.Entry.scopeName` calls them.
    package var uncovered: [String] = []

    package init(shards: [Int], count: Int) {
      self.shards = shards
      self.count = count
    }

    /// Every shard is in it: there is nothing left to join.
    package var isWhole: Bool { shards.count == count }

    /// The shards that are not in it.
    package var missing: [Int] { (1...max(count, 1)).filter { !shards.contains($0) } }
  }
}

extension Report.Part {
  /// The advance and the graphemes of all titles of a locale, for the mean width of a character.
  package struct Advance: Sendable, Equatable {
    package var locale: LanguageTag
    package var graphemes: Int
    /// In millionths of an em: whole numbers have the same sum in any order.
    package var microEm: Int

    package init(locale: LanguageTag, graphemes: Int, microEm: Int) {
      self.locale = locale
      self.graphemes = graphemes
      self.microEm = microEm
    }
  }

  /// How a component is set at the base size in a locale, in points.
  package struct TypeSize: Sendable, Equatable {
    package var component: String
    package var locale: LanguageTag
    package var fontSize: Points
    package var tracking: Points

    package init(component: String, locale: LanguageTag, fontSize: Points, tracking: Points) {
      self.component = component
      self.locale = locale
      self.fontSize = fontSize
      self.tracking = tracking
    }
  }

  /// A component's own fault as far as it was seen.
  package struct Fault: Sendable, Equatable {
    /// With the titles, locales and sizes of this part. Its message and its severity are those of the example, as if the
    /// fault began at a promised size.
    package var finding: Finding
    /// Which example shows the fault best: the one that weighs most, of equal ones the first in the report.
    package var weight: Double
    package var order: Int
    /// At least one of the sizes is promised.
    package var isPromised: Bool
    /// All its locales are advisory.
    package var isAdvisory: Bool

    package init(finding: Finding, weight: Double, order: Int, isPromised: Bool, isAdvisory: Bool) {
      self.finding = finding
      self.weight = weight
      self.order = order
      self.isPromised = isPromised
      self.isAdvisory = isAdvisory
    }
  }
}

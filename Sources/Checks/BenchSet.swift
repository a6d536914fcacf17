import Fonts
import UnicodeServices
import Vocabulary

/// The benches of all locales: locales with the same direction and the same overrides share one.
struct BenchSet: Sendable {
  private var byLocale: [LanguageTag: Entry] = [:]
  private let fallback: Entry

  struct Entry: Sendable {
    let index: Int
    let direction: Direction
    let bench: Bench
  }

  /// `tries` is true where it is asked what would mend titles.
  init(
    plan: AuditPlan, locales: some Sequence<LanguageTag>, fonts: FontSource, tries: Bool = false
  ) throws {
    var entries: [[Int]: Entry] = [:]
    func entry(for locale: LanguageTag) throws -> Entry {
      let direction = try plan.direction ?? LocaleFacts.direction(of: locale)
      let signature =
        [direction == .rightToLeft ? 1 : 0]
        + plan.overrides.indices.filter { index in
          plan.overrides[index].locales.contains { Bench.applies($0, to: locale) }
        }
      if let known = entries[signature] { return known }
      let bench = try Bench(plan: plan, locale: locale, direction: direction, fonts: fonts, tries: tries)
      let entry = Entry(index: entries.count, direction: direction, bench: bench)
      entries[signature] = entry
      return entry
    }
    fallback = try entry(for: LanguageTag("und"))
    for locale in locales { byLocale[locale] = try entry(for: locale) }
  }

  /// A set of one bench, for every locale.
  init(of entry: Entry) { fallback = entry }

  /// The component with that place in the plan, on the bench without overrides.
  func places(of component: Int) -> [Bench.Place] { fallback.bench.places.filter { $0.index == component } }

  func bench(for locale: LanguageTag) -> Entry { byLocale[locale] ?? fallback }
}

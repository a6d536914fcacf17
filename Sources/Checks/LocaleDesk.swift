import Fonts
import Layouts
import Typesetting
import UnicodeServices
import Vocabulary

/// What a worker keeps at hand for one locale: the bench, its styles, and what it has counted so far.
///
/// Counted in arrays, for each title in each strategy is counted; turned into `Totals` once, at the end.
final class LocaleDesk {
  let locale: LanguageTag
  let bench: BenchSet.Entry
  /// In the order of the bench's places.
  private(set) var styles: [PreparedStyle] = []
  /// By place and text size, then for the base size; empty for a place whose faces have no optical sizes.
  private var sizedStyles: [[PreparedStyle]]
  /// By place and strategy.
  private var ranks: [[Totals.Survivors]]
  /// By place; nil where nobody asks for remedies.
  private var remedies: [RemedyTally?]
  /// By place, strategy and rule.
  private var tallies: [[[Totals.Tally?]]]
  private var inkTallies: [InkKey: Totals.Tally] = [:]
  var advance = Totals.Advance()

  private struct InkKey: Hashable {
    var place: Int
    var judge: Int
    var face: String
  }

  /// Throws what ICU says of the locale.
  init(locale: LanguageTag, bench: BenchSet.Entry, plan: AuditPlan) throws {
    self.locale = locale
    self.bench = bench
    let places = bench.bench.places
    sizedStyles = Array(repeating: [], count: places.count)
    ranks = places.map { place in
      place.judges.map { _ in
        Totals.Survivors(lost: Array(repeating: 0, count: place.prepared.sizes.count))
      }
    }
    remedies = places.map { $0.trials.map { RemedyTally($0) } }
    tallies = places.map { place in
      place.judges.map { _ in Array(repeating: nil, count: RuleList.layout.count) }
    }
    for place in places {
      let style = place.style(locale: locale, plan: plan)
      // One style serves all components that set text alike, so that a title is shaped once for them all.
      let alike = styles.first { $0.style.isAlike(style) }
      styles.append(try alike ?? PreparedStyle(style))
    }
  }

  /// The styles of a place for each of its text sizes and, last, for the base size: for faces with optical sizes.
  func sizedStyles(of position: Int) throws -> [PreparedStyle] {
    if sizedStyles[position].isEmpty {
      let prepared = bench.bench.places[position].prepared
      sizedStyles[position] = try (prepared.fontSizes + [prepared.baseFontSize]).map { size in
        var style = styles[position].style
        style.opticalSize = size
        return try PreparedStyle(style)
      }
    }
    return sizedStyles[position]
  }

  /// Counts a title in a strategy; `lost` holds the sizes at which a reader loses something.
  func rank(lost: UInt64, place: Int, judge: Int) {
    ranks[place][judge].titles += 1
    guard lost != 0 else { return }
    for size in ranks[place][judge].lost.indices where lost & 1 << UInt64(size) != 0 {
      ranks[place][judge].lost[size] += 1
    }
  }

  /// Tries what would mend a title; `lost` holds for each strategy the sizes at which a reader loses something.
  func tryRemedies(on title: TitleMeasure, lost: [UInt64], place: Int) {
    guard let trials = bench.bench.places[place].trials else { return }
    remedies[place]?.note(title, lost: lost, trials)
  }

  /// Counts a title with a fault of the component's own. `example` is asked for where the title shows it best so far.
  func tally(
    rule: Int, face: String?, sizes: UInt64, weight: Double, order: Int, place: Int, judge: Int,
    example: () -> Finding
  ) {
    func count(_ tally: inout Totals.Tally?) {
      if tally == nil { tally = Totals.Tally(example: example(), weight: weight, order: order) }
      tally?.offer(example(), weight: weight, order: order)
      tally?.titles += 1
      tally?.sizes |= sizes
    }
    if let face {
      count(&inkTallies[InkKey(place: place, judge: judge, face: face)])
    } else {
      count(&tallies[place][judge][rule])
    }
  }

  /// Adds what was counted to `totals`.
  func add(to totals: inout Totals) {
    var own = Totals()
    if advance.graphemes > 0 { own.advances[locale] = advance }
    for style in styles + sizedStyles.joined() { own.needed.formUnion(style.neededFaces) }
    for (position, place) in bench.bench.places.enumerated() {
      for (index, judge) in place.judges.enumerated() {
        if ranks[position][index].titles > 0 {
          own.ranking[.init(component: place.index, strategy: judge.name, locale: locale)] = ranks[position][index]
        }
        for (rule, tally) in tallies[position][index].enumerated() {
          guard var tally else { continue }
          tally.locales = [locale]
          let key = Totals.TallyKey(
            component: place.index, strategy: judge.name, rule: rule, direction: bench.direction)
          own.tallies[key] = tally
        }
      }
      guard let trials = place.trials, let tally = remedies[position] else { continue }
      for remedies in tally.remedies(trials, of: place.prepared) {
        own.remedies[.init(component: place.index, strategy: remedies.strategy)] = remedies
      }
    }
    for (ink, tally) in inkTallies {
      let place = bench.bench.places[ink.place]
      let key = Totals.TallyKey(
        component: place.index, strategy: place.judges[ink.judge].name, rule: RuleList.inkOutsideFrame ?? 0,
        direction: bench.direction, locale: locale, face: ink.face)
      var tally = tally
      tally.locales = [locale]
      own.tallies[key] = tally
    }
    totals.merge(own)
  }
}

extension Bench.Place {
  /// How the component's titles are set in a locale.
  func style(locale: LanguageTag, plan: AuditPlan) -> TypesetStyle {
    TypesetStyle(
      stack: stack, locale: locale, base: plan.baseDirection, letterSpacing: prepared.letterSpacing,
      isUppercase: prepared.component.isUppercase, lineHeight: prepared.component.lineHeight,
      korean: plan.platform == .ios ? .atSpaces : .betweenSyllables)
  }
}

import Fonts
import Layouts
import Titles
import Typesetting
import Vocabulary

/// Writes the finding of one title, component, strategy and rule: numbers first, then how much they weigh.
struct FindingWriter {
  let subject: Subject
  let judge: Judge
  /// Of the title by the judge.
  let evaluation: Evaluation
  let plan: AuditPlan

  private var prepared: PreparedComponent { subject.place.prepared }
  private var measure: TitleMeasure { subject.measure }
  private var sizes: [TextSize] { prepared.sizes }

  /// `mask` holds the failing sizes, `shared` those at which the source fails the same rule.
  func finding(rule: Int, mask: UInt64, shared: UInt64) -> Finding? {
    let kind = RuleList.layout[rule]
    let sharedMask = mask & shared
    let own = mask & ~sharedMask
    // Where nothing is left, the numbers speak of the shared sizes.
    let spoken = own == 0 ? mask : own
    guard let worst = judge.worst(of: rule, for: measure, in: evaluation, among: spoken) else { return nil }
    var finding = Finding(rule: kind.rule.id, severity: judge.rules.severity[rule], message: "")
    finding.describe(subject.title, subject.filled)
    finding.component = prepared.component.name
    finding.strategy = judge.name
    finding.direction = subject.direction
    finding.sourceText = subject.source?.text
    finding.sizes = prepared.list(mask)
    finding.sharedSizes = prepared.list(sharedMask)
    finding.firstFailingSize = prepared.list(spoken).first
    finding.widths = worst.widths
    finding.alsoInSource = own == 0
    // Of a distance nothing is said of what is left to read.
    let visible = worst.violation.kind == .distance ? "" : visibleText(worst)
    finding.message = kind.message(for: facts(worst, visibleText: visible))
    if worst.violation.kind == .distance {
      finding.worst = distance(worst)
    } else {
      finding.worst = .room(
        textSize: sizes[worst.size], bounds: worst.situation.placement.bounds, needed: worst.violation.measured,
        available: worst.violation.limit, visibleText: visible)
    }
    if worst.violation.kind == .width {
      finding.smallestPassingWidth = frontier(rule: rule, mask: mask, from: worst.situation.placement.bounds.width)
      finding.budget = budget(rule: rule)
    }
    weigh(&finding, rule: rule, worst: worst, spoken: spoken)
    return finding
  }

  /// The title as an example of a fault of the component's own.
  func example(rule: Int, mask: UInt64) -> Finding {
    let kind = RuleList.layout[rule]
    var finding = Finding(rule: kind.rule.id, severity: judge.rules.severity[rule], message: kind.rule.summary)
    finding.text = subject.filled.text
    guard let worst = judge.worst(of: rule, for: measure, in: evaluation, among: mask, ownFaults: true) else {
      return finding
    }
    finding.message = kind.message(for: facts(worst, visibleText: subject.filled.text))
    finding.widths = worst.widths
    finding.worst = distance(worst)
    let standIns = standIns(for: worst.violation)
    if worst.violation.kind == .height, !standIns.isEmpty {
      finding.standIn = standIns
      finding.withinErrorBar = true
    }
    if finding.withinErrorBar || isWeak { finding.severity = min(finding.severity, .warning) }
    return finding
  }

  private func distance(_ worst: Judge.Worst) -> Finding.Worst {
    .measure(
      textSize: sizes[worst.size], measured: worst.violation.measured, limit: worst.violation.limit,
      unit: plan.platform.unit)
  }

  private func facts(_ worst: Judge.Worst, visibleText: String) -> MessageFacts {
    let isOfInk = worst.violation.kind == .height || RuleList.layout[worst.rule] == InkOutsideFrame.self
    return MessageFacts(
      violation: worst.violation, textSize: sizes[worst.size], unit: plan.platform.unit,
      bounds: worst.situation.placement.bounds, visibleText: visibleText,
      lines: measure.isSetInLines ? prepared.component.lines : 1,
      face: isOfInk ? measure.faceOfInk : nil, direction: subject.direction)
  }

  /// What a reader still sees: the cut text at the worst size.
  private func visibleText(_ worst: Judge.Worst) -> String {
    guard let text = measure.shape(at: worst.size).text else { return subject.filled.text }
    return judge.placing.visibleText(of: text, isSetInLines: measure.isSetInLines, in: worst.situation)
  }

  // MARK: Weight

  /// Caps of severity (DESIGN §3, §4, §7): stand-ins, weak evidence, sizes above the promised, advisory locales, surveys.
  private func weigh(_ finding: inout Finding, rule: Int, worst: Judge.Worst, spoken: UInt64) {
    let promised = spoken & prepared.promisedMask
    let standIns = standIns(for: worst.violation)
    if !standIns.isEmpty {
      finding.standIn = standIns
      let judged = promised == 0 ? worst : judge.worst(of: rule, for: measure, in: evaluation, among: promised) ?? worst
      let share = subject.isLatin ? plan.errorBars.latin : plan.errorBars.other
      finding.withinErrorBar =
        judged.violation.kind == .height || judged.violation.excess <= share * judged.situation.needed
    }
    if promised == 0 {
      finding.message += " Only at accessibility sizes."
      finding.severity = min(finding.severity, .warning)
    }
    let isAdvisory = plan.advisoryLocales.contains { Bench.applies($0, to: subject.title.locale) }
    if finding.withinErrorBar || isWeak || isAdvisory { finding.severity = min(finding.severity, .warning) }
    if plan.isSurvey { finding.severity = .note }
  }

  private var isWeak: Bool { type(of: judge.placing.strategy).explanation.certainty.capsSeverity }

  /// The families in the title that stand in for others; of a height also the one that the line box comes from.
  private func standIns(for violation: Violation) -> [String] {
    var families = subject.standIns
    guard violation.kind == .height, let primary = subject.place.stack.faces.first, primary.standIn != nil,
      !families.contains(primary.family)
    else { return families }
    families.append(primary.family)
    return families
  }

  // MARK: Fit frontier and budget

  /// The smallest button width that passes at each failing size, to a pixel.
  private func frontier(rule: Int, mask: UInt64, from width: Points) -> [Finding.SizedWidth] {
    let start = prepared.widths.compactMap { $0 }.max() ?? width
    return sizes.indices.filter { mask & 1 << UInt64($0) != 0 }.compactMap { size in
      smallestPassingWidth(rule: rule, size: size, from: start).map {
        Finding.SizedWidth(textSize: sizes[size], width: $0)
      }
    }
  }

  /// Mostly the width grows as the text does, point for point: that guess is tried first, and one pixel less.
  private func smallestPassingWidth(rule: Int, size: Int, from start: Points) -> Points? {
    func excess(_ width: Points) -> Points? {
      let situation =
        evaluation.situation(size: size, width: width)
        ?? judge.placing.situation(of: measure, size: size, width: width)
      let violation = RuleList.layout[rule].violation(in: situation, tolerance: judge.rules.tolerance[rule])
      return violation?.kind == .width ? violation?.excess : nil
    }
    let pixel = 1 / prepared.grid.scale
    // A pixel's multiples, so that what passes is what can be set.
    let first = (start / pixel).rounded(.up) * pixel
    guard let missing = excess(first) else { return frontierBelow(first, pixel: pixel) { excess($0) == nil } }
    let guess = ((first + missing) / pixel - 0.001).rounded(.up) * pixel
    if missing > 0, excess(guess) == nil {
      guard excess(guess - pixel) == nil else { return guess }
      return frontierBelow(guess, above: first, pixel: pixel) { excess($0) == nil }
    }
    let most = max(LimitTable.widest, 2 * guess)
    guard excess(most) == nil else { return nil }
    return frontierBelow(most, above: first, pixel: pixel) { excess($0) == nil }
  }

  private func frontierBelow(
    _ passing: Points, above failing: Points = 0, pixel: Points, passes: (Points) -> Bool
  ) -> Points {
    var low = (failing / pixel).rounded(.down)
    var high = (passing / pixel).rounded(.up)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if passes(middle * pixel) { high = middle } else { low = middle }
    }
    return high * pixel
  }

  /// The widest text that the rule lets pass in the narrowest button at the required size, and the same room at the base
  /// size. None where the title takes more than one line: the room then depends on where it breaks.
  private func budget(rule: Int) -> Finding.Budget? {
    guard let size = prepared.isPromised.lastIndex(of: true), !measure.isSetInLines, prepared.fontSizes[size] > 0
    else { return nil }
    let points = judge.budget(of: rule, for: measure)
    // Whatever has one letter left passes `text-hidden`: no width is the widest.
    guard points < LimitTable.widest else { return nil }
    return Finding.Budget(
      textSize: sizes[size], points: points, pointsAtBase: points * prepared.baseFontSize / prepared.fontSizes[size],
      characters: 0)
  }
}

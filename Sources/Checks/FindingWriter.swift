import Fonts
import Layouts
import Titles
import Typesetting
import Vocabulary

/// Writes the finding of one title, component, strategy and rule: numbers first, then how much they weigh.
struct FindingWriter {
  let subject: Subject
  let judge: Judge
  let measure: TitleMeasure
  let plan: AuditPlan
  let typesetter: Typesetter
  let text: TypesetText
  let style: PreparedStyle

  private var prepared: PreparedComponent { subject.place.prepared }
  private var sizes: [TextSize] { prepared.sizes }

  /// `mask` holds the failing sizes, `shared` those at which the source fails the same rule.
  func finding(rule: Int, mask: UInt64, shared: UInt64) -> Finding? {
    let kind = RuleList.layout[rule]
    let sharedMask = mask & shared
    let own = mask & ~sharedMask
    // Where nothing is left, the numbers speak of the shared sizes.
    let spoken = own == 0 ? mask : own
    guard let worst = judge.worst(of: rule, for: measure, among: spoken) else { return nil }
    var finding = Finding(rule: kind.rule.id, severity: judge.rules.severity[rule], message: "")
    finding.describe(subject.title, subject.filled)
    finding.component = prepared.component.name
    finding.strategy = judge.name
    finding.direction = subject.direction
    finding.sourceText = subject.source?.text
    finding.sizes = list(mask)
    finding.sharedSizes = list(sharedMask)
    finding.firstFailingSize = list(spoken).first
    finding.widths = worst.widths
    finding.alsoInSource = own == 0
    let visible = visibleText(worst.situation, fontSize: prepared.fontSizes[worst.size])
    let facts = MessageFacts(
      violation: worst.violation, textSize: sizes[worst.size], unit: plan.platform.unit,
      bounds: worst.situation.placement.bounds, visibleText: visible,
      face: worst.violation.kind == .height ? faceOfInk : nil, direction: subject.direction)
    finding.message = kind.message(for: facts)
    if worst.violation.kind == .distance {
      finding.worst = .measure(
        textSize: sizes[worst.size], measured: worst.violation.measured, limit: worst.violation.limit,
        unit: plan.platform.unit)
    } else {
      finding.worst = .room(
        textSize: sizes[worst.size], bounds: worst.situation.placement.bounds, needed: worst.violation.measured,
        available: worst.violation.limit, visibleText: visible)
    }
    if worst.violation.kind == .width {
      finding.smallestPassingWidth = frontier(rule: rule, mask: mask, from: worst.width)
      finding.budget = budget(rule: rule)
    }
    weigh(&finding, kind: kind, rule: rule, worst: worst.violation, spoken: spoken)
    return finding
  }

  private func list(_ mask: UInt64) -> [TextSize] {
    sizes.indices.filter { mask & 1 << UInt64($0) != 0 }.map { sizes[$0] }
  }

  /// What a reader still sees: the cut text at the worst size.
  private func visibleText(_ situation: Situation, fontSize: Points) -> String {
    if situation.isHidden { return "" }
    guard situation.isCut else { return subject.filled.text }
    if let setLines = measure.setLines { return setLines(situation.available, fontSize).visibleText }
    return typesetter.cut(
      text, to: situation.available, at: fontSize, mode: situation.truncation, style: style
    ).visibleText(of: text)
  }

  private var faceOfInk: String? {
    typesetter.inkSummary(of: text).map { text.faces[$0.face].description.postScriptName }
  }

  // MARK: Weight

  /// Caps of severity (DESIGN §3, §4, §7): stand-ins, weak evidence, sizes above the promised, advisory locales, surveys.
  private func weigh(
    _ finding: inout Finding, kind: any LayoutRule.Type, rule: Int, worst: Violation, spoken: UInt64
  ) {
    let standIns = subject.faces.filter { $0.description.standIn != nil }
    if !standIns.isEmpty {
      var families: [String] = []
      for face in standIns where !families.contains(face.description.family) {
        families.append(face.description.family)
      }
      finding.standIn = families
      let promised = spoken & promisedMask
      let judged =
        promised == 0 ? worst : judge.worst(of: rule, for: measure, among: promised)?.violation ?? worst
      let bar = (subject.isLatin ? plan.errorBars.latin : plan.errorBars.other) * judged.measured
      finding.withinErrorBar = judged.kind == .height || judged.kind == .width && judged.excess <= bar
    }
    if spoken & promisedMask == 0 {
      finding.message += " Only at accessibility sizes."
      finding.severity = min(finding.severity, .warning)
    }
    let isWeak = type(of: judge.placing.strategy).explanation.certainty.capsSeverity
    let isAdvisory = plan.advisoryLocales.contains { Bench.applies($0, to: subject.title.locale) }
    if finding.withinErrorBar || isWeak || isAdvisory { finding.severity = min(finding.severity, .warning) }
    if plan.isSurvey { finding.severity = .note }
  }

  private var promisedMask: UInt64 {
    prepared.isPromised.indices.reduce(0) { $0 | (prepared.isPromised[$1] ? 1 << UInt64($1) : 0) }
  }

  // MARK: Fit frontier and budget

  /// The smallest button width that passes at each failing size, to a pixel.
  private func frontier(rule: Int, mask: UInt64, from width: Points?) -> [Finding.SizedWidth] {
    guard let start = prepared.widths.compactMap({ $0 }).max(), width != nil else { return [] }
    return sizes.indices.filter { mask & 1 << UInt64($0) != 0 }.compactMap { size in
      smallestPassingWidth(rule: rule, size: size, from: start).map {
        Finding.SizedWidth(textSize: sizes[size], width: $0)
      }
    }
  }

  /// Mostly the width grows as the text does, point for point: that guess is tried first, and one pixel less.
  private func smallestPassingWidth(rule: Int, size: Int, from start: Points) -> Points? {
    func excess(_ width: Points) -> Points? {
      let situation = judge.placing.situation(of: measure, size: size, width: width)
      return RuleList.layout[rule].violation(in: situation, tolerance: judge.rules.tolerance[rule])?.excess
    }
    let pixel = 1 / prepared.grid.scale
    guard let missing = excess(start) else { return frontierBelow(start, pixel: pixel) { excess($0) == nil } }
    let guess = prepared.grid.roundedUp(start + missing)
    if missing > 0, excess(guess) == nil {
      return excess(guess - pixel) == nil
        ? frontierBelow(guess, above: start, pixel: pixel) { excess($0) == nil } : guess
    }
    guard excess(20_000) == nil else { return nil }
    return frontierBelow(20_000, above: start, pixel: pixel) { excess($0) == nil }
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

  /// The widest text that fits the narrowest width at the required size, and the same room at the base size.
  private func budget(rule: Int) -> Finding.Budget? {
    guard let size = prepared.isPromised.lastIndex(of: true), measure.setLines == nil else { return nil }
    let widths = prepared.widths.indices.filter { prepared.widths[$0] != nil }
    let points = widths.map { index -> Points in
      if index < judge.limits.count { return judge.limits[index].width[size] }
      return LimitTable.bisect(0, 20_000, steps: 24) { width in
        let title = TitleMeasure.artificial(
          width: width, fontSize: prepared.fontSizes[size], box: measure.box, ink: (0, 0.7),
          sourceWidthAtBase: measure.sourceWidthAtBase)
        let situation = judge.placing.situation(of: title, size: size, width: prepared.widths[index])
        return RuleList.layout[rule].violation(in: situation, tolerance: judge.rules.tolerance[rule]) == nil
      } ?? 0
    }.min()
    guard let points, prepared.fontSizes[size] > 0 else { return nil }
    return Finding.Budget(
      textSize: sizes[size], points: max(0, points),
      pointsAtBase: max(0, points) * prepared.baseFontSize / prepared.fontSizes[size], characters: 0)
  }
}

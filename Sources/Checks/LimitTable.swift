import Catalogs
import Layouts
import Typesetting
import Vocabulary

/// What still passes, found once for a component, strategy, width and direction: the widest title at each size, and the
/// highest and lowest ink (DESIGN §2, Limits first).
///
/// Found by bisection over the very placement and rules that judge real titles, with titles that exist in numbers only.
/// A title within all limits breaks no title rule; one beyond them is placed in full. The widths are the budgets, too.
struct LimitTable: Sendable {
  /// The widest passing text at each size, in points; negative where not even a title of no width passes.
  private(set) var width: [Points] = []
  /// The highest and the lowest passing ink at each size, in em from the baseline, the lowest negative.
  private(set) var top: [Double] = []
  private(set) var bottom: [Double] = []
  /// Sizes at which a component's rule speaks whatever the title; by place in `RuleList.layout`.
  private(set) var always: [UInt64]
  /// Rules whose answer differs by title: those that the widths and inks above stand for.
  private(set) var depends: [Bool]

  private static let widest: Points = 20_000
  private static let ink = (bottom: -0.2, top: 0.72)

  init(placing: Placing, rules: ActiveRules, box: LineBox, width buttonWidth: Points?) {
    let prepared = placing.prepared
    always = Array(repeating: 0, count: RuleList.layout.count)
    depends = rules.isOn
    let probes: [Points] = [0, 20, 60, 120, 240, 1000]
    for (rule, kind) in RuleList.layout.enumerated() where rules.isOn[rule] && kind.rule.scope == .component {
      if kind == InkOutsideFrame.self {
        // Tallied from the label's own room, which no placement changes.
        depends[rule] = false
        continue
      }
      var mask: UInt64 = 0
      var isConstant = true
      for size in prepared.sizes.indices {
        let answers = probes.map { probe in
          let situation = placing.situation(
            of: Self.title(probe, size, prepared, box, Self.ink), size: size, width: buttonWidth)
          return kind.violation(in: situation, tolerance: rules.tolerance[rule]) != nil
        }
        if answers.allSatisfy({ $0 }) { mask |= 1 << UInt64(size) }
        isConstant = isConstant && Set(answers).count == 1
      }
      if isConstant {
        always[rule] = mask
        depends[rule] = false
      }
    }
    for size in prepared.sizes.indices {
      find(size, placing: placing, rules: rules, box: box, buttonWidth: buttonWidth)
    }
  }

  private mutating func find(
    _ size: Int, placing: Placing, rules: ActiveRules, box: LineBox, buttonWidth: Points?
  ) {
    let prepared = placing.prepared
    let depends = self.depends
    func passes(_ width: Points, _ ink: (bottom: Double, top: Double)) -> Bool {
      let title = Self.title(width, size, prepared, box, ink)
      let situation = placing.situation(of: title, size: size, width: buttonWidth)
      return rules.firstBroken(in: situation, among: depends) == nil
    }
    // Thousandths of a point are far below every tolerance.
    width.append(Self.bisect(0, Self.widest, steps: 32) { passes($0, Self.ink) } ?? -1)
    let typical = max(1, min(width[size], 100))
    top.append(Self.bisect(Self.ink.top, 8, steps: 24) { passes(typical, (Self.ink.bottom, $0)) } ?? -1)
    bottom.append(-(Self.bisect(-Self.ink.bottom, 8, steps: 24) { passes(typical, (-$0, Self.ink.top)) } ?? -1))
    // A wide title with high ink is not passed by a narrow one with the same: hold the corner, too.
    guard width[size] > 0, !passes(width[size], (bottom[size], top[size])) else { return }
    top[size] = Self.bisect(Self.ink.top, top[size], steps: 24) { passes(width[size], (Self.ink.bottom, $0)) } ?? -1
    bottom[size] =
      -(Self.bisect(-Self.ink.bottom, -bottom[size], steps: 24) { passes(width[size], (-$0, top[size])) } ?? -1)
  }

  /// The largest value between the two for which `passes` holds, if it holds at the lower one.
  static func bisect(_ low: Double, _ high: Double, steps: Int, passes: (Double) -> Bool) -> Double? {
    guard passes(low) else { return nil }
    if passes(high) { return high }
    var (low, high) = (low, high)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if passes(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static func title(
    _ width: Points, _ size: Int, _ prepared: PreparedComponent, _ box: LineBox, _ ink: (bottom: Double, top: Double)
  ) -> TitleMeasure {
    .artificial(width: width, fontSize: prepared.fontSizes[size], box: box, ink: ink)
  }

  /// The sizes at which a title may break a title rule, as bits; the others are passed.
  func suspects(_ title: TitleMeasure, prepared: PreparedComponent) -> UInt64 {
    var mask: UInt64 = 0
    let ink = title.ink ?? (0, 0)
    for size in prepared.sizes.indices {
      let width = title.extent.width(at: prepared.fontSizes[size], tracking: prepared.tracking[size])
      if width > self.width[size] || ink.top > top[size] || ink.bottom < bottom[size] { mask |= 1 << UInt64(size) }
    }
    return mask
  }
}

/// The layout rules of one component in one locale: which are on, and what they tolerate. In `RuleList.layout`'s order.
struct ActiveRules: Sendable {
  var isOn: [Bool]
  var tolerance: [Points]
  var severity: [Severity]

  init(settings: [String: AuditPlan.RuleSetting], filter: AuditPlan.Filter) {
    isOn = RuleList.layout.map { kind in
      settings[kind.rule.id]?.isOff != true
        && (filter.rules.isEmpty || filter.rules.contains { $0.matches(kind.rule.id) })
    }
    tolerance = RuleList.layout.map { settings[$0.rule.id]?.tolerance ?? $0.rule.tolerance ?? 0 }
    severity = RuleList.layout.map { settings[$0.rule.id]?.severity ?? $0.rule.severity }
  }

  func firstBroken(in situation: Situation, among rules: [Bool]) -> Int? {
    for rule in RuleList.layout.indices where rules[rule] {
      if RuleList.layout[rule].violation(in: situation, tolerance: tolerance[rule]) != nil { return rule }
    }
    return nil
  }
}

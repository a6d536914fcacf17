import Layouts
import Typesetting
import Vocabulary

/// One strategy of a component in one direction, ready to judge titles.
///
/// A class, so that each title passes on a reference.
final class Judge: Sendable {
  let name: String
  let placing: Placing
  let rules: ActiveRules
  /// One for each width; empty where limits do not stand for titles.
  let limits: [LimitTable]
  /// By place in `RuleList.layout`, the widest text that a rule lets pass at the required size, as `budget` finds it; empty
  /// where limits do not stand for titles.
  let budgets: [Points]
  let box: LineBox

  /// `usesLimits` is false in the test that compares both ways.
  init(name: String, placing: Placing, rules: ActiveRules, box: LineBox, usesLimits: Bool = true) {
    self.name = name
    self.placing = placing
    self.rules = rules
    self.box = box
    let prepared = placing.prepared
    // A text may be off its label's center by half of the pixel that the label is rounded up to, now more and now less.
    let offCenter = RuleList.layout.firstIndex { $0 == TitleOffCenter.self }.map { rules.tolerance[$0] } ?? 0
    let isSteady = offCenter > 0.5 / prepared.grid.scale
    let isLimited = usesLimits && isSteady && prepared.dependsOnWidthAlone(placing.strategy)
    limits = isLimited ? prepared.widths.map { LimitTable(placing: placing, rules: rules, box: box, width: $0) } : []
    budgets =
      isLimited
      ? RuleList.layout.indices.map {
        Self.budget(of: $0, for: TitleMeasure(shape: TitleMeasure.Shape(), box: box), placing: placing, rules: rules)
      } : []
  }

  /// The widest text, in points, that a rule lets pass at the required size in the narrowest of the component's widths.
  func budget(of rule: Int, for title: TitleMeasure) -> Points {
    if title.box == box, !budgets.isEmpty { return budgets[rule] }
    return Self.budget(of: rule, for: title, placing: placing, rules: rules)
  }

  private static func budget(
    of rule: Int, for title: TitleMeasure, placing: Placing, rules: ActiveRules
  ) -> Points {
    let prepared = placing.prepared
    guard let size = prepared.isPromised.lastIndex(of: true) else { return 0 }
    let budgets = prepared.widths.map { buttonWidth in
      LimitTable.bisect(0, LimitTable.widest, steps: 32) { width in
        let title = TitleMeasure.artificial(
          width: width, fontSize: prepared.fontSizes[size], box: title.box, ink: (0, 0.7),
          sourceWidthAtBase: title.sourceWidthAtBase)
        let situation = placing.situation(of: title, size: size, width: buttonWidth)
        return RuleList.layout[rule].violation(in: situation, tolerance: rules.tolerance[rule])?.kind != .width
      } ?? 0
    }
    return budgets.min() ?? 0
  }

  /// The sizes at which each rule is broken, in any of the component's widths, written over `result`.
  func evaluate(_ title: TitleMeasure, into result: inout Evaluation) {
    result.clear()
    let all = UInt64.max >> UInt64(64 - sizeCount)
    let isLimited = !limits.isEmpty && title.box == box && !title.isSetInLines
    for (index, width) in placing.prepared.widths.enumerated() {
      var suspects = all
      if isLimited {
        suspects = limits[index].suspects(title, prepared: placing.prepared)
        pass(title, limits[index], at: all & ~suspects, into: &result)
      }
      guard suspects != 0 else { continue }
      for size in 0..<sizeCount where suspects & 1 << UInt64(size) != 0 {
        let situation = placing.situation(of: title, size: size, width: width)
        let verdict = rules.verdict(on: situation) { placing.situation(of: $0, for: title, size: size, width: width) }
        result.add(verdict, on: situation, size: size, width: width)
      }
    }
  }

  private var sizeCount: Int { placing.prepared.sizes.count }

  /// What holds of a title that is within all limits: the component's own faults, and ink out of the label's frame.
  private func pass(_ title: TitleMeasure, _ limits: LimitTable, at sizes: UInt64, into result: inout Evaluation) {
    guard sizes != 0 else { return }
    for rule in limits.always.indices { result.componentMasks[rule] |= limits.always[rule] & sizes }
    if let inkRule = RuleList.inkOutsideFrame {
      result.componentMasks[inkRule] |= limits.inkOutsideFrame(title) & sizes
    }
  }

  /// Where a title breaks a rule most.
  struct Worst {
    let rule: Int
    var violation: Violation
    var situation: Situation
    var size: Int
    /// The widths that fail, ascending.
    var widths: [Points] = []
  }

  /// The worst of the sizes in `mask` for one rule, over all widths: the largest excess; and the widths that fail.
  /// `evaluation` is of the same title.
  ///
  /// A title may be at fault in one width where the component is in another: `ownFaults` says which of the two to look at.
  func worst(
    of rule: Int, for title: TitleMeasure, in evaluation: Evaluation, among mask: UInt64, ownFaults: Bool = false
  ) -> Worst? {
    let kind = RuleList.layout[rule]
    let tolerance = rules.tolerance[rule]
    var worst: Worst?
    var widths: [Points] = []
    for width in placing.prepared.widths {
      var fails = false
      for size in 0..<sizeCount where mask & 1 << UInt64(size) != 0 {
        let situation =
          evaluation.situation(size: size, width: width) ?? placing.situation(of: title, size: size, width: width)
        guard let violation = kind.violation(in: situation, tolerance: tolerance) else { continue }
        if kind.mayBeComponentFault {
          let bare = placing.situation(of: kind.probe, for: title, size: size, width: width)
          guard kind.isComponentFault(situation, bare: bare, tolerance: tolerance) == ownFaults else { continue }
        }
        fails = true
        if let known = worst, violation.excess <= known.violation.excess { continue }
        worst = Worst(rule: rule, violation: violation, situation: situation, size: size)
      }
      if fails, let width { widths.append(width) }
    }
    worst?.widths = widths.sorted()
    return worst
  }
}

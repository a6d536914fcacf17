import Layouts
import Typesetting
import Vocabulary

/// What one title does in one strategy of a component: for each layout rule, the sizes at which it is broken.
struct Evaluation {
  /// By place in `RuleList.layout`: failing sizes as bits.
  var masks: [UInt64]
  /// By rule, the sizes at which the fault is the component's own.
  var componentMasks: [UInt64]

  init() {
    masks = Array(repeating: 0, count: RuleList.layout.count)
    componentMasks = masks
  }

  mutating func clear() {
    for rule in masks.indices {
      masks[rule] = 0
      componentMasks[rule] = 0
    }
  }

  /// The sizes at which a reader loses something: a clipping, protrusion or overlap error (DESIGN §5, Ranking).
  func lost(_ rules: ActiveRules) -> UInt64 {
    var mask: UInt64 = 0
    for (rule, kind) in RuleList.layout.enumerated() where rules.severity[rule] == .error {
      switch kind.rule.family {
      case .clipping, .protrusion, .overlap: mask |= masks[rule] | componentMasks[rule]
      default: continue
      }
    }
    return mask
  }
}

/// One strategy of a component in one direction, ready to judge titles.
///
/// A class, so that what a title passes on is a reference.
final class Judge: Sendable {
  let name: String
  let placing: Placing
  let rules: ActiveRules
  /// One for each width; empty where limits do not stand for titles.
  let limits: [LimitTable]
  /// How far ink may rise above and fall below the baseline inside the label's frame, in em, at each size.
  private let frameRoom: [(top: Double, bottom: Double)]
  private let inkRule = RuleList.layout.firstIndex { $0 == InkOutsideFrame.self }
  let box: LineBox

  init(name: String, placing: Placing, rules: ActiveRules, box: LineBox) {
    self.name = name
    self.placing = placing
    self.rules = rules
    self.box = box
    let prepared = placing.prepared
    limits =
      prepared.dependsOnWidthAlone(placing.strategy)
      ? prepared.widths.map { LimitTable(placing: placing, rules: rules, box: box, width: $0) } : []
    let tolerance = inkRule.map { rules.tolerance[$0] } ?? 0
    frameRoom = prepared.fontSizes.map { fontSize in
      let slack = (prepared.grid.roundedUp(box.height * fontSize) - box.height * fontSize) / 2 + tolerance
      return fontSize > 0 ? (box.ascent + slack / fontSize, box.descent + slack / fontSize) : (.infinity, .infinity)
    }
  }

  /// The sizes at which each rule is broken, in any of the component's widths, written over `result`.
  func evaluate(_ title: TitleMeasure, into result: inout Evaluation) {
    result.clear()
    for (index, width) in placing.prepared.widths.enumerated() {
      let limited = !limits.isEmpty && title.box == box && title.setLines == nil
      let suspects =
        limited ? limits[index].suspects(title, prepared: placing.prepared) : UInt64.max >> UInt64(64 - sizeCount)
      if limited { passWithoutPlacing(title, limits[index], except: suspects, into: &result) }
      guard suspects != 0 else { continue }
      for size in 0..<sizeCount where suspects & 1 << UInt64(size) != 0 {
        place(title, size: size, width: width, into: &result)
      }
    }
  }

  private var sizeCount: Int { placing.prepared.sizes.count }

  /// What holds of a title that is within all limits: the component's own faults, and ink out of the label's frame.
  private func passWithoutPlacing(
    _ title: TitleMeasure, _ limits: LimitTable, except suspects: UInt64, into result: inout Evaluation
  ) {
    for rule in limits.always.indices { result.componentMasks[rule] |= limits.always[rule] & ~suspects }
    guard let inkRule, rules.isOn[inkRule], let ink = title.ink else { return }
    let overhang = max(title.overhang.left, title.overhang.right)
    for size in 0..<sizeCount where suspects & 1 << UInt64(size) == 0 {
      let isOutside =
        ink.top > frameRoom[size].top || -ink.bottom > frameRoom[size].bottom
        || overhang * placing.prepared.fontSizes[size] > rules.tolerance[inkRule]
      if isOutside { result.componentMasks[inkRule] |= 1 << UInt64(size) }
    }
  }

  private func place(_ title: TitleMeasure, size: Int, width: Points?, into result: inout Evaluation) {
    let situation = placing.situation(of: title, size: size, width: width)
    var bare: Situation?
    for (rule, kind) in RuleList.layout.enumerated() where rules.isOn[rule] {
      guard kind.violation(in: situation, tolerance: rules.tolerance[rule]) != nil else { continue }
      let isOwn: Bool
      if kind.rule.scope == .component {
        isOwn = true
      } else if kind.mayBeComponentFault {
        let known = bare ?? placing.situation(of: bareTitle(like: title), size: size, width: width)
        bare = known
        isOwn = kind.isComponentFault(situation, bare: known, tolerance: rules.tolerance[rule])
      } else {
        isOwn = false
      }
      if isOwn {
        result.componentMasks[rule] |= 1 << UInt64(size)
      } else {
        result.masks[rule] |= 1 << UInt64(size)
      }
    }
  }

  private func bareTitle(like title: TitleMeasure) -> TitleMeasure {
    TitleMeasure(extent: Extent(), ink: nil, box: title.box, sourceWidthAtBase: title.sourceWidthAtBase)
  }

  /// The worst of the sizes in `mask` for one rule, over all widths: the largest excess; and the widths that fail.
  func worst(
    of rule: Int, for title: TitleMeasure, among mask: UInt64
  ) -> (violation: Violation, situation: Situation, size: Int, width: Points?, widths: [Points])? {
    var worst: (violation: Violation, situation: Situation, size: Int, width: Points?, widths: [Points])?
    var widths: [Points] = []
    for width in placing.prepared.widths {
      var fails = false
      for size in 0..<sizeCount where mask & 1 << UInt64(size) != 0 {
        let situation = placing.situation(of: title, size: size, width: width)
        guard let violation = RuleList.layout[rule].violation(in: situation, tolerance: rules.tolerance[rule]) else {
          continue
        }
        fails = true
        if let known = worst, violation.excess <= known.violation.excess { continue }
        worst = (violation, situation, size, width, [])
      }
      if fails, let width { widths.append(width) }
    }
    worst?.widths = widths.sorted()
    return worst
  }
}

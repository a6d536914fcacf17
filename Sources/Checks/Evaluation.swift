import Vocabulary

/// What one title does in one strategy of a component: for each layout rule, the sizes at which it is broken.
struct Evaluation: Equatable {
  /// By place in `RuleList.layout`: failing sizes as bits.
  var masks: [UInt64]
  /// By rule, the sizes at which the fault is the component's own.
  var componentMasks: [UInt64]
  /// The situations that were looked at, for those who say more of them, and what each is of.
  private var situations: [Situation] = []
  private var keys: [(size: Int, width: Points?)] = []

  init() {
    masks = Array(repeating: 0, count: RuleList.layout.count)
    componentMasks = masks
  }

  mutating func clear() {
    for rule in masks.indices {
      masks[rule] = 0
      componentMasks[rule] = 0
    }
    situations.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// Alike where the same rules are broken, however that was found.
  static func == (left: Evaluation, right: Evaluation) -> Bool {
    left.masks == right.masks && left.componentMasks == right.componentMasks
  }

  /// What was seen at a size and in a width; nil where nobody had to look.
  func situation(size: Int, width: Points?) -> Situation? {
    keys.firstIndex { $0.size == size && $0.width == width }.map { situations[$0] }
  }

  /// The sizes at which a reader loses something.
  func lost(_ rules: ActiveRules) -> UInt64 {
    var mask: UInt64 = 0
    for rule in masks.indices where rules.isLoss[rule] { mask |= masks[rule] | componentMasks[rule] }
    return mask
  }

  mutating func add(_ verdict: ActiveRules.Verdict, on situation: Situation, size: Int, width: Points?) {
    situations.append(situation)
    keys.append((size, width))
    guard verdict.title | verdict.own != 0 else { return }
    for rule in masks.indices {
      if verdict.title & ActiveRules.Verdict.bit(rule) != 0 { masks[rule] |= 1 << UInt64(size) }
      if verdict.own & ActiveRules.Verdict.bit(rule) != 0 { componentMasks[rule] |= 1 << UInt64(size) }
    }
  }
}

import Fonts
import Layouts
import Typesetting
import Vocabulary

/// The changes that are tried on a component, in one direction and under one set of overrides, to see what would mend
/// its titles (DESIGN §5, Remedies).
struct Trials: Sendable {
  /// For each of the component's strategies, in the order of judges.
  let own: [Own]
  /// Strategies that the component does not have and that could take the place of one that it has.
  let others: [Other]
  /// The sizes that are promised, as bits.
  let promised: UInt64
  /// The widest of the component's widths, in points; nil where its width is not given.
  let widest: Points?
  /// The width at which the steps of its widths start: the widest that any locale has, in points.
  let start: Points?
  /// A survey compares strategies anyway.
  let comparesStrategies: Bool

  /// One of the component's strategies.
  struct Own: Sendable {
    let name: String
    let anatomy: ButtonAnatomy
    /// The component as it is.
    let judge: LossJudge
    /// The component with one thing changed.
    let changes: [(change: Remedies.Change, judge: LossJudge)]
  }

  /// Another strategy, with its own options.
  struct Other: Sendable {
    let name: String
    let anatomy: ButtonAnatomy
    let judge: LossJudge
  }

  private static let lines = 2
  private static let minimumScale = 0.85

  init(_ prepared: PreparedComponent, judges: [Judge], stack: FontStack, plan: AuditPlan) throws {
    let component = prepared.component
    promised = prepared.promisedMask
    comparesStrategies = !plan.isSurvey
    widest = Self.widest(component)
    let overriding = plan.overrides.compactMap { $0.components[component.name] }
    start = (plan.components.filter { $0.name == component.name } + overriding).compactMap(Self.widest).max()
    guard let first = judges.first else {
      (own, others) = ([], [])
      return
    }
    func lossJudge(
      _ prepared: PreparedComponent, _ strategy: any LayoutStrategy, isLimited: Bool = true, known: [LimitTable] = []
    ) -> LossJudge {
      LossJudge(
        placing: Placing(prepared, strategy: strategy, direction: first.placing.direction), rules: first.rules,
        box: first.box, usesLimits: isLimited && plan.usesLimits, known: known)
    }
    func anatomy(_ strategy: any LayoutStrategy) -> ButtonAnatomy {
      strategy.anatomy(hasImage: component.image != nil)
    }
    let changed = Self.changes(of: component).map { change, component in
      (change, PreparedComponent(component, plan: plan, stack: stack))
    }
    own = judges.map { judge in
      let strategy = judge.placing.strategy
      return Own(
        name: judge.name, anatomy: anatomy(strategy), judge: lossJudge(prepared, strategy, isLimited: false),
        changes: changed.map { ($0, lossJudge($1, strategy, known: judge.limits)) })
    }
    let anatomies = Set(own.map(\.anatomy))
    others = try StrategyList.all.compactMap { type in
      let name = type.explanation.name
      let strategy = try type.init(options: [:])
      guard !plan.isSurvey, anatomies.contains(anatomy(strategy)), !judges.contains(where: { $0.name == name }) else {
        return nil
      }
      return Other(name: name, anatomy: anatomy(strategy), judge: lossJudge(prepared, strategy))
    }
  }

  private static func widest(_ component: Component) -> Points? {
    if case .points(let widths) = component.width { widths.max() } else { nil }
  }

  /// The component with one thing changed, for each thing that may help it.
  private static func changes(of component: Component) -> [(Remedies.Change, Component)] {
    var changes: [(Remedies.Change, Component)] = []
    // What takes more than one line already is not shrunk either.
    guard component.lines == 1 else { return changes }
    var changed = component
    changed.lines = lines
    changes.append((.lines(lines), changed))
    guard component.minimumScale > minimumScale else { return changes }
    changed = component
    changed.minimumScale = minimumScale
    changes.append((.minimumScale(minimumScale), changed))
    return changes
  }
}

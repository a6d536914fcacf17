import Catalogs
import Vocabulary

/// The layout rules of one component in one locale: which are on, what they tolerate and weigh. In `RuleList.layout`'s
/// order.
struct ActiveRules: Sendable {
  var isOn: [Bool]
  var tolerance: [Points]
  var severity: [Severity]
  private var yields = true
  /// The rules whose errors cost a reader something: clipping, protrusion and overlap (DESIGN §5, Ranking).
  let isLoss: [Bool]

  init(settings: [String: AuditPlan.RuleSetting], filter: AuditPlan.Filter) {
    let rules = RuleList.layout.map { $0.rule }
    isOn = rules.map { rule in
      settings[rule.id]?.isOff != true && (filter.rules.isEmpty || filter.rules.contains { $0.matches(rule.id) })
    }
    // Below what is printed nothing can be told from the dust of floating point.
    tolerance = rules.map { max(0.01, settings[$0.id]?.tolerance ?? $0.tolerance ?? 0) }
    let severity = rules.map { settings[$0.id]?.severity ?? $0.severity }
    self.severity = severity
    isLoss = rules.indices.map { index in
      switch rules[index].family {
      case .clipping, .protrusion, .overlap: severity[index] == .error
      case .drift, .glyphs, .catalog, .audit: false
      }
    }
  }

  /// The same with every rule on, none silent beside another.
  var unrestrained: ActiveRules {
    var rules = self
    for index in rules.isOn.indices { rules.isOn[index] = true }
    rules.yields = false
    return rules
  }

  /// The first error by which a reader loses something; nil where nothing is lost. No such rule asks for the mirror.
  func loss(in situation: Situation) -> Violation? {
    var broken: UInt32 = 0
    for (rule, kind) in RuleList.layout.enumerated() where isOn[rule] {
      guard let violation = kind.violation(in: situation, tolerance: tolerance[rule]) else { continue }
      if yields, RuleList.yields[rule].contains(where: { broken & Verdict.bit($0) != 0 }) { continue }
      if isLoss[rule] { return violation }
      broken |= Verdict.bit(rule)
    }
    return nil
  }

  /// The rules that a situation breaks, as bits by place in `RuleList.layout`.
  struct Verdict: Equatable {
    /// Faults that come with the title.
    var title: UInt32 = 0
    /// The component's own faults.
    var own: UInt32 = 0

    static func bit(_ rule: Int) -> UInt32 { 1 << UInt32(rule) }
  }

  /// `probe` is asked for where a rule wants to know what the button does by itself.
  func verdict(on situation: Situation, probe: (TitleProbe) -> Situation) -> Verdict {
    var verdict = Verdict()
    var known: Situation?
    for (rule, kind) in RuleList.layout.enumerated() where isOn[rule] {
      guard kind.violation(in: situation, tolerance: tolerance[rule]) != nil else { continue }
      let broken = verdict.title | verdict.own
      if yields, RuleList.yields[rule].contains(where: { broken & Verdict.bit($0) != 0 }) { continue }
      guard kind.mayBeComponentFault else {
        verdict.title |= Verdict.bit(rule)
        continue
      }
      let bare = kind.probe == .bare ? known ?? probe(.bare) : probe(kind.probe)
      if kind.probe == .bare { known = bare }
      if kind.isComponentFault(situation, bare: bare, tolerance: tolerance[rule]) {
        verdict.own |= Verdict.bit(rule)
      } else {
        verdict.title |= Verdict.bit(rule)
      }
    }
    return verdict
  }
}

import Checks
import Vocabulary

/// `snug rules`: what is checked, and how much it weighs.
///
/// It prints whatever list it is given; the list itself stands beside the rules.
enum RulesCommand {
  struct Options: Sendable {
    var names: [String] = []
  }

  static let command = Command(
    "rules", summary: "List the rules that titles are checked by, or explain one", usage: ["rules [NAME]"],
    table: OptionTable<Options>(
      operands: .init("NAME", \.names, most: 1, choice: .words(RuleList.all.map(\.id)), "explain this one"), []),
    initial: Options()
  ) { options, session in
    let columns = session.output.columns
    guard let name = options.names.first else {
      session.output.write(lines: list(RuleList.all, columns: columns))
      return .clean
    }
    guard let rule = RuleList.rule(name) else {
      throw UsageError("there is no rule “\(name)”\(NearestName.advice(for: name, among: RuleList.all.map(\.id)))")
    }
    session.output.write(lines: explain(rule, columns: columns))
    return .clean
  }

  static func explain(_ rule: Rule, columns: Int) -> [String] {
    var facts = "\(rule.severity.rawValue); \(rule.family.rawValue); \(Documentation.scope(of: rule))"
    if let tolerance = rule.tolerance { facts += "; tolerates \(MessageFacts.number(tolerance)) points" }
    return [rule.id] + HelpText.wrapped(facts, indent: 2, columns: columns)
      + HelpText.wrapped(rule.summary, indent: 2, columns: columns)
      + HelpText.wrapped(rule.advice, indent: 2, columns: columns)
  }

  static func list(_ rules: [Rule], columns: Int) -> [String] {
    Severity.allCases.reversed().flatMap { severity -> [String] in
      let rows = rules.filter { $0.severity == severity }.map { (term: $0.id, meaning: $0.summary) }
      return rows.isEmpty ? [] : ["\(severity.rawValue):"] + HelpText.table(rows, columns: columns) + [""]
    }
  }
}

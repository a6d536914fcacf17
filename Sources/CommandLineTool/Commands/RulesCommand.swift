import Vocabulary

/// `snug rules`: what is checked, and how much it weighs.
///
/// It prints whatever list it is given; the list itself stands beside the rules.
enum RulesCommand {
  struct Rule: Sendable {
    var name: String
    var severity: Severity
    var summary: String
  }

  struct Options: Sendable {
    var names: [String] = []
  }

  static func command(_ rules: [Rule]) -> Command {
    Command(
      "rules", summary: "List the rules that titles are checked by, or explain one", usage: ["rules [NAME]"],
      table: OptionTable<Options>(operands: .init("NAME", \.names, most: 1, "explain this one"), []),
      initial: Options()
    ) { options, session in
      guard let name = options.names.first else {
        session.output.write(lines: list(rules, columns: session.output.columns))
        return .clean
      }
      guard let rule = rules.first(where: { $0.name == name }) else {
        throw UsageError("there is no rule “\(name)”\(NearestName.advice(for: name, among: rules.map(\.name)))")
      }
      session.output.write(lines: [rule.name, "  \(rule.severity.rawValue)"])
      session.output.write(lines: HelpText.wrapped(rule.summary, indent: 2, columns: session.output.columns))
      return .clean
    }
  }

  static func list(_ rules: [Rule], columns: Int) -> [String] {
    Severity.allCases.reversed().flatMap { severity -> [String] in
      let rows = rules.filter { $0.severity == severity }.map { (term: $0.name, meaning: $0.summary) }
      return rows.isEmpty ? [] : ["\(severity.rawValue):"] + HelpText.table(rows, columns: columns) + [""]
    }
  }
}

import Layouts
import Vocabulary

/// `snug strategies`: what layout strategies there are, and each of them explained.
enum StrategiesCommand {
  struct Options: Sendable {
    var names: [String] = []
  }

  static let command = Command(
    "strategies", summary: "List the layout strategies, or explain one", usage: ["strategies [NAME]"],
    discussion: [
      "A strategy is one way in which people lay out a button with an image and a title. An explanation has the "
        + "formula, where it comes from, how sure that is, and what your code says if you have it."
    ],
    table: OptionTable<Options>(
      operands: .init("NAME", \.names, most: 1, choice: .words(StrategyList.names), "explain this one"), []),
    initial: Options()
  ) { options, session in
    guard let name = options.names.first else {
      session.output.write(lines: list(columns: session.output.columns))
      return .clean
    }
    guard let type = StrategyList.type(named: name) else {
      throw UsageError("there is no strategy “\(name)”\(NearestName.advice(for: name, among: StrategyList.names))")
    }
    session.output.write(lines: explain(type.explanation, columns: session.output.columns))
    return .clean
  }

  static func list(columns: Int) -> [String] {
    HelpText.table(StrategyList.all.map { ($0.explanation.name, $0.explanation.summary) }, columns: columns)
      + ["", "`snug strategies NAME` explains one."]
  }

  static func explain(_ strategy: StrategyExplanation, columns: Int) -> [String] {
    func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["", title] + lines }
    let formula = strategy.formula.split(separator: "\n").flatMap { line -> [String] in
      // A line that goes on is set in further than the line's start.
      let first = HelpText.wrapped(String(line), indent: 2, columns: columns - 4)
      return first.prefix(1) + first.dropFirst().map { "    " + $0 }
    }
    let options = HelpText.table(
      strategy.options.map { option in
        let standard = option.standard.map { "; \(spelling(of: $0)) if not given" } ?? ""
        return (option.name, option.meaning + standard)
      }, columns: columns)
    return [strategy.name] + HelpText.wrapped(strategy.summary, indent: 2, columns: columns)
      + section("Formula", formula)
      + section("Source", HelpText.wrapped(strategy.source, indent: 2, columns: columns))
      + section("Certainty", HelpText.wrapped(meaning(of: strategy.certainty), indent: 2, columns: columns))
      + section("Do you have it?", HelpText.wrapped(strategy.signs, indent: 2, columns: columns))
      + section("Options", options)
  }

  /// An option's value as a configuration has it.
  static func spelling(of value: OptionValue) -> String {
    switch value {
    case .number(let number): spelling(of: number)
    case .bool(let bool): bool ? "true" : "false"
    case .word(let word): word
    case .insets(let insets):
      "[" + [insets.top, insets.left, insets.bottom, insets.right].map { spelling(of: $0) }.joined(separator: ", ")
        + "]"
    }
  }

  private static func spelling(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  private static func meaning(of certainty: StrategyExplanation.Certainty) -> String {
    let words =
      switch certainty {
      case .measured: "read off the running platform"
      case .documented: "the platform's documentation says so"
      case .derived: "worked out from what was measured or documented"
      case .reimplemented: "a re-implementation of the platform behaves so; findings are at most warnings"
      case .unverified: "nobody has checked; findings are at most warnings"
      }
    return "\(certainty.rawValue): \(words)"
  }
}

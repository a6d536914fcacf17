import Checks
import Layouts
import Vocabulary

/// The pages under `docs/` that are made from what stands beside the code: `scripts/docs` writes them, and a test fails
/// when they are stale.
package enum Documentation {
  /// `docs/rules.md`
  package static var rules: String {
    var page = """
      # Rules

      What Snug checks, by family. Severities and tolerances are the defaults; `rules` in the configuration changes them.
      A finding that starts only above the largest promised text size, one within the error bar of a stand-in font, and one
      in an advisory locale is at most a warning. Points are the platform's: pt, dp or px.

      """
    for family in Rule.Family.allCases {
      page += "\n## \(family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst())\n"
      for rule in RuleList.all where rule.family == family {
        page += "\n### `\(rule.id)`\n\n"
        page +=
          "\(rule.severity.rawValue.prefix(1).uppercased() + rule.severity.rawValue.dropFirst()); \(scope(of: rule))"
        if let tolerance = rule.tolerance { page += "; tolerates \(MessageFacts.number(tolerance)) points" }
        page += ".\n\n\(rule.summary)\n\n\(rule.advice)\n"
      }
    }
    return page
  }

  static func scope(of rule: Rule) -> String {
    switch rule.scope {
    case .title: "one finding for a title in a component and strategy"
    case .component: "one finding for a component, strategy and direction"
    case .catalog: "one finding for an entry of a catalog"
    case .audit: "about the audit itself"
    }
  }

  /// `docs/strategies.md`
  package static var strategies: String {
    var page = """
      # Layout strategies

      How people lay out a button with an image and a title, and what Snug computes for each. `W × H` is the button, `iw × ih`
      the image, `tw × th` the title on one line, rounded up to a pixel. Origin top left, y down, points. Origins are
      rounded to the nearest pixel, ties up, once, at the end. How well a formula is known: MEASURED, read off running
      buttons; DOC, documentation; DERIVED, arithmetic on those; REIMPL, a re-implementation only; UNVERIFIED, one weak source.

      """
    for type in StrategyList.all {
      let it = type.explanation
      page += "\n## `\(it.name)`\n\n\(it.summary)\n\n\(it.signs)\n\n```\n\(it.formula)\n```\n\n"
      page += "Source: \(it.source). Certainty: \(it.certainty.rawValue).\n\n"
      if !it.options.isEmpty {
        page += "| option | standard | meaning |\n|---|---|---|\n"
        for option in it.options {
          page += "| `\(option.name)` | \(option.standard.map { "`\(spelled($0))`" } ?? "") | \(option.meaning) |\n"
        }
      }
      for example in it.examples { page += self.example(example) }
    }
    return page
  }

  private static func example(_ example: StrategyExample) -> String {
    func spelled(_ rectangle: Rectangle?) -> String {
      guard let rectangle else { return "none" }
      return [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(MessageFacts.number).joined(
        separator: ", ")
    }
    let size = "\(MessageFacts.number(example.bounds.width)) × \(MessageFacts.number(example.bounds.height))"
    return """

      Example: \(example.shows) (button \(size)).

      | | image x, y, width, height | title x, y, width, height |
      |---|---|---|
      | left to right | \(spelled(example.leftToRight.image)) | \(spelled(example.leftToRight.title)) |
      | right to left | \(spelled(example.rightToLeft.image)) | \(spelled(example.rightToLeft.title)) |

      """
  }

  private static func spelled(_ value: OptionValue) -> String {
    switch value {
    case .number(let number): MessageFacts.number(number)
    case .bool(let flag): "\(flag)"
    case .word(let word): word
    case .insets(let insets):
      "{ top: \(MessageFacts.number(insets.top)), left: \(MessageFacts.number(insets.left)), "
        + "bottom: \(MessageFacts.number(insets.bottom)), right: \(MessageFacts.number(insets.right)) }"
    }
  }
}

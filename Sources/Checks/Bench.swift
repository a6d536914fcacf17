import Fonts
import Layouts
import Typesetting
import Vocabulary

/// All components as they are in one direction and under one set of overrides, ready to judge titles.
///
/// Components and strategies are in the order of their names, which is the order of findings.
struct Bench: Sendable {
  let places: [Place]

  /// One component with its strategies.
  struct Place: Sendable {
    /// The component's place in the plan.
    let index: Int
    let prepared: PreparedComponent
    let stack: FontStack
    /// Empty where the primary face is absent: nothing can be judged then.
    let judges: [Judge]
    /// nil where nobody asks what would mend titles.
    let trials: Trials?
  }

  init(plan: AuditPlan, locale: LanguageTag, direction: Direction, fonts: FontSource, tries: Bool) throws {
    var settings = plan.rules
    var components = plan.components
    for override in plan.overrides where override.locales.contains(where: { Self.applies($0, to: locale) }) {
      for (name, component) in override.components {
        if let index = components.firstIndex(where: { $0.name == name }) { components[index] = component }
      }
      settings.merge(override.rules) { $1 }
    }
    let rules = ActiveRules(settings: settings, filter: plan.filter)
    places = try components.enumerated().sorted { $0.element.name < $1.element.name }.map { index, component in
      let stack = try fonts.stack(weight: component.font.weight)
      let prepared = PreparedComponent(component, plan: plan, stack: stack)
      let style = try PreparedStyle(TypesetStyle(stack: stack, locale: locale, lineHeight: component.lineHeight))
      let box = style.lineBox(for: TypesetText())
      let judges = component.strategies.sorted { $0.name < $1.name }.compactMap { named in
        box.map { box in
          Judge(
            name: named.name, placing: Placing(prepared, strategy: named.strategy, direction: direction),
            rules: rules, box: box, usesLimits: plan.usesLimits)
        }
      }
      let trials = tries ? try Trials(prepared, judges: judges, stack: stack, plan: plan) : nil
      return Place(index: index, prepared: prepared, stack: stack, judges: judges, trials: trials)
    }
  }

  /// `de` also means `de-AT`.
  static func applies(_ tag: LanguageTag, to locale: LanguageTag) -> Bool {
    locale == tag || locale.identifier.hasPrefix(tag.identifier + "-")
  }
}

import Catalogs
import Checks
import Layouts
import Vocabulary

/// The command line goes over the configuration.
extension Configuration {
  /// Throws where an option contradicts the configuration or names what it does not have.
  mutating func apply(_ options: AuditOptions) throws(UsageError) {
    if !options.locales.isEmpty { plan.locales = options.locales }
    plan.filter.locales = options.locales
    if let scale = try Self.textScale(options.textSizes, platform: plan.platform) {
      plan.filter.hasOwnTextSizes = scale != plan.textSizes
      plan.textSizes = scale
      if !statesRequired { plan.required = scale.standardRequired }
    }
    if let required = options.required { plan.required = required }
    if let scale = options.displayScale { plan.grid = PixelGrid(scale: scale) }
    try options.adHoc.apply(to: &plan)
    notices += AdHocComponent.notices(image: options.adHoc.image, options.adHoc.strategies)
    if let threshold = options.failOn { failOn = threshold }
    if options.areFontsFrozen { fonts.areFrozen = true }

    let names = plan.components.map(\.name)
    for component in options.components where !names.contains(where: Wildcard(component).matches) {
      throw UsageError(
        "--component: there is no component “\(component)”\(NearestName.advice(for: component, among: names))")
    }
    for rule in options.rules where !RuleNames.checked.contains(where: Wildcard(rule).matches) {
      let near = NearestName.of(rule, among: RuleNames.checked)
      let advice = near.map { "did you mean “\($0)”?" } ?? "`snug rules` lists them"
      throw UsageError("--rule: there is no rule “\(rule)”; \(advice)")
    }
    plan.filter.keys = options.keys.map { Wildcard($0) }
    plan.filter.components = options.components.map { Wildcard($0) }
    plan.filter.rules = options.rules.map { Wildcard($0) }
  }

  /// One name of a scale, or sizes; nil for none given.
  private static func textScale(_ names: [String], platform: Platform) throws(UsageError) -> TextScale? {
    guard let first = names.first else { return nil }
    if names.count == 1, let named = TextScale.named.first(where: { $0.name == first }) { return named.scale }
    do {
      return try TextScale(names: names, platform: platform)
    } catch {
      throw UsageError(
        "--text-sizes takes one of \(TextScale.named.map(\.name).joined(separator: ", ")), or a list of sizes, not both"
      )
    }
  }
}

package import Checks
import Layouts
package import Vocabulary

/// What is audited where no configuration says what the buttons are like (DESIGN §6).
extension AuditPlan {
  /// The strategies that the survey lays out.
  static let surveyedStrategies = [
    "contentBlock", "leadingImageCenteredTitle", "balancedInsets", "fullWidthTitle", "mirroredTransform",
    "imageAboveTitle",
  ]

  /// A survey of everything.
  package static func survey(platform: Platform, today: CalendarDay) -> AuditPlan {
    var plan = AuditPlan(components: [], platform: platform, today: today)
    plan.surveyAllStrategies()
    return plan
  }

  /// Makes the plan a survey: short titles in each strategy, in a button that is wide and grows with its text.
  mutating func surveyAllStrategies() {
    let strategies = Self.surveyedStrategies.compactMap { name -> Component.NamedStrategy? in
      // The insets of the source's own example are those of one button, not of everybody's.
      let options: StrategyOptions =
        name == "mirroredTransform"
        ? ["contentInsets": .insets(.zero), "imageInsets": .insets(.zero), "titleInsets": .insets(.zero)] : [:]
      guard let strategy = try? StrategyList.make(name: name, options: options) else { return nil }
      return Component.NamedStrategy(name: name, strategy: strategy)
    }
    var component = Component(
      name: "survey", strategies: strategies,
      titles: TitleSelection(maxSourceLength: ConfigurationReader.standardSourceLength), platform: platform)
    component.width = .points([288])
    // `imageAboveTitle` asks for more than 50 by itself: its own image and height.
    component.height = .hug(minimum: 50)
    component.font = FontChoice(textStyle: .body)
    component.image = Component.Image(size: Size(width: 20, height: 20))
    components = [component]
    isSurvey = true
  }
}

/// A component described on the command line: `--strategy --width --height --image`.
package struct AdHocComponent: Sendable, Equatable {
  package var strategies: [String] = []
  package var width: Points?
  package var height: Points?
  package var image: Size?

  package init() {}

  package var isEmpty: Bool { strategies.isEmpty && width == nil && height == nil && image == nil }

  /// Sets the plan's components aside for one per strategy, called after it.
  ///
  /// Without a strategy it only changes the survey's button: a configured component is changed in its configuration.
  func apply(to plan: inout AuditPlan) throws(UsageError) {
    guard !isEmpty else { return }
    plan.isAdHoc = true
    if strategies.isEmpty {
      guard plan.isSurvey else {
        throw UsageError("--width, --height and --image describe a component of their own: add --strategy NAME")
      }
    } else {
      plan.components = try makeComponents(for: plan.platform)
      for index in plan.overrides.indices { plan.overrides[index].components = [:] }
      plan.isSurvey = false
    }
    for index in plan.components.indices {
      if let width { plan.components[index].width = .points([width]) }
      if let height { plan.components[index].height = .points(height) }
      if let image { plan.components[index].image = Component.Image(size: image) }
    }
  }

  /// That an image changes nothing where a strategy draws one of its own size.
  static func notices(image: Size?, _ strategies: [String]) -> [String] {
    guard image != nil else { return [] }
    return strategies.compactMap { name in
      let own = StrategyList.type(named: name)?.explanation.options.first { option in
        ["imageSize", "imageWidth"].contains(option.name)
      }
      return own.map { "--image changes nothing in \(name): the size of its image is its option “\($0.name)”" }
    }
  }

  private func makeComponents(for platform: Platform) throws(UsageError) -> [Component] {
    let names = strategies.contains("all") ? StrategyList.names : strategies
    var components: [Component] = []
    for name in names where !components.contains(where: { $0.name == name }) {
      guard let type = StrategyList.type(named: name), let strategy = try? type.init(options: [:]) else {
        throw UsageError(
          "--strategy: there is no strategy “\(name)”\(NearestName.advice(for: name, among: StrategyList.names))")
      }
      var component = Component(
        name: name, strategies: [.init(name: name, strategy: strategy)],
        titles: TitleSelection(maxSourceLength: ConfigurationReader.standardSourceLength), platform: platform)
      // A picture above a title is higher than other buttons: it has the height that it asks for.
      if name == "imageAboveTitle" { component.height = .hug(minimum: 0) }
      components.append(component)
    }
    return components
  }
}

package import Catalogs
package import Checks
import Layouts
import Reports
package import Vocabulary

/// `snug inspect`: the frames of one title in one component.
enum InspectCommand {
  static let command = Command(
    "inspect", summary: "Show the frames of one title in one button, as JSON",
    usage: ["inspect --text TEXT --strategy NAME [OPTIONS]", "inspect --key KEY --component NAME [PATH...] [OPTIONS]"],
    discussion: [
      "The frames are in points from the button's top left corner. With --text and --strategy no configuration is "
        + "read, unless --config names one."
    ],
    examples: [
      (
        "snug inspect --text Favoriten --locale de --strategy contentBlock --width 90",
        "the stock button, as high as it asks to be"
      ),
      ("snug inspect --key action.save --locale ar --component primaryAction", "what an audit speaks of"),
    ],
    table: InspectOptions.table, initial: InspectOptions()
  ) { options, session in
    let request = try InspectRequest(options, session: session)
    session.errors.write(lines: request.configuration.notices)
    let inspection = try await Engine.inspect(request)
    session.output.write(FigureReport.bytes(of: inspection.figure, findings: inspection.findings))
    return .clean
  }
}

/// One title in one component, all decided.
package struct InspectRequest: Sendable {
  package enum Title: Sendable {
    case text(String, source: String?)
    /// A key to look up.
    case key(String, CatalogWalker.Result)
  }

  package var title: Title
  /// nil for the widest.
  package var variant: String?
  /// nil for the source locale of the key.
  package var locale: LanguageTag?
  /// With exactly one width, and one strategy unless every one was asked for.
  package var component: Component
  package var textSize: TextSize
  /// nil for the locale's.
  package var direction: Direction?
  package var configuration: Configuration
  package var fonts: FontSetup

  /// `everyStrategy` sets the component in each that there is, with the component's options where it has some.
  init(_ options: InspectOptions, everyStrategy: Bool = false, session: Session) throws {
    var configuration: Configuration
    if options.component == nil, options.key == nil, options.configuration.file == nil {
      // A text in a button that flags describe needs no configuration, and none in the way may change it.
      let platform = options.configuration.platform ?? .ios
      configuration = Configuration(
        file: nil, folder: session.workingFolder, plan: .survey(platform: platform, today: session.today))
    } else {
      configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    }
    if let scale = options.displayScale { configuration.plan.grid = PixelGrid(scale: scale) }
    switch (options.text, options.key) {
    case (let text?, nil):
      title = .text(text, source: options.source)
      locale = options.locale ?? LanguageTag("en")
    case (nil, let key?):
      if options.source != nil { throw UsageError("--source belongs to --text: a key has a source of its own") }
      let found = try configuration.findCatalogs(options.paths, session: session)
      title = .key(key, try configuration.withSources(found, paths: options.paths, session: session))
      // A catalog of one locale that was named is asked for in that.
      let named = Set(options.paths.isEmpty ? [] : found.files.map(\.place.locale))
      locale = options.locale ?? (named.count == 1 ? named.first ?? nil : nil)
    default: throw UsageError("say which title: either --text TEXT or --key KEY")
    }
    if options.variant != nil, options.key == nil { throw UsageError("--variant belongs to --key: a text has none") }
    variant = options.variant
    component = try Self.component(options, everyStrategy: everyStrategy, in: configuration)
    if !everyStrategy {
      configuration.notices += AdHocComponent.notices(image: options.image, component.strategies.map(\.name))
    }
    textSize = options.textSize ?? configuration.plan.textSizes.base
    direction = options.direction
    fonts = try FontSetup(
      configuration.fonts, platform: configuration.plan.platform,
      manifestFolder: options.configuration.manifestFolder, session: session)
    self.configuration = configuration
  }

  /// The configured component, or one that only flags describe, with the flags over it.
  private static func component(
    _ options: InspectOptions, everyStrategy: Bool, in configuration: Configuration
  ) throws(UsageError) -> Component {
    var component: Component
    if let name = options.component {
      component = try configured(name, options.locale, in: configuration)
    } else {
      guard let name = everyStrategy ? "button" : options.strategy else {
        throw UsageError("say which button: --strategy NAME (`snug strategies` lists them), or --component NAME")
      }
      component = Component(name: name, strategies: [], titles: TitleSelection(), platform: configuration.plan.platform)
      component.height = .hug(minimum: 0)
    }
    if everyStrategy {
      component.strategies = try StrategyList.names.map { name throws(UsageError) in
        var options = options
        options.strategy = name
        return try strategy(options, of: component)
      }
    } else {
      component.strategies = [try strategy(options, of: component)]
    }
    if let width = options.width { component.width = .points([width]) }
    if case .points(let widths) = component.width, let first = widths.first { component.width = .points([first]) }
    if let height = options.height { component.height = .points(height) }
    if let image = options.image { component.image = Component.Image(size: image) }
    if let lines = options.lines { component.lines = lines }
    if let truncation = options.truncation { component.truncation = truncation }
    if options.fontSize != nil, options.textStyle != nil {
      throw UsageError("--font-size and --text-style contradict each other: give one")
    }
    if let size = options.fontSize { component.font = FontChoice(size: size, weight: component.font.weight) }
    if let style = options.textStyle { component.font = FontChoice(textStyle: style) }
    if let weight = options.weight { component.font.weight = weight }
    if options.isUppercase { component.isUppercase = true }
    return component
  }

  private static func configured(
    _ name: String, _ locale: LanguageTag?, in configuration: Configuration
  ) throws(UsageError) -> Component {
    let names = configuration.plan.components.map(\.name)
    guard let component = configuration.plan.components.first(where: { $0.name == name }) else {
      throw UsageError("--component: there is no component “\(name)”\(NearestName.advice(for: name, among: names))")
    }
    let override = configuration.plan.overrides.last { override in
      locale.map { locale in override.locales.contains { $0.covers(locale) } } ?? false
    }
    return override?.components[name] ?? component
  }

  private static func strategy(
    _ options: InspectOptions, of component: Component
  ) throws(UsageError) -> Component.NamedStrategy {
    guard let name = options.strategy ?? component.strategies.first?.name else {
      throw UsageError("the component \(component.name) has no strategy: say --strategy NAME")
    }
    if options.strategy == nil, component.strategies.count > 1 {
      let names = component.strategies.map(\.name).joined(separator: ", ")
      throw UsageError("the component \(component.name) has several strategies: say --strategy, one of \(names)")
    }
    if options.options.isEmpty, let configured = component.strategies.first(where: { $0.name == name }) {
      return configured
    }
    var values: StrategyOptions = [:]
    for option in options.options { values[option.name] = option.value }
    do throws(StrategyOptionError) {
      guard let strategy = try StrategyList.make(name: name, options: values) else {
        throw StrategyOptionError.wrongValue(option: name, expected: "a strategy")
      }
      return Component.NamedStrategy(name: name, strategy: strategy)
    } catch {
      switch error {
      case .unknown(let option, let known):
        throw UsageError("--option: \(name) has no option “\(option)”\(NearestName.advice(for: option, among: known))")
      case .wrongValue(let option, let expected):
        throw UsageError("--option: the option “\(option)” of \(name) must be \(expected)")
      }
    }
  }
}

import Catalogs
import Checks
import Layouts
import Vocabulary

/// A component's strategies, each with those of the component's options that it knows.
extension ConfigurationReader {
  /// A name, a list of names or `all`; the platform's own where none is given. Empty where something was wrong.
  mutating func strategies(
    _ value: JSONValue?, options: JSONValue?, platform: Platform
  ) -> [Component.NamedStrategy] {
    let types = strategyTypes(value) ?? [Self.standardStrategy(for: platform)]
    let options = strategyOptions(options, known: types.flatMap { $0.explanation.options.map(\.name) })
    return types.compactMap { type in
      let explanation = type.explanation
      var own: StrategyOptions = [:]
      for option in explanation.options { own[option.name] = options[option.name]?.value }
      do throws(StrategyOptionError) {
        return Component.NamedStrategy(name: explanation.name, strategy: try type.init(options: own))
      } catch {
        // Only the wrong value is left: each strategy was given the options that it knows.
        if case .wrongValue(let name, let expected) = error {
          let place = options[name]?.offset ?? value?.offset ?? 0
          report("the option “\(name)” of \(explanation.name) must be \(expected)", at: place)
        }
        return nil
      }
    }
  }

  /// What a platform's buttons are laid out by if nobody says otherwise, of the strategies that there are.
  static func standardStrategy(for platform: Platform) -> any LayoutStrategy.Type {
    let name =
      switch platform {
      case .ios: "configuration"
      case .android: "materialButton"
      case .web: "flexRow"
      }
    return StrategyList.type(named: name) ?? ContentBlock.self
  }

  private mutating func strategyTypes(_ value: JSONValue?) -> [any LayoutStrategy.Type]? {
    guard let value else { return nil }
    if value.string == "all" { return StrategyList.all }
    if let values = value.array {
      if values.isEmpty { report("“strategy” names no strategy", at: value.offset) }
      var names: Set<String> = []
      return values.compactMap { element in
        guard let name = strategyName(element) else { return nil }
        guard names.insert(name).inserted else {
          report("“strategy” names \(name) twice", at: element.offset)
          return nil
        }
        return StrategyList.type(named: name)
      }
    }
    return strategyName(value).flatMap { StrategyList.type(named: $0) }.map { [$0] } ?? []
  }

  private mutating func strategyName(_ value: JSONValue) -> String? {
    guard let name = value.string else {
      report(
        "“strategy” must be a strategy's name, a list of names or “all”, not \(Self.describe(value))", at: value.offset)
      return nil
    }
    guard StrategyList.names.contains(name) else {
      report(
        "there is no strategy “\(name)”\(NearestName.advice(for: name, among: StrategyList.names))", at: value.offset)
      return nil
    }
    return name
  }

  private struct PlacedOption {
    var value: OptionValue
    var offset: Int
  }

  private mutating func strategyOptions(_ value: JSONValue?, known: [String]) -> [String: PlacedOption] {
    var options: [String: PlacedOption] = [:]
    for member in entries(value, "options") ?? [] {
      // Without a strategy nothing is known, and that has been reported.
      if !known.contains(member.key), !known.isEmpty {
        var names: [String] = []
        for name in known where !names.contains(name) { names.append(name) }
        report(
          "unknown option “\(member.key)”\(NearestName.advice(for: member.key, among: names))", at: member.keyOffset)
      } else if let option = optionValue(member) {
        options[member.key] = PlacedOption(value: option, offset: member.value.offset)
      }
    }
    return options
  }

  private mutating func optionValue(_ member: JSONMember) -> OptionValue? {
    switch member.value.content {
    case .number(let number, _): return .number(number)
    case .boolean(let bool): return .bool(bool)
    case .string(let word): return .word(word)
    case .object: return insets(member.value).map { .insets($0) }
    case .array(let values):
      let numbers = values.compactMap(\.number)
      guard numbers.count == 4, values.count == 4 else {
        report("a list of insets has four numbers: top, left, bottom, right", at: member.value.offset)
        return nil
      }
      return .insets(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case .null:
      report("the option “\(member.key)” has no value", at: member.value.offset)
      return nil
    }
  }

  private mutating func insets(_ value: JSONValue) -> EdgeInsets? {
    guard let fields = fields(value, .insets) else { return nil }
    let expected = "a number of points from -100000 to 100000"
    var insets = EdgeInsets.zero
    for (name, place) in Self.insetSides {
      if let points = number(fields[name], name, in: -longestLength...longestLength, expected) {
        insets[keyPath: place] = points
      }
    }
    return insets
  }

  private static let insetSides: [(String, any WritableKeyPath<EdgeInsets, Points> & Sendable)] = [
    ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
  ]
}

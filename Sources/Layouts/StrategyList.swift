/// The strategies there are, in the order of DESIGN §4. Adding one touches no file but its own and this.
package enum StrategyList {
  package static let all: [any LayoutStrategy.Type] = [
    ContentBlock.self, LeadingImageCenteredTitle.self, BalancedInsets.self, FullWidthTitle.self,
    MirroredTransform.self, ImageAboveTitle.self,
  ]

  package static var names: [String] { all.map { $0.explanation.name } }

  package static func type(named name: String) -> (any LayoutStrategy.Type)? {
    all.first { $0.explanation.name == name }
  }

  /// The strategy of that name with these options; nil where no strategy has the name.
  package static func make(
    name: String, options: StrategyOptions = [:]
  ) throws(StrategyOptionError) -> (any LayoutStrategy)? {
    guard let type = type(named: name) else { return nil }
    return try type.init(options: options)
  }
}

package import Vocabulary

/// The text sizes of an audit in order, and how fonts and images grow with them.
///
/// A text size is a Dynamic Type category or a factor. Categories scale as UIKit does, factors linearly or, on Android,
/// by the platform's table.
package struct TextScale: Sendable, Equatable {
  /// By font size, smallest first.
  package let sizes: [TextSize]
  /// The size that designs are drawn at: `large`, or `1`.
  package let base: TextSize
  /// The largest size a team promises unless its configuration says otherwise.
  package let standardRequired: TextSize
  /// How factors scale.
  let curve: Curve

  enum Curve: Sendable { case linear, android }

  package static let dynamicType = TextScale(
    sizes: DynamicTypeCategory.allCases.map(\.textSize), base: DynamicTypeCategory.large.textSize,
    standardRequired: DynamicTypeCategory.xxxLarge.textSize, curve: .linear)

  package static let android = TextScale(
    sizes: AndroidTextScale.factors.map(TextSizeSetting.factor).map(\.textSize), base: TextSize("1"),
    standardRequired: TextSize("1.3"), curve: .android)

  /// WCAG 1.4.4: text may be resized to 200 % without loss.
  package static let wcag = TextScale(
    sizes: [TextSize("1"), TextSize("2")], base: TextSize("1"), standardRequired: TextSize("2"), curve: .linear)

  /// The scales that have a name in configurations.
  package static let named: [(name: String, scale: TextScale)] = [
    ("dynamicType", dynamicType), ("android", android), ("wcag", wcag),
  ]

  package static func standard(for platform: Platform) -> TextScale {
    switch platform {
    case .ios: dynamicType
    case .android: android
    case .web: wcag
    }
  }

  private init(sizes: [TextSize], base: TextSize, standardRequired: TextSize, curve: Curve) {
    self.sizes = sizes
    self.base = base
    self.standardRequired = standardRequired
    self.curve = curve
  }

  /// A list of category names and factors, in any order; the base need not be among them.
  package init(names: [String], platform: Platform) throws(TextScaleError) {
    var settings: [TextSizeSetting] = []
    for name in names {
      guard let setting = TextSizeSetting(name: name) else { throw .unknown(name) }
      if !settings.contains(setting) { settings.append(setting) }
    }
    guard let first = settings.first else { throw .empty }
    settings.sort { $0.relativeSize < $1.relativeSize }
    let standard: TextScale =
      switch first {
      case .category: .dynamicType
      case .factor: platform == .android ? .android : .wcag
      }
    self.init(
      sizes: settings.map(\.textSize), base: standard.base, standardRequired: standard.standardRequired,
      curve: platform == .android ? .android : .linear)
  }

  /// The text size of that name as reports write it (`1.30` is `1.3`); nil for what is neither a category nor a factor.
  package static func textSize(named name: String) -> TextSize? { TextSizeSetting(name: name)?.textSize }

  /// Whether `size` lies at or below `required`, whichever way the two are given.
  package static func isPromised(_ size: TextSize, required: TextSize) -> Bool {
    TextSizeSetting(size).relativeSize <= TextSizeSetting(required).relativeSize
  }

  /// The font size in points (iOS), dp (Android) or px (web).
  package func fontSize(_ font: FontChoice, at size: TextSize) -> Points {
    switch (font.size, TextSizeSetting(size)) {
    case (.fixed(let points), _): points
    case (.textStyle(let style), .category(let category)): style.fontSize(at: category)
    case (.scaled(let points, like: let style), .category(let category)):
      style.scaledFontSize(points, at: category)
    case (.textStyle(let style), .factor(let factor)): scaled(style.fontSize(at: .large), by: factor)
    case (.scaled(let points, like: _), .factor(let factor)): scaled(points, by: factor)
    }
  }

  /// The size of an image that scales with the text beside it, to a pixel (`scalesWithText`).
  ///
  /// With a category it grows as UIFontMetrics has it for the font's style, `body` for a fixed font; with a factor it
  /// grows as the font does, and by the factor itself beside a fixed font.
  package func imageSize(_ image: Size, beside font: FontChoice, at size: TextSize, grid: PixelGrid) -> Size {
    let ratio: Double
    switch (TextSizeSetting(size), font.size) {
    case (.category(let category), _): ratio = font.style.scalingFactor(at: category)
    case (.factor(let factor), .fixed): ratio = factor
    case (.factor, _):
      let atBase = fontSize(font, at: TextSize("1"))
      ratio = atBase > 0 ? fontSize(font, at: size) / atBase : 1
    }
    return Size(width: grid.rounded(image.width * ratio), height: grid.rounded(image.height * ratio))
  }

  private func scaled(_ points: Points, by factor: Double) -> Points {
    curve == .android ? AndroidTextScale.points(points, scale: factor) : points * factor
  }
}

/// What is wrong with a list of text sizes.
package enum TextScaleError: Error, Equatable {
  /// Neither a category nor a factor above 0 and up to 100.
  case unknown(String)
  case empty
}

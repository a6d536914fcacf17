import FoundationEssentials
import Layouts
import Testing
import Vocabulary

/// Dynamic Type's table and UIFontMetrics scaling (facts §3.1, §3.2).
@Suite struct DynamicTypeTests {
  /// Apple's Human Interface Guidelines, size/leading, xSmall to accessibility5.
  static let guidelines: [(style: String, cells: String)] = [
    ("largeTitle", "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    ("title1", "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    ("title2", "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    ("title3", "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    ("headline", "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    ("body", "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    ("callout", "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    ("subheadline", "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    ("footnote", "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    ("caption1", "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    ("caption2", "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  @Test func tableIsTheGuidelines() {
    #expect(TextStyle.allCases.map(\.rawValue) == Self.guidelines.map(\.style))
    for (style, row) in zip(TextStyle.allCases, Self.guidelines) {
      let cells = DynamicTypeCategory.allCases.map {
        "\(Int(style.fontSize(at: $0)))/\(Int(style.leading(at: $0)))"
      }
      #expect(cells.joined(separator: " ") == row.cells)
    }
  }

  static let csv = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/facts/dynamic-type.csv").standardizedFileURL.path

  // The file has CR LF at its line ends, one Character in Swift.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: csv), "the facts file lies beside the repository"))
  func tableIsTheFactsFile() throws {
    let text = try String(contentsOfFile: Self.csv, encoding: .utf8)
    let names = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    let ours = TextStyle.allCases.flatMap { style in
      zip(DynamicTypeCategory.allCases, names).map { category, name in
        "\(style.rawValue),\(name),\(Int(style.fontSize(at: category))),\(Int(style.leading(at: category)))"
      }
    }
    #expect(text.split(whereSeparator: \.isNewline).dropFirst().map(String.init) == ours)
  }

  @Test func measuredScaledValue() {
    // jaredsinclair.com, 2024-03-02: scaledValue(17) for body at medium is 16.333 at 3 pixels a point.
    let value = TextStyle.body.scaledValue(17, at: .medium, grid: PixelGrid(scale: 3))
    #expect(abs(value - 49.0 / 3) < 1e-9)
    #expect(TextStyle.body.scaledValue(17, at: .accessibility5, grid: PixelGrid(scale: 3)) == 48)
    #expect(TextStyle.body.scaledFontSize(17, at: .accessibility5) == 48)
    #expect(TextStyle.body.fontSize(at: .accessibility5) == 53)
  }

  @Test func bodyFactors() {
    let published = [0.8636, 0.9091, 0.9545, 1, 1.0909, 1.1818, 1.3182, 1.5455, 1.8182, 2.1818, 2.5455, 2.8182]
    for (category, factor) in zip(DynamicTypeCategory.allCases, published) {
      #expect(abs(TextStyle.body.scalingFactor(at: category) - factor) < 0.00005)
    }
  }

  /// The first category at 200 % of `large` (facts §3.4).
  @Test func doubledSizes() {
    let published: [TextStyle: DynamicTypeCategory?] = [
      .largeTitle: nil, .title1: .accessibility5, .title2: .accessibility3, .title3: .accessibility3,
      .headline: .accessibility3, .body: .accessibility3, .callout: .accessibility2, .subheadline: .accessibility2,
      .footnote: .accessibility2, .caption1: .accessibility2, .caption2: .accessibility2,
    ]
    for (style, category) in published {
      let doubled = DynamicTypeCategory.allCases.first {
        style.fontSize(at: $0) >= 2 * style.fontSize(at: .large)
      }
      #expect(doubled == category)
    }
  }

  @Test func headlineIsSemibold() {
    #expect(FontChoice(textStyle: .headline).weight == .semibold)
    #expect(FontChoice(textStyle: .headline, weight: .regular).weight == .regular)
    #expect(FontChoice(textStyle: .body).weight == .regular)
  }
}

/// Scales of text sizes: their names, their order, what they do to fonts and images.
@Suite struct TextScaleTests {
  private let grid = PixelGrid(scale: 3)

  @Test func namesInOrder() {
    #expect(
      TextScale.dynamicType.sizes.map(\.name) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ])
    #expect(TextScale.android.sizes.map(\.name) == ["0.85", "1", "1.15", "1.3", "1.5", "1.8", "2"])
    #expect(TextScale.wcag.sizes.map(\.name) == ["1", "2"])
    #expect(Platform.allCases.map { TextScale.standard(for: $0).base.name } == ["large", "1", "1"])
    #expect(Platform.allCases.map { TextScale.standard(for: $0).standardRequired.name } == ["xxxLarge", "1.3", "2"])
  }

  @Test func listsAreOrderedByFontSize() throws {
    let names = try TextScale(names: ["accessibility1", "large", "xxLarge", "large"], platform: .ios)
    #expect(names.sizes.map(\.name) == ["large", "xxLarge", "accessibility1"])
    #expect(names.base.name == "large" && names.standardRequired.name == "xxxLarge")
    let factors = try TextScale(names: ["2.0", "1", "1.30"], platform: .android)
    #expect(factors.sizes.map(\.name) == ["1", "1.3", "2"])
    #expect(factors.base.name == "1" && factors.standardRequired.name == "1.3")
    #expect(try TextScale(names: ["1.5"], platform: .web).standardRequired.name == "2")
  }

  @Test(arguments: ["huge", "", "0", "-1", "nan", "inf", "101"]) func whatIsNoSizeIsRefused(name: String) {
    #expect(throws: TextScaleError.unknown(name)) { try TextScale(names: ["1", name], platform: .web) }
    #expect(TextScale.textSize(named: name) == nil)
  }

  @Test func anEmptyListIsRefused() {
    #expect(throws: TextScaleError.empty) { try TextScale(names: [], platform: .ios) }
  }

  @Test func promisedIsWhatLiesAtOrBelowTheRequired() {
    let required = TextSize("xxxLarge")
    #expect(TextScale.isPromised(TextSize("xSmall"), required: required))
    #expect(TextScale.isPromised(TextSize("xxxLarge"), required: required))
    #expect(!TextScale.isPromised(TextSize("accessibility1"), required: required))
    #expect(TextScale.isPromised(TextSize("1.3"), required: TextSize("1.3")))
    #expect(!TextScale.isPromised(TextSize("1.5"), required: TextSize("1.3")))
  }

  @Test func fontsOnIOS() {
    let scale = TextScale.dynamicType
    let fonts = [
      FontChoice(textStyle: .footnote), FontChoice(size: 17), FontChoice(size: 12, scalesLike: .caption1),
      FontChoice(fixedSize: 12),
    ]
    // 17 · 29/22 = 22.41; 12 · 23/16 = 17.25. 17 · 19/22 = 14.68; 12 · 13/16 = 9.75.
    #expect(fonts.map { scale.fontSize($0, at: TextSize("xxxLarge")) } == [19, 22, 17, 12])
    #expect(fonts.map { scale.fontSize($0, at: TextSize("large")) } == [13, 17, 12, 12])
    #expect(fonts.map { scale.fontSize($0, at: TextSize("xSmall")) } == [12, 15, 10, 12])
    // `inspect --text-size 2` on iOS: a plain factor.
    #expect(fonts.map { scale.fontSize($0, at: TextSize("2")) } == [26, 34, 24, 12])
  }

  @Test func standardFonts() {
    #expect(
      Platform.allCases.map { platform in
        let scale = TextScale.standard(for: platform)
        return scale.fontSize(.standard(for: platform), at: scale.base)
      } == [17, 14, 16])
  }

  /// The platform's own table, and the rules between and beyond its cells (facts §3.3).
  @Test(
    arguments: [
      (14, 0.85, 11.9), (14, 1, 14), (14, 1.15, 16.4), (14, 1.3, 18.8), (14, 1.5, 22), (14, 1.8, 24.4), (14, 2, 26),
      (100, 2, 100), (30, 1.8, 34.8),
      (16, 1.3, 20.2),  // halfway from 18.8 to 21.6
      (4, 2, 8),  // from zero to (8, 16)
      (120, 1.5, 120),  // the last column's ratio
      (14, 1.4, 20.4),  // halfway from 18.8 to 22
      (14, 1.1, 15.4), (14, 2.5, 35),  // outside the table: linear
    ] as [(Points, Double, Points)]) func android(sp: Points, scale: Double, dp: Points)
  {
    #expect(abs(AndroidTextScale.points(sp, scale: scale) - dp) < 1e-9)
    #expect(abs(TextScale.android.fontSize(FontChoice(size: sp), at: TextSize("\(scale)")) - dp) < 1e-9)
  }

  @Test func imagesGrowWithTheText() {
    let image = Size(width: 20, height: 17)
    let body = FontChoice(textStyle: .body)
    // 20 · 21/22 = 19.09 → 19, 17 · 21/22 = 16.23 → 16 1/3 at 3 pixels a point.
    let medium = TextScale.dynamicType.imageSize(image, beside: body, at: TextSize("medium"), grid: grid)
    #expect(medium.width == 19 && abs(medium.height - 49.0 / 3) < 1e-9)
    #expect(TextScale.dynamicType.imageSize(image, beside: body, at: TextSize("large"), grid: grid) == image)
    // As a fixed font beside it does not say how, like body: 20 · 62/22 = 56.36 → 56 1/3.
    let fixed = TextScale.dynamicType.imageSize(
      image, beside: FontChoice(fixedSize: 12), at: TextSize("accessibility5"), grid: grid)
    #expect(abs(fixed.width - 169.0 / 3) < 1e-9)
    // 14 sp become 26 dp: 20 · 26/14 = 37.14 → 37.
    let android = TextScale.android.imageSize(image, beside: FontChoice(size: 14), at: TextSize("2"), grid: grid)
    #expect(android.width == 37)
    let web = TextScale.wcag.imageSize(
      image, beside: FontChoice(size: 16), at: TextSize("2"), grid: PixelGrid(scale: 1))
    #expect(web == Size(width: 40, height: 34))
  }
}

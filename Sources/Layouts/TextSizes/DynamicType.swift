package import Vocabulary

/// A text size category of Dynamic Type, smallest first.
package enum DynamicTypeCategory: String, Sendable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The place among the categories, from 0.
  package var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  package var textSize: TextSize { TextSize(rawValue) }
}

/// A text style of Dynamic Type: font size and line leading in points for each category.
///
/// The numbers are those of Apple's Human Interface Guidelines (facts §3.1). `caption2` at `accessibility5` was measured
/// at 41; the guidelines' 40 stands here.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The weight of text in this style that nobody gave another.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  package func fontSize(at category: DynamicTypeCategory) -> Points { Points(table.sizes[category.rank]) }

  package func leading(at category: DynamicTypeCategory) -> Points { Points(table.leadings[category.rank]) }

  private var table: (sizes: [UInt8], leadings: [UInt8]) {
    switch self {
    case .largeTitle:
      ([31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1:
      ([25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    case .title2:
      ([19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      ([17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline, .body:
      ([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      ([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      ([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .footnote:
      ([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1:
      ([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    case .caption2:
      ([11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }
}

/// How UIFontMetrics scales a value along with a text style: by the ratio of line leadings, not of font sizes.
///
/// One published measurement and two re-implementations agree on it (facts §3.2).
extension TextStyle {
  /// The factor at `category`; 1 at `large`.
  package func scalingFactor(at category: DynamicTypeCategory) -> Double {
    leading(at: category) / leading(at: .large)
  }

  /// A length, to the nearest pixel.
  package func scaledValue(_ value: Points, at category: DynamicTypeCategory, grid: PixelGrid) -> Points {
    grid.rounded(value * scalingFactor(at: category))
  }

  /// A font size, to the nearest whole point.
  package func scaledFontSize(_ size: Points, at category: DynamicTypeCategory) -> Points {
    (size * scalingFactor(at: category)).rounded()
  }
}

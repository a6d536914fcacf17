/// The horizontal direction of text or of a layout.
package enum Direction: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var isRightToLeft: Bool { self == .rightToLeft }
}

/// How a text's base level is found: from the catalog's locale, from its first strong character, or fixed.
package enum BaseDirection: String, Sendable, Hashable, CaseIterable {
  case locale
  case auto
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The platform whose defaults apply: fonts, text sizes, text rules, and the unit in messages.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, android, web

  /// The unit that messages use.
  package var unit: String {
    switch self {
    case .ios: "pt"
    case .android: "dp"
    case .web: "px"
    }
  }
}

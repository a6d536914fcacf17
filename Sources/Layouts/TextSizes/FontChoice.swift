package import Vocabulary

/// The font a component asks for: how its size is found at a text size, and its weight.
package struct FontChoice: Sendable, Hashable {
  package var size: SizeRule
  package var weight: FontWeight

  /// A font of a text style: `{ textStyle: "body", weight: "regular" }`; the style's own weight where none is given.
  package init(textStyle: TextStyle, weight: FontWeight? = nil) {
    size = .textStyle(textStyle)
    self.weight = weight ?? textStyle.weight
  }

  /// A font of a fixed size that grows like a text style: `{ size: 17, scalesLike: "body" }`.
  package init(size: Points, scalesLike style: TextStyle = .body, weight: FontWeight = .regular) {
    self.size = .scaled(size, like: style)
    self.weight = weight
  }

  /// A font that stays as it is at every text size: `{ size: 12, scales: false }`.
  package init(fixedSize: Points, weight: FontWeight = .regular) {
    size = .fixed(fixedSize)
    self.weight = weight
  }

  package enum SizeRule: Sendable, Hashable {
    case textStyle(TextStyle)
    case scaled(Points, like: TextStyle)
    case fixed(Points)
  }

  /// What a platform draws a button's title in if nobody says otherwise (DESIGN §7, Defaults).
  package static func standard(for platform: Platform) -> FontChoice {
    switch platform {
    case .ios: FontChoice(textStyle: .body)
    case .android: FontChoice(size: 14)
    case .web: FontChoice(size: 16)
    }
  }

  /// The text style whose growth an image beside the text follows.
  var style: TextStyle {
    switch size {
    case .textStyle(let style), .scaled(_, like: let style): style
    case .fixed: .body
    }
  }
}

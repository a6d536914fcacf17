package import Vocabulary

/// What a strategy knows of a title: sizes in points at the text size at hand, rounded up to a pixel as labels are.
package struct ButtonTitle {
  /// One line, nothing limiting it.
  package var naturalSize: Size
  /// The height of one line box.
  package var lineHeight: Points
  /// The source title's natural width at the base size; `balancedInsets` is built from it.
  package var sourceWidthAtBase: Points
  /// The size in a given width where more than one line is allowed; nil for a title of one line.
  package var wrapped: ((Points) -> Size)?

  package init(
    naturalSize: Size, lineHeight: Points, sourceWidthAtBase: Points, wrapped: ((Points) -> Size)? = nil
  ) {
    self.naturalSize = naturalSize
    self.lineHeight = lineHeight
    self.sourceWidthAtBase = sourceWidthAtBase
    self.wrapped = wrapped
  }

  package var isEmpty: Bool { naturalSize.width == 0 }

  /// The size in a given width: wrapped where lines allow, else the natural size, which a strategy then clamps.
  package func size(within width: Points) -> Size { wrapped?(max(0, width)) ?? naturalSize }
}

/// What a strategy knows of the button's surroundings.
package struct ButtonContext: Sendable, Hashable {
  /// The image the component draws, in points at this text size; nil for none. Strategies with an image of their own ignore it.
  package var image: Size?
  /// The image's width at the base text size, where it scales with the text; `balancedInsets` is frozen with it.
  package var imageWidthAtBase: Points?
  package var direction: Direction
  package var grid: PixelGrid
  /// The first of the component's widths: what `balancedInsets` was designed at unless its option says otherwise.
  package var designWidth: Points

  package init(
    image: Size?, imageWidthAtBase: Points? = nil, direction: Direction, grid: PixelGrid, designWidth: Points
  ) {
    self.image = image
    self.imageWidthAtBase = imageWidthAtBase
    self.direction = direction
    self.grid = grid
    self.designWidth = designWidth
  }
}

/// One way in which people lay out a button with an image and a title (DESIGN §4).
package protocol LayoutStrategy: Sendable {
  static var explanation: StrategyExplanation { get }
  /// The strategy with options as the configuration gives them; throws `StrategyOptionError` for one it does not have.
  init(options: StrategyOptions) throws(StrategyOptionError)
  /// Frames in unrounded points for a button of `size`.
  func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement
  /// The size that the button asks for: `hug`.
  func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size
  var defaultTruncation: Truncation { get }
  /// What of another anatomy is another button, no other way to lay out the same one. `hasImage` says whether the component
  /// draws an image.
  func anatomy(hasImage: Bool) -> ButtonAnatomy
  /// What a component's own intent is worked out from (`applying(_:to:title:context:)`).
  func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis
}

extension LayoutStrategy {
  package func anatomy(hasImage: Bool) -> ButtonAnatomy { hasImage ? .imageBesideTitle : .titleOnly }
}

/// How image and title stand to each other.
package enum ButtonAnatomy: Sendable, Hashable { case imageBesideTitle, imageAboveTitle, titleOnly }

/// A strategy's options by name, as the configuration gives them.
package typealias StrategyOptions = [String: OptionValue]

/// The value of an option: a number (points unless its name says otherwise), a yes or no, a word, or physical insets.
package enum OptionValue: Sendable, Hashable {
  case number(Double)
  case bool(Bool)
  case word(String)
  case insets(EdgeInsets)
}

/// What is wrong with an option of a strategy.
package enum StrategyOptionError: Error, Equatable {
  /// No option of that name; the strategy has these.
  case unknown(option: String, known: [String])
  /// The value is of the wrong kind or out of range; `expected` says what it should be.
  case wrongValue(option: String, expected: String)
}

/// What `snug strategies` and the documentation say of a strategy.
package struct StrategyExplanation: Sendable {
  package var name: String
  /// One sentence.
  package var summary: String
  /// The formula, in lines of plain text.
  package var formula: String
  /// Where the formula comes from.
  package var source: String
  package var certainty: Certainty
  /// "You have this if your code says …"
  package var signs: String
  package var options: [Option]
  package var examples: [StrategyExample]

  package init(
    name: String, summary: String, formula: String, source: String, certainty: Certainty, signs: String,
    options: [Option], examples: [StrategyExample] = []
  ) {
    self.name = name
    self.summary = summary
    self.formula = formula
    self.source = source
    self.certainty = certainty
    self.signs = signs
    self.options = options
    self.examples = examples
  }

  package struct Option: Sendable {
    package var name: String
    package var standard: OptionValue?
    package var meaning: String

    package init(_ name: String, standard: OptionValue?, meaning: String) {
      self.name = name
      self.standard = standard
      self.meaning = meaning
    }
  }

  /// How well the governing fact is known. Findings that rest on the last two are at most warnings (DESIGN §3).
  package enum Certainty: String, Sendable {
    case measured = "MEASURED"
    case documented = "DOC"
    case derived = "DERIVED"
    case reimplemented = "REIMPL"
    case unverified = "UNVERIFIED"

    package var capsSeverity: Bool { self == .reimplemented || self == .unverified }
  }
}

package import Layouts
package import Vocabulary

/// One kind of button of an app: which titles it takes, how it is laid out and how large it is (DESIGN §7).
package struct Component: Sendable {
  package var name: String
  /// Where the configuration has it; nil for one given on the command line, or for the survey's.
  package var location: SourceLocation?
  /// In the order given; the strategies' names are unique.
  package var strategies: [NamedStrategy]
  package var titles: TitleSelection
  package var width: Width = .points([288])
  package var height: Height = .points(50)
  package var container: Container?
  package var font: FontChoice
  /// 0 for as many as it takes.
  package var lines = 1
  /// nil for the strategy's own.
  package var truncation: Truncation?
  package var minimumScale = 1.0
  package var isUppercase = false
  package var letterSpacing = LetterSpacing.points(0)
  package var lineHeight: LineHeight
  package var image: Image?
  package var intent = IntentOverride()
  package var clipsToBounds: Bool
  package var group: String?
  /// The largest size promised, where it differs from the audit's.
  package var required: TextSize?

  package init(name: String, strategies: [NamedStrategy], titles: TitleSelection, platform: Platform) {
    self.name = name
    self.strategies = strategies
    self.titles = titles
    font = .standard(for: platform)
    lineHeight = platform == .ios ? .primary : .fallback
    clipsToBounds = platform == .android
  }

  /// A strategy with the options that the component gives it.
  package struct NamedStrategy: Sendable {
    package var name: String
    package var strategy: any LayoutStrategy

    package init(name: String, strategy: any LayoutStrategy) {
      self.name = name
      self.strategy = strategy
    }
  }

  package enum Width: Sendable, Equatable {
    /// One or more widths in points; a title fails if it fails in any.
    case points([Points])
    /// The strategy's intrinsic width.
    case hug
    /// `hug`, but no wider than the container's column.
    case fit
    /// The container's column.
    case fill
  }

  package enum Height: Sendable, Equatable {
    case points(Points)
    /// The strategy's intrinsic height, but at least this.
    case hug(minimum: Points)
  }

  /// What the button stands in: `columns` buttons side by side with `gap` between and `padding` at both ends, in points.
  package struct Container: Sendable, Equatable {
    package var width: Points
    package var padding: Points
    package var columns: Int
    package var gap: Points

    package init(width: Points, padding: Points = 0, columns: Int = 1, gap: Points = 0) {
      self.width = width
      self.padding = padding
      self.columns = columns
      self.gap = gap
    }

    /// The room for one button.
    package var columnWidth: Points {
      (width - 2 * padding - Double(columns - 1) * gap) / Double(max(1, columns))
    }
  }

  package enum LetterSpacing: Sendable, Equatable {
    /// At the base size; grows with the text.
    case points(Points)
    case em(Double)
  }

  package struct Image: Sendable, Equatable {
    package var size: Size
    package var scalesWithText = false
    /// nil for the side that the strategy gives it.
    package var side: Side?
    /// True where the picture itself is flipped in right-to-left.
    package var mirrors = false

    package init(size: Size) { self.size = size }

    package enum Side: String, Sendable, CaseIterable { case leading, trailing, left, right }
  }
}

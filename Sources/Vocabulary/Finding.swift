/// One (rule, component, strategy, file, key, variant, locale), with the sizes and numbers at which it holds (DESIGN §5, §8).
///
/// A value that does not apply is nil or empty and is left out of every report.
package struct Finding: Sendable, Equatable {
  package var rule: String
  package var severity: Severity
  package var component: String?
  package var strategy: String?

  package var location: SourceLocation?
  package var key: String?
  /// A path such as `device:iphone/plural:few`.
  package var variant: String?
  package var locale: LanguageTag?
  package var direction: Direction?

  /// The filled title that was measured.
  package var text: String?
  /// The title as the catalog has it, with its placeholders.
  package var rawText: String?
  package var sourceText: String?
  /// The sample put in for each placeholder.
  package var samples: [String: String] = [:]

  /// All failing text sizes, ordered by font size.
  package var sizes: [TextSize] = []
  /// Those of `sizes` at which the source title fails the same rule.
  package var sharedSizes: [TextSize] = []
  package var firstFailingSize: TextSize?
  /// The component widths at which it fails, in points, ascending.
  package var widths: [Points] = []
  package var worst: Worst?
  package var smallestPassingWidth: [SizedWidth] = []
  package var budget: Budget?

  package var alsoInSource = false
  /// Families that stood in for the platform's own font in this title.
  package var standIn: [String] = []
  package var withinErrorBar = false
  /// How it stands to the baseline; `new` without one.
  package var status = Status.new
  package var message: String

  /// The face that a finding about ink or about an absent face speaks of, by its PostScript name.
  package var face: String?
  /// A component finding counts the titles it speaks of, and names their locales.
  package var titles: Int?
  package var locales: [LanguageTag] = []

  package init(rule: String, severity: Severity, message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
  }

  /// A text size and the smallest component width at which the rule passes there, in points.
  package struct SizedWidth: Sendable, Equatable {
    package var textSize: TextSize
    package var width: Points

    package init(textSize: TextSize, width: Points) {
      self.textSize = textSize
      self.width = width
    }
  }

  /// The worst size's numbers.
  package enum Worst: Sendable, Equatable {
    /// A rule that clips: what the title needs and has along the failing axis, in points.
    case room(textSize: TextSize, bounds: Size, needed: Points, available: Points, visibleText: String)
    /// A rule that measures a distance against a tolerance, in `unit`.
    case measure(textSize: TextSize, measured: Double, limit: Double, unit: String)

    package var textSize: TextSize {
      switch self {
      case .room(let size, _, _, _, _), .measure(let size, _, _, _): size
      }
    }
  }

  /// The widest text that fits at the required size.
  package struct Budget: Sendable, Equatable {
    package var textSize: TextSize
    package var points: Points
    /// The same room at the base size, in points.
    package var pointsAtBase: Points
    /// A hint: how many characters of this locale's mean width fit.
    package var characters: Int

    package init(textSize: TextSize, points: Points, pointsAtBase: Points, characters: Int) {
      self.textSize = textSize
      self.points = points
      self.pointsAtBase = pointsAtBase
      self.characters = characters
    }
  }

  /// How a finding stands to the baseline (DESIGN §8).
  package enum Status: String, Sendable, Hashable, CaseIterable {
    /// The baseline does not have it.
    case new
    /// The title is another one, and fails still.
    case changed
    /// It starts at a smaller text size, or needs over 10 % more.
    case worse
    /// The baseline has it.
    case known
    /// The baseline has it, with the reason why somebody accepted it.
    case accepted

    /// The baseline has it as it is.
    package var isSettled: Bool { self == .known || self == .accepted }
  }

  /// Whether it counts for the exit status by itself: neither the source's own finding nor the baseline speaks for it.
  package var counts: Bool { !alsoInSource && !status.isSettled }

  /// Something was not audited: a face is absent, a script cannot be set, a file cannot be read. What a warning says of a
  /// file that was read is none of this.
  package var isGap: Bool { scope == .notMeasured || rule == "catalog-unreadable" && severity == .error }

  /// What a finding speaks of (DESIGN §5); told from the fields that are set.
  package enum Scope: Sendable, Hashable {
    /// A fault of the component itself, whatever the title.
    case component
    /// A title in a component.
    case title
    /// An entry of a catalog, whatever the component.
    case catalog
    case notMeasured
  }

  package var scope: Scope {
    if rule == "not-measured" { return .notMeasured }
    if component == nil { return .catalog }
    return key == nil || titles != nil ? .component : .title
  }

  /// The budget, unless the title fits at the size that it is for.
  package var budgetWhereItFails: Budget? { budget.flatMap { sizes.contains($0.textSize) ? $0 : nil } }

  /// The share of the needed room that is missing at the worst size, 0 to 1; 0 for rules that do not clip.
  package var shareLost: Double {
    guard case .room(_, _, let needed, let available, _) = worst, needed > 0, available < needed else { return 0 }
    return available > 0 ? (needed - available) / needed : 1
  }
}

package import Catalogs
package import Layouts
package import Titles
package import Vocabulary

/// Everything an audit does, decided: the configuration, the command line and the defaults put together.
package struct AuditPlan: Sendable {
  package var components: [Component]
  package var sourceLocale: LanguageTag?
  /// nil for all that the catalogs have.
  package var locales: [LanguageTag]?
  /// Findings in these are at most warnings.
  package var advisoryLocales: [LanguageTag] = []
  package var platform: Platform
  package var textSizes: TextScale
  package var required: TextSize
  package var grid: PixelGrid
  package var baseDirection = BaseDirection.locale
  /// In place of the locale's own, to look at a title the other way around.
  package var direction: Direction?
  package var samples = SampleBook()
  /// For formats that do not say themselves whether their titles have mnemonics.
  package var mnemonics: [CatalogFormat: Mnemonic] = [:]
  package var rules: [String: RuleSetting] = [:]
  package var overrides: [Override] = []
  package var ignores: [Ignore] = []
  /// The day that `expires` is compared with: the only clock an audit reads.
  package var today: CalendarDay
  /// True without a configuration: findings are notes, and titles are those whose source is short.
  package var isSurvey = false
  /// The command line's filters.
  package var filter = Filter()
  /// The components are the command line's own, and say nothing of those of the configuration.
  package var isAdHoc = false
  /// Error bars of widths on a stand-in face, as a share of what is needed: Latin, and other scripts.
  package var errorBars = ErrorBars()
  /// False where nobody asks for what would mend titles.
  package var findsRemedies = true
  /// False places every title at every size, for the test that holds the limits against it.
  package var usesLimits = true

  package init(components: [Component], platform: Platform, today: CalendarDay) {
    self.components = components
    self.platform = platform
    self.today = today
    textSizes = .standard(for: platform)
    required = textSizes.standardRequired
    grid = PixelGrid(scale: platform == .web ? 1 : 3)
    if platform == .android { baseDirection = .auto }
  }

  package struct ErrorBars: Sendable, Equatable {
    package var latin = 0.03
    package var other = 0.1

    package init() {}
  }

  /// What the configuration says of one rule.
  package struct RuleSetting: Sendable, Equatable {
    /// nil for the rule's own severity.
    package var severity: Severity?
    package var isOff = false
    /// In the rule's unit; nil for its own.
    package var tolerance: Double?

    package init(severity: Severity? = nil, isOff: Bool = false, tolerance: Double? = nil) {
      self.severity = severity
      self.isOff = isOff
      self.tolerance = tolerance
    }
  }

  /// Changes for some locales.
  package struct Override: Sendable {
    package var locales: [LanguageTag]
    /// By component name: the whole component as it is in these locales.
    package var components: [String: Component]
    package var rules: [String: RuleSetting]

    package init(locales: [LanguageTag], components: [String: Component], rules: [String: RuleSetting]) {
      self.locales = locales
      self.components = components
      self.rules = rules
    }
  }

  /// A pattern of findings that a team knows and lives with; each field is a glob, nil for any.
  package struct Ignore: Sendable {
    package var key: Wildcard?
    package var locale: Wildcard?
    package var rule: Wildcard?
    package var component: Wildcard?
    package var reason: String
    package var expires: CalendarDay?
    package var location: SourceLocation?

    package init(reason: String) { self.reason = reason }
  }

  /// What a run reports, of all that the configuration speaks of: only these; empty for all.
  package struct Filter: Sendable {
    package var keys: [Wildcard] = []
    package var components: [Wildcard] = []
    package var rules: [Wildcard] = []
    /// What the plan's `locales` have too.
    package var locales: [LanguageTag] = []
    /// The plan's text sizes are not the configuration's.
    package var hasOwnTextSizes = false

    package init() {}
  }
}

extension AuditPlan {
  /// Whether a rule that needs no layout is on. What was not measured is said whatever was asked for.
  func isOn(_ rule: Rule) -> Bool {
    let isAsked =
      filter.rules.isEmpty || filter.rules.contains { $0.matches(rule.id) } || rule.id == NotMeasured.rule.id
      || rule.id == CatalogRules.unreadable.id
    return rules[rule.id]?.isOff != true && isAsked
  }

  func includes(_ component: Component) -> Bool {
    filter.components.isEmpty || filter.components.contains { $0.matches(component.name) }
  }

  /// The severity of such a rule in a locale.
  func severity(of rule: Rule, in locale: LanguageTag?) -> Severity {
    var severity = rules[rule.id]?.severity ?? rule.severity
    if let locale, advisoryLocales.contains(where: { Bench.applies($0, to: locale) }) {
      severity = min(severity, .warning)
    }
    // A survey's findings are notes; what it could not read or measure is none of them.
    let isFinding = rule.scope != .audit && rule.id != CatalogRules.unreadable.id
    return isSurvey && isFinding ? .note : severity
  }
}

/// A day of the calendar, UTC.
package struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day written `2027-01-01`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package var description: String {
    func padded(_ value: Int, _ count: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

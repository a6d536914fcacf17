/// Everything one audit has to say; every output format is made from this value and nothing else.
package struct Report: Sendable, Equatable {
  package var toolVersion: String
  package var environment: Environment
  package var summary: Summary
  /// Sorted by file, line, column, key, variant, locale, component, strategy, rule.
  package var findings: [Finding]
  package var ranking: [RankingRow]
  /// By component and strategy, in the order of the ranking.
  package var remedies: [Remedies] = []
  /// The failing buttons as they look; nil where no format asks for pictures.
  package var gallery: Gallery?

  /// Without a configuration: every strategy was tried on every short title, and findings are notes.
  package var isSurvey = false
  package var run = Run()
  /// Set where the report is of some shards only.
  package var part: Part?

  /// The unit of the platform, for prose and tables.
  package var unit = Platform.ios.unit
  package var sourceLocale: LanguageTag?
  /// What tables need to know of each component and no finding says, in the order of the configuration.
  package var components: [Component] = []
  /// The text sizes of the run, ordered by font size.
  package var textSizes: [TextSize] = []
  /// What there is to say of each rule, for readers that show help beside a finding; in the order of rules.
  package var rules: [RuleHelp] = []

  package init(
    toolVersion: String, environment: Environment, summary: Summary, findings: [Finding], ranking: [RankingRow]
  ) {
    self.toolVersion = toolVersion
    self.environment = environment
    self.summary = summary
    self.findings = findings
    self.ranking = ranking
  }

  package struct Component: Sendable, Equatable {
    package var name: String
    /// The size that the platform shows untouched: `large`, or a factor of 1.
    package var baseSize: TextSize
    /// The largest size that the team promises for it.
    package var required: TextSize

    package init(name: String, baseSize: TextSize, required: TextSize) {
      self.name = name
      self.baseSize = baseSize
      self.required = required
    }
  }

  /// What the run was asked for, as far as the exit status and what formats print depend on it.
  package struct Run: Sendable, Equatable {
    /// What the commands that a report suggests must repeat to find the same catalogs: `--config FILE`, PATHs.
    package var arguments: [String] = []
    /// The other options that decide what is found, as they would be given again.
    package var options: [String] = []
    /// The folder that reported paths are relative to, from the root of its repository; nil outside of any.
    package var folder: String?
    /// The severity from which on findings fail a run, as the configuration says it.
    package var failOn: String?
    package var baseline: AskedBaseline?
    /// Something that was asked for could not be audited, whether a finding says so or not.
    package var isIncomplete = false

    package init() {}
  }

  /// The baseline that a run is held against.
  package struct AskedBaseline: Sendable, Equatable {
    /// From the folder that reported paths are relative to.
    package var file: String
    /// An entry that no longer occurs fails the run.
    package var isStrict: Bool
    /// What the baseline has is not reported.
    package var showsNewOnly: Bool

    package init(file: String, isStrict: Bool, showsNewOnly: Bool) {
      self.file = file
      self.isStrict = isStrict
      self.showsNewOnly = showsNewOnly
    }
  }

  /// One rule in words.
  package struct RuleHelp: Sendable, Equatable {
    package var id: String
    /// What its findings weigh where nothing caps them.
    package var severity: Severity
    /// One sentence: what is wrong when it speaks.
    package var summary: String
    /// What to do about it.
    package var advice: String

    package init(id: String, severity: Severity, summary: String, advice: String) {
      self.id = id
      self.severity = severity
      self.summary = summary
      self.advice = advice
    }
  }

  /// The library versions and fonts that the numbers depend on.
  package struct Environment: Sendable, Equatable {
    package var harfbuzz: String
    package var freetype: String
    package var icu: String
    package var unicode: String
    package var fonts: [Font]

    package init(harfbuzz: String, freetype: String, icu: String, unicode: String, fonts: [Font]) {
      self.harfbuzz = harfbuzz
      self.freetype = freetype
      self.icu = icu
      self.unicode = unicode
      self.fonts = fonts
    }
  }

  /// A face that shaped at least one title.
  package struct Font: Sendable, Equatable {
    package var family: String
    package var postScriptName: String
    package var version: String
    /// The file's name without its folder.
    package var file: String
    package var sha256: String
    /// The platform font it stands in for, if it does.
    package var standIn: String?
    /// It has optical sizes or tracking of its own: its titles were shaped at each text size.
    package var isShapedPerSize = false

    package init(
      family: String, postScriptName: String, version: String, file: String, sha256: String, standIn: String?
    ) {
      self.family = family
      self.postScriptName = postScriptName
      self.version = version
      self.file = file
      self.sha256 = sha256
      self.standIn = standIn
    }
  }

  package struct Summary: Sendable, Equatable {
    package var catalogs = 0
    package var locales = 0
    /// Filled titles that were measured, over all locales.
    package var titles = 0
    package var components = 0
    /// Title × component × strategy × width × text size placements that were judged.
    package var layouts = 0
    /// Keys that no component takes.
    package var noComponent = 0
    /// What counts for the exit status: without `alsoInSource` findings and without those that the baseline has.
    package var severities: [Severity: Int] = [:]
    /// By rule; all of them.
    package var findings: [String: Int] = [:]
    package var alsoInSource = 0
    /// How many findings stand how to the baseline, and how many of its entries no longer occur; nil without a baseline.
    package var baseline: BaselineCount?
    /// Titles that could not be measured, by reason.
    package var notMeasured: [String: Int] = [:]

    package init() {}

    /// Counts `findings` anew, in place of what was counted before.
    package mutating func count(_ findings: [Finding]) {
      severities = [:]
      self.findings = [:]
      alsoInSource = 0
      for finding in findings {
        self.findings[finding.rule, default: 0] += 1
        if finding.alsoInSource { alsoInSource += 1 }
        if finding.counts { severities[finding.severity, default: 0] += 1 }
      }
    }
  }

  package struct BaselineCount: Sendable, Equatable {
    package var statuses: [Finding.Status: Int]
    package var gone: Int

    package init(statuses: [Finding.Status: Int], gone: Int) {
      self.statuses = statuses
      self.gone = gone
    }
  }

  /// How many of a locale's titles survive in one component and strategy, at each size.
  package struct RankingRow: Sendable, Equatable {
    package var component: String
    package var strategy: String
    package var locale: LanguageTag
    package var titles: Int
    /// The share, 0 to 1, of titles without a clipping, protrusion or overlap error, in order of font size.
    package var surviving: [SizedShare]

    package init(component: String, strategy: String, locale: LanguageTag, titles: Int, surviving: [SizedShare]) {
      self.component = component
      self.strategy = strategy
      self.locale = locale
      self.titles = titles
      self.surviving = surviving
    }

    /// A row whose surviving titles are counted at each size.
    package init(
      component: String, strategy: String, locale: LanguageTag, titles: Int, survivors: [(size: TextSize, count: Int)]
    ) {
      self.init(
        component: component, strategy: strategy, locale: locale, titles: titles,
        surviving: survivors.map { size, count in
          SizedShare(textSize: size, share: Double(count) / Double(max(1, titles)))
        })
    }

    /// How many titles a share of this row stands for.
    package func survivors(_ sized: SizedShare) -> Int {
      let count = (sized.share * Double(titles)).rounded()
      return count.isFinite ? Int(min(max(count, 0), Double(titles))) : 0
    }
  }

  package struct SizedShare: Sendable, Equatable {
    package var textSize: TextSize
    package var share: Double

    package init(textSize: TextSize, share: Double) {
      self.textSize = textSize
      self.share = share
    }
  }

  /// Nothing was found, not even something that could not be measured.
  package var isNothingFound: Bool { findings.isEmpty && summary.notMeasured.isEmpty }

  /// Something is missing from the report: an unreadable file, an absent face, a script that cannot be set.
  package var isIncomplete: Bool { !summary.notMeasured.isEmpty || findings.contains(where: \.isGap) }
}

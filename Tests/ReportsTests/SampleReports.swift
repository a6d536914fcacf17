import Vocabulary

/// Reports made by hand: the shapes and magnitudes of real ones, not measurements.
enum SampleReports {
  static let sizes = ["large", "xxLarge", "xxxLarge", "accessibility5"].map { TextSize($0) }

  static func environment() -> Report.Environment {
    Report.Environment(
      harfbuzz: "6.0.0", freetype: "2.12.1", icu: "72.1", unicode: "15.0",
      fonts: [
        Report.Font(
          family: "Inter", postScriptName: "Inter-Regular", version: "4.0", file: "Inter-Regular.otf",
          sha256: String(repeating: "0a", count: 32), standIn: "San Francisco"),
        Report.Font(
          family: "Noto Sans Arabic UI", postScriptName: "NotoSansArabicUI-Regular", version: "2.010",
          file: "NotoSansArabicUI-Regular.ttf", sha256: String(repeating: "1b", count: 32), standIn: nil),
      ])
  }

  /// A fault that all titles of a direction share.
  static func componentFault(
    _ rule: String, _ severity: Severity, _ message: String, strategy: String, locales: [String], titles: Int,
    text: String, by distance: Points
  ) -> Finding {
    var finding = Finding(rule: rule, severity: severity, message: message)
    finding.component = "survey"
    finding.strategy = strategy
    finding.direction = locales.contains("ar") ? .rightToLeft : .leftToRight
    finding.titles = titles
    finding.locales = locales.map { LanguageTag($0) }
    finding.text = text
    finding.sizes = sizes
    finding.worst = .measure(textSize: sizes[0], measured: distance, limit: 0, unit: "pt")
    return finding
  }

  /// A title that is longer than its room.
  static func truncated(
    _ key: String, _ source: String, _ locale: String, _ text: String, line: Int = 12, needed: Points,
    available: Points = 180, from first: Int = 1, characters: Int = 17, strategy: String = "contentBlock"
  ) -> Finding {
    var finding = Finding(
      rule: "text-truncated", severity: first < 3 ? .error : .warning,
      message: "An ellipsis takes the place of text: \(Int(needed)) pt needed, \(Int(available)) pt there.")
    finding.component = "primaryAction"
    finding.strategy = strategy
    finding.location = SourceLocation(file: "App/Localizable.xcstrings", line: line, column: 5)
    finding.key = key
    finding.locale = LanguageTag(locale)
    finding.direction = ["ar", "he", "ur"].contains(locale) ? .rightToLeft : .leftToRight
    finding.text = text
    finding.rawText = text
    finding.sourceText = source
    finding.sizes = Array(sizes[first...])
    finding.firstFailingSize = sizes[first]
    finding.widths = [288]
    finding.worst = .room(
      textSize: sizes[sizes.count - 1], bounds: Size(width: 288, height: 50), needed: needed, available: available,
      visibleText: String(text.prefix(3)) + "…" + String(text.suffix(3)))
    finding.smallestPassingWidth = finding.sizes.map { Finding.SizedWidth(textSize: $0, width: needed + 108.333) }
    finding.budget = Finding.Budget(
      textSize: TextSize("xxxLarge"), points: available, pointsAtBase: 133, characters: characters)
    finding.standIn = ["Inter"]
    return finding
  }

  static func offCenter(_ key: String, _ source: String, _ locale: String, _ text: String, by: Points) -> Finding {
    var finding = truncated(key, source, locale, text, needed: 1)
    finding.rule = "title-off-center"
    finding.severity = .warning
    finding.worst = .measure(textSize: sizes[2], measured: by, limit: 1, unit: "pt")
    finding.smallestPassingWidth = []
    finding.budget = nil
    finding.message = "The title stands \(Int(by)) pt off its center."
    return finding
  }

  static func catalog(
    _ rule: String, _ severity: Severity, _ message: String, key: String? = nil, locale: String? = nil, line: Int = 1,
    file: String = "App/Localizable.xcstrings"
  ) -> Finding {
    var finding = Finding(rule: rule, severity: severity, message: message)
    finding.location = SourceLocation(file: file, line: line, column: 1)
    finding.key = key
    finding.locale = locale.map { LanguageTag($0) }
    return finding
  }

  static let titles: [(key: String, source: String, translations: [(String, String)])] = [
    (
      "action.addToCart", "Add to cart",
      [
        ("de", "In den Warenkorb legen"), ("ar", "إضافة إلى عربة التسوق"), ("th", "เพิ่มลงในตะกร้าสินค้า"),
        ("ja", "カートに追加する"), ("my", "ဈေးခြင်းထဲသို့ ထည့်ပါ"),
      ]
    ),
    (
      "Continue with Apple", "Continue with Apple",
      [
        ("de", "Mit Apple fortfahren"), ("ar", "المتابعة باستخدام Apple"), ("th", "ดำเนินการต่อด้วย Apple"),
        ("ja", "Appleで続ける"), ("he", "המשך באמצעות Apple"),
      ]
    ),
    (
      "action.deleteAccount", "Delete account",
      [("de", "Benutzerkonto endgültig löschen"), ("ja", "アカウントを削除"), ("ur", "اکاؤنٹ حذف کریں")]
    ),
  ]

  /// A configured run with something of everything.
  static func audit() -> Report {
    var findings: [Finding] = []
    for (index, title) in titles.enumerated() {
      for (place, translation) in title.translations.enumerated() {
        findings.append(
          truncated(
            title.key, title.source, translation.0, translation.1, line: 12 + 20 * index + place,
            needed: 214.333 + Double(40 * index - 7 * place), from: 1 + place % 3, characters: 17 - place))
      }
    }
    findings[4].variant = "plural:other"
    findings[4].samples = ["%d": "25", "%@": "Maria"]
    findings[5].withinErrorBar = true
    findings[5].severity = .warning
    findings[7].alsoInSource = true
    findings[8].sharedSizes = [sizes[3]]
    findings[9].status = .worse
    findings.append(offCenter("action.save", "Save", "ar", "حفظ", by: 12.5))
    findings.append(offCenter("action.save", "Save", "ja", "保存", by: 3.25))

    var mirrored = Finding(
      rule: "image-not-mirrored", severity: .error,
      message: "The image stays on the left of the title in right-to-left locales: pin it to the leading edge.")
    mirrored.component = "primaryAction"
    mirrored.strategy = "leadingImageCenteredTitle"
    mirrored.direction = .rightToLeft
    mirrored.location = SourceLocation(file: "snug.json5", line: 31, column: 5)
    mirrored.titles = 180
    mirrored.locales = ["ar", "he", "ur"].map { LanguageTag($0) }
    mirrored.text = "إضافة إلى عربة التسوق"
    mirrored.sizes = sizes
    mirrored.worst = .measure(textSize: sizes[0], measured: -91.5, limit: 0, unit: "pt")
    findings.append(mirrored)

    var ink = Finding(rule: "ink-outside-frame", severity: .note, message: "Ink reaches past the label's frame.")
    ink.component = "primaryAction"
    ink.strategy = "contentBlock"
    ink.locale = LanguageTag("my")
    ink.titles = 44
    findings.append(ink)

    findings.append(
      catalog(
        "duplicate-key", .error, "The key \"action.save\" stands here and in line 3.", key: "action.save", line: 40))
    findings.append(
      catalog(
        "catalog-unreadable", .error, "Not UTF-8: byte 0xE9 at offset 2041. Save the file as UTF-8.", line: 77,
        file: "App/fr.lproj/Localizable.strings"))
    findings.append(
      catalog("empty-translation", .error, "The translation is empty.", key: "action.share", locale: "th", line: 90))
    for (locale, count) in [("km", 12), ("lo", 7), ("th", 1)] {
      for index in 0..<count {
        findings.append(
          catalog(
            "missing-translation", .note, "No translation.", key: "key\(index)", locale: locale, line: 100 + index))
      }
    }
    for locale in ["km", "km", "lo"] {
      findings.append(
        catalog(
          "not-measured", .error,
          "The face NotoSansKhmerUI-Regular is absent: install fonts-noto-ui-core (Debian) or font-noto-sans-khmer"
            + " (Homebrew).", key: "action.save", locale: locale, line: 5))
    }
    var report = finished(findings, ranking: ranking(component: "primaryAction"))
    report.remedies = remedies(component: "primaryAction")
    return report
  }

  /// A strategy that widths and lines mend, one that needs a little, and one that no change but another strategy helps.
  static func remedies(component: String) -> [Remedies] {
    func changes(_ lines: Int, _ scale: Int, _ others: [(String, Int)]) -> [Remedies.Outcome] {
      [.init(change: .lines(2), failing: lines), .init(change: .minimumScale(0.85), failing: scale)]
        + others.map { .init(change: .strategy($0), failing: $1) }
    }
    func steps(_ steps: [(Points, Int)]) -> [Remedies.Step] { steps.map { .init(width: $0, failing: $1) } }
    return [
      Remedies(
        component: component, strategy: "contentBlock", titles: 240, failing: 41,
        widths: steps([(288, 41), (301, 30), (1027.0 / 3, 12), (410, 2), (1201.0 / 2, 0)]),
        changes: changes(
          9, 30, [("leadingImageCenteredTitle", 24), ("fullWidthTitle", 160), ("mirroredTransform", 25), ("stack", 9)])),
      Remedies(
        component: component, strategy: "fullWidthTitle", titles: 1240, failing: 1160, widths: steps([(288, 1160)]),
        changes: changes(1160, 1160, [("contentBlock", 41), ("leadingImageCenteredTitle", 24)])),
      Remedies(
        component: component, strategy: "leadingImageCenteredTitle", titles: 240, failing: 1,
        widths: steps([(288, 1), (912.0 / 3, 0)]), changes: changes(0, 1, [("contentBlock", 41)])),
    ]
  }

  static func ranking(component: String?) -> [Report.RankingRow] {
    let strategies: [(String, Double)] = [
      ("contentBlock", 0.9), ("leadingImageCenteredTitle", 0.97), ("fullWidthTitle", 0.4),
    ]
    var rows: [Report.RankingRow] = []
    for (strategy, share) in strategies {
      for (index, locale) in ["ar", "de", "ja", "th"].enumerated() {
        let surviving = zip(sizes, [1, share, share - 0.1 * Double(index % 3), share / 3]).map {
          Report.SizedShare(textSize: $0, share: $1)
        }
        rows.append(
          Report.RankingRow(
            component: component ?? strategy, strategy: strategy, locale: LanguageTag(locale), titles: 60,
            surviving: surviving))
      }
    }
    return rows
  }

  static func finished(_ findings: [Finding], ranking: [Report.RankingRow]) -> Report {
    var summary = Report.Summary()
    summary.catalogs = 2
    summary.locales = 9
    summary.titles = 2700
    summary.components = 1
    summary.layouts = 194_400
    summary.noComponent = 5
    summary.count(findings)
    summary.notMeasured["absent face"] = summary.findings["not-measured"]
    if findings.contains(where: { $0.status != .new }) {
      let statuses = Dictionary(grouping: findings, by: \.status).mapValues(\.count)
      summary.baseline = Report.BaselineCount(statuses: statuses, gone: 2)
    }
    var report = Report(
      toolVersion: "0.1.0", environment: environment(), summary: summary, findings: findings, ranking: ranking)
    report.sourceLocale = LanguageTag("en")
    report.components = [
      Report.Component(name: "primaryAction", baseSize: TextSize("large"), required: TextSize("xxxLarge"))
    ]
    return report
  }

  /// A run without a configuration: one component that nobody named, findings are notes.
  static func survey() -> Report {
    var findings: [Finding] = []
    for strategy in ["contentBlock", "leadingImageCenteredTitle", "fullWidthTitle"] {
      for index in 0..<15 {
        for (locale, text) in titles[index % 3].translations {
          var finding = truncated(
            "key.\(index)", titles[index % 3].source, locale, text, needed: 200 + Double(13 * index % 70),
            from: index % 4,
            strategy: strategy)
          finding.component = "survey"
          finding.severity = .note
          if strategy == "fullWidthTitle" {
            finding.rule = "text-image-overlap"
            finding.worst = .measure(textSize: sizes[3], measured: 8 + Double(index), limit: 0.5, unit: "pt")
          }
          findings.append(finding)
        }
      }
    }
    // Enough of one rule to make it a question.
    var ranking = ranking(component: "survey")
    for index in ranking.indices where ranking[index].strategy == "fullWidthTitle" { ranking[index].titles = 20 }
    for strategy in ["leadingImageCenteredTitle", "fullWidthTitle"] {
      findings.append(
        componentFault(
          "image-not-mirrored", .note,
          "The image stands on the wrong side of the title in right-to-left locales, its center 122 pt beyond the title's.",
          strategy: strategy, locales: ["ar", "he", "ur"], titles: 180, text: "إضافة إلى عربة التسوق", by: 122))
    }
    for (strategy, face, locale) in [
      ("contentBlock", "NotoNastaliqUrdu-Regular", "ur"), ("fullWidthTitle", "Inter-Regular", "my"),
    ] {
      findings.append(
        componentFault(
          "ink-outside-frame", .note,
          "Ink of \(face) leaves the label's frame by up to 7.06 pt; clipping there would cut it.",
          strategy: strategy, locales: [locale], titles: 40, text: "ဈေးခြင်းထဲသို့ ထည့်ပါ", by: 7.06))
    }
    var report = finished(findings, ranking: ranking)
    report.components = [Report.Component(name: "survey", baseSize: sizes[0], required: sizes[2])]
    report.remedies = remedies(component: "survey").map { remedies in
      var remedies = remedies
      remedies.changes.removeAll { if case .strategy = $0.change { true } else { false } }
      return remedies
    }
    return report
  }

  /// A configured component whose titles nearly all fail one rule.
  static func flood() -> Report {
    var findings: [Finding] = []
    for index in 0..<40 {
      findings.append(
        truncated("key.\(index)", "Add to cart", "de", "In den Warenkorb", needed: 190 + Double(index), from: 0))
    }
    findings.append(offCenter("action.save", "Save", "ar", "حفظ", by: 12.5))
    let ranking = [
      Report.RankingRow(
        component: "primaryAction", strategy: "contentBlock", locale: LanguageTag("de"), titles: 60,
        surviving: sizes.map { Report.SizedShare(textSize: $0, share: 1.0 / 3) })
    ]
    return finished(findings, ranking: ranking)
  }

  static func clean() -> Report {
    var report = finished([], ranking: [])
    report.summary.noComponent = 0
    return report
  }

  /// Keys that fail by one point more each, in a component with so many titles that it is no question about it.
  static func manyKeys(_ count: Int) -> Report {
    let findings = (0..<count).map { index in
      truncated("key.\(index)", "Add to cart", "de", "In den Warenkorb", needed: 190 + Double(index), from: 0)
    }
    return finished(findings, ranking: ranking(component: "primaryAction"))
  }

  /// What nobody should write into a catalog, and somebody does.
  static func hostile() -> Report {
    let texts = [
      "", " ", "\u{2069}\u{202E}end", "\u{2067}\u{2066}open", "two\nlines\u{1B}[2J\u{7}",
      String(repeating: "長", count: 300),
      String(repeating: "a", count: 500), "e" + String(repeating: "\u{301}", count: 200), "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
      "\"quoted\" 'twice'", String(repeating: "word ", count: 80), "\u{200F}\u{200E}\u{FEFF}",
    ]
    var findings: [Finding] = []
    for (index, text) in texts.enumerated() {
      var finding = truncated(text, text, ["ar", "zh-Hant-TW"][index % 2], text, needed: 1e12 - Double(index))
      finding.component = String(text.prefix(60))
      finding.standIn = [text]
      finding.withinErrorBar = true
      finding.location = SourceLocation(file: text, line: Int.max, column: Int.max)
      findings.append(finding)
      finding.worst = .measure(textSize: TextSize(text), measured: .infinity, limit: .nan, unit: text)
      finding.rule = "title-off-center"
      findings.append(finding)
      finding.titles = 3
      finding.message = text
      findings.append(finding)
      findings.append(catalog("duplicate-key", .error, text, key: text, locale: text, file: text))
      findings.append(catalog("not-measured", .error, text, key: text, locale: text, file: text))
    }
    var rows = ranking(component: nil)
    for (index, text) in texts.enumerated() {
      rows.append(
        Report.RankingRow(
          component: String(text.prefix(60)), strategy: text, locale: LanguageTag(text), titles: index - 2,
          surviving: index == 3 ? [] : [Report.SizedShare(textSize: TextSize(text), share: .nan)]))
    }
    var report = finished(findings, ranking: rows)
    report.remedies = texts.enumerated().map { index, text in
      Remedies(
        component: String(text.prefix(60)), strategy: text, titles: index, failing: index,
        widths: [.init(width: 1e12, failing: index), .init(width: 2e12, failing: 0)],
        changes: [.init(change: .strategy(text), failing: index / 2), .init(change: .lines(-1), failing: 0)])
    }
    return report
  }
}

import Foundation
import Reports
import Testing
import Vocabulary

@Suite("HTML report")
struct HTMLReportTests {
  static func page(_ report: Report, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> String {
    var options = ReportOptions(width: crudeWidth)
    change(&options)
    return String(decoding: try #require(ReportFormat.named("html")).write(report, options), as: UTF8.self)
  }

  // MARK: Size

  /// Each title of its own, in all sizes and five other strategies, with as many distinct glyphs as 66 languages have.
  static func thousand() -> Report {
    var findings: [Finding] = []
    for index in 0..<1000 {
      let title = SampleReports.titles[index % 3]
      let (locale, text) = title.translations[index / 3 % title.translations.count]
      let shift = UInt32(index % 16)
      let scalars = (text + " \(index)").unicodeScalars.map { scalar in
        scalar == " " || scalar.isASCII ? scalar : Unicode.Scalar(scalar.value + shift) ?? scalar
      }
      findings.append(
        SampleReports.truncated(
          "screen.\(index / 9).action.\(index)", title.source, locale, String(String.UnicodeScalarView(scalars)),
          line: index + 1, needed: 260 + Double(index % 90)))
    }
    var report = SampleReports.finished(findings, ranking: SampleReports.ranking(component: "primaryAction"))
    report.gallery = SampleGallery.gallery(
      of: findings, sizes: SampleGallery.pointSizes.map(\.name),
      alternatives: [
        "leadingImageCenteredTitle", "balancedInsets", "fullWidthTitle", "mirroredTransform", "imageAboveTitle",
      ], steps: 40)
    return report
  }

  @Test func takesLessThanTenMegabytesForAThousandFindings() throws {
    let report = Self.thousand()
    #expect(report.gallery?.exhibits.count == 1000)
    #expect(report.gallery?.exhibits.allSatisfy { $0.figures.count == 12 } == true)
    let page = try Self.page(report)
    #expect(page.utf8.count < 10_000_000)
    // All of them are drawn: before each line of pictures is one that ends, that with what is short for what first.
    let start = try #require(page.range(of: "id=\"pictures\">")).upperBound
    let end = try #require(page.range(of: "id=\"alternatives\">")).lowerBound
    #expect(page.utf8[start..<end].count { $0 == 0x0A } == 1001)
  }

  // MARK: What stands in it

  /// 60 titles of which 100 %, 90 %, 80 % and 30 % survive: 0, 6, 12 and 42 fail; a fifth is a step darker than a tenth.
  @Test func countsFailingTitlesByLocaleAndSize() throws {
    let page = try Self.page(SampleReports.drawn())
    #expect(
      page.contains(
        """
        <tr><th scope="row"><a href="#component=toolbarButton&amp;strategy=contentBlock&amp;locale=de" \
        data-locale="de">de</a> <span class="of">of 60</span></th><td class="h0"><span class="unseen">0</span></td>\
        <td class="h2">6</td><td class="h3">12</td><td class="h4 edge">42</td></tr>
        """))
    // Four locales: 0, 4 × 6, 6 + 12 + 18 + 6 and 4 × 42.
    #expect(page.contains("of 240</span></th><td class=\"h0\"><span class=\"unseen\">0</span></td><td class=\"h2\">24"))
  }

  @Test func saysWhatOneChangeWouldMend() throws {
    var report = SampleReports.drawn()
    // One strategy, so that its remedies stand beside the component.
    report.ranking.removeAll { $0.component == "primaryAction" && $0.strategy != "contentBlock" }
    let page = try Self.page(report)
    for sentence in [
      "<strong>24 of 240 titles</strong> fail up to xxxLarge.",
      // 240 - 14 are 94.2 %, 240 - 12 are 95 %; a width is whole points that are enough.
      "With 313 pt of width 95% would fit, with 366 pt all.", "<b>With two lines:</b> 3 titles still fail.",
      "<b>At a scale of 0.85:</b> 11 titles still fail.", "<p>All 240 titles fit up to xxxLarge.</p>",
    ] {
      #expect(page.contains(sentence), "\(sentence)")
    }
    // What makes it worse is no remedy.
    #expect(!page.contains("As leadingImageCenteredTitle"))
  }

  @Test func goesFromTheSummaryToTheWorstToAll() throws {
    let page = try Self.page(SampleReports.drawn())
    let places = ["<h1>", "id=\"summary\"", "id=\"worst\"", "id=\"all\""].map { page.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    // What was not measured stands before all counts of what was.
    let unmeasured = try #require(page.firstRange(of: "could not be measured, which is not passed"))
    #expect(unmeasured.lowerBound < page.firstRange(of: "id=\"summary\"")?.lowerBound ?? page.startIndex)
  }

  /// RFC 3986: what is not unreserved is encoded, byte by byte.
  @Test func linksToAKeyByItsName() throws {
    let page = try Self.page(SampleReports.drawn())
    #expect(page.contains("href=\"#key=C%3A%5Ckeys%2C%20100%25%3A%20a\""))
    #expect(page.contains("href=\"#key=%D9%85%D9%81%D8%AA%D8%A7%D8%AD\""))
  }

  @Test func saysWhichTitlesAreNotDrawn() throws {
    let findings = SampleReports.manyKeys(1001).findings
    var report = SampleReports.manyKeys(1001)
    report.gallery = SampleGallery.gallery(of: findings, sizes: ["xxxLarge"])
    let page = try Self.page(report)
    #expect(page.contains("The 1,000 titles that fail worst are drawn; 1 more is in the list of all findings."))
    #expect(try !Self.page(SampleReports.drawn()).contains("titles that fail worst are drawn"))
  }

  /// A title fails at the largest size worst, and is shown first at the largest one that is promised.
  @Test func showsAPromisedSizeFirst() throws {
    let page = try Self.page(SampleReports.drawn())
    let card = try #require(page.firstMatch(of: /<article class="card" data-exhibit="0".*?<\/article>/))
    #expect(card.output.contains("aria-valuetext=\"xxxLarge\""))
    #expect(card.output.contains("<p class=\"caption\"><b>xxxLarge</b>: 23 pt text in a button of 288 × 50 pt"))
  }

  /// `baseline accept` would take PATHs for fingerprints, and each title has the PATH of its own catalog.
  @Test func namesWhatCommandsRepeat() throws {
    let page = try Self.page(SampleReports.drawn()) {
      $0.repeatedArguments = ["--config", "my shop/snug.json5", "App"]
    }
    #expect(page.contains("\"repeated\":\"--config 'my shop/snug.json5'\""))
    #expect(page.contains("\"configuration\":\"--config 'my shop/snug.json5'\""))
  }

  @Test func countsAgainstTheBaseline() throws {
    var report = SampleReports.flood()
    #expect(try !Self.page(report).contains("Against the baseline"))
    report.summary.baseline = Report.BaselineCount(statuses: [.new: 3, .known: 40], gone: 2)
    #expect(
      try Self.page(report).contains("Against the baseline: 3 new, 40 known; 2 of its entries no longer occur."))
  }

  // MARK: Safety

  /// What would end a script or a tag, run one, or turn the page around.
  static let attacks = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "'onclick='x",
    "<!--<script>", "a\u{2028}b\u{2029}c", "\u{202E}evil\u{2066}", "&lt;b&gt;", "]]>", "{{x}}", "\u{0}\u{1B}[2J",
  ]

  static func attacked() -> Report {
    var findings: [Finding] = []
    for (index, text) in attacks.enumerated() {
      var finding = SampleReports.truncated(text, text, index % 2 == 0 ? "ar" : "de", text, needed: 300)
      finding.message = text
      finding.variant = text
      finding.component = text
      finding.strategy = text
      finding.location?.file = text
      finding.standIn = [text]
      finding.samples = [text: text]
      findings.append(finding)
      findings.append(SampleReports.catalog(text, .error, text, key: text, locale: text, file: text))
      findings.append(SampleReports.catalog("not-measured", .error, text, key: text, locale: text, file: text))
    }
    var rows: [Report.RankingRow] = []
    for text in attacks {
      rows.append(
        Report.RankingRow(
          component: text, strategy: text, locale: LanguageTag(text), titles: 3,
          surviving: [Report.SizedShare(textSize: TextSize(text), share: 0.5)]))
    }
    var report = SampleReports.finished(findings, ranking: rows)
    report.rules = attacks.map { Report.RuleHelp(id: $0, severity: .error, summary: $0, advice: $0) }
    report.remedies = attacks.map {
      Remedies(component: $0, strategy: $0, titles: 9, failing: 3, changes: [.init(change: .strategy($0), failing: 1)])
    }
    report.gallery = SampleGallery.gallery(of: findings, sizes: SampleReports.sizes.map(\.name), alternatives: attacks)
    return report
  }

  @Test(arguments: [false, true]) func nothingInACatalogBecomesMarkup(_ isSurvey: Bool) throws {
    let clean = try Self.page(SampleReports.drawn())
    let page = try Self.page(Self.attacked()) { $0.isSurvey = isSurvey }
    for tag in ["<script", "</script", "<img", "<svg onload", "<!--", "<style"] {
      // What the page itself has of it, and not one more. In text `<` stands as `&lt;` or, in data, `\u003c`.
      #expect(page.ranges(of: tag).count == clean.ranges(of: tag).count, "\(tag)")
    }
    // Controls are shown as escapes.
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !$0.properties.isControlOrSeparator })
  }

  /// Whoever reads a report of hostile shapes gets a page.
  @Test func writesAnyReport() throws {
    for report in [SampleReports.hostile(), SampleReports.survey(), SampleReports.flood(), SampleReports.clean()] {
      let page = try Self.page(report)
      #expect(page.hasPrefix("<!doctype html>\n") && page.hasSuffix("</html>\n"))
    }
  }

  @Test func givesTheSameBytesAgain() throws {
    #expect(try Self.page(SampleReports.drawn()) == Self.page(SampleReports.drawn()))
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControlOrSeparator: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

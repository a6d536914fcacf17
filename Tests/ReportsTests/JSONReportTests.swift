import Foundation
import Reports
import Testing
import Vocabulary

@Suite("JSON report")
struct JSONReportTests {
  /// A reader that is not ours, and knows only what DESIGN §8 says.
  struct Read: Decodable {
    struct Tool: Decodable { var name, version: String }
    struct Font: Decodable {
      var family, postScriptName, version, file, sha256: String
      var standIn: String?
    }
    struct Environment: Decodable {
      var harfbuzz, freetype, icu, unicode: String
      var fonts: [Font]
    }
    struct Severities: Decodable, Equatable { var error, warning, note: Int }
    struct Summary: Decodable {
      var catalogs, locales, titles, components, layouts, noComponent, alsoInSource: Int
      var severities: Severities
      var findings, notMeasured: [String: Int]
    }
    struct Bounds: Decodable, Equatable { var width, height: Double }
    struct Worst: Decodable {
      var textSize: String
      var bounds: Bounds?
      var needed, available, excess, measured, limit: Double?
      var visibleText, unit: String?
    }
    struct Budget: Decodable {
      var textSize: String
      var points, pointsAtBase: Double
      var characters: Int
    }
    struct Finding: Decodable {
      var rule, severity, status, message, fingerprint: String
      var alsoInSource: Bool
      var component, strategy, file, key, variant, locale, direction, text, rawText, sourceText: String?
      var line, column, titles: Int?
      var samples: [String: String]?
      var sizes, sharedSizes, standIn, locales: [String]?
      var firstFailingSize: String?
      var widths: [Double]?
      var worst: Worst?
      var smallestPassingWidth: [String: Double]?
      var budget: Budget?
      var withinErrorBar: Bool?
    }
    struct Remedy: Decodable {
      struct Change: Decodable, Equatable {
        enum Value: Decodable, Equatable {
          case number(Double)
          case name(String)
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
              self = .number(number)
            } else {
              self = .name(try container.decode(String.self))
            }
          }
        }
        var change: String
        var failing: Int
        var value: Value
      }
      struct Step: Decodable, Equatable { var width: Double, failing: Int }
      var component, strategy: String
      var titles, failing: Int
      var changes: [Change]
      var passingWidths: [String: Double]?
      var widths: [Step]
    }
    struct Row: Decodable {
      var component, strategy, locale: String
      var titles: Int
      var surviving: [String: Double]
    }
    var schemaVersion: Int
    var tool: Tool
    var environment: Environment
    var summary: Summary
    var findings: [Finding]
    var remedies: [Remedy]
    var ranking: [Row]
  }

  @Test(arguments: [JSONWriter.Layout.compact, .indented])
  func isReadByAnotherReader(_ layout: JSONWriter.Layout) throws {
    let report = SampleReports.audit()
    let bytes = JSONReport.bytes(of: report, layout: layout)
    #expect(bytes.last == 0x0A)
    let read = try JSONDecoder().decode(Read.self, from: Data(bytes))
    #expect(read.schemaVersion == 1)
    #expect(read.tool.name == "snug")
    #expect(read.tool.version == "0.1.0")
    #expect(read.environment.fonts.map(\.standIn) == ["San Francisco", nil])
    #expect(read.summary.titles == 2700)
    #expect(read.summary.severities == Read.Severities(error: 16, warning: 5, note: 21))
    #expect(read.summary.notMeasured == ["absent face": 3])
    #expect(read.summary.findings == report.summary.findings)
    #expect(read.findings.map(\.rule) == report.findings.map(\.rule))
    #expect(read.findings.map(\.text) == report.findings.map(\.text))
    #expect(read.findings.map(\.fingerprint) == report.findings.map(\.fingerprint))
    #expect(read.ranking.count == 12)

    let first = try #require(read.findings.first)
    #expect(first.sizes == ["xxLarge", "xxxLarge", "accessibility5"])
    #expect(first.sharedSizes == [])
    #expect(first.worst?.needed == 214.33)
    #expect(first.worst?.excess == 34.33)
    #expect(first.worst?.bounds == Read.Bounds(width: 288, height: 50))
    #expect(first.smallestPassingWidth == ["xxLarge": 322.67, "xxxLarge": 322.67, "accessibility5": 322.67])
    #expect(first.budget?.characters == 17)
    #expect(first.withinErrorBar == false)
    #expect(first.samples == nil)
    #expect(read.findings[4].samples == ["%d": "25", "%@": "Maria"])

    let component = try #require(read.findings.first { $0.rule == "image-not-mirrored" })
    #expect(component.titles == 180)
    #expect(component.locales == ["ar", "he", "ur"])
    #expect(component.worst?.measured == -91.5)
    #expect(component.worst?.unit == "pt")
    #expect(component.key == nil)
  }

  @Test func remediesAreReadBackWhole() throws {
    let report = SampleReports.audit()
    let read = try JSONDecoder().decode(Read.self, from: Data(JSONReport.bytes(of: report)))
    let remedies = read.remedies.map { remedy in
      Remedies(
        component: remedy.component, strategy: remedy.strategy, titles: remedy.titles, failing: remedy.failing,
        widths: remedy.widths.map { .init(width: $0.width, failing: $0.failing) },
        changes: remedy.changes.map { change in
          switch change.value {
          case .number(let value) where change.change == "lines":
            .init(change: .lines(Int(value)), failing: change.failing)
          case .number(let value): .init(change: .minimumScale(value), failing: change.failing)
          case .name(let name): .init(change: .strategy(name), failing: change.failing)
          }
        })
    }
    // Widths are printed to a hundredth, and no two pixels share one.
    var again = report
    again.remedies = remedies
    #expect(JSONReport.bytes(of: again) == JSONReport.bytes(of: report))
    #expect(remedies.map(\.changes) == report.remedies.map(\.changes))
    #expect(remedies.map { $0.widths.map(\.failing) } == report.remedies.map { $0.widths.map(\.failing) })
  }

  @Test func writesRemediesByHand() {
    let remedies = Remedies(
      component: "primaryAction", strategy: "contentBlock", titles: 40, failing: 3,
      widths: [.init(width: 288, failing: 3), .init(width: 360, failing: 2), .init(width: 1237.0 / 3, failing: 0)],
      changes: [
        .init(change: .strategy("stack"), failing: 4), .init(change: .minimumScale(0.85), failing: 3),
        .init(change: .lines(2), failing: 0),
      ])
    var json = JSONWriter(layout: .indented)
    JSONReport.write(remedies, to: &json)
    let expected = #"""
      {
        "changes": [
          {"change": "lines", "failing": 0, "value": 2},
          {"change": "minimumScale", "failing": 3, "value": 0.85},
          {"change": "strategy", "failing": 4, "value": "stack"}
        ],
        "component": "primaryAction",
        "failing": 3,
        "passingWidths": {"all": 412.33, "p95": 360},
        "strategy": "contentBlock",
        "titles": 40,
        "widths": [
          {"failing": 3, "width": 288},
          {"failing": 2, "width": 360},
          {"failing": 0, "width": 412.33}
        ]
      }
      """#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func aWidthThatIsNotThereIsAbsent() {
    var json = JSONWriter()
    JSONReport.write(Remedies(component: "c", strategy: "s", titles: 2, failing: 1), to: &json)
    let expected =
      #"{"changes":[],"component":"c","failing":1,"strategy":"s","titles":2,"widths":[]}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  /// The contract's own example, byte for byte; only its fingerprint is not spelled there: that is
  /// `printf '%s' 'text-truncated␟primaryAction␟contentBlock␟App/Localizable.xcstrings␟action.save␟plural:other␟de'`
  /// through `sha256sum`, with U+001F for each ␟.
  @Test func writesTheContractsExample() {
    var finding = Finding(rule: "text-truncated", severity: .error, message: "…")
    finding.component = "primaryAction"
    finding.strategy = "contentBlock"
    finding.location = SourceLocation(file: "App/Localizable.xcstrings", line: 12, column: 5)
    finding.key = "action.save"
    finding.variant = "plural:other"
    finding.locale = LanguageTag("de")
    finding.direction = .leftToRight
    finding.text = "…"
    finding.rawText = "…"
    finding.sourceText = "…"
    finding.samples = ["%@": "Maria"]
    finding.sizes = [TextSize("xxLarge"), TextSize("xxxLarge")]
    finding.firstFailingSize = TextSize("xxLarge")
    finding.widths = [288]
    finding.worst = .room(
      textSize: TextSize("xxxLarge"), bounds: Size(width: 288, height: 50), needed: 214.33, available: 180,
      visibleText: "Zu F…ügen")
    finding.smallestPassingWidth = [Finding.SizedWidth(textSize: TextSize("xxLarge"), width: 300.33)]
    finding.budget = Finding.Budget(textSize: TextSize("xxxLarge"), points: 180, pointsAtBase: 133, characters: 17)
    finding.standIn = ["Inter"]
    var json = JSONWriter(layout: .indented)
    JSONReport.write(finding, to: &json)
    let expected = #"""
      {
        "alsoInSource": false,
        "budget": {"characters": 17, "points": 180, "pointsAtBase": 133, "textSize": "xxxLarge"},
        "column": 5,
        "component": "primaryAction",
        "direction": "ltr",
        "file": "App/Localizable.xcstrings",
        "fingerprint": "2c128b6488c401ff",
        "firstFailingSize": "xxLarge",
        "key": "action.save",
        "line": 12,
        "locale": "de",
        "message": "…",
        "rawText": "…",
        "rule": "text-truncated",
        "samples": {"%@": "Maria"},
        "severity": "error",
        "sharedSizes": [],
        "sizes": ["xxLarge", "xxxLarge"],
        "smallestPassingWidth": {"xxLarge": 300.33},
        "sourceText": "…",
        "standIn": ["Inter"],
        "status": "new",
        "strategy": "contentBlock",
        "text": "…",
        "variant": "plural:other",
        "widths": [288],
        "withinErrorBar": false,
        "worst": {"available": 180, "bounds": {"height": 50, "width": 288}, "excess": 34.33, "needed": 214.33, "textSize": "xxxLarge", "visibleText": "Zu F…ügen"}
      }
      """#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func leavesOutWhatDoesNotApply() {
    var json = JSONWriter()
    JSONReport.write(Finding(rule: "not-measured", severity: .error, message: "m"), to: &json)
    let expected =
      #"{"alsoInSource":false,"fingerprint":"b15cc49d944d8048","message":"m","rule":"not-measured","severity":"error","status":"new"}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func namesAllSeveritiesOfAnEmptyReport() {
    let text = String(decoding: JSONReport.bytes(of: SampleReports.clean(), layout: .compact), as: UTF8.self)
    #expect(text.contains(#""severities":{"error":0,"note":0,"warning":0}"#))
    #expect(text.contains(#""findings":[],"ranking":[],"remedies":[],"schemaVersion":1,"#))
    #expect(text.hasSuffix(#""tool":{"name":"snug","version":"0.1.0"}}"# + "\n"))
  }

  @Test func writesAFigureAsTheContractShowsIt() {
    let figure = Figure(
      strategy: "contentBlock", locale: LanguageTag("ar"), direction: .rightToLeft, textSize: TextSize("large"),
      fontSize: 17, bounds: Rectangle(x: 0, y: 0, width: 288, height: 50), intrinsicSize: Size(width: 120, height: 34),
      image: nil, title: Rectangle(x: 10.5, y: 0, width: 54, height: 21),
      titleNaturalSize: Size(width: 54, height: 21), intendedTitleCenterX: 144, truncated: false, visibleText: "حفظ",
      lines: [
        Figure.Line(
          text: "حفظ", visualText: "ظفح", x: 0, baseline: 16, width: 54,
          ink: Rectangle(x: -0.004, y: 0, width: 54, height: 20.126))
      ])
    let expected = #"""
      {
        "bounds": {"height": 50, "width": 288, "x": 0, "y": 0},
        "direction": "rtl",
        "findings": [],
        "fontSize": 17,
        "intendedTitleCenterX": 144,
        "intrinsicSize": {"height": 34, "width": 120},
        "lines": [
          {
            "baseline": 16,
            "ink": {"height": 20.13, "width": 54, "x": 0, "y": 0},
            "text": "حفظ",
            "visualText": "ظفح",
            "width": 54,
            "x": 0
          }
        ],
        "locale": "ar",
        "strategy": "contentBlock",
        "textSize": "large",
        "title": {"height": 21, "width": 54, "x": 10.5, "y": 0},
        "titleNaturalSize": {"height": 21, "width": 54},
        "truncated": false,
        "visibleText": "حفظ"
      }

      """#
    #expect(String(decoding: FigureReport.bytes(of: figure, findings: []), as: UTF8.self) == expected)
  }

  @Test func writesAMeasurementAsTheContractShowsIt() {
    let measurement = Measurement(
      text: "حف", locale: LanguageTag("ar"), direction: .rightToLeft, fontSize: 17, advance: 54.2, ascent: 16,
      descent: 5, ink: Rectangle(x: 0.5, y: -3, width: 53, height: 14), levels: [1, 1], visualText: "فح",
      runs: [
        Measurement.Run(face: "NotoSansArabic-Regular", script: Script(tag: 0x4172_6162), level: 1, utf16Range: 0..<2)
      ],
      glyphs: [
        Measurement.Glyph(
          face: "NotoSansArabic-Regular", id: 12, cluster: 1, advance: 7.1, xOffset: 0, yOffset: -0.25)
      ], lines: [Measurement.Line(utf16Range: 0..<2, width: 54.2)])
    let expected = #"""
      {
        "advance": 54.2,
        "ascent": 16,
        "descent": 5,
        "direction": "rtl",
        "fontSize": 17,
        "glyphs": [
          {"advance": 7.1, "cluster": 1, "face": "NotoSansArabic-Regular", "id": 12, "xOffset": 0, "yOffset": -0.25}
        ],
        "ink": {"height": 14, "width": 53, "x": 0.5, "y": -3},
        "levels": [1, 1],
        "lines": [
          {"end": 2, "start": 0, "width": 54.2}
        ],
        "locale": "ar",
        "runs": [
          {"end": 2, "face": "NotoSansArabic-Regular", "level": 1, "script": "Arab", "start": 0}
        ],
        "text": "حف",
        "visualText": "فح"
      }

      """#
    #expect(String(decoding: MeasureReport.bytes(of: measurement), as: UTF8.self) == expected)
  }
}

import Foundation
import Reports
import Testing
import Vocabulary

@Suite("Text report")
struct TextReportTests {
  private static func options(_ columns: Int = 80, _ change: (inout ReportOptions) -> Void = { _ in }) -> ReportOptions
  {
    var options = ReportOptions(width: crudeWidth)
    options.columns = columns
    change(&options)
    return options
  }

  /// A recorded page, by the name of its file.
  enum Golden: String, CaseIterable {
    case audit40, audit80, audit120, audit80AllVerbose, survey40, survey80, survey120, flood80, clean80

    var report: Report {
      switch self {
      case .audit40, .audit80, .audit120, .audit80AllVerbose: SampleReports.audit()
      case .survey40, .survey80, .survey120: SampleReports.survey()
      case .flood80: SampleReports.flood()
      case .clean80: SampleReports.clean()
      }
    }

    var options: ReportOptions {
      switch self {
      case .audit40: TextReportTests.options(40)
      case .audit80, .flood80, .clean80: TextReportTests.options(80)
      case .audit120: TextReportTests.options(120)
      case .audit80AllVerbose:
        TextReportTests.options(80) {
          $0.showsAll = true
          $0.isVerbose = true
        }
      case .survey40: TextReportTests.options(40) { $0.isSurvey = true }
      case .survey80: TextReportTests.options(80) { $0.isSurvey = true }
      case .survey120: TextReportTests.options(120) { $0.isSurvey = true }
      }
    }
  }

  /// Pages that a person read when they were recorded. `SNUG_RECORD=1 swift test --filter TextReport` writes them anew.
  @Test(arguments: Golden.allCases)
  func givesTheRecordedPage(_ golden: Golden) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(golden.rawValue).txt")
    let page = TextReport.text(of: golden.report, golden.options)
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] == "1" { try Data(page.utf8).write(to: file) }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(page == recorded)
  }

  /// Terminal sequences take no columns.
  private func withoutColors(_ page: String) -> String {
    page.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst() }.joined()
  }

  /// Every sample at widths around the places where layouts change, plain and with all that options add.
  private static let pages: [(columns: Int, lines: [Substring])] = {
    let reports = [
      SampleReports.audit(), SampleReports.survey(), SampleReports.flood(), SampleReports.clean(),
      SampleReports.hostile(),
    ]
    var pages: [(columns: Int, lines: [Substring])] = []
    for report in reports {
      for columns in [24, 33, 40, 41, 59, 72, 80, 100, 121] {
        for (isOpen, isSurvey) in [(false, false), (true, false), (false, true)] {
          let page = TextReport.text(
            of: report,
            options(columns) {
              $0.showsAll = isOpen
              $0.isVerbose = isOpen
              $0.isSurvey = isSurvey
            })
          pages.append((columns, page.split(separator: "\n", omittingEmptySubsequences: false)))
        }
        for page in BaselinePageTests.pages(of: report, options(columns)) where report != SampleReports.clean() {
          pages.append((columns, page.split(separator: "\n", omittingEmptySubsequences: false)))
        }
      }
    }
    return pages
  }()

  @Test func noLineIsWiderThanThePageOrEndsInASpace() {
    for (columns, lines) in Self.pages {
      let wrong = lines.filter { crudeWidth(String($0)) > columns || $0.last == " " }
      #expect(wrong == [], "\(columns) columns")
    }
  }

  @Test func separatesSectionsByOneEmptyLine() {
    for (columns, lines) in Self.pages {
      #expect(lines.last == "" && lines.dropLast().last != "", "\(columns) columns")
      let doubled = zip(lines, lines.dropFirst()).filter { $0.isEmpty && $1.isEmpty }
      #expect(doubled.isEmpty, "\(columns) columns")
    }
  }

  @Test func everyLineClosesTheIsolatesItOpensAndHasNoControls() {
    for (columns, lines) in Self.pages {
      let wrong = lines.filter { line in
        var open = 0
        for scalar in line.unicodeScalars {
          switch scalar.value {
          case 0x2066...0x2068: open += 1
          case 0x2069 where open == 0, 0..<0x20, 0x7F..<0xA0: return true
          case 0x2069: open -= 1
          default: break
          }
        }
        return open != 0
      }
      #expect(wrong == [], "\(columns) columns")
    }
  }

  @Test func isolatesEveryRightToLeftTitle() {
    let page = TextReport.text(of: SampleReports.audit(), Self.options())
    for title in ["حفظ", "المتابعة باستخدام Apple", "המשך באמצעות Apple", "اکاؤنٹ حذف کریں"] {
      #expect(page.contains("\"\u{2068}\(title)\u{2069}\""))
    }
  }

  @Test func colorsChangeNothingElse() {
    let plain = TextReport.text(of: SampleReports.audit(), Self.options())
    let colored = TextReport.text(of: SampleReports.audit(), Self.options { $0.usesColor = true })
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31m"))
    #expect(withoutColors(colored) == plain)
  }

  @Test func listsTwentyKeysUnlessAskedForAll() {
    let report = SampleReports.manyKeys(35)
    let page = TextReport.text(of: report, Self.options())
    #expect(page.contains("Worst keys (20 of 35)"))
    #expect(page.contains("\n20. ") && !page.contains("\n21. "))
    #expect(page.contains("15 more keys (--all)"))
    let all = TextReport.text(of: report, Self.options { $0.showsAll = true })
    #expect(all.contains("\n35. ") && !all.contains("--all)"))
    // Most lost first: the sample needs one point more with every key.
    #expect(page.contains("1. \"\u{2068}Add to cart\u{2069}\" key key.34"))
  }

  @Test func sameReportSameBytesWhateverTheOrderOfDictionaries() {
    for format in ReportFormat.all {
      let bytes = format.write(SampleReports.audit(), Self.options())
      for _ in 0..<10 { #expect(format.write(SampleReports.audit(), Self.options()) == bytes) }
    }
    #expect(ReportFormat.named("json") != nil)
    #expect(ReportFormat.named("telex") == nil)
  }

  @Test func suggestedCommandsRepeatWhereTheCatalogsAre() {
    let page = TextReport.text(
      of: SampleReports.manyKeys(2), Self.options(120) { $0.repeatedArguments = ["My App/de.lproj"] })
    #expect(page.contains("\n  snug audit --key key.1 --all 'My App/de.lproj'\n"))
    #expect(page.contains("\n  snug keys --unmatched 'My App/de.lproj'\n"))
  }

  /// What the source's own finding speaks for is no example: it is not listed.
  @Test func examplesAreFindingsThatCount() throws {
    var report = SampleReports.flood()
    let worst = try #require(report.findings.firstIndex { $0.key == "key.39" })
    report.findings[worst].alsoInSource = true
    report.findings[worst].text = "Alles in den Warenkorb"
    let page = TextReport.text(of: report, Self.options(120))
    #expect(!page.contains("Alles in den Warenkorb"))
    #expect(page.contains("snug audit --key key.38 --all"))
  }
}

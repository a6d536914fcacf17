package import Vocabulary

/// JUnit's XML, for the test tabs of CI systems: a suite per catalog and locale, a test case per key, a failure where an
/// error counts. What could not be measured is an `error` element, so that no reader takes it for passed.
///
/// Titles that fit are no test cases: a report knows what was found. Warnings and notes are output of a case that passes.
package enum JUnitReport {
  /// Test cases; files of more than 30 MB are not read by GitLab.
  static let cases = 10_000

  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let selection = GateSelection(report, options, omitting: [.shared, .notes, .settled])
    let all = JUnitSuites(selection.listed, options)
    var suites = all
    suites.keepWorst(cases)
    let left = GateSummary.leftOut(
      selection, beyondLimit: all.cases - suites.cases, of: "more key",
      limit: "\(Wording.grouped(cases)) test cases fill a report")

    var xml = XMLWriter()
    let counts = suites.counts
    // The first suite always has a case: readers take a file without one for a run that broke.
    xml.open(
      "testsuites",
      [
        ("name", "snug"), ("tests", "\(counts.cases + 1)"), ("failures", "\(counts.failures)"),
        ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"),
      ])
    xml.open(
      "testsuite", [("name", "snug"), ("tests", "1"), ("failures", "0"), ("errors", "0"), ("skipped", "0")])
    xml.open("testcase", [("name", "audit"), ("classname", "snug")])
    xml.element("system-out", [GateSummary.sentence(report), left].compactMap(\.self).joined(separator: "\n"))
    xml.close("testcase")
    xml.close("testsuite")
    for suite in suites.list { write(suite, options, to: &xml) }
    xml.close("testsuites")
    return xml.text
  }

  private static func write(_ suite: JUnitSuites.Suite, _ options: ReportOptions, to xml: inout XMLWriter) {
    let counts = suite.counts
    xml.open(
      "testsuite",
      [
        ("name", suite.name), ("tests", "\(counts.cases)"), ("failures", "\(counts.failures)"),
        ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"),
      ])
    for test in suite.cases { write(test, in: suite, options, to: &xml) }
    xml.close("testsuite")
  }

  private static func write(
    _ test: JUnitSuites.Case, in suite: JUnitSuites.Suite, _ options: ReportOptions, to xml: inout XMLWriter
  ) {
    let sentence = GateSentence(options)
    func lines(_ findings: [Finding], _ prefix: (Finding) -> String = { _ in "" }) -> String {
      findings.map { finding in
        let place = finding.location.map { SafeText.visible(options.path($0.file)) + ":\($0.line): " } ?? ""
        return prefix(finding) + place + sentence.whole(finding) + " [\(finding.rule)]"
      }.joined(separator: "\n")
    }
    var attributes = [("name", test.name), ("classname", suite.name)]
    if let path = test.path { attributes += [("file", path), ("line", "\(test.line)")] }
    xml.open("testcase", attributes)
    // One element a case: most readers show the first and drop the rest.
    if let worst = test.errors.first ?? test.failures.first {
      let isError = !test.errors.isEmpty
      xml.element(
        isError ? "error" : "failure", lines(isError ? test.errors : test.failures),
        [("message", sentence.whole(worst)), ("type", worst.rule)])
    } else if test.isSkipped {
      xml.element("skipped", "", [("message", "Nothing that counts: the source title or the baseline has it.")])
    }
    let output = (test.errors.isEmpty ? [] : test.failures) + test.others
    if !output.isEmpty { xml.element("system-out", lines(output) { $0.severity.rawValue + " " }) }
    xml.close("testcase")
  }
}

import Testing
import Vocabulary

@testable import Reports

/// What is drawn first where there is room for some only.
@Suite struct WorstFindingsTests {
  @Test func whatCountsComesBeforeWhatTheBaselineOrTheSourceSpeaksFor() {
    var known = SampleReports.truncated("known", "Save", "de", "Speichern", needed: 900)
    known.status = .known
    var shared = SampleReports.truncated("shared", "Save", "de", "Speichern", needed: 800)
    shared.alsoInSource = true
    let slight = SampleReports.truncated("slight", "Save", "de", "Speichern", needed: 190)
    let severe = SampleReports.truncated("severe", "Save", "de", "Speichern", needed: 400)
    let report = SampleReports.finished([known, shared, slight, severe], ranking: [])
    #expect(report.worstTitleFindings(most: 4, isSurvey: false).map(\.key) == ["severe", "slight", "known", "shared"])
    #expect(report.worstTitleFindings(most: 1, isSurvey: false).map(\.key) == ["severe"])
  }
}

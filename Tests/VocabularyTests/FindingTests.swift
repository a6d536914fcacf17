import Testing
import Vocabulary

@Suite struct FindingTests {
  /// The digest is that of `printf 'text-truncated\x1fprimaryAction\x1f…' | sha256sum`.
  @Test func fingerprintIsTheDigestOfTheIdentity() {
    let finding = truncated()
    #expect(
      finding.identity.joined
        == "text-truncated\u{1F}primaryAction\u{1F}contentBlock\u{1F}App/Localizable.xcstrings\u{1F}action.save\u{1F}plural:other\u{1F}de"
    )
    #expect(finding.fingerprint == "2c128b6488c401ff")
  }

  @Test func whatIsMissingIsEmpty() {
    var finding = Finding(rule: "image-not-mirrored", severity: .error, message: "")
    finding.component = "fullWidthButton"
    finding.strategy = "leadingImageCenteredTitle"
    #expect(finding.fingerprint == "e4f2f676f64821df")
  }

  /// A finding stays the same one when lines move, titles are measured again or its message is worded anew.
  @Test func measurementsAreNoPartOfIt() {
    var finding = truncated()
    finding.location?.line = 99
    finding.severity = .warning
    finding.message = "other words"
    finding.text = "Sichern"
    finding.sizes = [TextSize("large")]
    finding.widths = [288]
    finding.worst = .measure(textSize: TextSize("large"), measured: 3, limit: 1, unit: "pt")
    #expect(finding.fingerprint == truncated().fingerprint)
  }

  @Test func eachFieldOfTheIdentityCounts() {
    var fingerprints: Set = [truncated().fingerprint]
    for change: (inout Finding) -> Void in [
      { $0.rule = "text-clipped" }, { $0.component = "other" }, { $0.strategy = "other" },
      { $0.location?.file = "Other.xcstrings" }, { $0.key = "other" }, { $0.variant = nil },
      { $0.locale = LanguageTag("de-AT") },
    ] {
      var finding = truncated()
      change(&finding)
      fingerprints.insert(finding.fingerprint)
    }
    #expect(fingerprints.count == 8)
  }

  @Test func severitiesAreOrderedByWeight() {
    #expect(Severity.allCases.sorted(by: >) == [.error, .warning, .note])
  }

  @Test func placesAreOrderedByFileThenLineThenColumn() {
    let places = [
      SourceLocation(file: "b", line: 1, column: 1), SourceLocation(file: "a", line: 10, column: 1),
      SourceLocation(file: "a", line: 9, column: 7), SourceLocation(file: "a", line: 9, column: 5),
    ]
    #expect(places.sorted() == places.reversed())
  }

  private func truncated() -> Finding {
    var finding = Finding(rule: "text-truncated", severity: .error, message: "")
    finding.component = "primaryAction"
    finding.strategy = "contentBlock"
    finding.location = SourceLocation(file: "App/Localizable.xcstrings", line: 12, column: 5)
    finding.key = "action.save"
    finding.variant = "plural:other"
    finding.locale = LanguageTag("de")
    return finding
  }
}

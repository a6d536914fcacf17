import SnugKit
import Testing

/// What a team writes: every title fits, or the test says which does not.
@Suite struct AuditTests {
  @Test func everyTitleOfTheToolbarFits() async throws {
    #expect(try await Audit(configuration: "snug.json5").findings.isEmpty)
  }

  /// The nearest configuration above this file is the same one.
  @Test func theConfigurationIsFound() async throws {
    let findings = try await Audit().findings
    #expect(findings.isEmpty)
    #expect(findings.description == "no findings in 6 titles in 3 locales")
  }

  // MARK: Components described in Swift

  static let catalogs: [Catalog] = ["App/*.lproj/Main.strings"]

  static func submit(width: Setting) -> Component {
    Component("submit", strategy: "contentBlock", titles: ["form.*"], width: width, height: 200)
  }

  @Test func aTitleThatIsTooLong() async throws {
    let audit = Audit(
      components: [Self.submit(width: 200)], catalogs: Self.catalogs, settings: ["sourceLocale": "en"], locales: ["de"])
    let findings = try await audit.findings
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.rule == "text-truncated")
    #expect(finding.severity == .error)
    #expect(finding.status == .new)
    #expect(finding.counts)
    #expect((finding.component, finding.strategy) == ("submit", "contentBlock"))
    #expect((finding.key, finding.locale) == ("form.submit", "de"))
    #expect((finding.file, finding.line, finding.column) == ("App/de.lproj/Main.strings", 3, 1))
    #expect(finding.text == "Das ausgefüllte Formular jetzt verbindlich absenden")
    #expect(finding.sourceText == "Submit the form")
    // The stock button's title has the whole width.
    #expect(finding.available == 200)
    #expect(try #require(finding.needed) > 200)
    #expect(finding.sizes.contains("large"))
    #expect(try #require(finding.smallestPassingWidth["large"]) > 200)
    #expect(finding.fingerprint.count == 16)
    #expect(
      findings.description.hasPrefix("1 finding in 1 title in 1 locale:\nApp/de.lproj/Main.strings:3:1: error: "))
    #expect("\(finding)".hasSuffix("[text-truncated]"))
  }

  @Test func roomEnough() async throws {
    let audit = Audit(
      components: [Self.submit(width: [2000, 3000])], catalogs: Self.catalogs, settings: ["sourceLocale": "en"])
    #expect(try await audit.findings.isEmpty)
  }

  /// A fault of the component itself stands where the component was made.
  @Test func aFaultOfTheComponent() async throws {
    let pinned = Component(
      "pinned", strategy: "leadingImageCenteredTitle", titles: ["tool.*"], height: 200, options: ["leadingPadding": 12])
    let line = #line - 2
    let findings = try await Audit(
      components: [pinned], catalogs: Self.catalogs, settings: ["sourceLocale": "en"], locales: ["ar"]
    ).findings
    let fault = try #require(findings.first { $0.rule == "image-not-mirrored" })
    #expect(fault.file == "Tests/OutsideTests/AuditTests.swift")
    #expect(fault.line == line)
    #expect(fault.key == nil)
  }

  @Test func lessAndMore() async throws {
    var audit = Audit(
      components: [Self.submit(width: 2000)], catalogs: Self.catalogs, settings: ["sourceLocale": "en"])
    audit.failOn = .note
    // Arabic lacks a key.
    #expect(try await audit.findings.map(\.rule) == ["missing-translation"])
    audit.failOn = nil
    #expect(try await audit.findings.isEmpty)
    #expect(try await audit.allFindings.map(\.rule) == ["missing-translation"])
    audit.keys = ["tool.*"]
    #expect(try await audit.allFindings.isEmpty)
  }

  // MARK: Errors

  private func message(_ audit: Audit) async -> [String] {
    do {
      _ = try await audit.findings
      return []
    } catch let error as AuditError {
      return error.messages
    } catch {
      return ["another error: \(error)"]
    }
  }

  @Test func wrongDescriptionsAreErrors() async {
    let wrong = Component("a", strategy: "contentBlok", width: 0, settings: ["linse": 2])
    #expect(
      await message(Audit(components: [wrong], catalogs: Self.catalogs)) == [
        "there is no strategy “contentBlok”; did you mean “contentBlock”?",
        "“width” must be a number of points above 0, at most 100000, a list of such, “hug”, “fit” or “fill”, not 0",
        "unknown key “linse” in a component; did you mean “lines”?",
      ])
    #expect(
      await message(Audit(components: [Self.submit(width: 9)], catalogs: []))
        == ["an audit needs catalogs: name their paths or globs"])
    #expect(await message(Audit(components: [], catalogs: Self.catalogs)) == ["“components” names no component"])
    #expect(
      await message(Audit(components: [Self.submit(width: 9)], catalogs: ["No/*.strings"]))
        == ["No/*.strings matches no catalog", "there is nothing to audit"])
    // What is named and is not there has not passed.
    #expect(
      await message(Audit(components: [Self.submit(width: 9)], catalogs: Self.catalogs + ["No/*.strings"]))
        == ["No/*.strings matches no catalog"])
    #expect(
      await message(Audit(configuration: "snug.json5", locales: ["fr"]))
        == ["locales: no catalog has fr; did you mean “ar”?"])
  }

  @Test func missingFilesAreErrors() async {
    #expect(await message(Audit(configuration: "no.json5")).first?.hasSuffix("no.json5 does not exist") == true)
    #expect(
      await message(Audit(configuration: "snug.json5", baseline: "no.json")).first?.contains("does not exist") == true)
  }
}

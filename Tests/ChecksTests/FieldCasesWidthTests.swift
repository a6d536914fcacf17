import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Field cases A: titles truncated, clipped or over their image. Widths are of Debian's Noto Sans at 17 points, as
/// hb-shape 6.0.0 has them; the numbers in the names are the cases'.
///
/// Not due yet, for want of a rule or a strategy: A05, A37, A39 (`text-shrunk`, `group-scale-differs`,
/// `baseline-shift`), A07's second half (`text-shrunk`), A21 (`word-broken`), A29 (`sibling-overlap`).
@Suite("Field cases: width", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct FieldCasesWidthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var locale: String
    var text: String
    var source: String
    var width: Points
    var needed: Points
    /// Shorter wordings that pass.
    var passing: [String] = []

    var testDescription: String { id }
  }

  static let truncated: [Case] = [
    Case(id: "A01", locale: "de", text: "Senden", source: "Send", width: 44, needed: 60.0),
    Case(
      id: "A03 run", locale: "ru", text: "Запустить безопасные задачи", source: "Run Safe Tasks", width: 150,
      needed: 252.0, passing: ["Запустить задачи"]),
    Case(
      id: "A03 check", locale: "ru", text: "Проверить обновления", source: "Check for Updates", width: 180,
      needed: 198.59, passing: ["Поиск обновлений"]),
    Case(
      id: "A03 scan", locale: "ru", text: "Сканировать", source: "Scan", width: 48, needed: 109.29, passing: ["Скан"]),
    Case(
      id: "A23", locale: "fi", text: "Operaattorin automaattinen valinta", source: "Automatic", width: 240,
      needed: 284.2),
    Case(
      id: "A27", locale: "el", text: "Δημιουργία λογαριασμού", source: "Create account", width: 150, needed: 203.72),
    Case(id: "A31", locale: "fr", text: "La prochaine fois", source: "Next Time", width: 93, needed: 136.1),
    Case(id: "A33", locale: "de", text: "korrigieren", source: "Correct", width: 58.61 + 16, needed: 88.99),
    Case(id: "A35", locale: "de", text: "Vor-/Nachteil hinzufügen", source: "Add quality", width: 130, needed: 199.8),
  ]

  @Test("needed and available are told, the source passes", arguments: truncated)
  func isTruncated(_ field: Case) async throws {
    var titles = ["title": ["en": field.source, field.locale: field.text]]
    for (index, text) in field.passing.enumerated() { titles["passing\(index)"] = [field.locale: text] }
    let report = try await AuditFixture(width: field.width).audit(titles)
    #expect(report.rules() == ["text-truncated"])
    let finding = try #require(report.finding("text-truncated", field.locale, key: "title"))
    #expect(near(finding.needed, field.needed))
    #expect(near(finding.available, field.width))
    #expect(finding.severity == .error)
    #expect(finding.visibleText?.contains("…") == true)
    #expect(finding.sourceText == field.source)
  }

  @Test("A09: the narrow screen is named, and the smallest width that works")
  func narrowScreen() async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = .dynamicType
    fixture.component.width = .fill
    fixture.component.container = .init(width: 320, padding: 20)
    var wide = fixture.component
    wide.name = "wide"
    wide.container = .init(width: 375, padding: 20)
    fixture.plan.components.append(wide)
    fixture.plan.textSizes = try TextScale(names: ["large", "xxLarge", "xxxLarge"], platform: .ios)
    let report = try await fixture.audit("Continuar con la contraseña", in: "es", source: "Log in")
    #expect(report.rules() == ["text-truncated"])
    let finding = try #require(report.finding("text-truncated", "es"))
    #expect(finding.component == "button")
    // 224.84 at 17 points: 277.7 at 21, 304.2 at 23.
    #expect(finding.firstFailingSize == TextSize("xxxLarge"))
    #expect(near(finding.needed, 224.84 * 23 / 17))
    #expect(near(finding.available, 280))
    #expect(finding.smallestPassingWidth == [.init(textSize: TextSize("xxxLarge"), width: 304.33)])
  }

  @Test("A11: a wrapped title outgrows a constant height at accessibility sizes")
  func constantHeight() async throws {
    var fixture = try AuditFixture(width: 343, height: 44, lines: 0)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = .dynamicType
    fixture.component.image = .init(size: Size(width: 24, height: 24))
    fixture.component.clipsToBounds = true
    let report = try await fixture.audit("Add customer note", in: "en")
    // At 40 and 47 points the title still stands on one or two lines; two lines of 40 × 1.362 are 109 high.
    let finding = try #require(report.finding("text-clipped-vertically"))
    #expect(finding.sizes.contains(TextSize("accessibility5")))
    #expect(!finding.sizes.contains(TextSize("xxxLarge")))
    #expect(finding.severity == .warning)
    #expect(finding.message.hasSuffix("Only at accessibility sizes."))
  }

  @Test("A13: a title without spaces is cut from xLarge on")
  func firstFailingScale() async throws {
    var fixture = try AuditFixture(faces: [TestFonts.notoSansJP], width: 320, height: 90)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = .dynamicType
    let report = try await fixture.audit("陽性情報の登録と他者への匿名通知へ", in: "ja", source: "OK")
    #expect(report.rules() == ["text-truncated"])
    let finding = try #require(report.finding("text-truncated", "ja"))
    // 17 em: 289 at 17 points, 323 at 19.
    #expect(finding.firstFailingSize == TextSize("xLarge"))
    #expect(finding.sizes.count == 8)
    #expect(near(finding.needed, 17 * 53))
    #expect(finding.smallestPassingWidth.first == .init(textSize: TextSize("xLarge"), width: 323))
    #expect(finding.severity == .error)
  }

  @Test("A15: the intrinsic height of one line does not hold a wrapped title")
  func wrappedLegacyTitle() async throws {
    // Insets of its own take the button the 12 points that a plain one has above and below its line.
    var fixture = try AuditFixture(
      options: ["contentInsets": .insets(EdgeInsets(top: 1, bottom: 1))], width: 120, lines: 0)
    fixture.component.height = .hug(minimum: 0)
    let report = try await fixture.audit("Einstellungen zurücksetzen", in: "de", source: "Reset")
    #expect(report.rules() == ["element-protrusion"])
    let finding = try #require(report.finding("element-protrusion", "de"))
    // Two lines of 23.15 in a button of 24 + 2: the first baseline lies at 13 - 23.15 + 18.17, its ink 12.9 above.
    #expect(finding.key == "title")
    #expect(near(finding.worst.map(boundsHeight), 26))
    #expect(finding.message.contains("4.9 pt past the top"))
    fixture.component.clipsToBounds = true
    let clipped = try await fixture.audit("Einstellungen zurücksetzen", in: "de", source: "Reset")
    #expect(clipped.rules() == ["text-clipped-vertically"])
  }

  @Test("A17: the image is squeezed to nothing where the title wins")
  func squeezedImage() async throws {
    var fixture = try AuditFixture(options: ["horizontalAlignment": .word("fill")], width: 200)
    fixture.component.image = .init(size: Size(width: 24, height: 24))
    let report = try await fixture.audit("Benachrichtigungseinstellungen öffnen", in: "de", source: "Open")
    let finding = try #require(report.finding("image-squeezed", "de"))
    #expect(finding.worst == .measure(textSize: TextSize("large"), measured: 24, limit: 0, unit: "pt"))
    #expect(report.finding("image-squeezed", "en") == nil)
  }

  @Test("A19: a height from a first pass of one line cuts the second")
  func heightOfFirstPass() async throws {
    var fixture = try AuditFixture(width: 260, lines: 0)
    fixture.component.height = .hug(minimum: 0)
    fixture.component.clipsToBounds = true
    let report = try await fixture.audit("Mehr erfahren über Wikipedia-Spenden", in: "de", source: "Learn more")
    #expect(report.rules() == ["text-clipped-vertically"])
    #expect(report.finding("text-clipped-vertically", "de") != nil)
  }

  @Test("A25: widths come of shapes, not of code points")
  func malayalam() async throws {
    let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Malayalam", scripts: ["Mlym"])]
    let report = try await AuditFixture(faces: faces, width: 70).audit("ഉപേക്ഷിക്കുക", in: "ml", source: "Quit")
    #expect(report.rules() == ["text-truncated"])
    #expect(near(report.finding("text-truncated", "ml")?.needed, 118.1))
  }

  @Test("A07: a title whose origin nothing clamps runs over its icon")
  func titleOverIcon() async throws {
    let titles = [
      "downloads": ["en": "Log", "ro": "Téléchargements"], "bookmarks": ["en": "Log", "fr": "Marque-pages"],
    ]
    let image: StrategyOptions = ["imageSize": .number(24), "leadingPadding": .number(0)]
    var fixture = try AuditFixture("fullWidthTitle", options: image, width: 86)
    let over = try await fixture.audit(titles)
    #expect(over.finding("text-image-overlap", "ro") != nil)
    #expect(over.finding("text-image-overlap", "fr") != nil)
    #expect(over.rules(in: "en").isEmpty)
    fixture = try AuditFixture(width: 86)
    fixture.component.image = .init(size: Size(width: 24, height: 24))
    let beside = try await fixture.audit(titles)
    #expect(beside.rules(without: ["missing-translation"]) == ["text-truncated", "text-truncated"])
  }

  @Test("A23: what cannot be shortened takes a waiver with a reason")
  func waiver() async throws {
    var fixture = try AuditFixture(width: 240)
    fixture.plan.ignores = [.init(reason: "the operator's own term")]
    fixture.plan.ignores[0].locale = .init("fi")
    let report = try await fixture.audit("Operaattorin automaattinen valinta", in: "fi", source: "Automatic")
    #expect(report.findings.isEmpty)
  }

  @Test("A41: the widths that fail are told from those that pass")
  func widthClasses() async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.width = .points([320, 560])
    let report = try await fixture.audit(
      "Neue Karten in umgekehrter Reihenfolge des Hinzufügens", in: "de", source: "New cards")
    let finding = try #require(report.finding("text-truncated", "de"))
    #expect(finding.widths == [320])
    #expect(near(finding.needed, 467.63))
  }

  @Test("A43: a button that hugs its title pushes its neighbors out of the bar")
  func pushedOut() async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.width = .hug
    fixture.component.container = .init(width: 375, padding: 16, columns: 2, gap: 8)
    let report = try await fixture.audit("Benachrichtigungseinstellungen", in: "de", source: "Alerts")
    #expect(report.rules() == ["container-protrusion"])
    let finding = try #require(report.finding("container-protrusion", "de"))
    // The stock button is as wide as its title in whole points; a column has (375 - 32 - 8) / 2.
    #expect(finding.worst == .measure(textSize: TextSize("large"), measured: 259, limit: 167.5, unit: "pt"))
  }

  private func boundsHeight(_ worst: Finding.Worst) -> Points {
    if case .room(_, let bounds, _, _, _) = worst { bounds.height } else { 0 }
  }
}

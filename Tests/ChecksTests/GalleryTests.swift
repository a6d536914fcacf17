import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

@Suite("Gallery", .enabled(if: TestFonts.areInstalled))
struct GalleryTests {
  static let titles = [
    "a.save": ["en": "Save", "de": "Speichern"],
    "b.favorites": ["en": "Add to favorites", "de": "Zu Favoriten hinzufügen", "ar": "إضافة إلى المفضلة"],
    "c.delete": ["en": "Delete", "de": "Löschen 🙂 mit Benutzerkonto"],
  ]

  static let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Arabic"), TestFonts.emoji]

  struct Hung {
    var report: Report
    var gallery: Gallery
  }

  static func fixture(_ widths: [Points] = [150]) throws -> AuditFixture {
    var fixture = try AuditFixture(faces: faces, width: 150)
    fixture.component.width = .points(widths)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.component.image = Component.Image(size: Size(width: 20, height: 20))
    fixture.plan.textSizes = .dynamicType
    return fixture
  }

  static func hang(
    _ fixture: AuditFixture, workers: Int = 1, change: (inout [Finding]) -> Void = { _ in }
  ) async throws -> Hung {
    let variants = titles.mapValues { $0.mapValues { [Variant(path: VariantPath(), text: $0)] } }
    let catalogs = [AuditFixture.catalog(variants)]
    let report = try await fixture.audit(catalogs)
    var findings = report.findings
    change(&findings)
    let gallery = try await gallery(
      of: findings, plan: fixture.plan, catalogs: catalogs, fonts: fixture.fonts, workers: workers)
    return Hung(report: report, gallery: gallery)
  }

  @Test("one exhibit for each title that fails, at every text size, and once in each strategy of its anatomy")
  func exhibits() async throws {
    var fixture = try Self.fixture()
    // Off its center as well as cut: two findings of one title.
    fixture.component.intent = IntentOverride(title: .button)
    let hung = try await Self.hang(fixture)
    let failing = hung.report.findings.filter { $0.scope == .title }
    #expect(Set(failing.map(\.rule)).count > 1)
    let keys = Set(failing.map { [$0.key ?? "", $0.locale?.identifier ?? ""] })
    #expect(
      hung.gallery.exhibits.map { [$0.key, $0.locale.identifier] } == keys.sorted { $0.lexicographicallyPrecedes($1) })
    for exhibit in hung.gallery.exhibits {
      #expect(exhibit.figures.map(\.textSize) == TextScale.dynamicType.sizes)
      #expect(exhibit.strategy == "contentBlock")
      // An image above its title is another button (DESIGN §5: of the same anatomy).
      let others = Set(StrategyList.names).subtracting(["contentBlock", "imageAboveTitle"])
      #expect(Set(exhibit.alternatives.map(\.strategy)) == others)
      #expect(exhibit.text == Self.titles[exhibit.key]?[exhibit.locale.identifier])
      #expect(failing.contains { $0.isShown(in: exhibit) })
    }
    #expect(failing.allSatisfy { finding in hung.gallery.exhibits.contains { finding.isShown(in: $0) } })
  }

  @Test("figures show what findings say")
  func agreement() async throws {
    let hung = try await Self.hang(Self.fixture())
    var compared = 0
    for finding in hung.report.findings where finding.rule == "text-truncated" && finding.scope == .title {
      let exhibit = try #require(hung.gallery.exhibits.first { finding.isShown(in: $0) })
      #expect(exhibit.figures.filter(\.truncated).map(\.textSize) == finding.sizes)
      guard case .room(let size, let bounds, _, _, let visible) = finding.worst else { continue }
      let figure = try #require(exhibit.figures.first { $0.textSize == size })
      #expect(figure.bounds.size == bounds && figure.visibleText == visible)
      #expect(exhibit.alternatives.allSatisfy { $0.textSize == size && $0.bounds.width == bounds.width })
      compared += 1
    }
    #expect(compared > 3)
  }

  @Test("the width is the one that the first finding is worst in", arguments: [[150, 190], [190, 150]])
  func width(widths: [Points]) async throws {
    let hung = try await Self.hang(Self.fixture(widths))
    let worst = hung.report.findings.first {
      $0.rule == "text-truncated" && $0.key == "b.favorites" && $0.locale == LanguageTag("de")
    }
    guard case .room(_, let bounds, _, _, _) = worst?.worst else { throw Absent() }
    #expect(bounds.width == 150)
    let alone = try await Self.hang(Self.fixture(widths)) { $0.removeAll { $0.fingerprint != worst?.fingerprint } }
    #expect(alone.gallery.exhibits.count == 1)
    #expect(alone.gallery.exhibits.first?.figures.allSatisfy { $0.bounds.width == 150 } == true)
  }

  struct Absent: Error {}

  @Test("a report that was read back gives the same gallery")
  func readBack() async throws {
    let fixture = try Self.fixture([150 + 1.0 / 3])
    let whole = try await Self.hang(fixture)
    let read = try await Self.hang(fixture) { findings in
      // JSON keeps hundredths, and the findings of other shards.
      for index in findings.indices {
        findings[index].widths = findings[index].widths.map { ($0 * 100).rounded() / 100 }
        if case .room(let size, var bounds, let needed, let available, let visible) = findings[index].worst {
          bounds.width = (bounds.width * 100).rounded() / 100
          findings[index].worst = .room(
            textSize: size, bounds: bounds, needed: needed, available: available, visibleText: visible)
        }
      }
      var elsewhere = findings.last { $0.scope == .title } ?? findings[0]
      elsewhere.key = "not.here"
      findings.append(elsewhere)
    }
    #expect(read.gallery == whole.gallery)
    #expect(whole.gallery.exhibits.first?.figures.first?.bounds.width == 150 + 1.0 / 3)
  }

  @Test("the same for any number of workers")
  func workers() async throws {
    let fixture = try Self.fixture()
    #expect(try await Self.hang(fixture, workers: 4).gallery == Self.hang(fixture).gallery)
  }

  @Test("every glyph has an outline, but for emoji that are bitmaps")
  func outlines() async throws {
    let gallery = try await Self.hang(Self.fixture()).gallery
    let figures = gallery.exhibits.flatMap { $0.figures + $0.alternatives }
    let names = Set(figures.flatMap { $0.lines + $0.uncutLines }.flatMap(\.glyphs).map(\.name))
    let missing = names.subtracting(gallery.outlines.keys)
    #expect(!missing.isEmpty && missing.allSatisfy { $0.face == "NotoColorEmoji" })
    #expect(Set(gallery.outlines.keys).isSubset(of: names))
    #expect(Set(gallery.outlines.keys.map(\.face)) == ["NotoSans-Regular", "NotoSansArabic-Regular"])
  }

  @Test("of plural forms the one that fails is shown")
  func variants() async throws {
    let fixture = try Self.fixture()
    let catalog = AuditFixture.catalog([
      "items": [
        "en": [AuditFixture.plural("one", "%d item"), AuditFixture.plural("other", "%d items")],
        "de": [AuditFixture.plural("one", "%d"), AuditFixture.plural("other", "%d Gegenstände im Warenkorb")],
      ]
    ])
    let report = try await fixture.audit([catalog])
    let gallery = try await gallery(
      of: report.findings.filter { $0.locale == LanguageTag("de") && $0.rule == "text-truncated" }, plan: fixture.plan,
      catalogs: [catalog], fonts: fixture.fonts, workers: 1)
    #expect(gallery.exhibits.map(\.variant) == ["plural:other"])
    #expect(gallery.exhibits.first?.text.hasSuffix("Gegenstände im Warenkorb") == true)
  }
}

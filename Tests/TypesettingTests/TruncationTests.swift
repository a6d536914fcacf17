import Fonts
import Testing
import Typesetting
import UnicodeServices
import Vocabulary

@Suite("Truncation", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct TruncationTests {
  private static let titles: [(locale: String, text: String)] = [
    ("de", "Einstellungen zurücksetzen"), ("vi", "ĐIỂM ĐỔI QUÀ"), ("ru", "Запустить задачи"), ("ar", "التفصيلات"),
    ("ar", "تطبيق فلاتر جديد"), ("ur", "محفوظ کریں"), ("he", "שמור את השינויים"), ("hi", "सेटिंग्स क्षत्रिय"),
    ("bn", "মিউজিক প্লেয়ার"), ("ta", "சேமிக்கவும் ஸ்ரீ"), ("th", "ยืนยันที่อยู่"), ("km", "ខ្ញុំសង្ខ្យា"),
    ("my", "မြန်မာနိုင်ငံ"), ("bo", "བསྒྲུབས"), ("ja", "新しいコードを作成"), ("ko", "설정을 변경합니다"),
  ]

  /// Where a cut may be: offsets at which a grapheme and a cluster of the shaped text begin.
  private func cuts(_ text: TypesetText) -> [Int] {
    text.clusters.filter { $0.flags.contains(.graphemeStart) }.map { Int($0.start) }
  }

  private func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf16)[range], as: UTF16.self)
  }

  private func withoutSpaceAtEnd(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  private func withoutSpaceAtStart(_ text: String) -> String { String(text.drop { $0 == " " }) }

  @Test("A tail is cut where the longest head still fits with an ellipsis", arguments: titles)
  func tail(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    let full = text.width(at: 17)
    // Every candidate set as a title of its own.
    let candidates = try cuts(text).dropLast().map { cut in
      let head = withoutSpaceAtEnd(part(title.text, 0..<cut))
      return (head: head, width: try page.width(head + "…"))
    }
    for step in 0...40 {
      let room = full * Double(step) / 40
      let cut = try page.cut(title.text, to: room, .tail)
      guard full > room + 1e-6 else {
        #expect(!cut.isTruncated && cut.line.text == title.text)
        continue
      }
      let best = candidates.last { $0.width <= room } ?? ("", 0)
      #expect(cut.line.text == best.head + "…", "in \(room)")
      #expect(cut.isTruncated)
      #expect(cut.isHidden == best.head.isEmpty)
      #expect(best.head.isEmpty || cut.line.width(at: 17) <= room + 1e-6)
      #expect(cut.line.problems.isEmpty)
    }
  }

  @Test("A head is cut where the longest tail still fits with an ellipsis", arguments: titles)
  func head(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    let full = text.width(at: 17)
    let count = title.text.utf16.count
    let candidates = try cuts(text).dropFirst().map { cut in
      let tail = withoutSpaceAtStart(part(title.text, cut..<count))
      return (tail: tail, width: try page.width("…" + tail))
    }
    for step in 0..<40 {
      let room = full * Double(step) / 40
      let best = candidates.first { $0.width <= room } ?? ("", 0)
      #expect(try page.cut(title.text, to: room, .head).line.text == "…" + best.tail, "in \(room)")
    }
  }

  @Test("The middle is cut: the longest head in half of the room, then the longest tail", arguments: titles)
  func middle(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    let full = text.width(at: 17)
    let count = title.text.utf16.count
    let all = cuts(text)
    let heads = try all.map { (cut: $0, width: try page.width(part(title.text, 0..<$0))) }
    for step in 4..<40 {
      let room = full * Double(step) / 40
      let cut = try page.cut(title.text, to: room, .middle)
      // The ellipsis as the line shows it: its face follows its neighbors.
      let sign = cut.line.text.utf16.prefix { $0 != 0x2026 }.count
      let cluster = cut.line.cluster(at: sign)
      let ellipsis = cut.line.extent(from: cluster, to: cluster + 1)
      let alone = try page.width("…")
      let half = (room - alone) / 2
      // Where the ellipsis alone is of another face, nothing is claimed but that the line fits and is right at both ends.
      let tracking = ellipsis.tracked > 0 ? -0.43 : 0
      guard abs(ellipsis.width(at: 17, tracking: tracking) - alone) < 1e-6 else {
        #expect(cut.line.width(at: 17) <= room + 1e-6 || cut.isHidden)
        continue
      }
      let head = heads.last { $0.width <= half + 1e-6 }?.cut ?? 0
      let shownHead = withoutSpaceAtEnd(part(title.text, 0..<head))
      var best = ""
      for tail in all.reversed() where tail >= head {
        let candidate = withoutSpaceAtStart(part(title.text, tail..<count))
        if try page.width(shownHead + "…" + candidate) <= room + 1e-6 { best = candidate }
      }
      if try page.width(shownHead + "…") > room { continue }
      #expect(cut.line.text == shownHead + "…" + best, "in \(room)")
    }
  }

  /// Clusters of hb-shape 6.0.0 with `--cluster-level=0`, and the grapheme boundaries inside (UAX #29, ICU 72).
  @Test(
    "Conjuncts are never cut",
    arguments: [
      ("hi", "क्षत्रिय स्ट्रिंग", [0, 3, 7, 8, 9, 16, 17]), ("bn", "মিউজিক প্লেয়ার", [0, 2, 3, 5, 6, 7, 11, 14, 15]),
      ("ta", "ஸ்ரீ க்ஷேமம்", [0, 4, 5, 9, 10, 12]), ("km", "ខ្ញុំសង្ខ្យា", [0, 5, 6, 12]),
      ("my", "မြန်မာနိုင်ငံ", [0, 2, 4, 6, 9, 11, 13]), ("my", "ပြန်လည်စတင်ရန်", [0, 2, 4, 5, 7, 8, 9, 11, 12, 14]),
    ] as [(String, String, [Int])])
  func conjuncts(locale: String, text: String, clusters: [Int]) throws {
    let page = try TestPage(ios: locale)
    let full = try page.width(text)
    var seen: Set<Int> = []
    for room in stride(from: 0, to: full, by: 0.5) {
      for mode in [Truncation.tail, .middle, .head] {
        for range in try page.cut(text, to: room, mode).kept where !range.isEmpty {
          seen.formUnion([range.lowerBound, range.upperBound])
        }
      }
    }
    // A space beside the cut is dropped, so that its own offset may be an end or a start.
    #expect(seen.subtracting(clusters).isEmpty, "cut at \(seen.subtracting(clusters).sorted())")
    #expect(seen.count > 2)
  }

  @Test("The ellipsis comes from the face before the cut, if it has one")
  func ellipsisFace() throws {
    let faces = { (locale: String, text: String) in
      let page = try TestPage(ios: locale)
      let line = try page.cut(text, to: page.width(text) * 0.7, .tail).line
      return line.runs.last.flatMap { $0.face }.map { line.faces[$0].description.postScriptName }
    }
    #expect(try faces("en", "Settings") == "Inter-Regular")
    #expect(try faces("hi", "सेटिंग्स") == "NotoSansDevanagariUI-Regular")
    let page = try TestPage(fonts: "NotoSansArabic-Regular.ttf", "NotoSans-Regular.ttf", locale: "ar")
    let line = try page.cut("التفصيلات", to: 50, .tail).line
    #expect(line.faceNames == ["NotoSansArabic-Regular", "NotoSans-Regular"])
    #expect(line.problems.isEmpty)
  }

  @Test(
    "The ellipsis stands at the logical end",
    arguments: [
      // Room for some letters of each; what a reader sees from left to right.
      ("he", "שמור את השינויים", 60.0, Truncation.tail), ("he", "שמור את השינויים", 60.0, .head),
      ("he", "Save changes", 60.0, .tail), ("en", "שמור את השינויים", 60.0, .tail),
      ("ar", "Wi-Fi شبكة جديدة", 70, .tail),
      ("ar", "شبكة جديدة Wi-Fi 5", 90, .middle), ("he", "מתוך 12 דפים", 60, .tail),
      ("en", "Open 12 דפים now", 80, .middle),
      ("en", "שלום עולם 12345", 80, .middle), ("he", "גרסה 123456 789012", 90, .middle),
      ("he", "abcdefgh ijklmnop", 90, .middle),
    ])
  func order(locale: String, text: String, room: Points, mode: Truncation) throws {
    let page = try TestPage(ios: locale)
    let line = try page.cut(text, to: room, mode).line
    #expect(line.text.contains("…"))
    // The same characters as a title of their own: UAX #9 from the beginning.
    let anew = try page.set(line.text)
    let visual = { (text: TypesetText) in
      Bidi.visualText(
        text.units, range: 0..<text.units.count,
        levels: text.levels.isEmpty ? Array(repeating: 0, count: text.units.count) : text.levels)
    }
    #expect(visual(line) == visual(anew), "\(line.levels) \(anew.levels)")
    #expect(page.glyphOrder(line) == page.glyphOrder(anew))
    expectEqual(line.width(at: 17), anew.width(at: 17), within: 1e-9)
  }

  @Test("Spaces beside the cut are dropped")
  func spaces() throws {
    let page = try TestPage(ios: "en")
    let room = try page.width("Save …")
    #expect(try page.cut("Save everything", to: room, .tail).line.text == "Save…")
    #expect(try page.cut("Save   everything", to: room, .tail).line.text == "Save…")
    #expect(try page.cut("everything  Save", to: room, .head).line.text == "…Save")
    #expect(try page.cut("Save everything Save", to: page.width("Save …  Save"), .middle).line.text == "Save…Save")
  }

  @Test("Room for less than an ellipsis leaves it alone", arguments: [Truncation.tail, .middle, .head])
  func noRoom(mode: Truncation) throws {
    for (locale, text) in [("en", "Save"), ("ar", "حفظ"), ("en", "S")] {
      for room in [5, 0.1, 0, -1, -1e9, -Double.infinity] {
        let cut = try TestPage(ios: locale).cut(text, to: room, mode)
        #expect(cut.line.text == "…")
        #expect(cut.isTruncated && cut.isHidden)
      }
    }
  }

  @Test("Nothing is cut of a text that fits, or is empty, or may overflow")
  func whole() throws {
    let page = try TestPage(ios: "en")
    for mode in Truncation.allCases {
      #expect(try page.cut("", to: 0, mode).line.text.isEmpty)
      #expect(try !page.cut("", to: 0, mode).isTruncated)
      #expect(try !page.cut("", to: -1, mode).isHidden)
      #expect(try page.cut("Save", to: page.width("Save"), mode).line.text == "Save")
      #expect(try page.cut("Save", to: .infinity, mode).line.text == "Save")
      #expect(try page.cut("Save", to: .nan, mode).line.text == "Save")
    }
    let open = try page.cut("Save", to: 10, .none)
    #expect(open.line.text == "Save" && !open.isTruncated)
  }

  @Test("Clipping keeps the glyphs and says what is left of the text")
  func clip() throws {
    let page = try TestPage(ios: "en")
    let cut = try page.cut("Save all", to: page.width("Save") + 0.1, .clip)
    #expect(cut.line.text == "Save all")
    #expect(cut.isTruncated)
    #expect(cut.kept == [0..<4])
    let lines = try page.lines("Save all", in: page.width("Save") + 0.1, lines: 1, .clip)
    #expect(lines.visibleText == "Save")
    #expect(try page.lines("Save all", in: 1, lines: 1, .clip).isHidden)
  }

  @Test("Letter spacing counts in a cut line")
  func spacing() throws {
    let page = try TestPage(ios: "en") { $0.letterSpacing = 0.2 }
    let cut = try page.cut("Settings", to: 60, .tail)
    #expect(cut.line.width(at: 17) <= 60)
    expectEqual(cut.line.width(at: 17), try page.width(cut.line.text), within: 1e-9)
  }
}

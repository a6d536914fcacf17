import Testing
import Typesetting
import UnicodeServices
import Vocabulary

@Suite("Line breaking", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct LineBreakingTests {
  @Test("A text that fits is one line")
  func fits() throws {
    let page = try TestPage(ios: "en")
    let set = try page.lines("Hello wide world", in: 1000)
    #expect(set.texts == ["Hello wide world"])
    expectEqual(set.width, try page.width("Hello wide world"), within: 1e-9)
    #expect(try page.lines("Hello wide world", in: page.width("Hello wide world")).lines.count == 1)
    #expect(try page.lines("", in: 100).lines.isEmpty)
  }

  @Test("First fit: each line takes the words that it can")
  func firstFit() throws {
    let page = try TestPage(ios: "en")
    let room = try page.width("Hello wide")
    #expect(try page.lines("Hello wide world", in: room).texts == ["Hello wide", "world"])
    #expect(try page.lines("Hello wide world", in: room - 0.01).texts == ["Hello", "wide", "world"])
    #expect(try page.lines("Hello wide world", in: room - 0.01).brokenWords.isEmpty)
  }

  @Test("Spaces at a line's end hang")
  func hanging() throws {
    let page = try TestPage(ios: "en")
    let hello = try page.width("Hello")
    let set = try page.lines("Hello     world   ", in: max(hello, page.width("world")))
    #expect(set.texts == ["Hello", "world"])
    expectEqual(set.lines[0].width, hello, within: 1e-9)
    #expect(set.lines.map(\.range) == [0..<5, 10..<15])
    #expect(set.visibleText == "Hello world")
    #expect(try page.lines("Hello ", in: hello, lines: 1).texts == ["Hello"])
    #expect(try !page.lines("Hello ", in: hello, lines: 1).isTruncated)
    // No-break spaces do not hang.
    #expect(try page.lines("Hello\u{A0}", in: hello, lines: 1).isTruncated)
  }

  @Test("Line break characters break in any width", arguments: ["\n", "\r\n", "\u{2028}", "\u{85}"])
  func mandatory(lineEnd: String) throws {
    let page = try TestPage(ios: "en")
    #expect(try page.lines("One\(lineEnd)two three", in: 1000).texts == ["One", "two three"])
    #expect(try page.lines("One\(lineEnd)\(lineEnd)two", in: 1000).texts == ["One", "", "two"])
    #expect(try page.lines("One\(lineEnd)", in: 1000).texts == ["One"])
    #expect(try page.lines("\(lineEnd)One", in: 1000).texts == ["", "One"])
    #expect(try page.set("One\(lineEnd)two").problems.isEmpty)
    expectEqual(try page.width("One\(lineEnd)two"), try page.width("One") + page.width("two"), within: 1e-9)
    let one = try page.lines("One\(lineEnd)two", in: 1000, lines: 1)
    #expect(one.texts == ["One"])
    #expect(one.droppedLines)
    #expect(try !page.lines("One\(lineEnd)", in: 1000, lines: 1).droppedLines)
  }

  @Test("The last line takes the rest and is cut")
  func lastLine() throws {
    let page = try TestPage(ios: "en")
    let room = try page.width("Hello wide")
    let set = try page.lines("Hello wide world of buttons", in: room, lines: 2)
    #expect(set.lines.count == 2)
    #expect(set.texts[0] == "Hello wide")
    #expect(set.texts[1].hasPrefix("world") && set.texts[1].hasSuffix("…"))
    #expect(set.isTruncated && !set.isHidden && !set.droppedLines)
    #expect(try !page.lines("Hello wide world", in: room, lines: 2).isTruncated)
    #expect(try page.lines("Hello wide world of buttons", in: room, lines: 2, .none).texts[1] == "world of buttons")
  }

  @Test("A soft hyphen is nothing, or a hyphen where the line breaks")
  func softHyphen() throws {
    let page = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "de")
    // 172.9 px as one word: field case E21; 10168 units of hb-shape.
    expectEqual(try page.width("Produkt\u{AD}beschreibung"), 172.9, within: 0.05)
    #expect(try page.lines("Produkt\u{AD}beschreibung", in: 173).texts == ["Produkt\u{AD}beschreibung"])
    let set = try page.lines("Registrierungs\u{AD}vorschau", in: 180)
    #expect(set.lines.map(\.range) == [0..<15, 15..<23])
    #expect(set.texts == ["Registrierungs\u{AD}\u{2010}", "vorschau"])
    #expect(set.brokenWords.isEmpty)
    // hb-shape: "Registrierungs‐" is 7199 units of 1000.
    expectEqual(set.lines[0].width, 7.199 * 17, within: 1e-9)
    #expect(try page.lines("Registrierungs\u{AD}vorschau", in: 7.199 * 17).brokenWords.isEmpty)
    #expect(try !page.lines("Registrierungs\u{AD}vorschau", in: 7.199 * 17 - 0.01).brokenWords.isEmpty)
    // One at the very end of the text shows nothing.
    #expect(try page.lines("Save\u{AD}", in: 1000).texts == ["Save\u{AD}"])
  }

  @Test("A face without hyphens gets one from another face")
  func borrowedHyphen() throws {
    // Noto Sans Lao has neither U+2010 nor the hyphen-minus (hb-shape).
    let page = try TestPage(fonts: "NotoSansLao-Regular.ttf", "NotoSans-Regular.ttf", locale: "lo")
    let first = try #require(try page.lines("ບັນທຶກ\u{AD}ບັນທຶກ", in: 60).lines.first)
    #expect(first.content.text == "ບັນທຶກ\u{AD}-")
    #expect(first.content.faceNames == ["NotoSansLao-Regular", "NotoSans-Regular"])
    #expect(first.content.problems.isEmpty)
  }

  @Test("A word wider than the line breaks between clusters, and is reported")
  func emergency() throws {
    let page = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "de")
    // E01: min-content 189.7; "Registrierungsvorscha" is 10541 units of 1000, 179.2 px.
    let set = try page.lines("Registrierungsvorschau", in: 180)
    #expect(set.texts == ["Registrierungsvorscha", "u"])
    #expect(set.brokenWords == [21])
    let two = try page.lines("Zur Registrierungsvorschau", in: 180)
    #expect(two.texts == ["Zur", "Registrierungsvorscha", "u"])
    #expect(two.brokenWords == [25])
    #expect(try page.lines("Ja", in: 0).texts == ["J", "a"])
    // A word of one cluster is not broken by being too wide, and the space behind it hangs.
    #expect(try page.lines("J a", in: 0).texts == ["J", "a"])
    #expect(try page.lines("J a", in: 0).brokenWords.isEmpty)
  }

  /// ICU: ดู·การบ้าน, three times; 616 and 3117 units of Noto Sans Thai in hb-shape.
  @Test("Thai breaks between the dictionary's words")
  func thai() throws {
    let page = try TestPage(fonts: "NotoSansThai-Regular.ttf", locale: "th")
    let text = "ดูการบ้านดูการบ้านดูการบ้าน"
    #expect(try page.lines(text, in: 150).texts == ["ดูการบ้านดูการบ้านดู", "การบ้าน"])
    #expect(try page.lines(text, in: 3.117 * 17).texts == ["ดู", "การบ้าน", "ดู", "การบ้าน", "ดู", "การบ้าน"])
    #expect(try page.lines(text, in: 3.117 * 17).brokenWords.isEmpty)
    #expect(try !page.lines(text, in: 50).brokenWords.isEmpty)
  }

  /// Words by ICU, from the reference widths.
  @Test(
    "Lao, Khmer and Thai lines end between words",
    arguments: [
      ("lo", ["ບັນທຶກ", "ການຕັ້ງ", "ຄ່າ"]), ("km", ["ពុម្ពអក្សរ", "ស្មុគស្មាញ"]), ("th", ["กู้", "ไฟล์"]),
    ])
  func dictionaries(locale: String, words: [String]) throws {
    let page = try TestPage(ios: locale)
    let widest = try words.map { try page.width($0) }.max() ?? 0
    let set = try page.lines(words.joined(), in: widest)
    #expect(set.brokenWords.isEmpty)
    var ends: Set<Int> = []
    for word in words { ends.insert((ends.max() ?? 0) + word.utf16.count) }
    #expect(Set(set.lines.map(\.range.upperBound)).isSubset(of: ends))
    #expect(set.lines.count > 1)
  }

  @Test("Chinese and Japanese break between characters, by the strict rules")
  func eastAsian() throws {
    let page = try TestPage(fonts: "NotoSansCJK-Regular.ttc", locale: "ja")
    // One em a character; neither ッ nor ー may begin a line (UAX #14 CJ as NS).
    #expect(try page.lines("アップロード", in: 34).texts == ["アッ", "プ", "ロー", "ド"])
    #expect(try page.lines("アップロード", in: 34).brokenWords.isEmpty)
    #expect(try page.lines("草（少し草深い）", in: 80).texts == ["草（少し", "草深い）"])
    #expect(try page.lines("新しいコードを作成", in: 85).texts == ["新しいコー", "ドを作成"])
  }

  @Test("Korean breaks at spaces, or between syllables")
  func korean() throws {
    let words = try TestPage(ios: "ko")
    let syllables = try TestPage(ios: "ko") { $0.korean = .betweenSyllables }
    let text = "설정을 변경합니다"
    let room = try words.width("설정을 변경")
    #expect(try words.lines(text, in: room).texts == ["설정을", "변경합니다"])
    #expect(try syllables.lines(text, in: room).texts == ["설정을 변경", "합니다"])
    #expect(try words.lines(text, in: 60).brokenWords.isEmpty == false)
    #expect(try syllables.lines(text, in: 60).brokenWords.isEmpty)
  }

  @Test("U+200B breaks and has no width; U+00A0 and U+2060 do not break")
  func zeroWidth() throws {
    let page = try TestPage(ios: "en")
    let room = try max(page.width("Hello"), page.width("world"))
    let hello = try page.lines("Hello\u{200B}world", in: room)
    #expect(hello.lines.map(\.range) == [0..<6, 6..<11])
    expectEqual(hello.lines[0].width, try page.width("Hello"), within: 1e-9)
    #expect(try !page.lines("Hello\u{A0}world", in: room + 1).brokenWords.isEmpty)
    // Khmer, field case E13.
    let khmer = try TestPage(ios: "km")
    let set = try khmer.lines("រីឯ\u{200B}បុណ្យរំលង", in: khmer.width("រីឯ"))
    #expect(set.lines.first?.range == 0..<4)
  }

  @Test(
    "Widths that are no widths break nothing but words", arguments: [0, -5, -Double.infinity, .nan, .infinity, 1e300])
  func oddWidths(width: Points) throws {
    for (locale, text) in [
      ("en", "Hello wide world"), ("ar", "تطبيق فلاتر"), ("th", "ดูการบ้าน"), ("en", " "), ("en", "\n"),
    ] {
      for lines in [0, 1, 2] {
        let set = try TestPage(ios: locale).lines(text, in: width, lines: lines)
        #expect(set.lines.count >= 1)
        if width > 1000 || width.isNaN { #expect(!set.isTruncated && set.brokenWords.isEmpty) }
      }
    }
  }

  @Test("Arabic lines are shaped for themselves")
  func arabic() throws {
    let page = try TestPage(ios: "ar")
    let text = "تطبيقفلاترالتفصيلاتمستخدم"
    for room in [40.0, 60, 90] {
      let set = try page.lines(text, in: room)
      #expect(!set.brokenWords.isEmpty)
      for line in set.lines {
        #expect(line.width <= room + 1e-6)
        expectEqual(line.width, try page.width(line.content.text), within: 1e-9)
      }
    }
  }

  @Test("A line keeps the levels of its paragraph")
  func levels() throws {
    // "(12" at a line's start stays part of the right-to-left paragraph.
    let page = try TestPage(ios: "he")
    let set = try page.lines("שמור (12) את כל השינויים", in: 50)
    #expect(set.lines.count > 2)
    for line in set.lines { #expect(line.content.paragraphLevel == 1) }
    #expect(set.lines.contains { $0.content.levels.contains(2) })
  }
}

import Fonts
import Testing
import Typesetting
import UnicodeServices
import Vocabulary

@Suite("Properties of any title", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct PropertyTests {
  @Test("Each unit is in one run, one cluster and one place of the sums", arguments: TitlesOfTheWorld.all)
  func partition(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    #expect(text.text == title.text)
    #expect(text.problems.isEmpty)
    var unit = 0
    var cluster = 0
    var glyph = 0
    for run in text.runs {
      #expect(run.range.lowerBound == unit && !run.range.isEmpty)
      #expect(run.clusters.lowerBound == cluster && run.glyphs.lowerBound == glyph)
      #expect(Int(text.clusters[cluster].start) == unit, "a run begins a cluster")
      unit = run.range.upperBound
      cluster = run.clusters.upperBound
      glyph = run.glyphs.upperBound
    }
    #expect((unit, cluster, glyph) == (text.units.count, text.clusterCount, text.glyphs.count))
    #expect(text.clusters.last?.start == Int32(text.units.count))
    for (left, right) in zip(text.clusters, text.clusters.dropFirst()) { #expect(left.start < right.start) }
    // Every glyph belongs to a cluster, and the advances are theirs.
    let advances = text.runs.reduce(0.0) { sum, run in
      guard let face = run.face else { return sum }
      return text.glyphs[run.glyphs].reduce(sum) { $0 + Double($1.xAdvance) / Double(text.faces[face].unitsPerEm) }
    }
    expectEqual(text.extent.em, advances, within: 1e-9)
    #expect(text.glyphs.allSatisfy { glyph in text.clusters.contains { $0.start == glyph.cluster } })
  }

  @Test("At a safe place both halves are as wide as in the whole", arguments: TitlesOfTheWorld.all)
  func safePlaces(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    for (index, cluster) in text.clusters.enumerated().dropFirst().dropLast()
    where !cluster.flags.contains(.unsafeToBreak) && cluster.flags.contains(.graphemeStart) {
      let head = try page.set(String(decoding: text.units[..<Int(cluster.start)], as: UTF16.self))
      let tail = try page.set(String(decoding: text.units[Int(cluster.start)...], as: UTF16.self))
      // Half of a text may resolve its signs in another way; then the halves say nothing of the whole.
      guard shapes(head) + shapes(tail) == shapes(text) || runs(head, tail) == runs(text, nil) else { continue }
      expectEqual(head.extent.em, text.extent(from: 0, to: index).em, within: 1e-9, "before \(cluster.start)")
      expectEqual(tail.extent.em, text.extent(from: index, to: text.clusterCount).em, within: 1e-9)
    }
  }

  private func shapes(_ text: TypesetText) -> [String] {
    text.runs.map { "\($0.script) \($0.level) \($0.face.map { text.faces[$0].description.postScriptName } ?? "-")" }
  }

  /// The shapes of one text, or of two with the run that both share told once.
  private func runs(_ head: TypesetText, _ tail: TypesetText?) -> [String] {
    guard let tail else { return shapes(head) }
    let (first, second) = (shapes(head), shapes(tail))
    return first.last == second.first ? first + second.dropFirst() : first + second
  }

  @Test("Wrapping again at the measured width gives the same lines", arguments: TitlesOfTheWorld.all)
  func wrapAgain(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let full = try page.width(title.text)
    for step in 1...12 {
      let set = try page.lines(title.text, in: full * Double(step) / 10)
      #expect(set.lines.allSatisfy { !$0.range.isEmpty })
      // A cluster wider than the room makes the text wider than asked.
      guard set.width <= full * Double(step) / 10 + 1e-6 else { continue }
      let again = try page.lines(title.text, in: set.width)
      #expect(again.texts == set.texts, "at \(step)/10")
      #expect(again.brokenWords == set.brokenWords)
      // Nothing is lost but spaces, line ends and what a hyphen adds.
      let shown = set.texts.joined().filter { !$0.isWhitespace && $0 != "\u{2010}" }
      #expect(shown == title.text.filter { !$0.isWhitespace })
    }
  }

  @Test("No line is wider than the room, save one cluster alone", arguments: TitlesOfTheWorld.all)
  func noWider(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let full = try page.width(title.text)
    for step in 0...10 {
      let room = full * Double(step) / 10
      for line in try page.lines(title.text, in: room).lines where line.width > room + 1e-6 {
        #expect(
          line.content.clusters.dropFirst().dropLast().allSatisfy {
            !$0.flags.contains(.graphemeStart) || $0.flags.contains(.softHyphen)
              || line.content.text.hasSuffix("\u{2010}")
          })
      }
    }
  }

  @Test("The extent is that of the lines", arguments: TitlesOfTheWorld.all)
  func extent(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let text = try page.set(title.text)
    for step in 0...11 {
      for (lines, mode) in [(0, Truncation.tail), (1, .tail), (2, .middle), (2, .clip), (2, .none)] {
        let room = text.width(at: 17) * Double(step) / 10
        let limits = LineLimits(lines: lines, truncation: mode)
        let set = try page.typesetter.lines(of: text, in: room, at: 17, limits: limits, style: page.style)
        let extent = try page.typesetter.extent(of: text, in: room, at: 17, limits: limits, style: page.style)
        expectEqual(extent.width, set.width, within: 1e-9, "\(mode) in \(room)")
        #expect(extent.lines == set.lines.count)
      }
    }
  }

  @Test("A line is set as its text alone is", arguments: TitlesOfTheWorld.all)
  func lineAlone(_ title: (locale: String, text: String)) throws {
    let page = try TestPage(ios: title.locale)
    let full = try page.width(title.text)
    for line in try page.lines(title.text, in: full / 3).lines {
      let alone = try page.set(line.content.text)
      guard shapes(alone) == shapes(line.content) else { continue }
      expectEqual(line.width, alone.width(at: 17), within: 1e-9)
      #expect(line.content.glyphs == alone.glyphs)
    }
  }

  @Test("A used text holds nothing of the one before")
  func reuse() throws {
    let page = try TestPage(ios: "ar")
    var text = TypesetText()
    for title in TitlesOfTheWorld.all {
      try page.typesetter.typeset(title.text, style: page.style, into: &text)
      let fresh = try page.set(title.text)
      #expect(text.glyphs == fresh.glyphs && text.levels == fresh.levels && text.units == fresh.units)
      #expect(text.extent == fresh.extent && text.problems == fresh.problems)
      #expect(text.runs.count == fresh.runs.count && text.faces.count == fresh.faces.count)
    }
  }

  @Test("Setting in one locale says nothing about another")
  func memory() throws {
    // The same typesetter and styles in turn, against fresh ones: what one remembers of faces is not the other's.
    let locales = ["ar", "ur", "ja", "zh-Hant", "de"]
    let typesetter = try Typesetter()
    let pages = try locales.map { try TestPage(ios: $0) }
    for title in TitlesOfTheWorld.all.reversed() {
      for (page, locale) in zip(pages, locales) {
        let fresh = try TestPage(ios: locale).set(title.text)
        #expect(try typesetter.typeset(title.text, style: page.style).faceNames == fresh.faceNames)
      }
    }
  }

  @Test("Letters of two faces join, and may not be cut without shaping again")
  func joinedFaces() throws {
    // Noto Nastaliq Urdu lacks U+06A0, Noto Sans Arabic has it (hb-shape).
    let page = try TestPage(fonts: "NotoNastaliqUrdu-Regular.ttf", "NotoSansArabic-Regular.ttf", locale: "ur")
    let text = try page.set("ب\u{6A0}ب ب")
    #expect(text.faceNames.prefix(2) == ["NotoNastaliqUrdu-Regular", "NotoSansArabic-Regular"])
    #expect(text.clusters[1].flags.contains(.unsafeToBreak))
    #expect(text.clusters[2].flags.contains(.unsafeToBreak))
    #expect(!text.clusters[4].flags.contains(.unsafeToBreak), "behind the space")
  }
}

import Testing
import UnicodeServices
import Vocabulary

/// Levels and orders against Unicode's own test files; every 97th case, or all of them with SNUG_WHOLE_UNICODE=1.
@Suite struct BidiConformanceTests {
  /// Lines of BidiCharacterTest 15.0 where ICU 72 goes another way. No title has met these.
  private static let differences: [Int: String] = {
    var differences: [Int: String] = [:]
    for line in 59...62 { differences[line] = "overrides do not reach isolates between embeddings" }
    for line in 65...80 { differences[line] = "overrides do not reach paired brackets" }
    for line in [83, 84, 85, 86, 87, 88, 102, 108, 113] {
      differences[line] = "a mark after a closing bracket does not follow it (N0)"
    }
    differences[120] = "brackets nested more than 63 deep still pair (BD16)"
    return differences
  }()

  @Test(.enabled(if: UnicodeFile.bidiCharacters.isThere, absent))
  func charactersAgreeWithUnicode() throws {
    let analyzer = try BidiAnalyzer()
    for (index, line) in try UnicodeFile.bidiCharacters.lines().enumerated() where isWhole || index % 97 == 0 {
      let fields = line.text.split(separator: ";", omittingEmptySubsequences: false)
      let (text, starts) = units(hexadecimal: fields[0].split(separator: " "))
      let base: BidiBase =
        switch fields[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .firstStrong(default: .leftToRight)
        }
      let result = try analyzer.levels(of: text, base: base)
      var difference = difference(result, starts, levels: fields[3], order: fields[4])
      if String(result.paragraphLevel) != fields[2] { difference = "paragraph level \(result.paragraphLevel)" }
      if (difference == nil) != (Self.differences[line.number] == nil) {
        Issue.record("line \(line.number): \(difference ?? "no difference any more")")
      }
      if base == .leftToRight, result.levels.contains(where: { $0 != 0 }), !Bidi.mayReorder(text) {
        Issue.record("line \(line.number): may reorder")
      }
    }
  }

  @Test(.enabled(if: UnicodeFile.bidi.isThere, absent))
  func classesAgreeWithUnicode() throws {
    let analyzer = try BidiAnalyzer()
    let bytes = try UnicodeFile.bidi.bytes()
    var levels: Substring = ""
    var order: Substring = ""
    var number = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      defer { start = end + 1 }
      number += 1
      guard start < end, bytes[start] != UInt8(ascii: "#") else { continue }
      guard bytes[start] == UInt8(ascii: "@") || isWhole || number % 97 == 0 else { continue }
      let line = Substring(decoding: bytes[start..<end], as: UTF8.self)
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8)
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9)
      } else {
        try check(line, levels, order, number, analyzer)
      }
    }
    #expect(number > 400_000)
  }

  private func check(
    _ line: Substring, _ levels: Substring, _ order: Substring, _ number: Int, _ analyzer: BidiAnalyzer
  ) throws {
    let fields = line.split(separator: ";")
    let text = try fields[0].split(separator: " ").map { try #require(Self.characters[$0], "class \($0)") }
    let bits = try #require(Int(fields[1].filter { $0 != " " }, radix: 16))
    let bases: [BidiBase] = [.firstStrong(default: .leftToRight), .leftToRight, .rightToLeft]
    for (bit, base) in bases.enumerated() where bits & 1 << bit != 0 {
      let result = try analyzer.levels(of: text, base: base)
      if let difference = difference(result, Array(text.indices), levels: levels, order: order) {
        Issue.record("line \(number), \(base): \(difference)")
      }
    }
  }

  /// What of a result is not as expected; `x` stands for a character that has no level.
  private func difference(
    _ result: BidiResult, _ starts: [Int], levels: Substring, order: Substring
  ) -> String? {
    let expected = levels.split(whereSeparator: \.isWhitespace)
    guard expected.count == starts.count else { return "\(expected.count) levels for \(starts.count) characters" }
    var kept: [Int] = []
    for (index, level) in expected.enumerated() where level != "x" {
      kept.append(index)
      let found = result.levels[starts[index]]
      if String(found) != level { return "level \(found) of character \(index), not \(level)" }
    }
    let visual = Bidi.visualOrder(levels: kept.map { result.levels[starts[$0]] }).map { String(kept[$0]) }
    return visual == order.split(whereSeparator: \.isWhitespace).map(String.init) ? nil : "order \(visual)"
  }

  /// One character of each bidi class; none is a bracket, as the file demands.
  private static let characters: [Substring: UInt16] = [
    "L": 0x61, "R": 0x05D0, "AL": 0x0627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x0660, "CS": 0x2C, "NSM": 0x0300,
    "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
    "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]
}

import Testing
import Titles

@Suite struct PlaceholderTests {
  /// `spelling kind` of each placeholder.
  private func found(_ text: String, source: String? = nil) -> [String] {
    Placeholders.find(in: text, source: source).map { "\($0.spelling) \($0.kind)" }
  }

  @Test(arguments: [
    ("%@", "text"), ("%1$@", "text"), ("%s", "text"), ("%S", "text"), ("%d", "integer"), ("%D", "integer"),
    ("%i", "integer"),
    ("%u", "integer"), ("%ld", "integer"), ("%lld", "integer"), ("%12$llu", "integer"), ("%zd", "integer"),
    ("%qi", "integer"),
    ("%hhd", "integer"), ("%x", "integer"), ("%#X", "integer"), ("%o", "integer"), ("%-5d", "integer"),
    ("%05d", "integer"),
    ("%+d", "integer"), ("%'d", "integer"), ("%.3d", "integer"), ("%*d", "integer"), ("%f", "decimal"),
    ("%.2f", "decimal"),
    ("%1$.2f", "decimal"), ("%lf", "decimal"), ("%Lf", "decimal"), ("%e", "decimal"), ("%G", "decimal"),
    ("%.*f", "decimal"),
    ("%c", "character"), ("%C", "character"), ("%p", "pointer"), ("%arg", "formArgument"),
    ("%#@name@", "variable(\"name\")"), ("%2$#@n_1@", "variable(\"n_1\")"),
  ])
  func findsOne(_ spelling: String, _ kind: String) throws {
    #expect(found("ä\(spelling)!") == ["\(spelling) \(kind)"])
    let placeholder = try #require(Placeholders.find(in: "😀\(spelling)", source: nil).first)
    #expect(placeholder.range == 2..<(2 + spelling.utf16.count))
  }

  /// Field case F23 among them: a full-width sign starts nothing.
  @Test(arguments: [
    "％@", "%", "100%", "%%", "%%@", "% ", "%y", "%1$", "%$@", "%#@@", "%#@a b@", "%lllld", "%.", "50 %-ig", "%!",
  ])
  func findsNone(_ text: String) {
    #expect(found(text) == [])
  }

  @Test func readsFormats() throws {
    let placeholder = try #require(Placeholders.find(in: "%2$-+08.3lld", source: nil).first)
    #expect(placeholder.position == 2)
    #expect(placeholder.plainSpelling == "%-+08.3lld")
    #expect(placeholder.format.isLeftAligned && placeholder.format.hasSign && placeholder.format.isZeroPadded)
    #expect(placeholder.format.width == 8)
    #expect(placeholder.format.precision == 3)
    #expect(placeholder.format.conversion == "lld")
  }

  private static let doubtful: [(text: String, source: String?, expected: [String])] = [
    ("100% beskyttelse", "100% protection", []), ("100% de sécurité", "100% safe", []),
    ("100%ige Sicherheit", "100% safe", []),
    ("20% off", nil, []), ("5% d'écart", nil, []), ("50 % d'écart", nil, []), ("50\u{A0}%-ige", nil, []),
    ("Rabatt: % d", nil, ["% d integer"]), ("v1%d", nil, ["%d integer"]),
    ("% d %% de rabais", "%d%% off", ["% d integer"]), ("%d% de rabais", "%d%% off", ["%d integer"]),
    ("100%d", "100 of %d", ["%d integer"]), ("％@", "%@", []),
  ]

  /// Field case F23: `100% b…`, and its kin whose letter is a conversion.
  @Test(arguments: doubtful)
  func asksTheSource(_ text: String, _ source: String?, _ expected: [String]) {
    #expect(found(text, source: source) == expected)
  }

  @Test func comparesByArgument() {
    func difference(_ source: String, _ translation: String) -> PlaceholderDifference {
      PlaceholderDifference(
        source: Placeholders.find(in: source, source: nil),
        translation: Placeholders.find(in: translation, source: source))
    }
    #expect(difference("%@ of %d", "%2$d von %1$@").isEmpty)
    #expect(difference("%@", "%1$@, %1$@").isEmpty)
    #expect(difference("%#@a@ %#@b@", "%#@b@ %#@a@").isEmpty)
    #expect(difference("%@", "％@").missing.map(\.spelling) == ["%@"])
    #expect(difference("%@ %@", "%@").missing.map(\.spelling) == ["%@"])
    #expect(difference("%d", "%@").unexpected.map(\.spelling) == ["%@"])
    #expect(difference("%@ %d", "%d %@").missing.count == 2)
    // Field case F13: the second argument alone.
    #expect(difference("%1$@ %2$@", "%2$@").missing.map(\.spelling) == ["%1$@"])
  }

  @Test func standsAnything() {
    let pieces = ["%", "1", "$", "#@", "@", ".", "*", "l", "d", " ", "arg", "999999999999999999999", "é", "😀", "'"]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          _ = found("%" + first + second + third) + found(first + "%" + second + "%" + third, source: "%d")
        }
      }
    }
  }
}

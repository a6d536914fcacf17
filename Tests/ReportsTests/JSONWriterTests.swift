import Reports
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  private func written(_ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout: layout)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  // Worked out by hand: hundredths, ties away from zero, no trailing zeros, never an exponent.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (288, "288"), (0.5, "0.5"), (0.25, "0.25"), (-0.25, "-0.25"),
      (214.33333, "214.33"), (34.335, "34.34"), (34.334999, "34.33"), (1.1, "1.1"), (1.10, "1.1"), (1.01, "1.01"),
      (0.125, "0.13"), (-0.125, "-0.13"), (0.004, "0"), (-0.004, "0"), (0.006, "0.01"), (-0.006, "-0.01"),
      (0.996, "1"), (9.999, "10"), (-99.996, "-100"), (99.99, "99.99"), (100_000, "100000"), (1e12, "1000000000000"),
      (123_456_789.126, "123456789.13"), (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"),
      (1e17, "100000000000000000"), (-1.5e20, "-150000000000000000000"), (1e22, "10000000000000000000000"),
    ] as [(Double, String)])
  func roundsPointsToHundredths(_ value: Double, _ expected: String) {
    #expect(written { $0.number(value) } == expected)
  }

  @Test func writesTheLargestDoubleWithoutAnExponent() {
    let text = written { $0.number(.greatestFiniteMagnitude) }
    // 1.7976931348623157e+308: 17 digits and 292 zeros.
    #expect(text == "17976931348623157" + String(repeating: "0", count: 292))
    #expect(written { $0.number(.leastNonzeroMagnitude) } == "0")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func writesNullForWhatIsNoNumber(_ value: Double) {
    #expect(written { $0.number(value) } == "null")
    #expect(written { $0.share(value) } == "null")
  }

  @Test(
    arguments: [
      (1, "1"), (0, "0"), (0.98, "0.98"), (59.0 / 60, "0.9833"), (1.0 / 3, "0.3333"), (0.99999, "0.9999"),
      (0.00001, "0.0001"), (0.5, "0.5"),
    ] as [(Double, String)])
  func keepsSharesBelowOneBelowOne(_ value: Double, _ expected: String) {
    #expect(written { $0.share(value) } == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (-42, "-42"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    ] as [(Int, String)])
  func writesIntegers(_ value: Int, _ expected: String) {
    #expect(written { $0.integer(value) } == expected)
  }

  // RFC 8259 §7.
  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), (#"say "no""#, #""say \"no\"""#), (#"a\b"#, #""a\\b""#), ("a/b", #""a/b""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("\u{7F}", "\"\u{7F}\""),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""), ("حفظ", #""حفظ""#), ("保存", #""保存""#), ("👩‍👩‍👧", #""👩‍👩‍👧""#),
    ("\u{2068}ok\u{2069}\n", "\"\u{2068}ok\u{2069}\\n\""), ("é\"", #""é\"""#),
  ])
  func escapesStrings(_ value: String, _ expected: String) {
    #expect(written { $0.string(value) } == expected)
  }

  private func sample(_ json: inout JSONWriter) {
    json.beginObject()
    json.key("a")
    json.beginArray()
    json.endArray()
    json.key("b")
    json.beginArray()
    json.integer(1)
    json.beginObject()
    json.key("x")
    json.boolean(true)
    json.key("y")
    json.null()
    json.endObject()
    json.endArray()
    json.key("c")
    json.beginObject(inline: true)
    json.dataKey("q\"")
    json.string("v")
    json.key("z")
    json.beginArray()
    json.number(0.5)
    json.integer(2)
    json.endArray()
    json.endObject()
    json.key("d")
    json.beginObject()
    json.endObject()
    json.endObject()
  }

  @Test func compactHasNoSpaces() {
    #expect(written { sample(&$0) } == #"{"a":[],"b":[1,{"x":true,"y":null}],"c":{"q\"":"v","z":[0.5,2]},"d":{}}"#)
  }

  @Test func indentedPutsOneMemberALineAndKeepsInlineContainersOnOne() {
    let expected = #"""
      {
        "a": [],
        "b": [
          1,
          {
            "x": true,
            "y": null
          }
        ],
        "c": {"q\"": "v", "z": [0.5, 2]},
        "d": {}
      }
      """#
    #expect(written(.indented) { sample(&$0) } == expected)
  }
}

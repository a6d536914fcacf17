import Catalogs
import Testing
import Vocabulary

@Suite struct JSONTests {
  @Test func agreesWithPython() throws {
    for row in try Fixture.rows("json.tsv") {
      let bytes = stride(from: 0, to: row[0].utf8.count, by: 2).compactMap { index in
        UInt8(row[0].dropFirst(index).prefix(2), radix: 16)
      }
      let document = JSONDocument(bytes, syntax: .json)
      let value = document.problems.isEmpty ? document.root.map(canonical) ?? "error" : "error"
      #expect(value == row[1], "\(String(decoding: bytes, as: UTF8.self)): \(document.problems)")
      _ = JSONDocument(bytes, syntax: .json5)
      _ = JSONDocument(bytes, syntax: .json, recovering: true)
    }
  }

  private func canonical(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "n"
    case .boolean(let value): value ? "t" : "f"
    case .number(let value, _): "d" + hexadecimal(value.bitPattern, digits: 16)
    case .string(let text): canonical(text)
    case .array(let values): "[" + values.map(canonical).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { canonical($0.key) + ":" + canonical($0.value) }.joined(separator: ",") + "}"
    }
  }

  private func canonical(_ text: String) -> String {
    "s" + text.utf8.map { hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  private func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  @Test(arguments: [
    ("{a: 1, $b_: 2, 'c': 3, \"d\": 4,}", "{a:1.0,$b_:2.0,c:3.0,d:4.0}"), ("[1,]", "[1.0]"),
    ("// c\n[/* d */ +1, .5, 5., 0x1F, -0xa, 1e2]", "[1.0,0.5,5.0,31.0,-10.0,100.0]"),
    ("[Infinity, -Infinity, +Infinity]", "[inf,-inf,inf]"), ("['it\\'s', \"\\x41\\0\\v\\a\"]", "[it's,A\0\u{B}a]"),
    ("'a\\\nb\\\r\nc'", "abc"), ("{é: 'ü'}", "{é:ü}"),
    ("\u{FEFF}\u{A0}[true, false, null]\u{2028}", "[true,false,null]"),
    ("{Infinity: 1, null: 2}", "{Infinity:1.0,null:2.0}"),
  ])
  func readsJSON5(_ text: String, _ expected: String) {
    let document = JSONDocument(Array(text.utf8), syntax: .json5)
    #expect(document.problems == [])
    #expect(document.root.map(plain) == expected)
  }

  private func plain(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value, _): "\(value)"
    case .string(let text): text
    case .array(let values): "[" + values.map(plain).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { $0.key + ":" + plain($0.value) }.joined(separator: ",") + "}"
    }
  }

  @Test(arguments: [
    ("{a: 1 b: 2}", 1, 7, "expected ',' or '}', found 'b'"),
    ("{\n  a 1\n}", 2, 5, "expected ':' after the key, found '1'"),
    ("[1,\n  x]", 2, 3, "expected a value, found 'x'"), ("{'a': 'b", 1, 7, "expected a closing quote"),
    ("{a: [1, 2}", 1, 10, "expected ']', found '}'"), ("{a: 1", 1, 6, "expected '}', found the end of the file"),
    ("/* c", 1, 1, "expected '*/'"), ("{a: 1}\n\nx", 3, 1, "expected the end of the file, found 'x'"),
    ("['é', 'ü' 1]", 1, 11, "expected ',' or ']', found '1'"), ("'a\nb'", 1, 3, "before the end of the line"),
    ("{a: tru}", 1, 5, "expected a value, found 't'"), ("010", 1, 4, "expected no 0 before other digits"),
  ])
  func saysWhatWasExpected(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let document = JSONDocument(Array(text.utf8), syntax: .json5)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(document.lines.position(of: problem.offset) == (line, column))
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test func standsDeepNesting() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    for recovering in [false, true] {
      let document = JSONDocument(deep, syntax: .json, recovering: recovering)
      #expect(document.problems.map(\.message) == ["nested deeper than 128 levels"])
    }
  }

  @Test func findsDuplicates() throws {
    let root = try #require(JSONDocument(Array("{\"a\":1,\"b\":2,\"a\":3,\"a\":4}".utf8), syntax: .json).root)
    #expect(root.duplicates.map(\.first.keyOffset) == [1, 1])
    #expect(root.duplicates.map(\.second.keyOffset) == [13, 19])
    #expect(root[key: "a"]?.number == 1)
  }

  @Test func countsLinesAndColumns() {
    let lines = LineIndex(Array("aé\r\nb\rc\n\n😀d".utf8))
    #expect(lines.position(of: 0) == (1, 1))
    #expect(lines.position(of: 3) == (1, 3))
    #expect(lines.position(of: 5) == (2, 1))
    #expect(lines.position(of: 7) == (3, 1))
    #expect(lines.position(of: 9) == (4, 1))
    #expect(lines.position(of: 14) == (5, 2))
    #expect(lines.position(of: 99) == (5, 3))
  }

  /// A catalog on one line is no slower than others, and its columns are right.
  @Test func countsColumnsInLongLines() {
    let text = String(repeating: "aé漢😀", count: 5000)
    let lines = LineIndex(Array(("x\n" + text).utf8))
    var offset = 2
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index % 37 == 0 { #expect(lines.position(of: offset) == (2, index + 1)) }
      offset += UTF8.width(scalar)
    }
    #expect(lines.position(of: offset) == (2, 20_001))
  }
}

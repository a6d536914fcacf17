import Catalogs
import Testing
import Vocabulary

@Suite struct XMLTests {
  private func document(_ text: String) -> XMLDocument { XMLDocument(Array(text.utf8)) }

  private func root(_ text: String) throws -> XMLElement {
    let document = document(text)
    #expect(document.problems.isEmpty)
    return try #require(document.root)
  }

  @Test func keepsWhatStandsThere() throws {
    let root = try root("<a x='1' y=\"&lt;2\">\r\n t <b/>u<!-- c -->v<![CDATA[ <w>&amp; ]]>z</a>")
    #expect(root.attributes.map(\.value) == ["1", "<2"])
    #expect(root["y"] == "<2")
    #expect(root.text == "\n t uv <w>&amp; z")
    #expect(root.isComplete)
    let nodes = root.children.map { node in
      switch node {
      case .element(let element): "<\(element.name)>"
      case .text(let text): (text.isCDATA ? "C" : "T") + text.text
      case .comment(let text): "!" + text.text
      }
    }
    #expect(nodes == ["T\n t ", "<b>", "Tu", "! c ", "Tv", "C <w>&amp; ", "Tz"])
  }

  @Test func knowsPlaces() throws {
    let document = document("<?xml version='1.0'?>\n<ä>\n  <b>é<c/>t</b>\n</ä>\n")
    let root = try #require(document.root)
    let inner = try #require(root.first("b"))
    #expect(document.lines.position(of: root.offset) == (2, 1))
    #expect(document.lines.position(of: inner.offset) == (3, 3))
    #expect(document.lines.position(of: inner.contentOffset) == (3, 6))
    #expect(document.lines.position(of: inner.endOffset) == (3, 16))
    guard case .text(let text) = inner.children[2] else { throw Absent() }
    #expect(document.lines.position(of: text.offset) == (3, 11))
  }

  private struct Absent: Error {}

  @Test func resolvesNamespaces() throws {
    let root = try root(
      "<a xmlns='urn:1' xmlns:p='urn:2' p:k='v'><p:b k='w'/><c xmlns='urn:3'/><d xmlns=''/><xml:e/></a>")
    #expect(root.namespace == "urn:1")
    #expect(root.attribute("k", namespace: "urn:2") == "v")
    #expect(root.elements.map(\.namespace) == ["urn:2", "urn:3", nil, "http://www.w3.org/XML/1998/namespace"])
    #expect(root.elements.map(\.localName) == ["b", "c", "d", "e"])
    #expect(root.first("b")?.attributes.first?.namespace == nil)
  }

  /// Qt's and Android's files declare entities of their own.
  @Test func expandsItsOwnEntities() throws {
    let root = try root(
      "<!DOCTYPE TS [\n<!ENTITY app 'Snug <b>1</b>'>\n<!ENTITY who \"&app;!\">\n]>\n<TS a='&#x41;'>&who; &amp; &#233;&#128512;</TS>"
    )
    #expect(root.text == "Snug 1! & é😀")
    #expect(root["a"] == "A")
    #expect(root.elements.map(\.name) == ["b"])
  }

  @Test func loadsNothing() throws {
    let external = document("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>[&x;]<b/></a>")
    #expect(external.root?.text == "[]")
    #expect(external.problems.count == 1)
    #expect(external.root?.elements.count == 1)
    let elsewhere = document("<!DOCTYPE a SYSTEM 'http://example.com/a.dtd'><a>[&x;]</a>")
    #expect(elsewhere.root?.text == "[&x;]")
    #expect(elsewhere.problems.count == 1)
    // No document type that could declare it elsewhere: not well-formed.
    #expect(document("<a>&x;</a>").problems.count == 1)
  }

  @Test func staysSmall() {
    var entities = "<!ENTITY e0 'lollollollollollollollollollol'>"
    for level in 1...9 {
      entities += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
    }
    let bomb = document("<!DOCTYPE a [\(entities)]><a><b>kept</b><c>&e9;</c></a>")
    #expect(!bomb.problems.isEmpty)
    #expect(bomb.root?.first("b")?.text == "kept")
    let deep = document(String(repeating: "<a>", count: 100_000))
    #expect(deep.problems.count == 1)
  }

  @Test(arguments: [
    "<a><b>1</b><c>2", "<a><b>1</b><c>2</d></a>", "<a><b>1</b><c>2 < 3</c></a>", "<a><b>1</b><c x=3/></a>",
  ])
  func keepsWhatWasComplete(_ text: String) throws {
    let document = document(text)
    #expect(document.problems.count == 1)
    let root = try #require(document.root)
    #expect(!root.isComplete)
    #expect(root.first("b")?.text == "1")
    #expect(root.first("b")?.isComplete == true)
  }

  private static let faults: [(String, [String], [String])] = [
    // What stands between the two is at fault: its problem, and the items that are whole.
    ("<i>A & B</i>", ["1:17"], ["1", "9"]), ("<i>a < b</i>", ["1:17"], ["1", "9"]),
    ("<i>&nbsp;</i>", ["1:15"], ["1", "9"]),
    ("<i n=3>x</i>", ["1:12"], ["1", "9"]), ("<i n='1' n='2'>x</i>", ["1:12"], ["1", "9"]),
    ("<i>never closed", ["1:12"], ["1", "9"]), ("<i>x</b>", ["1:16"], ["1", "9"]),
    ("<i><b>x</i>", ["1:15"], ["1", "9"]),
    ("<i>x</b></i>", ["1:16"], ["1", "9"]), ("</i>", ["1:12"], ["1", "9"]), ("<i>\u{1}</i>", ["1:15"], ["1", "9"]),
    ("<i>]]></i>", ["1:17"], ["1", "9"]), ("<<<<<<< ours", ["1:12"], ["1", "9"]),
    ("<i>&#0;</i>", ["1:15"], ["1", "9"]),
    ("<i>&</i><i>2</i><i>&</i>", ["1:15", "1:31"], ["1", "2", "9"]), ("<i a='&x;'>y</i>", ["1:18"], ["1", "9"]),
    ("<i a=\"b & c\">y</i>", ["1:20"], ["1", "9"]),
  ]

  @Test(arguments: faults)
  func readsOnBehindFaults(_ fault: String, _ places: [String], _ whole: [String]) throws {
    let document = document("<r><i>1</i>\(fault)<i>9</i></r>")
    let found = document.problems.map { problem in
      let position = document.lines.position(of: problem.offset)
      return "\(position.line):\(position.column)"
    }
    #expect(found == places)
    let root = try #require(document.root)
    #expect(root.elements.filter(\.isComplete).map(\.text) == whole, "\(document.problems)")
    #expect(!root.isComplete)
  }

  @Test func knowsWhereFaultsAre() {
    let text = "<r>\n  <s n='1'>x</t>\n  <s n='2'>A & B</s>\n  <s n='3'>y\n  <s n='4'>z</s>\n</r>\n"
    let document = document(text)
    let places = document.problems.map { document.lines.position(of: $0.offset) }
    #expect(places.map(\.line) == [2, 3, 4])
    #expect(document.problems[0].message == "the XML is not well-formed: expected </s>, found </t>")
    #expect(document.problems[2].message.contains("expected </s> for the element that starts here, found </r>"))
    #expect(document.root?.elements.filter(\.isComplete).compactMap { $0["n"] } == ["4"])
    // A declaration that something stands before.
    let late = self.document("\n<?xml version='1.0'?>\n<r><s>1</s></r>")
    #expect(late.root?.first("s")?.text == "1")
    #expect(late.problems.count == 1)
  }

  /// One damaged byte anywhere neither crashes nor hangs, and hides no element that it does not touch.
  @Test func standsDamage() throws {
    let items = (1...4).map { "<i n='\($0)'>t &amp; <b>\($0)</b></i>\n" }
    let bytes = Array("<r>\n\(items.joined())</r>".utf8)
    for place in bytes.indices.dropFirst(4) {
      for byte: UInt8 in [0, 0x22, 0x26, 0x27, 0x3B, 0x3C, 0x3E, 0x2F, 0x20, 0xFF] {
        var damaged = bytes
        damaged[place] = byte
        let document = XMLDocument(damaged)
        #expect(document.root != nil)
      }
    }
  }

  @Test func readsEncodings() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a>é€</a>"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = []
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(XMLDocument(little).root?.text == "é€")
    #expect(XMLDocument(big).root?.text == "é€")
    func declared(_ name: String, _ bytes: [UInt8]) -> XMLDocument {
      XMLDocument(Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8) + bytes + Array("</a>".utf8))
    }
    #expect(declared("ISO-8859-1", [0xE9, 0xA4]).root?.text == "é¤")
    #expect(declared("windows-1252", [0xE9, 0x80]).root?.text == "é€")
    #expect(declared("windows-1251", [0xC4, 0xE0]).root?.text == "Да")
    #expect(declared("KOI8-R", [0xE4, 0xC1]).root?.text == "Да")
    #expect(declared("iso-8859-15", [0xA4]).root?.text == "€")
    let broken = declared("utf-8", [0x41, 0xFF, 0x42])
    #expect(broken.root?.text == "A\u{FFFD}B")
    #expect(broken.hasEncodingFaults)
    #expect(broken.problems.count == 1)
  }

  /// Cut off anywhere, a document keeps every element that was complete, as it was.
  @Test func keepsCompleteElementsOfAnyPrefix() throws {
    let text =
      "<?xml version='1.0'?><!-- c --><!DOCTYPE r [<!ENTITY e 'ü'>]><r><s n='1'>a&e;<i>b</i></s><s n='2'><![CDATA[<]]>é</s><s/></r>"
    let bytes = Array(text.utf8)
    let whole = try #require(XMLDocument(bytes).root).elements
    #expect(whole.count == 3)
    for length in 0..<bytes.count {
      let document = XMLDocument(Array(bytes[..<length]))
      // Two where a character is cut in half.
      #expect(!document.problems.isEmpty, "\(length)")
      let found = (document.root?.elements ?? []).filter(\.isComplete)
      #expect(found == Array(whole.prefix { $0.endOffset <= length }), "\(length)")
    }
  }

  @Test func readsAMegabyte() throws {
    let unit = "<string name=\"some_key\">Text with &amp; and <b>markup</b></string>\n"
    let document = document("<resources>\n" + String(repeating: unit, count: 80_000) + "</resources>")
    #expect(document.problems.isEmpty)
    #expect(document.root?.elements.count == 80_000)
  }
}

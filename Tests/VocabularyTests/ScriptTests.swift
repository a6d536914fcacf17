import Testing
import Vocabulary

@Suite struct ScriptTests {
  /// The tag is the code's four bytes, the first one highest, as HarfBuzz's HB_TAG makes it.
  @Test(arguments: [("Arab", 0x4172_6162), ("latn", 0x4C61_746E), ("HANS", 0x4861_6E73), ("zYYY", 0x5A79_7979)])
  func readsACodeInAnyCase(code: String, tag: UInt32) {
    #expect(Script(code: code)?.tag == tag)
  }

  @Test(arguments: ["", "Lat", "Latin", "La1n", "Lat-", "[atn", "Ümlt", "日本"])
  func takesFourLettersOnly(code: String) {
    #expect(Script(code: code) == nil)
  }

  @Test func writesTheCodeInIsoCase() {
    #expect(Script(code: "deva")?.code == "Deva")
    #expect(Script.common.code == "Zyyy")
    #expect(Script.inherited.code == "Zinh")
    #expect(Script.unknown.code == "Zzzz")
    #expect(Script.latin == Script(code: "Latn"))
  }
}

import Catalogs
import Testing
import Vocabulary

/// A file cut off anywhere is read without a crash and keeps every entry that was complete.
@Suite struct PrefixTests {
  private static let strings = """
    /* Header */
    // more
    "a" = "eins"; /* behind */
    b = zwei;
    'c' /* x */ = "d\\n\\U00e9\\"" ;
    "only";
    { "never" = "read"; }
    "é😀" = "漢
    字";
    """

  private static let xcstrings = """
    {"sourceLanguage":"en","strings":{"a":{"comment":"c","localizations":{"de":{"stringUnit":{"state":"translated",
    "value":"\\u00e9"}},"fr":{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"2"}}}}}}},
    "b":{},"c":{"localizations":{"en":{"stringUnit":{"value":"😀"}},"ar":{"stringUnit":{"value":"%#@x@"},"substitutions":{"x":
    {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"zero":{"stringUnit":{"value":"%arg"}}}}}}}}}},"version":"1.0"}
    """

  @Test(arguments: [("a.strings", strings), ("a.xcstrings", xcstrings)])
  func keepCompleteEntries(_ path: String, _ text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(bytes, as: path)
    var last = 0
    for length in 0...bytes.count {
      let part = try read(Array(bytes[..<length]), as: path)
      // Nothing is invented (a text that is read is the one that stands there), and nothing gets lost on the way.
      for entry in part.entries where !(path == "a.strings" && entry.key == "b") {
        #expect(
          whole.entries.contains { $0.key == entry.key && $0.locale == entry.locale && $0.variants == entry.variants },
          "\(length)")
      }
      #expect(part.entries.count >= last, "\(length)")
      last = part.entries.count
      if length < bytes.count, !part.entries.isEmpty, path == "a.xcstrings" { #expect(part.isDamaged, "\(length)") }
    }
    #expect(last == whole.entries.count)
  }

  /// One damaged byte anywhere neither crashes nor hangs.
  @Test(arguments: [("a.strings", strings), ("a.xcstrings", xcstrings)])
  func standDamage(_ path: String, _ text: String) throws {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x7D, 0x5D, 0x2C, 0x0A, 0xFF] {
        var damaged = bytes
        damaged[place] = byte
        _ = try read(damaged, as: path)
      }
    }
  }
}

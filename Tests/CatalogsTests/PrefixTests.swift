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
    // What of `b = zwei` is there may be all.
    try Damaged.keepsCompleteEntries(
      text, as: path, growing: path == "a.strings" ? ["b"] : [], isTold: path == "a.xcstrings")
  }

  /// One damaged byte anywhere neither crashes nor hangs.
  @Test(arguments: [("a.strings", strings), ("a.xcstrings", xcstrings)])
  func standDamage(_ path: String, _ text: String) throws {
    try Damaged.isStood(Array(text.utf8), as: path, signs: "\"\\{}],\n")
  }
}

import Reports
import Testing

@Suite("Safe text")
struct SafeTextTests {
  @Test(arguments: [
    ("Save", "Save"), ("two\nlines", #"two\nlines"#), ("a\tb\r", #"a\tb\r"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#), ("a\u{2028}b\u{85}c", #"a\u{2028}b\u{85}c"#),
    ("حفظ\u{200F}", "حفظ\u{200F}"), ("a\u{301}", "a\u{301}"),
  ])
  func showsControlsAsEscapes(_ text: String, _ expected: String) {
    #expect(SafeText.visible(text) == expected)
  }

  // UAX #9 BD9: the closing isolate belongs to the last open one.
  @Test(arguments: [
    ("حفظ", "\"\u{2068}حفظ\u{2069}\""),
    ("a\u{2069}b", "\"\u{2068}ab\u{2069}\""),
    ("a\u{2067}b", "\"\u{2068}a\u{2067}b\u{2069}\u{2069}\""),
    ("\u{2068}Maria\u{2069}!", "\"\u{2068}\u{2068}Maria\u{2069}!\u{2069}\""),
    ("\u{2069}\u{2066}\u{2067}x\u{2069}", "\"\u{2068}\u{2066}\u{2067}x\u{2069}\u{2069}\u{2069}\""),
  ])
  func quotesInsideOneIsolate(_ text: String, _ expected: String) {
    #expect(Array(SafeText.quoted(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Save", 4, "Save"), ("Save as", 6, "Save…"), ("Save as", 7, "Save as"), ("Save as", 5, "Save…"),
    ("Speichern", 5, "Spei…"), ("保存する", 8, "保存する"), ("保存する", 7, "保存す…"), ("保存する", 6, "保存…"),
    ("กำลังโหลด", 4, "กำลั…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
  ])
  func shortensBetweenGraphemes(_ text: String, _ columns: Int, _ expected: String) {
    #expect(SafeText.truncated(text, to: columns, crudeWidth) == expected)
  }

  @Test func cutsLongWordsIntoPieces() {
    #expect(SafeText.pieces(of: "abcdefg", 3, crudeWidth) == ["abc", "def", "g"])
    #expect(SafeText.pieces(of: "保存する", 3, crudeWidth) == ["保", "存", "す", "る"])
    #expect(SafeText.pieces(of: "", 3, crudeWidth) == [])
  }

  // As a POSIX shell reads them: nothing is special between single quotes.
  @Test(arguments: [
    ("action.save", "action.save"), ("Sign in", "'Sign in'"), ("it's", #"'it'\''s'"#), ("a$b", "'a$b'"),
    ("--all", "--all"), ("%@ of %d", "'%@ of %d'"), ("حفظ", "'حفظ'"), ("", nil), ("a\nb", nil),
  ])
  func quotesForTheShell(_ text: String, _ expected: String?) {
    #expect(SafeText.shellWord(text) == expected)
  }
}

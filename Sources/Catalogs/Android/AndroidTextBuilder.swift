/// Puts a text together from its pieces: white space collapsed, quotes and escapes taken away.
///
/// A run of white space outside quotes becomes one space; a quote that is not escaped turns that off or on again. Where
/// a style begins or ends, quotes end and a new run of white space begins. CDATA is no exception to anything.
struct AndroidTextBuilder {
  private(set) var output: [Unicode.Scalar] = []
  /// How many of them are percent signs.
  private(set) var percentCount = 0
  private(set) var fault: String?
  private(set) var hasRawApostrophe = false
  private var isQuoted = false
  private var endsInSpace = false

  /// A style begins or ends here.
  mutating func passSpanEdge() {
    isQuoted = false
    endsInSpace = false
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: output)
    return String(view)
  }

  mutating func append(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if !isQuoted, Self.isSpace(scalar) {
        if !endsInSpace { output.append(" ") }
        endsInSpace = true
        continue
      }
      endsInSpace = false
      switch scalar {
      case "\\": index = appendEscape(in: scalars, at: index)
      case "\"": isQuoted.toggle()
      case "'" where !isQuoted:
        hasRawApostrophe = true
        output.append(scalar)
      default:
        if scalar == "%" { percentCount += 1 }
        output.append(scalar)
      }
    }
  }

  /// What follows a backslash; returns the place behind it.
  private mutating func appendEscape(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    // A backslash at the end of a text stands for nothing.
    guard index < scalars.count else { return index }
    switch scalars[index] {
    case "n": output.append("\n")
    case "t": output.append("\t")
    case "u": return appendCode(in: scalars, at: index + 1)
    // `\@ \? \# \' \" \\`, and whatever else: the character itself.
    default: output.append(scalars[index])
    }
    return index + 1
  }

  /// `\uXXXX`: four digits, or as many as there are before the text ends.
  private mutating func appendCode(in scalars: [Unicode.Scalar], at start: Int) -> Int {
    guard let (code, end) = code(in: scalars, at: start) else {
      let found = scalars[start...].first { !$0.isASCII || !Character($0).isHexDigit } ?? " "
      fault = fault ?? "expected four hexadecimal digits after \\u, found “\(found)”"
      return start
    }
    if code & 0xFC00 == 0xD800, end + 1 < scalars.count, scalars[end] == "\\", scalars[end + 1] == "u",
      let (low, lowEnd) = self.code(in: scalars, at: end + 2), low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (code & 0x3FF) << 10 + low & 0x3FF)
    {
      // aapt made one character of the two; aapt2 2.19 drops both, as it does with a half alone.
      output.append(scalar)
      return lowEnd
    }
    if let scalar = Unicode.Scalar(code) { output.append(scalar) }
    return end
  }

  private func code(in scalars: [Unicode.Scalar], at start: Int) -> (code: UInt32, end: Int)? {
    var code: UInt32 = 0
    var index = start
    while index < scalars.count, index < start + 4 {
      guard scalars[index].isASCII, let digit = Character(scalars[index]).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return (code, index)
  }

  /// C's `isspace`; XML lets no others of it through.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }
}

import Catalogs
import Layouts
import Vocabulary

/// Plain values: numbers in a range, words of a list, texts, and lists of them.
extension ConfigurationReader {
  /// The value that `convert` makes of it; where it makes none, `name` “must be `expected`”.
  mutating func value<Value>(
    _ value: JSONValue?, _ name: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) -> Value? {
    guard let value else { return nil }
    if let converted = convert(value) { return converted }
    report("“\(name)” must be \(expected), not \(Self.describe(value))", at: value.offset)
    return nil
  }

  mutating func text(_ value: JSONValue?, _ name: String) -> String? {
    self.value(value, name, "a text that is not empty") { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
  }

  mutating func boolean(_ value: JSONValue?, _ name: String) -> Bool? {
    self.value(value, name, "true or false") { $0.boolean }
  }

  mutating func number(_ value: JSONValue?, _ name: String, in range: ClosedRange<Double>, _ expected: String)
    -> Double?
  {
    self.value(value, name, expected) { $0.number.flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A length in points above 0.
  mutating func length(_ value: JSONValue?, _ name: String) -> Points? {
    self.value(value, name, "a number of points above 0, at most 100000", Self.length)
  }

  static func length(_ value: JSONValue) -> Points? {
    value.number.flatMap { $0 > 0 && $0 <= longestLength ? $0 : nil }
  }

  /// A distance in points that may be 0.
  mutating func distance(_ value: JSONValue?, _ name: String) -> Points? {
    number(value, name, in: 0...longestLength, "a number of points from 0 to 100000")
  }

  mutating func wholeNumber(_ value: JSONValue?, _ name: String, in range: ClosedRange<Int>) -> Int? {
    self.value(value, name, "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      value.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// One of an enumeration's words.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ value: JSONValue?, _ name: String) -> Word? {
    word(value, name, among: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  mutating func word(_ value: JSONValue?, _ name: String, among words: [String]) -> String? {
    guard let value else { return nil }
    if let text = value.string {
      if words.contains(text) { return text }
      if let near = NearestName.of(text, among: words) {
        report("“\(name)” has no value “\(text)”; did you mean “\(near)”?", at: value.offset)
        return nil
      }
    }
    let list = words.joined(separator: ", ")
    report("“\(name)” must be one of \(list), not \(Self.describe(value))", at: value.offset)
    return nil
  }

  /// A list whose elements `read` reads; those it gives nil for are left out.
  mutating func list<Element>(
    _ value: JSONValue?, _ name: String, of what: String,
    _ read: (inout ConfigurationReader, JSONValue) -> Element?
  ) -> [Element]? {
    guard let value else { return nil }
    guard let values = value.array else {
      report("“\(name)” must be a list of \(what), not \(Self.describe(value))", at: value.offset)
      return nil
    }
    return values.compactMap { read(&self, $0) }
  }

  mutating func texts(_ value: JSONValue?, _ name: String, of what: String) -> [String]? {
    list(value, name, of: what) { $0.text($1, name) }
  }

  mutating func locales(_ value: JSONValue?, _ name: String) -> [LanguageTag]? {
    list(value, name, of: "language tags") { $0.locale($1, name) }
  }

  mutating func locale(_ value: JSONValue?, _ name: String) -> LanguageTag? {
    self.value(value, name, "a language tag such as de or zh-Hant-TW") { value in
      value.string.flatMap { isLanguageTag($0) ? LanguageTag($0) : nil }
    }
  }

  /// A text size's name, or a factor as text or number.
  mutating func textSize(_ value: JSONValue?, _ name: String) -> TextSize? {
    guard let value else { return nil }
    let spelled: String? =
      switch value.content {
      case .string(let text): text
      case .number(_, let spelling): spelling
      default: nil
      }
    if let size = spelled.flatMap({ TextScale.textSize(named: $0) }) { return size }
    let near = value.string.flatMap { NearestName.of($0, among: DynamicTypeCategory.allCases.map(\.rawValue)) }
    let advice = near.map { "; did you mean “\($0)”?" } ?? ""
    report(
      "“\(name)” must be a Dynamic Type category or a factor above 0 and up to 100, not \(Self.describe(value))\(advice)",
      at: value.offset)
    return nil
  }
}

import Checks
import Layouts
package import Vocabulary

/// How the text after an option becomes a value, and what a wrong one is told.
package struct ValueReader<Value>: Sendable {
  /// What a right value is, to follow "is not": `a number of points above 0, at most 100000`.
  package let expected: String
  /// All right values, where there are only a few: for advice.
  package let words: [String]
  /// What a shell may offer.
  package let choice: ValueChoice
  /// nil for a wrong value.
  package let read: @Sendable (String) -> Value?

  /// `choice` is open, or those words, unless it is given.
  package init(
    expected: String, words: [String] = [], choice: ValueChoice? = nil, read: @escaping @Sendable (String) -> Value?
  ) {
    self.expected = expected
    self.words = words
    self.choice = choice ?? (words.isEmpty ? .open : .words(words))
    self.read = read
  }

  /// The value, or an error that names the option.
  func value(of text: String, option: String) throws(UsageError) -> Value {
    if let value = read(text) { return value }
    if let near = NearestName.of(text, among: words) {
      throw UsageError("\(option): “\(text)” is not \(expected); did you mean “\(near)”?")
    }
    throw UsageError("\(option): “\(text)” is not \(expected)")
  }
}

/// The longest length that Snug takes, in points (DESIGN §6, Exit status).
package let longestLength: Points = 100_000

/// A number as people write it: digits, a point, perhaps an exponent; neither `nan` nor `0x10`.
package func plainNumber(_ text: String) -> Double? {
  guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
    let value = Double(text), value.isFinite
  else { return nil }
  return value
}

extension ValueReader where Value == String {
  package static var text: ValueReader { ValueReader(expected: "a text") { $0 } }
  package static var name: ValueReader { ValueReader(expected: "a name") { $0.isEmpty ? nil : $0 } }
  package static var file: ValueReader {
    ValueReader(expected: "the path of a file", choice: .file) { $0.isEmpty ? nil : $0 }
  }
  package static var folder: ValueReader {
    ValueReader(expected: "the path of a folder", choice: .folder) { $0.isEmpty ? nil : $0 }
  }

  /// One of a few names.
  package static func word(_ expected: String, _ words: [String]) -> ValueReader {
    ValueReader(expected: expected, words: words) { words.contains($0) ? $0 : nil }
  }
}

extension ValueReader where Value == Double {
  package static var length: ValueReader {
    ValueReader(expected: "a number of points above 0, at most 100000") { text in
      plainNumber(text).flatMap { $0 > 0 && $0 <= longestLength ? $0 : nil }
    }
  }

  package static var displayScale: ValueReader {
    ValueReader(expected: "a number of pixels per point from 0.5 to 10") { text in
      plainNumber(text).flatMap { (0.5...10).contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Int {
  package static func count(_ expected: String, in range: ClosedRange<Int>) -> ValueReader {
    ValueReader(expected: "\(expected) from \(range.lowerBound) to \(range.upperBound)") { text in
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Size {
  /// `20x20`, or `20` for a square.
  package static var size: ValueReader {
    ValueReader(expected: "a size such as 20x20, each number above 0, at most 100000") { text in
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
      let numbers = parts.compactMap { ValueReader<Double>.length.read(String($0)) }
      guard numbers.count == parts.count, let width = numbers.first, let height = numbers.last, numbers.count <= 2
      else { return nil }
      return Size(width: width, height: height)
    }
  }
}

extension ValueReader where Value == LanguageTag {
  package static var locale: ValueReader {
    ValueReader(expected: "a language tag such as de or zh-Hant-TW") { isLanguageTag($0) ? LanguageTag($0) : nil }
  }
}

/// Whether a text has the shape of a language tag; whether anybody speaks the language is another matter.
package func isLanguageTag(_ text: String) -> Bool {
  let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  guard let language = parts.first, (2...8).contains(language.utf8.count),
    language.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
  else { return false }
  return parts.dropFirst().allSatisfy { part in
    (1...8).contains(part.utf8.count)
      && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}

extension ValueReader where Value == TextSize {
  package static var textSize: ValueReader {
    ValueReader(
      expected: "a text size: a Dynamic Type category such as xxxLarge, or a factor above 0 and up to 100",
      words: DynamicTypeCategory.allCases.map(\.rawValue)
    ) { TextScale.textSize(named: $0) }
  }
}

extension ValueReader where Value == Shard {
  static var shard: ValueReader {
    ValueReader(expected: "a shard such as 2/5, the second of five") { Shard($0) }
  }
}

extension ValueReader where Value == CalendarDay {
  static var day: ValueReader {
    ValueReader(expected: "a day such as 2027-01-31") { CalendarDay($0) }
  }
}

extension ValueReader where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of an enumeration's words.
  package static func oneOf(_ type: Value.Type) -> ValueReader {
    let words = type.allCases.map(\.rawValue)
    return ValueReader(expected: "one of \(words.joined(separator: ", "))", words: words) { Value(rawValue: $0) }
  }
}

package import Catalogs
package import Vocabulary

/// One leaf of an entry as it is measured: its text with each placeholder filled.
package struct Title: Sendable, Equatable {
  package var table: String
  package var key: String
  package var locale: LanguageTag
  /// Where the key stands.
  package var location: SourceLocation
  /// Where the text stands; the key's place where the file has them together.
  package var textLocation: SourceLocation
  package var variant: VariantPath
  package var state: Entry.State
  /// As the catalog has it, with its placeholders.
  package var rawText: String
  /// The filled texts, one for each index of the samples, never empty. The widest stands for the key.
  package var candidates: [FilledText]

  /// The one candidate of a title without samples to choose from, and the first of others.
  package var text: String { candidates.first?.text ?? rawText }
}

/// A title's text with values in the place of its placeholders.
package struct FilledText: Sendable, Equatable {
  package var text: String
  /// What was put in, by the placeholder's spelling.
  package var samples: [String: String] = [:]
  /// Where the values stand, in order of appearance.
  package var values: [Value] = []

  package struct Value: Sendable, Equatable {
    /// In UTF-16 units of `text`; empty where the sample is.
    package var range: Range<Int>
    package var spelling: String
    package var kind: Placeholder.Kind

    package init(range: Range<Int>, spelling: String, kind: Placeholder.Kind) {
      self.range = range
      self.spelling = spelling
      self.kind = kind
    }
  }

  package init(text: String, samples: [String: String] = [:], values: [Value] = []) {
    self.text = text
    self.samples = samples
    self.values = values
  }

  /// The same with `sample` in the place of every value that is a text, for the rules about direction.
  package func replacingTexts(with sample: String) -> FilledText {
    guard values.contains(where: { $0.kind == .text || $0.kind == .custom }) else { return self }
    let units = Array(text.utf16)
    let sampleUnits = Array(sample.utf16)
    var output: [UInt16] = []
    var result = FilledText(text: "", samples: samples)
    var end = 0
    for value in values {
      output += units[end..<value.range.lowerBound]
      end = value.range.upperBound
      let isText = value.kind == .text || value.kind == .custom
      let start = output.count
      output += isText ? sampleUnits[...] : units[value.range]
      if isText { result.samples[value.spelling] = sample }
      result.values.append(Value(range: start..<output.count, spelling: value.spelling, kind: value.kind))
    }
    output += units[end...]
    result.text = String(decoding: output, as: UTF16.self)
    return result
  }
}

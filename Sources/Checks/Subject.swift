import Catalogs
import Fonts
import Titles
import Typesetting
import Vocabulary

/// A title in a component, measured, with all that a finding wants to say of it.
struct Subject {
  let title: Title
  let filled: FilledText
  let measure: TitleMeasure
  let place: Bench.Place
  let source: SourceControl.Title?
  let direction: Direction

  /// The text as it was set.
  var text: TypesetText { measure.shape.text?.text ?? TypesetText() }

  /// Families that stand in for the platform's own, in order of first use.
  var standIns: [String] {
    var families: [String] = []
    for face in text.faces where face.description.standIn != nil && !families.contains(face.description.family) {
      families.append(face.description.family)
    }
    return families
  }

  var isLatin: Bool { text.runs.allSatisfy { $0.script == .latin || $0.script == .common } }
}

extension Finding {
  /// The title's own fields.
  mutating func describe(_ title: Title, _ filled: FilledText) {
    location = title.location
    key = title.key
    variant = title.variant.isEmpty ? nil : title.variant.description
    locale = title.locale
    text = filled.text
    rawText = title.rawText
    samples = filled.samples
  }
}

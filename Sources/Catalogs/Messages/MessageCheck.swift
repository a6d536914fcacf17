import Vocabulary

extension Catalog {
  /// Whether each text of an entry is a message of its syntax; where one is not, a finding says what was expected.
  ///
  /// At run time such a text throws, or is shown with its braces: it is not measured, and readers leave the entry out.
  mutating func accepts(_ entry: Entry) -> Bool {
    var isAccepted = true
    for variant in entry.variants where MessagePattern.mayBe(variant.text) {
      do throws(MessageFault) {
        _ = try MessagePattern(
          variant.text, syntax: entry.placeholders, names: entry.placeholderNotes.map(\.name))
      } catch {
        isAccepted = false
        addUnreadable(
          "\(error.message) (character \(error.offset + 1) of the message)", at: variant.location ?? entry.location)
        problems[problems.count - 1].key = entry.key
        problems[problems.count - 1].locale = entry.locale
        if !variant.path.isEmpty { problems[problems.count - 1].variant = variant.path.description }
      }
    }
    return isAccepted
  }
}

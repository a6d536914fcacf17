import Catalogs
import Vocabulary

/// Messages that hold their choices in the text: ICU, java.text.MessageFormat, Fluent.
enum MessageForms {
  /// Tells the plural category of a number, or of a place in an order.
  typealias Category = (_ value: Double, _ isOrdinal: Bool) -> String?

  /// The forms of a message, one for each combination of its choices; nil for a syntax without choices, and for a text
  /// that is no message: that is measured as it stands.
  static func forms(
    of text: String, syntax: PlaceholderSyntax, locale: LanguageTag, notes: [PlaceholderNote] = [],
    references: [String: String] = [:], category: @escaping Category = { _, _ in nil }
  ) -> [MessageForm]? {
    switch syntax {
    case .icu, .flutter, .javaMessageFormat:
      guard MessagePattern.mayBe(text), text.utf16.count <= MessageExpansion.lengthLimit,
        let message = try? MessagePattern(text, syntax: syntax, names: notes.map(\.name))
      else { return nil }
      return MessageExpansion(message, notes: notes, category: category).forms(textLength: text.utf16.count)
    case .fluent: return FluentForms.forms(of: text, references: references, category: category)
    case .apple, .c, .java, .python, .ruby, .qt, .dotNet, .braces, .doubleBraces, .chrome, .none: return nil
    }
  }
}

/// One form of a message: what was chosen, and the text with its places for values.
struct MessageForm {
  var steps: [VariantPath.Step]
  var pieces: [TitleTemplate.Piece]
}

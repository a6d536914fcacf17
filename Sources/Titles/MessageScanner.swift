import Catalogs

/// Finds the arguments of a message, those inside of its cases too, to compare them with a source's. A text that is no
/// message has none.
enum MessageScanner {
  static func tokens(in units: [UInt16], syntax: PlaceholderSyntax) -> [PlaceholderToken] {
    let text = String(decoding: units, as: UTF16.self)
    guard let message = try? MessagePattern(text, syntax: syntax) else { return [] }
    return message.arguments.map { argument in
      var placeholder = Placeholder(argument, note: nil)
      // A translation may well write `{count}` where its source has forms.
      placeholder.isTyped = false
      placeholder.kind = .text
      placeholder.isChoice = argument.isOnlyChosenBy
      return .placeholder(placeholder)
    }
  }
}

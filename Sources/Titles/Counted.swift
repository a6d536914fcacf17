import Catalogs

/// What chooses an entry's plural forms where its place in a text does not say so.
enum Counted {
  /// The arguments that a message's plural forms are chosen by, as it names them; true for places in an order.
  static func arguments(of text: String, syntax: PlaceholderSyntax) -> [String: Bool] {
    switch syntax {
    case .icu, .flutter, .javaMessageFormat:
      guard MessagePattern.mayBe(text), let message = try? MessagePattern(text, syntax: syntax) else { return [:] }
      return message.arguments.reduce(into: [:]) { found, argument in
        if case .plural(let isOrdinal, _, _) = argument.kind {
          found[argument.name] = found[argument.name] ?? isOrdinal
        }
      }
    case .fluent: return FluentForms.counters(of: text)
    case .apple, .c, .java, .python, .ruby, .qt, .dotNet, .braces, .doubleBraces, .chrome, .none: return [:]
    }
  }

  /// The one value of these plural forms that is a number though it is spelled as any text: `%s files`. It has the name of
  /// a count, or it is all that the forms fill in; none of them may have a number spelled as such.
  static func text(among forms: some Sequence<Variant>, syntax: PlaceholderSyntax) -> Placeholder.Identity? {
    var found: Set<Placeholder.Identity> = []
    for form in forms {
      for (identity, placeholder) in Placeholder.byArgument(
        Placeholders.find(in: form.text, source: nil, syntax: syntax))
      {
        guard placeholder.kind == .text else { return nil }
        if let name = placeholder.name, CountNames.contains(name) { return identity }
        found.insert(identity)
      }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Placeholder {
  /// Which value is meant, whatever its place in the text.
  enum Identity: Hashable {
    case name(String)
    case place(Int)
  }

  /// Names and positions stand for themselves, the others count up from 1.
  static func byArgument(_ placeholders: [Placeholder]) -> [(identity: Identity, placeholder: Placeholder)] {
    var next = 0
    return placeholders.map { placeholder in
      if let name = placeholder.name { return (.name(name), placeholder) }
      if let position = placeholder.position { return (.place(position), placeholder) }
      next += 1
      return (.place(next), placeholder)
    }
  }
}

/// How a translation's placeholders differ from its source's, by argument and not by place: word order is free.
package struct PlaceholderDifference: Sendable, Equatable {
  /// In the source only, or with another kind in the translation.
  package var missing: [Placeholder] = []
  /// In the translation only, or with another kind in the source.
  package var unexpected: [Placeholder] = []
  /// Of both: arguments that are there, with another kind.
  package var changed: [Change] = []

  package struct Change: Sendable, Equatable {
    package var source: Placeholder
    package var translation: Placeholder
  }

  package var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty }

  /// `like` is the source's own form of that kind, where `source` is its form `other`: what it leaves out may be left out,
  /// and what it has may be had. `offered` is what the program passes besides: a translation may use it. `mayLeaveOutNumber` is for forms that are chosen by a number which their words tell:
  /// “a file”, “no files”.
  package init(
    source: [Placeholder], translation: [Placeholder], like: [Placeholder]? = nil, offered: [Placeholder] = [],
    mayLeaveOutNumber: Bool = false
  ) {
    let wanted = Placeholder.byArgument(source)
    let found = Placeholder.byArgument(translation)
    let alike = like.map(Placeholder.byArgument)
    var lacking = wanted.filter { argument in
      guard !argument.placeholder.isChoice, !found.contains(where: { Self.agree(argument, $0) }) else { return false }
      return alike.map { $0.contains { Self.agree(argument, $0) } } ?? true
    }
    let known = wanted + (alike ?? []) + Placeholder.byArgument(offered)
    let added = found.filter { argument in !known.contains { Self.agree(argument, $0) } }
    if mayLeaveOutNumber, let number = Self.number(among: lacking, of: wanted) {
      // What stands in its place, after fewer arguments than in the source, is another thing, and stays in sight.
      let isReplaced = added.contains { $0.identity == number }
      if !isReplaced { lacking.removeAll { $0.identity == number } }
    }
    missing = lacking.map(\.placeholder)
    unexpected = added.map(\.placeholder)
    changed = lacking.compactMap { argument in
      added.first { $0.identity == argument.identity }.map {
        Change(source: argument.placeholder, translation: $0.placeholder)
      }
    }
  }

  private typealias Argument = (identity: Placeholder.Identity, placeholder: Placeholder)

  /// The one that chooses among plural forms: a number, or the only thing that is filled in.
  private static func number(among lacking: [Argument], of wanted: [Argument]) -> Placeholder.Identity? {
    let number = lacking.first { isNumber($0.placeholder.kind) } ?? (wanted.count == 1 ? lacking.first : nil)
    return number?.identity
  }

  private static func agree(_ left: Argument, _ right: Argument) -> Bool {
    let (source, translation) = (left.placeholder, right.placeholder)
    if case .variable = source.kind { return source.kind == translation.kind }
    guard left.identity == right.identity else { return false }
    if !source.isTyped || !translation.isTyped { return true }
    // `%arg` is a number of the type that its variable says.
    if source.kind == .formArgument || translation.kind == .formArgument {
      return isNumber(source.kind) && isNumber(translation.kind)
    }
    return source.kind == translation.kind && isObject(source) == isObject(translation)
  }

  private static func isNumber(_ kind: Placeholder.Kind) -> Bool {
    kind == .integer || kind == .decimal || kind == .formArgument
  }

  /// `%@` takes an object, `%s` an address of bytes: either crashes with the other's.
  private static func isObject(_ placeholder: Placeholder) -> Bool { placeholder.format.conversion.last == "@" }
}

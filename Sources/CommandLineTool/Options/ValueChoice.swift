/// What may stand in the place of a value, as far as a shell can offer it.
package enum ValueChoice: Sendable, Hashable {
  /// Nobody can list it.
  case open
  /// One of a few words.
  case words([String])
  /// Some of them, with commas between.
  case list([String])
  case file
  case folder
  /// One of a few words, or one with a file behind a colon.
  case wordAndFile([String])

  /// The same where several may be given, with commas between.
  var inList: ValueChoice {
    if case .words(let words) = self { .list(words) } else { self }
  }
}

/// The comments before a resource, and the limit that one of them may state.
struct AndroidComments {
  private var comments: [XMLText] = []
  private var lineEnds = 0
  private var isAfterResource = false

  struct Taken {
    var text: String?
    var limit: Limit?
  }

  /// `[CHAR LIMIT=40]`, as Android's own developers write it for their translators.
  struct Limit: Equatable {
    var characters: Int
    var spelling: String
    /// Of the comment.
    var offset: Int
  }

  /// Text between elements and comments, which is white space.
  mutating func pass(_ text: String) { lineEnds += text.utf8.count { $0 == 0x0A } }

  /// The next comment stands on the line of a resource that has none yet.
  func stand(behind canTake: Bool) -> Bool { canTake && isAfterResource && lineEnds == 0 }

  /// What a blank line parts from the next comment is about other things.
  mutating func add(_ comment: XMLText) {
    if lineEnds > 1 { comments.removeAll() }
    comments.append(comment)
    lineEnds = 0
    isAfterResource = false
  }

  /// All that belongs to the element that begins here.
  mutating func take() -> Taken {
    let taken = comments
    comments.removeAll()
    lineEnds = 0
    isAfterResource = true
    let text = taken.map { Self.plain($0.text) }.filter { !$0.isEmpty }.joined(separator: "\n")
    return Taken(text: text.isEmpty ? nil : text, limit: taken.reversed().lazy.compactMap(Self.limit).first)
  }

  static func plain(_ comment: String) -> String {
    var text = comment[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// Names instead of a number (`NONE`, `TOAST`) state none.
  private static func limit(in comment: XMLText) -> Limit? {
    for marker in ["CHAR LIMIT=", "CHAR_LIMIT=", "CHAR-LIMIT="] {
      guard let range = comment.text.firstRange(of: marker) else { continue }
      let digits = comment.text[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
      guard let characters = Int(digits), characters > 0 else { continue }
      return Limit(characters: characters, spelling: marker + digits, offset: comment.offset)
    }
    return nil
  }
}

/// Names that people give to numbers: `count`, `tabCount`, `total_items`, `n`.
enum CountNames {
  static func contains(_ name: String) -> Bool {
    words(of: name).contains { word in
      known.contains(word) || word.hasSuffix("count") && !likes.contains(where: word.hasSuffix)
    }
  }

  private static let known: Set<String> = ["n", "num", "number", "count", "counter", "total", "amount", "quantity"]
  /// Other words that end as they do: `account`.
  private static let likes = ["account", "discount", "viscount"]

  /// `tabCount` and `tab_count` in lower case, cut where a word begins.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isLower = false
    for character in name {
      let beginsWord = character.isUppercase && isLower
      if beginsWord || !character.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      isLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}

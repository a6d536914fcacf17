import Vocabulary

/// How to read a drawing: each sign beside what it means, drawn as the pictures draw it.
enum PageLegend {
  static var html: String {
    let items: [(String, String)] = [
      (box(.button), "the button's bounds"), (box(.image), "its image"), (box(.titleFrame), "the title's frame"),
      (text(.text), "text that is seen"), (text(.ghost), "text that is cut off or left out"),
      (box(.overlap), "text over the image"),
      ("<path class=\"\(Picture.Role.intent.rawValue)\" d=\"M14 0V16\"/>", "where the center is meant to be"),
      (
        "<path class=\"\(Picture.Role.drift.rawValue)\" d=\"M4 5v6m0-3H24m-3-3l3 3l-3 3\"/>",
        "from where it is to where it is meant to be"
      ),
    ]
    return "<details class=\"legend\"><summary>How to read the drawings</summary>\n<ul>\n"
      + items.map { sign, meaning in
        "<li><svg class=\"p\" width=\"28\" height=\"16\" viewBox=\"0 0 28 16\" aria-hidden=\"true\">\(sign)</svg> \(meaning)</li>\n"
      }.joined()
      + "</ul>\n<p>One point is one pixel of this page, as long as the page is wide enough.</p></details>\n"
  }

  private static func box(_ role: Picture.Role) -> String {
    "<rect class=\"\(role.rawValue)\" x=\"1\" y=\"1\" width=\"26\" height=\"14\"/>"
  }

  private static func text(_ role: Picture.Role) -> String {
    // The letters "Aa", as plain strokes: the page has no font of its own to lend.
    "<path class=\"\(role.rawValue)\" d=\"M3 13L7.5 2h1.4L13.400 13h-1.800l-1.200-3H6l-1.200 3zM6.600 8.500h3.200L8.200 4.400z\"/>"
  }
}

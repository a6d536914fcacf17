/// Plain text in lines of at most 80 columns.
enum HelpText {
  static let columns = 80

  /// `text` in lines, broken at spaces, each after `indent` spaces. A word longer than a line stands alone.
  static func wrapped(_ text: String, indent: Int = 0, columns: Int = columns) -> [String] {
    let room = max(10, columns - indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= room {
          line += " " + word
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }

  /// Terms on the left, what they mean beside them; below them where a term is too wide.
  static func table(_ rows: [(term: String, meaning: String)], columns: Int = columns) -> [String] {
    let widest = rows.map(\.term.count).max() ?? 0
    let indent = min(widest + 4, 30)
    return rows.flatMap { row in
      var lines = wrapped(row.meaning, indent: indent, columns: columns)
      if row.term.count + 4 <= indent, let first = lines.first {
        let gap = String(repeating: " ", count: indent - 2 - row.term.count)
        lines[0] = "  " + row.term + gap + first.dropFirst(indent)
      } else {
        lines.insert("  " + row.term, at: 0)
      }
      return lines
    }
  }
}

extension OptionTable {
  /// What `--help` says of the operands and of each option.
  var help: [String] {
    var lines: [String] = []
    if let operands { lines += HelpText.table([(operands.placeholder, operands.help)]) + [""] }
    for group in groups {
      lines.append(group.title + ":")
      lines += HelpText.table(
        group.options.map { option in
          ([option.name, option.placeholder].compactMap(\.self).joined(separator: " "), option.help)
        })
      lines.append("")
    }
    return lines
  }
}

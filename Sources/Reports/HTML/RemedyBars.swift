import Vocabulary

/// What one change would mend, in sentences, each with a bar that shows what still fails of what fails now.
struct RemedyBars {
  let remedies: Remedies
  let unit: String
  let required: TextSize?

  var html: String {
    guard remedies.failing > 0 else {
      return remedies.titles > 0 ? "<p>All \(Wording.counted(remedies.titles, "title")) fit\(promise).</p>\n" : ""
    }
    let count = "<strong>\(Wording.grouped(remedies.failing)) of \(Wording.counted(remedies.titles, "title"))</strong>"
    let head = "<p>\(count) \(remedies.failing == 1 ? "fails" : "fail")\(promise).</p>\n"
    let items = [width].compactMap(\.self) + changes
    guard !items.isEmpty else { return head + "<p>No one change helps.</p>\n" }
    return head + "<ul class=\"remedies\">\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }

  private var words: RemedyWords { RemedyWords(remedies: remedies, unit: unit) }

  private var promise: String { required.map { " up to " + HTMLText.escaped($0.name) } ?? "" }

  private var width: String? {
    guard let sentence = words.widths, let last = remedies.widths.last else { return nil }
    return bar(last.failing) + "<span>\(HTMLText.escaped(sentence))</span>"
  }

  /// What makes it better, the best first.
  private var changes: [String] {
    remedies.changes.filter { $0.failing < remedies.failing }.map { outcome in
      let rest =
        outcome.failing == 0
        ? "all titles fit"
        : "\(Wording.counted(outcome.failing, "title")) still \(outcome.failing == 1 ? "fails" : "fail")"
      let change = RemedyWords.words(for: outcome.change)
      let name = change.prefix(1).uppercased() + change.dropFirst()
      return bar(outcome.failing) + "<span><b>\(HTMLText.escaped(name)):</b> \(rest).</span>"
    }
  }

  private func bar(_ failing: Int) -> String {
    let share = Double(max(failing, 0)) / Double(max(remedies.failing, 1))
    return "<svg class=\"bar\" viewBox=\"0 0 60 8\" aria-hidden=\"true\" focusable=\"false\">"
      + "<rect class=\"now\" width=\"60\" height=\"8\"/>"
      + "<rect class=\"still\" width=\"\(Wording.points(min(share, 1) * 60))\" height=\"8\"/></svg>"
  }
}

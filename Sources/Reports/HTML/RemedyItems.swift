import Vocabulary

/// What one change would mend, in sentences, each with a bar that shows what still fails of what fails now.
struct RemedyItems {
  let remedies: Remedies
  let unit: String
  let required: TextSize?

  var html: String {
    guard remedies.failing > 0 else {
      return remedies.titles > 0 ? "<p>All \(Wording.counted(remedies.titles, "title")) fit\(promise).</p>\n" : ""
    }
    let count = "<strong>\(Wording.grouped(remedies.failing)) of \(Wording.counted(remedies.titles, "title"))</strong>"
    let head = "<p>\(count) \(remedies.failing == 1 ? "fails" : "fail")\(promise).</p>\n"
    let items = [width].compactMap(\.self) + remedies.changes.map(item(for:))
    guard !items.isEmpty else { return head }
    return head + "<ul class=\"remedies\">\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }

  private var promise: String { required.map { " up to " + HTMLText.escaped($0.name) } ?? "" }

  private var width: String? {
    guard let now = remedies.widths.first else { return nil }
    let most = remedies.width(passing: 0.95)
    let all = remedies.width(passing: 1)
    var parts: [String] = []
    if let most, most > now.width, most != all { parts.append("95% of titles fit at \(points(most))") }
    if let all { parts.append("\(parts.isEmpty ? "all titles fit" : "all") at \(points(all))") }
    if all == nil { parts.append("no width is enough for all titles") }
    let sentence = "<b>More width:</b> \(parts.joined(separator: ", ")), instead of \(points(now.width))."
    return bar(all == nil ? remedies.widths.last?.failing ?? remedies.failing : 0) + sentence
  }

  private func item(for outcome: Remedies.Outcome) -> String {
    let change =
      switch outcome.change {
      case .lines(2): "Two lines"
      case .lines(let count): Wording.counted(count, "line")
      case .minimumScale(let scale): "Shrinking down to \(Wording.percent(scale))"
      case .strategy(let name): HTMLText.escaped(name)
      }
    let rest =
      outcome.failing == 0
      ? "all titles fit"
      : "\(Wording.counted(outcome.failing, "title")) still \(outcome.failing == 1 ? "fails" : "fail")"
    return bar(outcome.failing) + "<b>\(change):</b> \(rest)."
  }

  private func points(_ value: Points) -> String { "\(Wording.points(value)) \(unit)" }

  /// What still fails, beside what fails as things are; longer than that where a change makes things worse.
  private func bar(_ failing: Int) -> String {
    let whole = max(remedies.failing, failing, 1)
    func length(_ count: Int) -> String { Wording.points(Double(max(count, 0)) / Double(whole) * 60) }
    return "<svg class=\"bar\" viewBox=\"0 0 60 8\" aria-hidden=\"true\" focusable=\"false\">"
      + "<rect class=\"now\" width=\"\(length(remedies.failing))\" height=\"8\"/>"
      + "<rect class=\"still\" width=\"\(length(failing))\" height=\"8\"/></svg>"
  }
}

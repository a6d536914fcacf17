import Vocabulary

/// How many titles fail in each locale at each text size, in one component and strategy: numbers on a field that is the
/// darker the larger their share.
struct HeatMap {
  let strategy: Survival.Strategy
  let scale: SizeScale
  /// What the table speaks of: `primaryAction / contentBlock`.
  let name: String

  private struct Row {
    var locale: LanguageTag
    var titles: Int
    /// Titles that fail at each size; nil where nothing is known.
    var failing: [Int?]

    func share(_ index: Int) -> Double { titles > 0 ? Double(failing[index] ?? 0) / Double(titles) : 0 }
  }

  var html: String {
    let rows = rows
    let failing = rows.filter { row in row.failing.contains { $0 != 0 } }
    let passing = rows.filter { row in row.failing.allSatisfy { $0 == 0 } }.map(\.locale.identifier).sorted()
    let fine =
      passing.isEmpty ? "" : "<p class=\"quiet\">Nothing fails in \(HTMLText.escaped(Wording.joined(passing))).</p>\n"
    guard !failing.isEmpty else { return fine }
    let body = failing.count > 1 ? [total(rows)] + failing.map(html(_:)) : failing.map(html(_:))
    return """
      <div class="scroll" tabindex="0" role="group" aria-label="Heat map of \(HTMLText.escaped(name))">
      <table class="heat">
      <caption>Titles that fail, by locale and text size</caption>
      \(scale.head(first: "locale"))<tbody>
      \(body.joined(separator: "\n"))
      </tbody></table></div>
      \(fine)
      """
  }

  /// The locale that loses most at the largest promised size first.
  private var rows: [Row] {
    let rows = strategy.rows.map { row -> Row in
      let titles = max(row.titles, 0)
      return Row(
        locale: row.locale, titles: titles,
        failing: scale.sizes.map { size in
          guard let share = row.surviving.first(where: { $0.textSize == size })?.share, share.isFinite else {
            return nil
          }
          return Int((Double(titles) * (1 - min(max(share, 0), 1))).rounded())
        })
    }
    let required = max(scale.promised - 1, 0)
    return rows.sorted { left, right in
      let (first, second) = (left.share(required), right.share(required))
      if first != second { return first > second }
      let (all, others) = (left.failing.reduce(0) { $0 + ($1 ?? 0) }, right.failing.reduce(0) { $0 + ($1 ?? 0) })
      return all == others ? left.locale < right.locale : all > others
    }
  }

  private func html(_ row: Row) -> String {
    let address = HTMLText.address(
      ("component", strategy.component), ("strategy", strategy.name), ("locale", row.locale.identifier))
    let head =
      "<th scope=\"row\"><a href=\"\(address)\" data-locale=\"\(HTMLText.escaped(row.locale.identifier))\">"
      + "\(HTMLText.escaped(row.locale.identifier))</a>\(Self.count(row.titles))</th>"
    return "<tr>" + head + cells(row) + "</tr>"
  }

  private func total(_ rows: [Row]) -> String {
    let sum = Row(
      locale: LanguageTag(""), titles: rows.reduce(0) { $0 + $1.titles },
      failing: scale.sizes.indices.map { index in
        rows.contains { $0.failing[index] != nil } ? rows.reduce(0) { $0 + ($1.failing[index] ?? 0) } : nil
      })
    return "<tr class=\"total\"><th scope=\"row\">all\(Self.count(sum.titles))</th>" + cells(sum) + "</tr>"
  }

  private static func count(_ titles: Int) -> String {
    " <span class=\"of\">of \(Wording.grouped(titles))</span>"
  }

  private func cells(_ row: Row) -> String {
    scale.sizes.indices.map { index -> String in
      var classes = ["h\(Self.step(of: row.share(index)))"]
      if index == scale.promised { classes.append("edge") }
      // What is fine stays blank to the eye.
      let text = row.failing[index].map { $0 == 0 ? "<span class=\"unseen\">0</span>" : Wording.grouped($0) } ?? "–"
      return "<td class=\"\(classes.joined(separator: " "))\">\(text)</td>"
    }.joined()
  }

  /// From none to more than half, in five steps.
  static func step(of share: Double) -> Int {
    switch share {
    case ...0: 0
    case ..<0.05: 1
    case ..<0.2: 2
    case ..<0.5: 3
    default: 4
    }
  }
}

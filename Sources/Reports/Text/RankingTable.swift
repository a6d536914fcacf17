import Vocabulary

extension Survival {
  /// A table per component: the share of titles that survive in each strategy, and the locales that lose most.
  func write(to page: inout Page) {
    guard !components.isEmpty else { return }
    page.heading("Ranking")
    page.paragraph([Phrase("Titles that stay whole and touch nothing, by text size.")])
    for (name, sizes, strategies) in components {
      page.blank()
      let titles = strategies.map(\.titles).max() ?? 0
      page.paragraph([
        Phrase(name.isEmpty ? "Each strategy" : name, .strong), Phrase(" (" + Wording.counted(titles, "title") + ")"),
      ])
      writeTable(strategies, sizes, to: &page)
    }
  }

  /// Room for the header and about three locales.
  private static let tailRoom = 26
  private static let indent = 2

  private func writeTable(_ strategies: [Strategy], _ sizes: Sizes, to page: inout Page) {
    let shown = sizes.distinct
    let heading = "worst at " + sizes.required.name
    var table = Table()
    table.rightAligned = Set(1...max(shown.count, 1))
    table.rows.append(
      Table.Row(
        cells: [Phrase("strategy", .faint)] + shown.map { Phrase($0.name, .faint) }, tail: Phrase(heading, .faint)))
    for strategy in strategies {
      let cells = shown.map { size -> Phrase in
        guard let share = strategy.share(at: size) else { return Phrase("-", .faint) }
        return Phrase(Wording.percent(share), Self.style(of: share))
      }
      table.rows.append(Table.Row(cells: [Phrase(strategy.name)] + cells))
    }
    let room = table.tailRoom(on: page, indent: Self.indent)
    if room >= Self.tailRoom {
      for (index, strategy) in strategies.enumerated() {
        table.rows[index + 1].tail = Self.worst(of: strategy, sizes, in: room, page)
      }
      table.write(on: &page, indent: Self.indent)
    } else if room >= 0 {
      table.rows[0].tail = nil
      table.write(on: &page, indent: Self.indent)
      writeWorst(of: strategies, sizes, to: &page)
    } else {
      for strategy in strategies { writeStacked(strategy, shown, sizes, to: &page) }
    }
  }

  /// As many of the worst locales as fit into `room` columns.
  private static func worst(of strategy: Strategy, _ sizes: Sizes, in room: Int, _ page: Page) -> Phrase {
    (1...5).map { Phrase(worst(of: strategy, sizes, limit: $0)) }.last { page.width($0) <= room } ?? Phrase("")
  }

  /// The locales below the table, where the table leaves no room for them.
  private func writeWorst(of strategies: [Strategy], _ sizes: Sizes, to page: inout Page) {
    let losing = strategies.filter { !$0.worstLocales(at: sizes.required).isEmpty }
    guard !losing.isEmpty else { return }
    page.paragraph([Phrase("worst at \(sizes.required.name):", .faint)], indent: Self.indent)
    for strategy in losing {
      page.paragraph(
        [Phrase(strategy.name + ": "), Phrase(Self.worst(of: strategy, sizes, limit: 5))], indent: Self.indent + 2,
        hanging: 2)
    }
  }

  private func writeStacked(_ strategy: Strategy, _ shown: [TextSize], _ sizes: Sizes, to page: inout Page) {
    page.paragraph([Phrase(strategy.name)], indent: Self.indent)
    var phrases: [Phrase] = []
    for size in shown {
      if !phrases.isEmpty { phrases.append(Phrase(", ")) }
      let share = strategy.share(at: size)
      phrases += [
        Phrase(size.name + " "), Phrase(share.map(Wording.percent) ?? "-", share.map(Self.style(of:)) ?? .plain),
      ]
    }
    page.paragraph(phrases, indent: Self.indent + 2)
    guard !strategy.worstLocales(at: sizes.required).isEmpty else { return }
    let worst = "worst at \(sizes.required.name): " + Self.worst(of: strategy, sizes, limit: 3)
    page.paragraph([Phrase(worst, .faint)], indent: Self.indent + 2)
  }

  private static func worst(of strategy: Strategy, _ sizes: Sizes, limit: Int) -> String {
    strategy.worstLocales(at: sizes.required).prefix(limit)
      .map { $0.locale.identifier + " " + Wording.percent($0.share) }.joined(separator: ", ")
  }

  private static func style(of share: Double) -> Ink.Style { share >= 1 ? .plain : share < 0.9 ? .error : .warning }
}

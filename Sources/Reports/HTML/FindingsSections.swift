import Vocabulary

/// The worst findings as cards, then the place for all of them.
struct FindingsSections {
  let list: ExhibitList
  let cards: [String]

  /// Cards that are markup from the start, for readers without scripts.
  static let firstCards = 12

  var html: String { worst + everything }

  private var worst: String {
    guard !cards.isEmpty else { return "" }
    let rest = cards.count - Self.firstCards
    let more =
      rest > 0
      ? "<noscript><p>\(Wording.counted(rest, "more drawing")) and all sizes are shown where scripts run.</p></noscript>\n"
      : ""
    return """
      <section id="worst" aria-labelledby="worst-title">
      <h2 id="worst-title">Worst findings</h2>
      \(PageLegend.html)<div id="deck" class="deck">
      \(cards.prefix(Self.firstCards).joined(separator: "\n"))
      </div>
      \(more)<p class="further"><button type="button" id="more-cards" class="scripted" hidden>Show more</button></p>
      </section>

      """
  }

  private var everything: String {
    guard !list.findings.isEmpty else { return "" }
    return """
      <section id="all" aria-labelledby="all-title">
      <h2 id="all-title">All findings</h2>
      <noscript><p>The list of all findings needs scripts; <code>snug audit --all</code> prints it.</p></noscript>
      <table id="rows" class="rows scripted">
      <caption class="unseen">All findings, worst first</caption>
      <thead><tr><th scope="col">title</th><th scope="col">locale</th><th scope="col">rule</th>\
      <th scope="col">component</th><th scope="col">from</th><th scope="col" class="number">lost</th>\
      <th scope="col" class="number">off by</th><th scope="col">key</th></tr></thead>
      </table>
      <p class="further"><button type="button" id="more-rows" class="scripted" hidden>Show more</button></p>
      </section>

      """
  }
}

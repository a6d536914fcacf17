import Vocabulary

/// The form that narrows the page; its values stand in the page's address.
struct PageFilters {
  let findings: [Finding]
  let sizes: [TextSize]
  let isSurvey: Bool

  var html: String {
    """
    <form id="filters" class="filters scripted" role="search" aria-label="Filter the findings">
    <p class="search"><label for="q">Search</label><input id="q" name="q" type="search" dir="auto" \
    placeholder="title or key" autocomplete="off" spellcheck="false"></p>
    <button type="button" id="more" aria-expanded="false" aria-controls="facets">Filters</button>
    <div id="facets">
    \(facets)<p class="check"><label><input type="checkbox" name="new" value="1"> New only</label></p>
    </div>
    <p class="shown"><span id="count" role="status" aria-live="polite"></span> <span id="chips"></span>\
    <button type="button" id="clear" hidden>Clear</button></p>
    </form>

    """
  }

  private var facets: String {
    facet("component", "Component", isSurvey ? [] : counted { [$0.component] })
      + facet("strategy", "Strategy", counted { [$0.strategy] })
      + facet("locale", "Locale", counted { [$0.locale?.identifier] + $0.locales.map(\.identifier) })
      + facet("rule", "Rule", counted { [$0.rule] }) + facet("size", "Text size", sizeOptions)
      + facet("severity", "Severity", severityOptions)
  }

  /// One that has no choice to offer is left out.
  private func facet(_ name: String, _ label: String, _ options: [(value: String, count: Int)]) -> String {
    guard options.count > 1 else { return "" }
    let items = options.map { value, count in
      "<option value=\"\(HTMLText.escaped(value))\">\(HTMLText.escaped(value)) (\(Wording.grouped(count)))</option>"
    }
    return "<p><label for=\"f-\(name)\">\(label)</label><select id=\"f-\(name)\" name=\"\(name)\">"
      + "<option value=\"\">all</option>\(items.joined())</select></p>\n"
  }

  private func counted(_ values: (Finding) -> [String?]) -> [(value: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in findings {
      for value in Set(values(finding).compactMap(\.self)) { counts[value, default: 0] += 1 }
    }
    return counts.map { ($0.key, $0.value) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  private var sizeOptions: [(value: String, count: Int)] {
    var counts: [TextSize: Int] = [:]
    for size in findings.lazy.flatMap(\.sizes) { counts[size, default: 0] += 1 }
    return sizes.compactMap { size in counts[size].map { (size.name, $0) } }
  }

  private var severityOptions: [(value: String, count: Int)] {
    [Severity.error, .warning, .note].compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? (severity.rawValue, count) : nil
    }
  }
}

import Vocabulary

/// One failing button: its picture at every text size, what is wrong with it, and what its translator may do.
///
/// On one line: the page keeps cards as lines of text until they are scrolled to.
struct ExhibitCard {
  let entry: ExhibitList.Entry
  let findings: [Finding]
  /// Where each of the findings stands in the page's data.
  let number: Int
  let unit: String
  let isSurvey: Bool
  /// The picture to show first.
  let picture: String

  var html: String {
    let exhibit = entry.exhibit
    let shown = exhibit.figures[entry.shown]
    let id = "card\(number)"
    return "<article class=\"card\" data-exhibit=\"\(number)\" aria-labelledby=\"\(id)\">"
      + "<h3 id=\"\(id)\">\(HTMLText.title(exhibit.text, exhibit.locale, shown.direction))</h3>"
      + "<p class=\"place\">\(place)</p>"
      + "<div class=\"stage\">\(picture)</div>" + slider
      + "<p class=\"caption\">\(FigureCaption(shown, unit: unit).html)</p>"
      + "<ul class=\"faults\">" + zip(entry.findings, findings).map(fault).joined() + "</ul>" + facts + alternatives
      + actions + "</article>"
  }

  private var place: String {
    let exhibit = entry.exhibit
    let scope = Wording.place(exhibit.component, exhibit.strategy, isSurvey: isSurvey)
    let variant = exhibit.variant.map { " <span class=\"variant\">\(HTMLText.name($0))</span>" } ?? ""
    return "<b class=\"locale\" data-locale=\"\(HTMLText.escaped(exhibit.locale.identifier))\">"
      + "\(HTMLText.escaped(exhibit.locale.identifier))</b> \(HTMLText.code(exhibit.key))\(variant) "
      + "<span class=\"quiet\">in \(HTMLText.name(scope))</span>"
  }

  private var slider: String {
    let count = entry.exhibit.figures.count
    guard count > 1 else { return "" }
    let name = HTMLText.escaped(entry.exhibit.figures[entry.shown].textSize.name)
    return
      "<div class=\"sizes scripted\"><input type=\"range\" min=\"0\" max=\"\(count - 1)\" value=\"\(entry.shown)\" "
      + "aria-label=\"Text size\" aria-valuetext=\"\(name)\"><span class=\"ticks\" aria-hidden=\"true\"></span></div>"
  }

  private func fault(_ index: Int, _ finding: Finding) -> String {
    var remarks: [String] = []
    if let first = finding.firstFailingSize { remarks.append("from \(HTMLText.escaped(first.name))") }
    if finding.withinErrorBar { remarks.append("within the error bar") }
    if finding.alsoInSource { remarks.append("the source fails too") }
    if finding.status != .new { remarks.append(finding.status.rawValue) }
    return "<li>\(HTMLText.severity(finding.severity)) <b>\(HTMLText.escaped(finding.rule))</b> "
      + "\(HTMLText.name(finding.message)) <span class=\"quiet\">\(remarks.joined(separator: ", "))</span> "
      + "<button type=\"button\" class=\"scripted\" data-copy=\"accept\" data-finding=\"\(index)\">"
      + "Copy accept command<span class=\"unseen\"> of \(HTMLText.escaped(finding.rule))</span></button></li>"
  }

  /// What would fit, of the finding that has most to say.
  private var facts: String {
    var facts: [(String, String)] = []
    if let source = findings.lazy.compactMap(\.sourceText).first, source != entry.exhibit.text {
      facts.append(("source", HTMLText.title(source, nil)))
    }
    if let budget = findings.lazy.compactMap(\.budget).first {
      let size = HTMLText.escaped(budget.textSize.name)
      facts.append(
        (
          "room for",
          (budget.characters > 0 ? "about \(Wording.counted(budget.characters, "character")), " : "")
            + "\(Wording.points(budget.points)) \(unit) at \(size)"
        ))
    }
    if let width = findings.lazy.compactMap({ $0.widthToFit }).first {
      facts.append(
        ("fits in", "\(Wording.points(width.width)) \(unit) width at \(HTMLText.escaped(width.textSize.name))"))
    }
    if let location = entry.exhibit.location { facts.append(("where", HTMLText.name(Wording.place(location)))) }
    guard !facts.isEmpty else { return "" }
    return "<dl>" + facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined() + "</dl>"
  }

  private var alternatives: String {
    let count = entry.exhibit.alternatives.count
    guard count > 0 else { return "" }
    return "<details class=\"alternatives scripted\"><summary>The same title in "
      + "\(count == 1 ? "another strategy" : "\(count) other strategies")</summary></details>"
  }

  private var actions: String {
    "<p class=\"actions scripted\"><a href=\"\(HTMLText.address(("key", entry.exhibit.key)))\">This key in all locales</a>"
      + "<button type=\"button\" data-copy=\"render\" data-finding=\"\(entry.findings.first ?? 0)\">"
      + "Copy render command</button></p>"
  }
}

extension Finding {
  /// At the promised size where it fails there, else at the largest.
  fileprivate var widthToFit: SizedWidth? {
    smallestPassingWidth.first { $0.textSize == budget?.textSize } ?? smallestPassingWidth.last
  }
}

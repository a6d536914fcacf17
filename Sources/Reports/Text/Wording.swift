import Vocabulary

/// Numbers and lists as the text report spells them.
package enum Wording {
  /// `1,234`.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude).utf8)
    var bytes: [UInt8] = count < 0 ? [0x2D] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { bytes.append(0x2C) }
      bytes.append(digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `1 title`, `2,000 titles`.
  static func counted(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 " + noun }
    let isConsonantY = noun.hasSuffix("y") && !noun.hasSuffix("ey") && !noun.hasSuffix("ay") && !noun.hasSuffix("oy")
    let plural = isConsonantY ? String(noun.dropLast()) + "ies" : noun + "s"
    return grouped(count) + " " + plural
  }

  /// As JSON prints it: to a hundredth, without trailing zeros.
  static func points(_ value: Points) -> String {
    var json = JSONWriter()
    json.number(value)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Whole percent; 100 only where nothing is lost, 0 only where nothing is left.
  static func percent(_ share: Double) -> String {
    guard share > 0 else { return "0%" }
    guard share < 1 else { return "100%" }
    return share < 0.01 ? "<1%" : "\(min(99, Int(share * 100 + 0.5)))%"
  }

  /// The first names, and how many more there are.
  static func list(_ names: [String], showing limit: Int) -> String {
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + ", and \(grouped(names.count - limit)) more"
  }

  /// `12 new, 1 changed, 340 known; 2 of its entries no longer occur`.
  static func statuses(_ count: Report.BaselineCount) -> String {
    let parts = Finding.Status.allCases.compactMap { status -> String? in
      let findings = count.statuses[status] ?? 0
      return findings > 0 || status == .new ? grouped(findings) + " " + status.rawValue : nil
    }
    let gone =
      count.gone == 1
      ? "; 1 of its entries no longer occurs" : "; \(grouped(count.gone)) of its entries no longer occur"
    return parts.joined(separator: ", ") + (count.gone > 0 ? gone : "")
  }

  static func style(of severity: Severity) -> Ink.Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// `App/Localizable.strings:12`.
  static func place(_ location: SourceLocation) -> String { location.file + ":\(location.line)" }

  /// What a component is called on the page: nothing where the name says no more than its strategy does, as for one
  /// that the command line describes, or where the reader never named one, as in a survey.
  static func name(of component: String?, _ strategy: String?, isSurvey: Bool) -> String {
    isSurvey || component == strategy ? "" : component ?? ""
  }

  /// Where a title stands: `primaryAction / contentBlock`, or the strategy alone.
  static func place(_ component: String?, _ strategy: String?, isSurvey: Bool) -> String {
    [name(of: component, strategy, isSurvey: isSurvey), strategy ?? ""].filter { !$0.isEmpty }.joined(separator: " / ")
  }

  /// A distance to be read at a glance: whole points, tenths below ten.
  static func glance(_ value: Points) -> String {
    let size = value.magnitude
    guard size.isFinite, size < 1e12 else { return "?" }
    return size < 9.95 ? points((size * 10).rounded() / 10) : points(size.rounded())
  }

  /// `a`, `a and b`, `a, b and c`.
  static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What was audited: `2,700 titles in 9 locales (source en) from 2 catalogs; 1 component, 194,400 layouts.`
  static func scope(of report: Report, _ options: ReportOptions) -> String {
    let summary = report.summary
    let strategies = Set(report.ranking.map(\.strategy)).count
    let what =
      options.isSurvey && strategies > 0
      ? counted(strategies, "strategy") : counted(summary.components, "component")
    return counted(summary.titles, "title") + " in " + counted(summary.locales, "locale")
      + (report.sourceLocale.map { " (source \($0.identifier))" } ?? "") + " from "
      + counted(summary.catalogs, "catalog") + "; " + what + ", " + counted(summary.layouts, "layout")
      + "."
  }
}

import Catalogs
import Checks
import Titles
import UnicodeServices
import Vocabulary

/// `snug keys`: which key goes to which component, and why.
enum KeysCommand {
  struct Options: Sendable {
    var paths: [String] = []
    var configuration = ConfigurationOptions()
    var isUnmatchedOnly = false
  }

  static let command = Command(
    "keys", summary: "Show which key goes to which component, and why", usage: ["keys [PATH...] [OPTIONS]"],
    examples: [("snug keys --unmatched", "the keys that no component takes")],
    table: OptionTable<Options>(
      operands: .init("PATH...", \.paths, "catalogs, folders or globs; else those of the configuration"),
      [
        .init(
          "Options",
          [.flag("--unmatched", \.isUnmatchedOnly, "only the keys that no component takes, and why not")]
            + ConfigurationOptions.options.filter { $0.name != "--fonts-dir" }.map { $0.within(\.configuration) })
      ]),
    initial: Options(), run: run)

  private static func run(_ options: Options, _ session: Session) throws -> ExitStatus {
    let configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    let found = try configuration.findCatalogs(options.paths, session: session)
    for missing in found.missing { session.errors.write("snug: \(missing.path) \(missing.reason)\n") }
    guard !found.files.isEmpty else { throw UsageError("no catalog was found") }
    let catalogs = found.files.map { $0.load(configuration.plan) }
    for problem in catalogs.flatMap(\.problems) {
      let place = problem.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      session.errors.write("\(place)\(problem.message)\n")
    }
    let components = configuration.plan.components
    let set = CatalogSet(catalogs, sourceLocale: configuration.plan.sourceLocale)
    let assigned = KeyAssignment.rows(of: set, limit: components.compactMap(\.titles.maxSourceLength).min())
    session.output.write(
      lines: KeyAssignment.lines(assigned, components, isUnmatchedOnly: options.isUnmatchedOnly))
    return found.missing.isEmpty && !catalogs.contains(where: \.isDamaged) ? .clean : .incomplete
  }
}

/// Which components take a key, and what in their `titles` decided it.
enum KeyAssignment {
  /// A key of the source.
  struct Row {
    var candidate: TitleSelection.Candidate
    var location: SourceLocation
  }

  /// In the order of tables and keys; `limit` is the least that a component sets.
  static func rows(of catalogs: CatalogSet, limit: Int?) -> [Row] {
    let maker = TitleMaker()
    return catalogs.tables.flatMap { table in
      table.sourceKeys.compactMap { key -> Row? in
        table.source(of: key).map { entry in
          Row(candidate: .init(entry, limit: limit, maker: maker), location: entry.location)
        }
      }
    }
  }

  static func lines(_ rows: [Row], _ components: [Component], isUnmatchedOnly: Bool) -> [String] {
    var lines: [String] = []
    if !isUnmatchedOnly {
      for component in components {
        let taken = rows.filter { component.titles.takes($0.candidate, component: component.name) }
        lines.append("\(component.name): \(count(taken))")
        lines += table(taken) { reasonToTake($0, component) } + [""]
      }
    }
    let left = rows.filter { row in !components.contains { $0.titles.takes(row.candidate, component: $0.name) } }
    lines.append("no component: \(count(left))")
    lines += table(left) { row in
      let reasons = components.map { component in
        let reason = reasonToLeave(row, component)
        return components.count == 1 ? reason : "\(component.name): \(reason)"
      }
      return reasons.joined(separator: "; ")
    }
    return lines
  }

  private static func count(_ rows: [Row]) -> String { rows.count == 1 ? "1 key" : "\(rows.count) keys" }

  private static func table(_ rows: [Row], reason: (Row) -> String) -> [String] {
    let widest = min(40, rows.map { TerminalWidth.columns(of: $0.candidate.key) }.max() ?? 0)
    return rows.map { row in
      let gap = String(repeating: " ", count: max(0, widest - TerminalWidth.columns(of: row.candidate.key)))
      return "  \(row.candidate.key)\(gap)  \(row.location.file):\(row.location.line)  \(reason(row))"
    }
  }

  /// Asks the selection itself, one entry at a time, so that the answer cannot differ from what an audit does.
  private static func reasonToTake(_ row: Row, _ component: Component) -> String {
    func holds(_ selection: TitleSelection) -> Bool { selection.takes(row.candidate, component: component.name) }
    if holds(.nothing) { return "its comment says snug: \(component.name)" }
    if let match = component.titles.matches.first(where: { !$0.excludes && holds(TitleSelection(matches: [$0])) }) {
      return spelling(of: match)
    }
    return component.titles.maxSourceLength.map { "its source has at most \($0) characters" } ?? "every key"
  }

  private static func reasonToLeave(_ row: Row, _ component: Component) -> String {
    func holds(_ selection: TitleSelection) -> Bool { selection.takes(row.candidate, component: component.name) }
    // A comment that names another component outweighs even a selection of everything.
    if !holds(TitleSelection()) { return "its comment names another component" }
    if let limit = component.titles.maxSourceLength, row.candidate.length > limit {
      return "\(row.candidate.length) characters, at most \(limit)"
    }
    if let match = component.titles.matches.first(where: { $0.excludes && !holds(TitleSelection(matches: [$0])) }) {
      return "excluded by \(spelling(of: match))"
    }
    return "no entry of titles fits"
  }

  static func spelling(of match: TitleSelection.Match) -> String {
    let conditions = match.conditions.map { condition in
      switch condition {
      case .key(let glob): "key \(glob)"
      case .keyPattern(let pattern): "key \(pattern.spelling)"
      case .comment(let glob): "comment \(glob)"
      case .source(let glob): "source \(glob)"
      case .file(let glob): "file \(glob)"
      case .interfaceClass(let name): "class \(name)"
      }
    }
    return (match.excludes ? "!" : "") + conditions.joined(separator: ", ")
  }
}

extension TitleSelection {
  /// Takes no key but what a comment assigns.
  fileprivate static let nothing = TitleSelection(maxSourceLength: -1)
}

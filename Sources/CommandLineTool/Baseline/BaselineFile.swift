import Catalogs
import Reports

/// Where a baseline is, and what messages call it.
struct BaselineFile: Sendable {
  /// Absolute.
  let path: String
  /// From the working folder.
  let name: String
  /// What a suggested command must repeat to mean the same file; empty, or with a space before it.
  let argument: String

  /// The one that the command line or the configuration names.
  static func asked(_ options: AuditOptions, _ configuration: Configuration, _ session: Session) -> BaselineFile? {
    if let file = options.baseline {
      return BaselineFile(
        path: FileTree.absolute(file, in: session.workingFolder), name: file,
        argument: SafeText.shellWord(file).map { " --baseline " + $0 } ?? "")
    }
    return configuration.baseline.map {
      BaselineFile(path: $0, name: FileTree.relative($0, to: session.workingFolder), argument: "")
    }
  }

  /// That, or else the standard name beside the configuration.
  init(_ options: AuditOptions, _ configuration: Configuration, _ session: Session) {
    if let asked = Self.asked(options, configuration, session) {
      self = asked
    } else {
      let path = FileAccess.join(configuration.folder, Baseline.standardName)
      self.init(path: path, name: FileTree.relative(path, to: session.workingFolder), argument: "")
    }
  }

  init(path: String, name: String, argument: String = "") {
    self.path = path
    self.name = name
    self.argument = argument
  }

  var exists: Bool { FileAccess.kind(of: path) != nil }

  /// Throws `UsageError` for a file that is not there and `ConfigurationError` for one that is wrong.
  func read(_ session: Session, isQuiet: Bool) throws -> Baseline {
    guard let bytes = FileAccess.bytes(of: path) else {
      let reason = exists ? "cannot be read" : "does not exist; `snug baseline write\(argument)` writes it"
      throw UsageError("the baseline \(name) \(reason)")
    }
    let (baseline, notices) = try BaselineReader.read(bytes, file: name)
    if !isQuiet { session.errors.write(lines: notices) }
    return baseline
  }

  func write(_ baseline: Baseline) throws(UsageError) { try FileAccess.write(baseline.bytes, to: path) }

  // MARK: What a comparison should make known

  func tell(_ comparison: BaselineComparison, _ options: AuditOptions, _ session: Session) {
    if !options.isQuiet { session.errors.write(lines: notices(comparison)) }
    guard !comparison.gone.isEmpty else { return }
    let count = Self.count(comparison.gone.count, "entry", "entries")
    let verb = comparison.gone.count == 1 ? "occurs" : "occur"
    let advice = "`snug baseline prune\(argument)` drops \(comparison.gone.count == 1 ? "it" : "them")"
    if options.isBaselineStrict {
      session.errors.write("snug: \(count) of \(name) no longer \(verb); \(advice):\n")
      session.errors.write(lines: comparison.gone.map { "  " + $0.line })
    } else if !options.isQuiet {
      session.errors.write("\(count) of \(name) no longer \(verb): \(advice).\n")
    }
  }

  private func notices(_ comparison: BaselineComparison) -> [String] {
    var lines: [String] = []
    let fonts = comparison.otherFonts
    let names = fonts.changed.map { "\($0) (another file)" } + fonts.added.map { "\($0) (not in it)" }
    if !names.isEmpty {
      lines.append(
        "Fonts other than those of \(name): \(names.joined(separator: ", ")). Numbers may differ from its own; "
          + "`snug baseline write\(argument)` takes them down.")
    }
    let rules = comparison.otherRules
    if !rules.isEmpty {
      lines.append(
        "Rules that \(name) does not know: \(rules.joined(separator: ", ")). Their findings are at most warnings until "
          + "the next `snug baseline write\(argument)`.")
    }
    return lines
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}

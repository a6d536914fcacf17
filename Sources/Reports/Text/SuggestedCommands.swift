import Vocabulary

/// The commands that a report suggests, each in pieces that may stand on lines of their own: run as they are, they come to
/// the very finding.
struct SuggestedCommands {
  private let options: ReportOptions
  /// What the run was asked for that decides how a title is measured: `--width 120`, by its name.
  private let asked: [(name: String, value: String)]

  init(_ report: Report, _ options: ReportOptions) {
    self.options = options
    asked = report.run.options.compactMap { option in
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !Self.narrowing.contains(parts[0]), let value = SafeText.shellWord(parts[1])
      else { return nil }
      return (parts[0], value)
    }
  }

  /// These leave findings out, and change none.
  private static let narrowing: Set = ["--locales", "--key", "--component", "--rule", "--today"]
  /// What `inspect` and `render` have in common with `audit`.
  private static let ofOneTitle: Set = [
    "--platform", "--source-locale", "--fonts-dir", "--display-scale", "--width", "--height", "--image",
  ]

  private var allAsked: [String] { asked.map { "\($0.name) \($0.value)" } }

  /// All that is found of its key; nil where it has none that can be typed.
  func audit(keyOf finding: Finding) -> [String]? {
    // For `audit` it is a pattern. A `?` matches itself, and is in many a key.
    let pattern = finding.key.map { key in
      key.unicodeScalars.map { "*[\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    let key = option("--key", pattern)
    return key.isEmpty ? nil : ["snug", "audit"] + key + ["--all"] + options.repeatedWords + allAsked
  }

  func explain(_ finding: Finding) -> [String] {
    ["snug", "explain", finding.fingerprint] + options.repeatedWords + allAsked
  }

  func accept(_ finding: Finding, reason: String) -> [String] {
    ["snug", "baseline", "accept", finding.fingerprint, "--reason \(reason)"] + acceptance
  }

  /// What follows the reason. `accept` takes no PATHs: only the configuration of what must be repeated.
  var acceptance: [String] { configuration + allAsked }

  private var configuration: [String] {
    options.repeatedArguments.first == "--config" ? Array(options.repeatedWords.prefix(2)) : []
  }

  // MARK: One title

  /// The arguments by which `inspect` and `render` find the title where it is worst; nil where there is none, or where its
  /// names cannot be typed.
  func title(of finding: Finding) -> [String]? {
    let key = option("--key", finding.key)
    guard finding.scope == .title, !key.isEmpty else { return nil }
    var arguments = key + place(of: finding)
    if let size = finding.worst?.textSize ?? finding.firstFailingSize { arguments.append("--text-size \(size.name)") }
    return arguments + ofEveryTitle
  }

  /// Those of them that say which title it is and where it stands: its catalog and variant, for a key may be in several; its
  /// component, strategy, locale and width.
  func place(of finding: Finding) -> [String] {
    var arguments: [String] = []
    let isAdHoc = isAsked("--strategy")
    if !isAdHoc { arguments += option("--component", finding.component) }
    arguments += option("--strategy", finding.strategy)
    arguments += option("--locale", finding.locale?.identifier)
    arguments += option("--variant", finding.variant)
    if !isAsked("--width"), let width = finding.widthAtWorst { arguments.append("--width \(Wording.points(width))") }
    // Without a height a button that only flags describe is as high as it asks to be.
    if isAdHoc, !isAsked("--height"), case .room(_, let bounds, _, _, _) = finding.worst {
      arguments.append("--height \(Wording.points(bounds.height))")
    }
    if let file = finding.location?.file, let path = SafeText.shellWord(options.catalogPrefix + file) {
      arguments.append(path)
    }
    return arguments
  }

  /// Those that are the same for every title.
  var ofEveryTitle: [String] {
    configuration + asked.filter { Self.ofOneTitle.contains($0.name) }.map { "\($0.name) \($0.value)" }
  }

  private func isAsked(_ name: String) -> Bool { asked.contains { $0.name == name } }

  private func option(_ name: String, _ value: String?) -> [String] {
    // A value that begins like an option would be taken for one.
    value.flatMap(SafeText.shellWord).map { ["\(name)\(value?.hasPrefix("-") == true ? "=" : " ")\($0)"] } ?? []
  }
}

extension Finding {
  /// Of the component's widths the one at which it is worst, or fails at all; nil for a component without widths.
  fileprivate var widthAtWorst: Points? {
    if case .room(_, let bounds, _, _, _) = worst, widths.contains(where: { abs($0 - bounds.width) <= 0.005 }) {
      return bounds.width
    }
    return widths.first
  }
}

extension ReportOptions {
  /// What suggested commands must repeat, as a shell reads it.
  var repeatedWords: [String] { repeatedArguments.compactMap(SafeText.shellWord) }
}

import Vocabulary

/// How much was left out, and what to type next.
struct NextSteps {
  let report: Report
  /// The finding that the commands take as their example.
  let worst: Finding?
  let unlisted: Int
  let notes: Int
  let shared: Int
  let options: ReportOptions

  func write(to page: inout Page) {
    let steps = steps
    guard !steps.isEmpty || unlisted + notes + shared > 0 else { return }
    page.heading("Next")
    if let left = leftOut { page.paragraph([Phrase(left)]) }
    for (purpose, command) in steps {
      page.paragraph([Phrase(purpose + ":")])
      write(command, to: &page)
    }
  }

  private var leftOut: String? {
    var parts: [String] = []
    if unlisted > 0 {
      parts.append(Wording.counted(unlisted, options.isSurvey ? "more title" : "more key") + " (--all)")
    }
    if notes > 0 { parts.append(Wording.counted(notes, "note") + " (--verbose)") }
    if shared > 0 { parts.append(Wording.grouped(shared) + " shared with the source (--verbose)") }
    return parts.isEmpty ? nil : "Not listed: " + parts.joined(separator: ", ") + "."
  }

  private var repeated: [String] { options.repeatedWords }

  private var steps: [(purpose: String, command: [String])] {
    var steps: [(String, [String])] = []
    if let worst, let key = worst.key.flatMap(SafeText.shellWord) {
      if !options.isSurvey {
        steps.append(("The worst key, in every locale", ["snug", "audit", "--key \(key)", "--all"] + repeated))
      }
      var inspect = ["snug", "inspect", "--key \(key)"] + worst.placeArguments(isSurvey: options.isSurvey)
      if let size = worst.worst?.textSize ?? worst.firstFailingSize { inspect.append("--text-size \(size.name)") }
      steps.append(("The frames of the worst title", inspect + repeated))
    }
    if report.findings.contains(where: { $0.scope == .notMeasured }) || !report.summary.notMeasured.isEmpty {
      steps.append(("Missing faces, and the packages that bring them", ["snug", "fonts"]))
    }
    if report.summary.noComponent > 0, !options.isSurvey {
      steps.append(("Keys that no component takes", ["snug", "keys", "--unmatched"] + repeated))
    }
    if options.isSurvey { steps.append(("A configuration for your own buttons", ["snug", "init"] + repeated)) }
    return steps
  }

  /// On one line where it fits, else over several, joined as a shell joins them. An argument that no line can hold is
  /// left to the reader.
  private func write(_ command: [String], to page: inout Page) {
    let continuation = " \\"
    var line = ""
    for (index, part) in command.enumerated() {
      let room = page.columns - Self.indent - (index == command.count - 1 ? 0 : continuation.count)
      let longer = line.isEmpty ? part : line + " " + part
      if page.width(Phrase(longer)) <= room {
        line = longer
        continue
      }
      page.put([Phrase(line + continuation, .note)], indent: Self.indent)
      line = "  " + part
      if page.width(Phrase(line)) > room { line = "  " + part.prefix { $0 != " " } + " ..." }
    }
    page.put([Phrase(line, .note)], indent: Self.indent)
  }

  private static let indent = 2
}

extension ReportOptions {
  /// What suggested commands must repeat, as a shell reads it.
  var repeatedWords: [String] { repeatedArguments.compactMap(SafeText.shellWord) }
}

extension Finding {
  /// The options of `inspect` and `render` that say where the title stands, beside its key and text size.
  func placeArguments(isSurvey: Bool) -> [String] {
    var arguments: [String] = []
    // A component of the configuration has more to it than its strategy; one of the command line is called after it.
    if !isSurvey, component != strategy, let component = component.flatMap(SafeText.shellWord) {
      arguments.append("--component \(component)")
    }
    if let strategy = strategy.flatMap(SafeText.shellWord) { arguments.append("--strategy \(strategy)") }
    if let locale = (locale?.identifier).flatMap(SafeText.shellWord) { arguments.append("--locale \(locale)") }
    return arguments
  }
}

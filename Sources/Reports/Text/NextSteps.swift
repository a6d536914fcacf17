import Vocabulary

/// How much was left out, and what to type next.
struct NextSteps {
  let report: Report
  /// The finding that the commands take as their example.
  let worst: Finding?
  let unlisted: Int
  let notes: Int
  let shared: Int
  let settled: Int
  let options: ReportOptions

  func write(to page: inout Page) {
    let steps = steps
    guard !steps.isEmpty || unlisted + notes + shared + settled > 0 else { return }
    page.heading("Next")
    if let left = leftOut { page.paragraph([Phrase(left)]) }
    for (purpose, command) in steps {
      page.paragraph([Phrase(purpose + ":")])
      page.command(command)
    }
  }

  private var leftOut: String? {
    var parts: [String] = []
    if unlisted > 0 {
      parts.append(Wording.counted(unlisted, options.isSurvey ? "more title" : "more key") + " (--all)")
    }
    if notes > 0 { parts.append(Wording.counted(notes, "note") + " (--verbose)") }
    if shared > 0 { parts.append(Wording.grouped(shared) + " shared with the source (--verbose)") }
    if settled > 0 { parts.append(Wording.grouped(settled) + " in the baseline (--all)") }
    return parts.isEmpty ? nil : "Not listed: " + parts.joined(separator: ", ") + "."
  }

  private var commands: SuggestedCommands { SuggestedCommands(report, options) }

  private var steps: [(purpose: String, command: [String])] {
    var steps: [(String, [String])] = []
    if let worst, let title = commands.title(of: worst), let audit = commands.audit(keyOf: worst) {
      if !options.isSurvey {
        steps.append(("The worst key, in every locale", audit))
        steps.append(("Everything about the worst title", commands.explain(worst)))
      }
      steps.append(("The frames of the worst title", ["snug", "inspect"] + title))
    }
    if report.findings.contains(where: { $0.scope == .notMeasured }) || !report.summary.notMeasured.isEmpty {
      let fonts = ["snug", "fonts"] + options.repeatedWords
      steps.append(("Missing faces, and the packages that bring them", fonts))
    }
    if report.summary.noComponent > 0, !options.isSurvey {
      let unmatched = ["snug", "keys", "--unmatched"] + options.repeatedWords
      steps.append(("Keys that no component takes", unmatched))
    }
    if options.isSurvey {
      steps.append(("A configuration for your own buttons", ["snug", "init"] + options.repeatedWords))
    }
    return steps
  }
}

extension Page {
  /// A command on one line where it fits, else over several, joined as a shell joins them. An argument that no line can
  /// hold is left to the reader.
  mutating func command(_ parts: [String], indent: Int = 2) {
    let continuation = " \\"
    var line = ""
    for (index, part) in parts.enumerated() {
      let room = columns - indent - (index == parts.count - 1 ? 0 : continuation.count)
      let longer = line.isEmpty ? part : line + " " + part
      if width(Phrase(longer)) <= room {
        line = longer
        continue
      }
      put([Phrase(line + continuation, .note)], indent: indent)
      line = "  " + part
      if width(Phrase(line)) > room {
        line = part.hasPrefix("--") ? "  " + part.prefix { $0 != " " } + " ..." : "  ..."
      }
    }
    put([Phrase(line, .note)], indent: indent)
  }
}

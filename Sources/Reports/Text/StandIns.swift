import Vocabulary

/// Faces that stand in for the platform's own, in a sentence that names the one that matters most.
struct StandIns {
  /// The family that most findings are set in first, the others by name.
  private var families: [(name: String, platform: String)] = []

  init(_ report: Report) {
    for font in report.environment.fonts {
      guard let platform = font.standIn else { continue }
      if !families.contains(where: { $0 == (font.family, platform) }) { families.append((font.family, platform)) }
    }
    guard families.count > 1 else { return }
    var uses: [String: Int] = [:]
    for finding in report.findings { for family in finding.standIn { uses[family, default: 0] += 1 } }
    families.sort { left, right in
      let (leftUses, rightUses) = (uses[left.name] ?? 0, uses[right.name] ?? 0)
      return leftUses == rightUses ? left < right : leftUses > rightUses
    }
    families[1...].sort { $0 < $1 }
  }

  /// `Inter stands in for San Francisco, and 2 more faces for others: widths have an error bar.`; nil where none does.
  func sentence(_ options: ReportOptions, hint: String = "") -> String? {
    guard let (name, platform) = families.first else { return nil }
    let others = families.count - 1
    let rest =
      others == 0 || options.isVerbose ? "" : ", and \(Wording.counted(others, "more face")) for others\(hint)"
    // All findings of a survey are notes anyway.
    let caveat = options.isSurvey ? "" : ", within which a finding is a warning at most"
    return "\(name) stands in for \(platform)\(rest): widths have an error bar\(caveat)."
  }

  func write(to page: inout Page, _ options: ReportOptions) {
    guard let sentence = sentence(options, hint: " (--verbose)") else { return }
    page.paragraph([Phrase(sentence)])
    guard options.isVerbose else { return }
    for (name, platform) in families.dropFirst() { page.paragraph([Phrase("\(name) stands in for \(platform).")]) }
  }
}

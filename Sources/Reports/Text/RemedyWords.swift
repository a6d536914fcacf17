import Vocabulary

/// What one component's remedies come to in words and numbers, for all formats that people read.
struct RemedyWords {
  let remedies: Remedies
  let unit: String

  private static let mostStrategies = 2
  /// The share of titles that counts as most of them.
  private static let most = 0.95

  // MARK: Sentences

  var sentences: [String] {
    let sentences = [widths, changes].compactMap(\.self)
    return sentences.isEmpty ? ["No one change helps."] : sentences
  }

  /// `With 342 pt of width 95% would fit, with 410 pt all but 3.`
  var widths: String? {
    guard let last = remedies.widths.last, last.failing < remedies.failing else { return nil }
    let all = "all" + (last.failing > 0 ? " but \(Wording.grouped(last.failing))" : "")
    let passing = remedies.titles - remedies.failing
    let share = Self.most
    guard Double(passing) < share * Double(remedies.titles), let most = remedies.width(passing: share),
      most < last.width
    else { return "With \(points(last.width)) of width \(all) would fit." }
    return "With \(points(most)) of width \(Wording.percent(share)) would fit, with \(points(last.width)) \(all)."
  }

  /// `12 still fail with two lines, 40 as stack.`
  private var changes: String? {
    var strategies = 0
    let better = remedies.changes.filter { outcome in
      guard outcome.failing < remedies.failing else { return false }
      guard case .strategy = outcome.change else { return true }
      strategies += 1
      return strategies <= Self.mostStrategies
    }
    guard let first = better.first else { return nil }
    let verb = first.failing == 0 ? "fails" : first.failing == 1 ? "still fails" : "still fail"
    let clauses = better.enumerated().map { index, outcome in
      let count = outcome.failing == 0 ? index == 0 ? "None" : "none" : Wording.grouped(outcome.failing)
      return count + (index == 0 ? " \(verb) " : " ") + Self.words(for: outcome.change)
    }
    return clauses.joined(separator: ", ") + "."
  }

  /// `with two lines`, `at a scale of 0.85`, `as stack`.
  static func words(for change: Remedies.Change) -> String {
    switch change {
    case .lines(let lines): "with " + (lines == 2 ? "two lines" : Wording.counted(lines, "line"))
    case .minimumScale(let scale): "at a scale of \(Wording.points(scale))"
    case .strategy(let name): "as \(name)"
    }
  }

  // MARK: Numbers

  var widthForMost: Points? { remedies.width(passing: Self.most) }
  var widthForAll: Points? { remedies.width(passing: 1) }

  /// Whole points that are wide enough: `342 pt`.
  func points(_ width: Points) -> String { "\(Wording.points((width - 0.001).rounded(.up))) \(unit)" }

  /// The strategy that leaves fewest titles; nil where none is better than this one.
  var bestStrategy: (name: String, failing: Int)? {
    for outcome in remedies.changes where outcome.failing < remedies.failing {
      if case .strategy(let name) = outcome.change { return (name, outcome.failing) }
    }
    return nil
  }

  func failing(after change: Remedies.Change) -> Int? { remedies.changes.first { $0.change == change }?.failing }
}

extension Report {
  /// The remedies of components with failing titles, the most failing titles first.
  var wantedRemedies: [Remedies] {
    remedies.filter { $0.failing > 0 }.sorted {
      ($1.failing, $0.component, $0.strategy) < ($0.failing, $1.component, $1.strategy)
    }
  }

  /// The largest size that titles of a component are promised at.
  func required(of component: String) -> TextSize? { components.first { $0.name == component }?.required }
}

import Layouts
import Typesetting
import Vocabulary

/// Says whether a title loses anything at a promised size in one strategy of a component: what the ranking counts, and
/// nothing more, so that it may stop at the first loss (DESIGN §5, Remedies and ranking).
///
/// A class, so that each title passes on a reference.
final class LossJudge: Sendable {
  let placing: Placing
  private let rules: ActiveRules
  private let box: LineBox
  /// The sizes that are promised, as bits, and their places, the largest first: there most titles fail.
  private let promised: UInt64
  private let promisedSizes: [Int]
  /// One for each width; empty where limits do not stand for titles.
  private let limits: [LimitTable]
  /// For each of `limits`, the sizes at which the component is at fault itself, so that every title loses.
  private let lostAnyway: [UInt64]
  private let isInkLoss: Bool

  /// `known` are the limits of the same component where titles neither wrap nor shrink; empty where there are none.
  init(placing: Placing, rules: ActiveRules, box: LineBox, usesLimits: Bool, known: [LimitTable] = []) {
    self.placing = placing
    self.rules = rules
    self.box = box
    let prepared = placing.prepared
    let promised = prepared.promisedMask
    self.promised = promised
    promisedSizes = prepared.isPromised.indices.reversed().filter { prepared.isPromised[$0] }
    isInkLoss = RuleList.inkOutsideFrame.map { rules.isLoss[$0] } ?? false
    let isLimited =
      usesLimits && !(placing.strategy is BalancedInsets) && prepared.widths.allSatisfy { $0 != nil }
    let widths = isLimited ? prepared.widths : []
    limits = widths.enumerated().map { index, width in
      known.isEmpty
        ? LimitTable(placing: placing, rules: rules, box: box, width: width, sizes: promised)
        : known[index].narrowed(to: placing, box: box, width: width, sizes: promised)
    }
    lostAnyway = limits.map { table in
      table.always.indices.reduce(0) { $0 | (rules.isLoss[$1] ? table.always[$1] : 0) }
    }
  }

  /// Whether the title loses something at a promised size, in any of the component's widths.
  func loses(_ title: TitleMeasure) -> Bool {
    let isLimited = !limits.isEmpty && title.box == box && title.shape.text?.hasNewline != true
    for (index, width) in placing.prepared.widths.enumerated() {
      var suspects = promised
      if isLimited {
        suspects = limits[index].suspects(title, prepared: placing.prepared, among: promised)
        var lost = lostAnyway[index]
        if isInkLoss { lost |= limits[index].inkOutsideFrame(title) }
        if lost & promised & ~suspects != 0 { return true }
      }
      if suspects != 0, loss(of: title, in: width, among: suspects) != nil { return true }
    }
    return false
  }

  /// What the title loses first, of the promised sizes in a mask, in a button that wide.
  func loss(of title: TitleMeasure, in width: Points?, among sizes: UInt64 = .max) -> Violation? {
    if placing.prepared.component.lines != 1, !title.isSetInLines {
      var lined = title
      lined.isSetInLines = true
      return loss(of: lined, in: width, among: sizes)
    }
    for size in promisedSizes where sizes & 1 << UInt64(size) != 0 {
      let situation = placing.situation(of: title, size: size, width: width, seesMirror: false)
      if let loss = rules.loss(in: situation) { return loss }
    }
    return nil
  }
}

// MARK: - Widths

extension LossJudge {
  /// How many guesses are made before every width is searched.
  private static let guesses = 8

  /// The narrowest button, in pixels, in which a title loses nothing that loses in one of `start` points at some of `sizes`;
  /// nil where no width is enough. What is wide enough for a title stays so as it grows.
  func passingWidth(of title: TitleMeasure, from start: Points, failing sizes: UInt64) -> Int? {
    let scale = placing.prepared.grid.scale
    func loss(_ pixels: Int) -> Violation? { self.loss(of: title, in: Double(pixels) / scale, among: sizes) }
    var failing = Int((start * scale - 0.001).rounded(.up))
    guard var missing = loss(failing) else { return failing }
    var passing: Int?
    for _ in 0..<Self.guesses where passing == nil {
      guard let growth = Self.growth(missing) else { break }
      let guess = failing + max(1, Int((growth * scale - 0.001).rounded(.up)))
      if let less = loss(guess) { (failing, missing) = (guess, less) } else { passing = guess }
    }
    if passing == nil {
      let widest = max(Int(LimitTable.widest * scale), 2 * failing)
      guard loss(widest) == nil else { return nil }
      passing = widest
    }
    guard var passing else { return nil }
    // Mostly the first guess is right to the pixel.
    if passing - failing > 1, loss(passing - 1) != nil { return passing }
    while passing - failing > 1 {
      let middle = (failing + passing) / 2
      if loss(middle) == nil { passing = middle } else { failing = middle }
    }
    return passing
  }

  /// How much wider a button would have to be, as far as a loss tells; nil where it is not about width.
  private static func growth(_ loss: Violation) -> Points? {
    switch loss.kind {
    case .width where loss.excess < LimitTable.widest: loss.excess
    // A title in the middle moves by half of what its button grows.
    case .distance where loss.excess < LimitTable.widest: 2 * loss.excess
    case .width, .distance, .height: nil
    }
  }
}

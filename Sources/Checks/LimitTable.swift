import Layouts
import Typesetting
import Vocabulary

/// What still passes, found once for a component, strategy, width and direction: the widest title at each size, and the
/// highest and lowest ink (DESIGN §2, Limits first).
///
/// Found by bisection over the very placement and rules that judge real titles, with titles that exist in numbers only.
/// A title within all limits breaks no title rule; one beyond them is placed in full. All rules count here, also those
/// that are off: a title that is cut may break another rule less than one that just fits, so that only together do they
/// leave one widest title.
struct LimitTable: Sendable {
  /// The widest passing text at each size, in points; negative where not even a title of no width passes.
  private(set) var width: [Points] = []
  /// The highest and the lowest passing ink at each size, in em from the baseline.
  private(set) var top: [Double] = []
  private(set) var bottom: [Double] = []
  /// Sizes at which a rule speaks of the component itself, whatever the title; by place in `RuleList.layout`.
  private(set) var always: [UInt64]
  /// How far ink may rise above and fall below the baseline at each size, in em.
  private var room: [Room] = []
  private let inkTolerance: Points
  private let looksForInk: Bool

  /// From the baseline to the edges of the label's frame and of the button, tolerances included, in em.
  private struct Room: Sendable {
    var frameTop: Double
    var frameBottom: Double
    var buttonTop: Double
    var buttonBottom: Double

    static let unlimited = Room(
      frameTop: .infinity, frameBottom: .infinity, buttonTop: .infinity, buttonBottom: .infinity)
  }

  static let widest: Points = 20_000
  /// The ink of capitals and descenders.
  private static let ink = (bottom: -0.2, top: 0.72)

  /// No title passes at other sizes than those of the mask. Where a title may wrap or shrink, one that does is beyond the
  /// limit: of those within it the same holds as of titles of one line.
  init(placing: Placing, rules: ActiveRules, box: LineBox, width buttonWidth: Points?, sizes: UInt64 = .max) {
    always = Array(repeating: 0, count: RuleList.layout.count)
    inkTolerance = RuleList.inkOutsideFrame.map { rules.tolerance[$0] } ?? 0
    looksForInk = RuleList.inkOutsideFrame.map { rules.isOn[$0] } ?? false
    let trial = Trial(placing: placing, rules: rules.unrestrained, box: box, buttonWidth: buttonWidth)
    let real = Trial(placing: placing, rules: rules, box: box, buttonWidth: buttonWidth)
    for size in placing.prepared.sizes.indices {
      guard sizes & 1 << UInt64(size) != 0 else {
        add(width: -1, top: -1, bottom: 1, room: Room.unlimited)
        continue
      }
      let constant = real.constantFaults(at: size)
      for rule in always.indices where constant & ActiveRules.Verdict.bit(rule) != 0 {
        always[rule] |= 1 << UInt64(size)
      }
      let limits = limits(at: size, trial: trial)
      add(width: limits.width, top: limits.top, bottom: limits.bottom, room: room(at: size, trial: trial))
    }
  }

  /// The limits of the same component where titles may wrap or shrink as well: one that does is beyond them.
  func narrowed(to placing: Placing, box: LineBox, width buttonWidth: Points?, sizes: UInt64) -> LimitTable {
    var table = self
    for size in width.indices where sizes & 1 << UInt64(size) != 0 {
      let lineHeight = box.height * placing.prepared.fontSizes[size]
      let widest = Self.bisect(0, max(0, width[size]), steps: 32) {
        placing.staysWhole($0, lineHeight: lineHeight, size: size, in: buttonWidth)
      }
      table.width[size] = min(width[size], (widest ?? -1) - Self.steps(of: placing.prepared.grid))
    }
    return table
  }

  /// A label is a whole number of pixels wide, so that a text's edge moves in steps as it grows: near the limit some
  /// narrower title may reach further than a wider one.
  private static func steps(of grid: PixelGrid) -> Points { 2 / grid.scale }

  private mutating func add(width: Points, top: Double, bottom: Double, room: Room) {
    self.width.append(width)
    self.top.append(top)
    self.bottom.append(bottom)
    self.room.append(room)
  }

  private func limits(at size: Int, trial: Trial) -> (width: Points, top: Double, bottom: Double) {
    let constant = trial.constantFaults(at: size)
    let looksForInk = self.looksForInk
    let tolerance = inkTolerance
    func passes(_ width: Points, _ ink: (bottom: Double, top: Double)) -> Bool {
      let situation = trial.situation(width, ink, at: size)
      let verdict = trial.verdict(on: situation, at: size)
      let frame = situation.placement.title
      let isInFrame =
        !situation.hasVisibleText
        || situation.textMinX >= frame.minX - tolerance && situation.textMaxX <= frame.maxX + tolerance
      return verdict.title == 0 && verdict.own == constant && (isInFrame || !looksForInk)
    }
    let (low, high) = Self.ink
    var widest = Self.bisect(0, Self.widest, steps: 32) { trial.staysWhole($0, at: size) && passes($0, Self.ink) } ?? -1
    // Where a wide title passes and a narrow one does not, no title is passed unseen.
    if [0.01, 0.25, 0.5, 0.75].contains(where: { !passes(max(0, widest) * $0, Self.ink) }) { widest = -1 }
    if widest > 0, widest < Self.widest { widest = max(0, widest - Self.steps(of: trial.placing.prepared.grid)) }
    let typical = max(1, min(widest, 100))
    var top = Self.bisect(high, 8, steps: 24) { passes(typical, (low, $0)) } ?? -1
    var bottom = -(Self.bisect(-low, 8, steps: 24) { passes(typical, (-$0, high)) } ?? -1)
    // A wide title with high ink is not passed by a narrow one with the same: hold the corner, too.
    if widest > 0, !passes(widest, (bottom, top)) {
      top = Self.bisect(high, max(high, top), steps: 24) { passes(widest, (low, $0)) } ?? -1
      bottom = -(Self.bisect(-low, max(-low, -bottom), steps: 24) { passes(widest, (-$0, max(high, top))) } ?? -1)
    }
    return (widest, top, bottom)
  }

  /// No strategy moves a line up or down for its width, so that one place tells all.
  private func room(at size: Int, trial: Trial) -> Room {
    let situation = trial.situation(100, Self.ink, at: size)
    let frame = situation.placement.title
    let baseline = trial.placing.baseline(in: frame, box: trial.box, fontSize: situation.fontSize)
    guard situation.fontSize > 0 else { return Room.unlimited }
    func em(_ length: Points) -> Double { (length + inkTolerance) / situation.fontSize }
    return Room(
      frameTop: em(baseline - frame.minY), frameBottom: em(frame.maxY - baseline), buttonTop: em(baseline),
      buttonBottom: em(situation.placement.bounds.height - baseline))
  }

  /// The largest value between the two for which `passes` holds, if it holds at the lower one. To a thousandth of a point
  /// and less: far below every tolerance.
  static func bisect(_ low: Double, _ high: Double, steps: Int, passes: (Double) -> Bool) -> Double? {
    guard passes(low) else { return nil }
    if passes(high) { return high }
    var (low, high) = (low, high)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if passes(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The sizes, among those of a mask, at which a title may break a title rule, or leave its frame sideways, as bits; the
  /// others are passed.
  func suspects(_ title: TitleMeasure, prepared: PreparedComponent, among sizes: UInt64 = .max) -> UInt64 {
    var mask: UInt64 = 0
    for size in prepared.sizes.indices where sizes & 1 << UInt64(size) != 0 {
      let shape = title.shape(at: size)
      let fontSize = prepared.fontSizes[size]
      let width = shape.extent.width(at: fontSize, tracking: prepared.tracking[size])
      let ink = shape.ink ?? (0, 0)
      let isSuspect =
        width > self.width[size] || ink.top > top[size] || ink.bottom < bottom[size]
        || looksForInk && max(shape.overhang.left, shape.overhang.right) * fontSize > inkTolerance
      if isSuspect { mask |= 1 << UInt64(size) }
    }
    return mask
  }

  /// The sizes at which ink leaves the label's frame above or below, and not the button, for a title of no other fault.
  func inkOutsideFrame(_ title: TitleMeasure) -> UInt64 {
    guard looksForInk else { return 0 }
    var mask: UInt64 = 0
    for (size, room) in room.enumerated() {
      guard let ink = title.shape(at: size).ink else { continue }
      let isAbove = ink.top > room.frameTop && ink.top <= room.buttonTop
      let isBelow = -ink.bottom > room.frameBottom && -ink.bottom <= room.buttonBottom
      if isAbove || isBelow { mask |= 1 << UInt64(size) }
    }
    return mask
  }
}

/// Titles in numbers, placed and judged in one button.
private struct Trial {
  let placing: Placing
  let rules: ActiveRules
  let box: LineBox
  let buttonWidth: Points?

  /// Whether a title is neither wrapped nor shrunk, where it may be.
  func staysWhole(_ width: Points, at size: Int) -> Bool {
    let component = placing.prepared.component
    return component.lines == 1 && component.minimumScale == 1
      || placing.staysWhole(
        width, lineHeight: box.height * placing.prepared.fontSizes[size], size: size, in: buttonWidth)
  }

  func situation(_ width: Points, _ ink: (bottom: Double, top: Double)?, at size: Int) -> Situation {
    let title = TitleMeasure.artificial(
      width: width, fontSize: placing.prepared.fontSizes[size], box: box, ink: ink)
    return placing.situation(of: title, size: size, width: buttonWidth)
  }

  /// `ink-outside-frame` apart, which is found from the label's own room.
  func verdict(on situation: Situation, at size: Int) -> ActiveRules.Verdict {
    var verdict = rules.verdict(on: situation) { _ in self.situation(0, nil, at: size) }
    if let inkRule = RuleList.inkOutsideFrame { verdict.own &= ~ActiveRules.Verdict.bit(inkRule) }
    return verdict
  }

  /// The component's own faults that are there for a title of any width, with ink or without.
  func constantFaults(at size: Int) -> UInt32 {
    var faults = UInt32.max
    for width in [0, 20, 60, 120, 240, 1000] as [Points] {
      for ink in [(bottom: -0.2, top: 0.72), nil] {
        faults &= verdict(on: situation(width, ink, at: size), at: size).own
      }
    }
    return faults
  }
}

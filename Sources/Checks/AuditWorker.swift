import Catalogs
import Fonts
import Layouts
import Titles
import Typesetting
import UnicodeServices
import Vocabulary

/// Measures and judges titles: one per task, with scratch space of its own.
final class AuditWorker {
  private let plan: AuditPlan
  private let benches: BenchSet
  private let typesetter: Typesetter
  private let maker: TitleMaker
  private var text = TypesetText()
  private var candidate = TypesetText()
  private var evaluation = Evaluation()
  /// The width that `balancedInsets` was designed with for the key at hand, by component, in points.
  private var designWidths: [Int: Points] = [:]
  private var styles: [StyleKey: PreparedStyle] = [:]
  /// What ICU said inside a closure that can't throw.
  private var failure: (any Error)?

  /// Components with the same font and spacing set a title alike.
  private struct StyleKey: Hashable {
    var locale: LanguageTag
    var component: Int
    var bench: Int
    var opticalSize: Points?
  }

  init(plan: AuditPlan, benches: BenchSet) throws {
    self.plan = plan
    self.benches = benches
    typesetter = try Typesetter()
    maker = TitleMaker(samples: plan.samples)
  }

  /// The pipeline for one chunk: titles, typeset text, evaluation, findings.
  func run(_ jobs: ArraySlice<AuditJob>, control: SourceControl) throws -> ChunkResult {
    var result = ChunkResult()
    for job in jobs {
      let bench = benches.bench(for: job.entry.locale)
      designWidths.removeAll(keepingCapacity: true)
      var titles = try maker.titles(of: job.entry, table: "", source: job.source)
      // The form that `balancedInsets` is designed with comes first.
      if titles.count > 1, let design = titles.firstIndex(where: { $0.variant.plural == "other" }) {
        titles.swapAt(0, design)
      }
      for title in titles { try audit(title, of: job, on: bench, control: control, into: &result) }
      if let failure { throw failure }
    }
    return result
  }

  private func audit(
    _ title: Title, of job: AuditJob, on bench: BenchSet.Entry, control: SourceControl, into result: inout ChunkResult
  ) throws {
    let source =
      job.isSource ? nil : control.title(for: title.variant, table: job.table, key: title.key)
    let design = job.isSource ? nil : control.design(table: job.table, key: title.key)
    var own = SourceControl.Title(variant: title.variant, text: title.text, widthsAtBase: [:], masks: [:])
    var isCounted = false
    var settled: PreparedStyle?
    for place in bench.bench.places where job.components.contains(place.index) {
      let style = try style(for: place, locale: title.locale, bench: bench)
      if settled !== style {
        try set(title, style: style)
        settled = style
      }
      let filled = title.candidates[chosen]
      if !isCounted, !job.isControl {
        isCounted = true
        count(title, in: &result)
        report(title, filled, of: job, in: &result)
      }
      own.text = filled.text
      guard text.isMeasured, !place.judges.isEmpty else { continue }
      var measure = measure(of: place, style: style)
      let widthAtBase = place.prepared.widthAtBase(of: measure)
      own.widthsAtBase[place.index] = widthAtBase
      if designWidths[place.index] == nil {
        designWidths[place.index] = design?.widthsAtBase[place.index] ?? widthAtBase
      }
      measure.sourceWidthAtBase = designWidths[place.index] ?? widthAtBase
      let subject = Subject(
        title: title, filled: filled, measure: measure, place: place, source: source, direction: bench.direction,
        faces: text.faces, isLatin: text.runs.allSatisfy { $0.script == .latin || $0.script == .common })
      let masks = try judge(subject, job: job, style: style, into: &result)
      if job.isSource { own.masks[place.index] = masks }
    }
    if job.isSource { result.control.add(own, table: job.table, key: title.key) }
  }

  // MARK: Setting

  private var chosen = 0

  /// Sets the candidate that is widest; its place is `chosen`.
  private func set(_ title: Title, style: PreparedStyle) throws {
    chosen = 0
    try typesetter.typeset(title.candidates[0].text, style: style, into: &text)
    for index in title.candidates.indices.dropFirst() {
      try typesetter.typeset(title.candidates[index].text, style: style, into: &candidate)
      if candidate.extent.em > text.extent.em {
        swap(&text, &candidate)
        chosen = index
      }
    }
  }

  private func style(for place: Bench.Place, locale: LanguageTag, bench: BenchSet.Entry) throws -> PreparedStyle {
    let key = StyleKey(locale: locale, component: place.index, bench: bench.index)
    if let known = styles[key] { return known }
    let component = place.prepared.component
    let style = TypesetStyle(
      stack: place.stack, locale: locale, base: plan.baseDirection, letterSpacing: place.prepared.letterSpacing,
      isUppercase: component.isUppercase, lineHeight: component.lineHeight,
      korean: plan.platform == .ios ? .atSpaces : .betweenSyllables)
    // One style serves all components that set text alike, so that a title is shaped once for them all.
    let alike = styles.first { other in
      other.key.locale == locale && other.value.style.isAlike(style)
    }
    let prepared = try alike?.value ?? PreparedStyle(style)
    styles[key] = prepared
    return prepared
  }

  private func measure(of place: Bench.Place, style: PreparedStyle) -> TitleMeasure {
    let component = place.prepared.component
    var measure = TitleMeasure(
      extent: text.extent, ink: nil, box: style.lineBox(for: text) ?? LineBox(ascent: 0, descent: 0))
    if let ink = typesetter.inkSummary(of: text) {
      measure.ink = (ink.bottom, ink.top)
      measure.overhang = (ink.left, ink.right)
    }
    let (text, typesetter) = (self.text, self.typesetter)
    if component.lines != 1 || text.hasNewline {
      measure.setLines = { [unowned self] width, fontSize in
        let limits = LineLimits(lines: component.lines, truncation: component.truncation ?? .tail)
        do {
          return try typesetter.lines(of: text, in: width, at: fontSize, limits: limits, style: style)
        } catch {
          failure = failure ?? error
          return .empty
        }
      }
      measure.inkOfLine = { line in typesetter.inkSummary(of: line).map { ($0.bottom, $0.top) } }
    }
    return measure
  }

  // MARK: Judging

  private func judge(
    _ subject: Subject, job: AuditJob, style: PreparedStyle, into result: inout ChunkResult
  ) throws -> [[UInt64]] {
    var masks: [[UInt64]] = []
    let prepared = subject.place.prepared
    for judge in subject.place.judges {
      var measure = subject.measure
      let (text, typesetter, mode) = (self.text, self.typesetter, judge.placing.truncation)
      measure.isHidden = { width, fontSize in
        typesetter.cut(text, to: width, at: fontSize, mode: mode, style: style).isHidden
      }
      judge.evaluate(measure, into: &evaluation)
      if job.isSource { masks.append(evaluation.masks) }
      guard !job.isControl else { continue }
      result.layouts += prepared.sizes.count * prepared.widths.count
      rank(subject, judge, in: &result)
      tally(subject, judge, measure, in: &result)
      guard evaluation.masks.contains(where: { $0 != 0 }) else { continue }
      let shared = subject.source?.masks[subject.place.index]
      let writer = FindingWriter(
        subject: subject, judge: judge, measure: measure, plan: plan, typesetter: typesetter, text: text, style: style)
      for rule in RuleList.inOrderOfID where evaluation.masks[rule] != 0 {
        let sharedMask = shared?[masksIndex(of: judge, in: subject.place)][rule] ?? 0
        if let finding = writer.finding(rule: rule, mask: evaluation.masks[rule], shared: sharedMask) {
          result.findings.append(finding)
        }
      }
    }
    return masks
  }

  private func masksIndex(of judge: Judge, in place: Bench.Place) -> Int {
    place.judges.firstIndex { $0.name == judge.name } ?? 0
  }

  private func count(_ title: Title, in result: inout ChunkResult) {
    result.titles += 1
    guard text.isMeasured else { return }
    var advance = result.advances[title.locale] ?? ChunkResult.Advance()
    advance.em += text.extent.em
    advance.graphemes += text.graphemeCount
    result.advances[title.locale] = advance
    for face in text.faces where result.faces[face.description] == nil { result.faces[face.description] = face }
  }

  /// What is wrong with the text itself, whatever the component.
  private func report(_ title: Title, _ filled: FilledText, of job: AuditJob, in result: inout ChunkResult) {
    for case .absentFace(let face) in text.problems {
      let key = ChunkResult.AbsentKey(file: title.location.file, locale: title.locale, face: face)
      var absent =
        result.absent[key]
        ?? ChunkResult.Absent(titles: 0, line: title.location.line, column: title.location.column)
      absent.titles += 1
      result.absent[key] = absent
    }
    let missing = MissingGlyph.missing(in: text)
    guard !missing.isEmpty, plan.isOn(MissingGlyph.rule) else { return }
    var finding = Finding(
      rule: MissingGlyph.rule.id, severity: plan.severity(of: MissingGlyph.rule, in: title.locale),
      message: MissingGlyph.message(missing))
    finding.describe(title, filled)
    finding.sourceText = job.source?.counterpart(of: title.variant)?.text
    result.findings.append(finding)
  }

  private func rank(_ subject: Subject, _ judge: Judge, in result: inout ChunkResult) {
    let key = ChunkResult.RankingKey(
      component: subject.place.index, strategy: judge.name, locale: subject.title.locale)
    var survivors =
      result.ranking[key]
      ?? ChunkResult.Survivors(lost: Array(repeating: 0, count: subject.place.prepared.sizes.count))
    survivors.titles += 1
    let lost = evaluation.lost(judge.rules)
    if lost != 0 {
      for size in survivors.lost.indices where lost & 1 << UInt64(size) != 0 { survivors.lost[size] += 1 }
    }
    result.ranking[key] = survivors
  }

  private func tally(_ subject: Subject, _ judge: Judge, _ measure: TitleMeasure, in result: inout ChunkResult) {
    for rule in evaluation.componentMasks.indices where evaluation.componentMasks[rule] != 0 {
      let isInk = RuleList.layout[rule] == InkOutsideFrame.self
      let face = isInk ? typesetter.inkSummary(of: text).map { text.faces[$0.face].description.postScriptName } : nil
      let key = ChunkResult.TallyKey(
        component: subject.place.index, strategy: judge.name, rule: rule, direction: subject.direction,
        locale: isInk ? subject.title.locale : nil, face: face)
      let mask = evaluation.componentMasks[rule]
      // Of ink the largest is wanted, and its em tell which that is; of a component's fault any title is an example.
      let rank = isInk ? max(measure.ink?.top ?? 0, -(measure.ink?.bottom ?? 0)) : 0
      var tally: ChunkResult.Tally
      if let known = result.tallies[key] {
        tally = known
        if rank > known.excess {
          tally.example = example(subject, judge, measure, rule: rule, mask: mask, face: face) ?? known.example
          tally.excess = rank
        }
      } else {
        guard let example = example(subject, judge, measure, rule: rule, mask: mask, face: face) else { continue }
        tally = ChunkResult.Tally(example: example, excess: rank)
      }
      tally.titles += 1
      tally.locales.insert(subject.title.locale)
      tally.sizes |= mask
      result.tallies[key] = tally
    }
  }

  private func example(
    _ subject: Subject, _ judge: Judge, _ measure: TitleMeasure, rule: Int, mask: UInt64, face: String?
  ) -> Finding? {
    let kind = RuleList.layout[rule]
    guard let worst = judge.worst(of: rule, for: measure, among: mask) else { return nil }
    let size = subject.place.prepared.sizes[worst.size]
    var finding = Finding(
      rule: kind.rule.id, severity: judge.rules.severity[rule],
      message: kind.message(
        for: MessageFacts(
          violation: worst.violation, textSize: size, unit: plan.platform.unit,
          bounds: worst.situation.placement.bounds,
          visibleText: subject.filled.text, face: face, direction: subject.direction)))
    finding.text = subject.filled.text
    finding.widths = worst.widths
    finding.worst = .measure(
      textSize: size, measured: worst.violation.measured, limit: worst.violation.limit, unit: plan.platform.unit)
    return finding
  }
}

// MARK: - For figures

extension AuditWorker {
  /// Sets each title of an entry as a component has it.
  func eachTitle(
    of entry: Entry, source: Entry?, place: Bench.Place, bench: BenchSet.Entry,
    _ body: (Title, TypesetText, TitleMeasure, PreparedStyle) throws -> Void
  ) throws {
    let style = try style(for: place, locale: entry.locale, bench: bench)
    for title in try maker.titles(of: entry, table: "", source: source) {
      try set(title, style: style)
      try body(title, text, measure(of: place, style: style), style)
    }
  }

  /// The natural width at the base size of the form that layouts are designed with, in points.
  func widthAtBase(of entry: Entry, source: Entry?, place: Bench.Place, bench: BenchSet.Entry) throws -> Points {
    var widths: [(plural: String?, width: Points)] = []
    try eachTitle(of: entry, source: source, place: place, bench: bench) { title, _, measure, _ in
      widths.append((title.variant.plural, place.prepared.widthAtBase(of: measure)))
    }
    return (widths.first { $0.plural == "other" } ?? widths.first)?.width ?? 0
  }

  /// The lines as shown in a situation, and what a reader sees of them.
  func lines(
    of text: TypesetText, _ measure: TitleMeasure, _ situation: Situation, fontSize: Points, style: PreparedStyle
  ) -> (lines: [TypesetText], visible: String) {
    if let setLines = measure.setLines {
      let set = setLines(situation.available, fontSize)
      return (set.lines.map(\.content), set.visibleText)
    }
    guard situation.isCut else { return ([text], text.text) }
    let cut = typesetter.truncate(
      text, to: situation.available, at: fontSize, mode: situation.truncation, style: style)
    if cut.isHidden { return ([], "") }
    return ([cut.line], cut.visibleText(of: text, mode: situation.truncation))
  }

  func ink(of line: TypesetText, at size: Points) -> InkBox? { typesetter.ink(of: line, at: size) }
}

/// A title in a component, measured, with all that a finding wants to say of it.
struct Subject {
  let title: Title
  let filled: FilledText
  let measure: TitleMeasure
  let place: Bench.Place
  let source: SourceControl.Title?
  let direction: Direction
  let faces: [Face]
  let isLatin: Bool
}

extension Finding {
  /// The title's own fields.
  mutating func describe(_ title: Title, _ filled: FilledText) {
    location = title.location
    key = title.key
    variant = title.variant.isEmpty ? nil : title.variant.description
    locale = title.locale
    text = filled.text
    rawText = title.rawText
    samples = filled.samples
  }
}

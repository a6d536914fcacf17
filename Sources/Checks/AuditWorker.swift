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
  private let current: TitleText
  /// For faces with optical sizes: one for each text size, and one for the base size.
  private var sized: [TitleText] = []
  private var evaluation = Evaluation()
  /// The sizes at which the title at hand loses something, by strategy.
  private var lost: [UInt64] = []
  /// The width that `balancedInsets` was designed with for the key at hand, by the component's place in the plan.
  private var designWidths: [Points?]
  private var desks: [LanguageTag: LocaleDesk] = [:]
  private var counted = Totals()
  private var seenFaces: Set<ObjectIdentifier> = []

  init(plan: AuditPlan, benches: BenchSet) throws {
    self.plan = plan
    self.benches = benches
    typesetter = try Typesetter()
    maker = TitleMaker(samples: plan.samples)
    current = TitleText(typesetter: typesetter)
    designWidths = Array(repeating: nil, count: plan.components.count)
  }

  /// The pipeline for one chunk: titles, typeset text, evaluation, findings.
  func run(_ jobs: ArraySlice<AuditJob>, control: SourceControl) throws -> ChunkResult {
    var result = ChunkResult()
    for job in jobs {
      let desk = try desk(for: job.entry.locale)
      let sources = job.isSource ? [] : control.titles(table: job.table, key: job.entry.key)
      for index in designWidths.indices { designWidths[index] = nil }
      var titles = try maker.titles(of: job.entry, table: "", source: job.source)
      // The form that `balancedInsets` is designed with comes first.
      if titles.count > 1, let design = titles.firstIndex(where: { $0.variant.plural == "other" }) {
        titles.swapAt(0, design)
      }
      for title in titles { try audit(title, of: job, at: desk, sources: sources, into: &result) }
      if let failure = current.failure ?? sized.lazy.compactMap(\.failure).first { throw failure }
    }
    return result
  }

  /// All that was counted so far.
  func totals() -> Totals {
    var totals = counted
    for desk in desks.values { desk.add(to: &totals) }
    return totals
  }

  private func desk(for locale: LanguageTag) throws -> LocaleDesk {
    if let known = desks[locale] { return known }
    let desk = try LocaleDesk(locale: locale, bench: benches.bench(for: locale), plan: plan)
    desks[locale] = desk
    return desk
  }

  private func audit(
    _ title: Title, of job: AuditJob, at desk: LocaleDesk, sources: [SourceControl.Title],
    into result: inout ChunkResult
  ) throws {
    let source = sources.counterpart(of: title.variant)
    var own = SourceControl.Title(variant: title.variant, text: title.text)
    var problems = TitleProblems()
    var settled: PreparedStyle?
    var filled = title.candidates[0]
    var isNoted = job.isControl
    for (position, place) in desk.bench.bench.places.enumerated() where job.components.contains(place.index) {
      let style = desk.styles[position]
      if settled !== style {
        filled = title.candidates[try current.set(title, style: style)]
        own.text = filled.text
        settled = style
        problems.note(current.text, style)
        if !job.isControl { noteFaces(of: current.text) }
      }
      guard current.text.isMeasured else { continue }
      if !isNoted {
        isNoted = true
        desk.advance.microEm += Int((current.text.extent.em * 1e6).rounded())
        desk.advance.graphemes += current.text.graphemeCount
      }
      guard !place.judges.isEmpty else {
        problems.note(absentPrimaryOf: place.stack)
        continue
      }
      problems.isMeasured = true
      var measure = try measure(filled, position, at: desk)
      let widthAtBase = place.prepared.widthAtBase(of: measure)
      let designWidth = designWidths[place.index] ?? sources.design?.widthsAtBase[place.index] ?? widthAtBase
      designWidths[place.index] = designWidth
      measure.sourceWidthAtBase = designWidth
      let subject = Subject(
        title: title, filled: filled, measure: measure, place: place, source: source, direction: desk.bench.direction)
      let masks = judge(subject, job: job, position, at: desk, into: &result)
      guard job.isSource else { continue }
      own.widthsAtBase[place.index] = widthAtBase
      own.masks[place.index] = masks
    }
    if job.isSource { result.control.add(own, table: job.table, key: title.key) }
    if !job.isControl { report(problems, of: title, filled, job, in: &result) }
  }

  // MARK: Measuring

  private func measure(_ filled: FilledText, _ position: Int, at desk: LocaleDesk) throws -> TitleMeasure {
    let component = desk.bench.bench.places[position].prepared.component
    let box = desk.styles[position].lineBox(for: current.text) ?? LineBox(ascent: 0, descent: 0)
    var measure = TitleMeasure(shape: TitleMeasure.Shape(current), box: box)
    measure.isSetInLines = component.lines != 1 || current.hasNewline
    guard current.text.faces.contains(where: \.shapesPerSize) else { return measure }
    let styles = try desk.sizedStyles(of: position)
    while sized.count < styles.count { sized.append(TitleText(typesetter: typesetter)) }
    for (style, text) in zip(styles, sized) { try text.set(filled.text, style: style) }
    var shapes = sized.prefix(styles.count).map { TitleMeasure.Shape($0) }
    measure.shape = shapes.removeLast()
    measure.shapesBySize = shapes
    return measure
  }

  // MARK: Judging

  /// Failing sizes of the source's titles, by strategy and rule; empty for a translation.
  private func judge(
    _ subject: Subject, job: AuditJob, _ position: Int, at desk: LocaleDesk, into result: inout ChunkResult
  ) -> [String: [UInt64]] {
    var masks: [String: [UInt64]] = [:]
    let prepared = subject.place.prepared
    let shared = subject.source?.masks[subject.place.index]
    lost.removeAll(keepingCapacity: true)
    for (index, judge) in subject.place.judges.enumerated() {
      judge.evaluate(subject.measure, into: &evaluation)
      if job.isSource { masks[judge.name] = evaluation.masks }
      guard !job.isControl else { continue }
      counted.layouts += prepared.sizes.count * prepared.widths.count
      lost.append(evaluation.lost(judge.rules))
      desk.rank(lost: lost[index], place: position, judge: index)
      tally(subject, judge, order: job.order, position, index, at: desk)
      guard evaluation.masks.contains(where: { $0 != 0 }) else { continue }
      let writer = FindingWriter(subject: subject, judge: judge, evaluation: evaluation, plan: plan)
      let sharedMasks = shared?[judge.name]
      for rule in RuleList.inOrderOfID where evaluation.masks[rule] != 0 {
        let finding = writer.finding(rule: rule, mask: evaluation.masks[rule], shared: sharedMasks?[rule] ?? 0)
        if let finding { result.findings.append(finding) }
      }
    }
    if !job.isControl { desk.tryRemedies(on: subject.measure, lost: lost, place: position) }
    return masks
  }

  private func tally(
    _ subject: Subject, _ judge: Judge, order: Int, _ position: Int, _ index: Int, at desk: LocaleDesk
  ) {
    for rule in evaluation.componentMasks.indices where evaluation.componentMasks[rule] != 0 {
      let isInk = rule == RuleList.inkOutsideFrame
      let face = isInk ? subject.measure.faceOfInk ?? "" : nil
      let mask = evaluation.componentMasks[rule]
      // Of ink the furthest is wanted, and its em tell which that is; of a component's fault the first title will do.
      let ink = subject.measure.shape.ink ?? (0, 0)
      desk.tally(
        rule: rule, face: face, sizes: mask, weight: isInk ? max(ink.top, -ink.bottom) : 0, order: order,
        place: position, judge: index
      ) {
        FindingWriter(subject: subject, judge: judge, evaluation: evaluation, plan: plan).example(
          rule: rule, mask: mask)
      }
    }
  }

  // MARK: The text itself

  private func noteFaces(of text: TypesetText) {
    for face in text.faces where seenFaces.insert(ObjectIdentifier(face)).inserted {
      counted.faces[face.description] = face
    }
  }

  /// What is wrong with the text, whatever the component.
  private func report(
    _ problems: TitleProblems, of title: Title, _ filled: FilledText, _ job: AuditJob, in result: inout ChunkResult
  ) {
    if problems.isMeasured { counted.titles += 1 }
    problems.count(title, in: &counted)
    guard !problems.missing.isEmpty, plan.isOn(MissingGlyph.rule) else { return }
    var finding = Finding(
      rule: MissingGlyph.rule.id, severity: plan.severity(of: MissingGlyph.rule, in: title.locale),
      message: MissingGlyph.message(problems.missing))
    finding.describe(title, filled)
    finding.sourceText = job.source?.counterpart(of: title.variant)?.text
    result.findings.append(finding)
  }
}

// MARK: - For figures

extension AuditWorker {
  /// Measures each title of an entry as a component has it.
  func eachTitle(
    of entry: Entry, source: Entry?, position: Int, _ body: (Title, FilledText, TitleMeasure) throws -> Void
  ) throws {
    let desk = try desk(for: entry.locale)
    for title in try maker.titles(of: entry, table: "", source: source) {
      let filled = title.candidates[try current.set(title, style: desk.styles[position])]
      try body(title, filled, measure(filled, position, at: desk))
    }
  }

  /// The natural width at the base size of the form that layouts are designed with, in points.
  func widthAtBase(of entry: Entry, position: Int) throws -> Points {
    let place = try desk(for: entry.locale).bench.bench.places[position]
    var widths: [(plural: String?, width: Points)] = []
    try eachTitle(of: entry, source: nil, position: position) { title, _, measure in
      widths.append((title.variant.plural, place.prepared.widthAtBase(of: measure)))
    }
    return (widths.first { $0.plural == "other" } ?? widths.first)?.width ?? 0
  }
}

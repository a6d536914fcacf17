import Catalogs
import Fonts
import Layouts
import Titles
import Typesetting
import UnicodeServices
import Vocabulary

/// A title is longer than its own catalog allows: wider in pixels, of more lines, characters (Unicode code points) or bytes
/// (UTF-8).
///
/// Values are filled in, as they are for components. Widths are those at the base size, of the platform's own button font
/// unless the limit names another one that the manifest has.
struct LimitExceeded {
  static let rule = Rule(
    "limit-exceeded", .catalog, .catalog, .error, tolerance: 0.5,
    summary: "A title breaks its catalog's own limit of width, lines, characters (code points) or bytes (UTF-8).",
    advice: "Shorten the title, or let the developers widen the limit where it stands.")

  private let plan: AuditPlan
  private let maker: TitleMaker
  private let text: TitleText
  private let fonts: FontSource
  private let base: FontChoice
  private let baseSize: Points
  private let tolerance: Points
  private var styles: [StyleKey: PreparedStyle] = [:]
  private var stacks: [String: FontStack] = [:]
  private var counted = Totals()

  private struct StyleKey: Hashable {
    var locale: LanguageTag
    /// Empty for the source's own.
    var family: String
  }

  init(plan: AuditPlan, fonts: FontSource) throws {
    self.plan = plan
    self.fonts = fonts
    maker = TitleMaker(samples: plan.samples)
    text = TitleText(typesetter: try Typesetter())
    base = FontChoice.standard(for: plan.platform)
    baseSize = plan.textSizes.fontSize(base, at: plan.textSizes.base)
    tolerance = max(0.01, plan.rules[Self.rule.id]?.tolerance ?? Self.rule.tolerance ?? 0)
  }

  /// What could not be measured, and the faces that the rest hangs on.
  var totals: Totals {
    var totals = counted
    for style in styles.values { totals.needed.formUnion(style.neededFaces) }
    return totals
  }

  mutating func findings(on subject: EntrySubject) throws -> [Finding] {
    guard let limits = subject.entry.limits else { return [] }
    var findings: [Finding] = []
    for title in try maker.titles(of: subject.entry, table: "", source: subject.source) {
      guard let finding = try finding(on: title, limits: limits) else { continue }
      var placed = finding
      placed.location = title.textLocation
      placed.sourceText = subject.source?.counterpart(of: title.variant)?.text
      findings.append(placed)
    }
    return findings
  }

  /// One for all the limits that a title breaks.
  private mutating func finding(on title: Title, limits: TextLimits) throws -> Finding? {
    var excesses: [Excess] = []
    var filled = title.candidates[0]
    if let most = limits.characters {
      let longest = Self.longest(of: title) { $0.unicodeScalars.count }
      if longest.count > most {
        excesses.append(Excess(what: "characters", measured: Double(longest.count), limit: Double(most)))
        filled = longest.filled
      }
    }
    if let most = limits.bytes {
      let longest = Self.longest(of: title) { $0.utf8.count }
      if longest.count > most {
        excesses.append(Excess(what: "bytes", measured: Double(longest.count), limit: Double(most)))
        filled = longest.filled
      }
    }
    var standIn: [String] = []
    var isWithinErrorBar = false
    if limits.width != nil || limits.lines != nil || limits.height != nil,
      let extent = try measure(title, limits: limits), let excess = extent.excess
    {
      isWithinErrorBar = extent.isWithinErrorBar && excesses.isEmpty
      excesses.insert(excess, at: 0)
      standIn = extent.standIn
      filled = title.candidates[extent.candidate]
    }
    guard let worst = excesses.first else { return nil }
    var finding = Finding(
      rule: Self.rule.id, severity: Self.rule.severity, message: Self.message(excesses, limits, title: title))
    finding.describe(title, filled)
    finding.standIn = standIn
    finding.withinErrorBar = isWithinErrorBar
    finding.worst = .measure(
      textSize: plan.textSizes.base, measured: worst.measured, limit: worst.limit, unit: worst.what)
    return finding
  }

  // MARK: Counting

  /// How far a title is over a limit; `what` is counted.
  private struct Excess {
    var what: String
    var measured: Double
    var limit: Double
    /// `in Inter at 17 pt`
    var how = ""
  }

  private static func longest(
    of title: Title, by count: (String) -> Int
  ) -> (count: Int, filled: FilledText) {
    var best = (count: count(title.candidates[0].text), filled: title.candidates[0])
    for candidate in title.candidates.dropFirst() {
      let length = count(candidate.text)
      if length > best.count { best = (length, candidate) }
    }
    return best
  }

  private static func message(_ excesses: [Excess], _ limits: TextLimits, title: Title) -> String {
    let parts = excesses.map { excess in
      let number = MessageFacts.number
      let how = excess.how.isEmpty ? "" : " \(excess.how)"
      return "\(number(excess.measured)) \(excess.what)\(how), \(number(excess.measured - excess.limit)) more than "
        + "\(number(excess.limit))"
    }
    let place = limits.location
    let file = place.file == title.location.file ? "" : "\(place.file), "
    return "\(parts.joined(separator: "; ")): the catalog says \(limits.spelling) (\(file)line \(place.line))."
  }
}

// MARK: - Measuring

extension LimitExceeded {
  private struct Extent {
    var excess: Excess?
    var candidate: Int
    var standIn: [String] = []
    var isWithinErrorBar = false
  }

  /// Nil where a face is absent, which is noted.
  private mutating func measure(_ title: Title, limits: TextLimits) throws -> Extent? {
    let style = try style(for: title.locale, limits)
    let candidate = try text.set(title, style: style)
    guard text.text.isMeasured, let box = style.lineBox(for: text.text) else {
      note(absentFacesOf: title, style)
      return nil
    }
    let size = limits.fontSize ?? baseSize
    var extent = Extent(candidate: candidate)
    let unit = plan.platform.unit
    let family = style.style.stack.faces.first?.family ?? ""
    let how = "in \(family) at \(MessageFacts.number(size)) \(unit)"
    var lines = limits.lines
    // Of a height that a font of another size was drawn for, nothing is known.
    if let height = limits.height, limits.fontSize != nil, lines == nil {
      lines = max(1, Int(min(height / (box.height * size), 1000)))
    }
    let bar = standIns(into: &extent)
    if let lines {
      // More lines than one break at the limit's width; one alone breaks where the text says so.
      let room = lines > 1 ? limits.width : nil
      let count = try lineCount(in: room, at: size)
      if count > lines {
        extent.excess = Excess(what: "lines", measured: Double(count), limit: Double(lines), how: how)
        extent.isWithinErrorBar = try bar > 0 && lineCount(in: room.map { $0 * (1 + bar) }, at: size) <= lines
        return extent
      }
      if lines > 1 { return extent }
    }
    if let width = limits.width {
      let needed = try widest(at: size)
      if needed > width + tolerance {
        extent.excess = Excess(what: unit, measured: needed, limit: width, how: how)
        extent.isWithinErrorBar = needed - width <= bar * needed
      }
    }
    return extent
  }

  private func lineCount(in width: Points?, at size: Points) throws -> Int {
    try lines(in: width.map { $0 + tolerance } ?? .infinity, at: size).count
  }

  /// The widest of the lines that the text itself makes.
  private func widest(at size: Points) throws -> Points {
    guard text.hasNewline else { return text.text.width(at: size) }
    return try lines(in: .infinity, at: size).map(\.width).max() ?? 0
  }

  private func lines(in width: Points, at size: Points) throws -> [SetLine] {
    let set = text.lines(in: width, at: size, limits: LineLimits(lines: 0, truncation: .none))
    if let failure = text.failure { throw failure }
    return set.lines
  }

  /// Notes the families that stand in for the platform's own, and gives how far their widths may be off, as a share.
  private func standIns(into extent: inout Extent) -> Double {
    for face in text.text.faces where face.description.standIn != nil {
      if !extent.standIn.contains(face.description.family) { extent.standIn.append(face.description.family) }
    }
    guard !extent.standIn.isEmpty else { return 0 }
    let isLatin = text.text.runs.allSatisfy { $0.script == .latin || $0.script == .common }
    return isLatin ? plan.errorBars.latin : plan.errorBars.other
  }

  // MARK: Fonts

  private mutating func style(for locale: LanguageTag, _ limits: TextLimits) throws -> PreparedStyle {
    let named = limits.fontFamily ?? ""
    let isThere = fonts.manifest.families.contains { $0.name == named }
    let key = StyleKey(locale: locale, family: isThere ? named : "")
    if let known = styles[key] { return known }
    let stack = try stacks[key.family] ?? makeStack(key.family)
    stacks[key.family] = stack
    let style = try PreparedStyle(
      TypesetStyle(
        stack: stack, locale: locale, base: plan.baseDirection,
        korean: plan.platform == .ios ? .atSpaces : .betweenSyllables))
    styles[key] = style
    return style
  }

  private func makeStack(_ family: String) throws -> FontStack {
    var fonts = fonts
    if !family.isEmpty { fonts.primary = family }
    return try fonts.stack(weight: base.weight)
  }

  private mutating func note(absentFacesOf title: Title, _ style: PreparedStyle) {
    var problems = TitleProblems()
    problems.note(text.text, style)
    if problems.absent.isEmpty { problems.note(absentPrimaryOf: style.style.stack) }
    problems.count(title, in: &counted)
  }
}

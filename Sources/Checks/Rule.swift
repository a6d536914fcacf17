package import Vocabulary

/// What there is to know of a rule without running it.
package struct Rule: Sendable {
  package var id: String
  package var family: Family
  package var scope: Scope
  package var severity: Severity
  /// What is still no fault, in the rule's unit; nil for a rule that has none.
  package var tolerance: Double?
  /// One sentence: what is wrong when it speaks.
  package var summary: String
  /// What to do about it.
  package var advice: String

  package init(
    _ id: String, _ family: Family, _ scope: Scope, _ severity: Severity, tolerance: Double? = nil, summary: String,
    advice: String
  ) {
    self.id = id
    self.family = family
    self.scope = scope
    self.severity = severity
    self.tolerance = tolerance
    self.summary = summary
    self.advice = advice
  }

  package enum Family: String, Sendable, CaseIterable {
    case clipping, protrusion, overlap, drift, glyphs, catalog, audit
  }

  /// What a finding of the rule speaks of (DESIGN §5).
  package enum Scope: String, Sendable {
    /// One title in one component.
    case title
    /// The component itself.
    case component
    /// A catalog's entry, whatever the component.
    case catalog
    /// The audit: something that was not measured.
    case audit
  }
}

/// A rule about where things lie in a button. One file each, with its sentence beside its test.
package protocol LayoutRule: Sendable {
  static var rule: Rule { get }
  /// How far `situation` breaks the rule, beyond `tolerance` points; nil where it holds.
  static func violation(in situation: Situation, tolerance: Points) -> Violation?
  /// The sentence of a finding.
  static func message(for facts: MessageFacts) -> String
  /// Rules further up in `RuleList.layout` that, where they speak, say what this one would.
  static var yieldsTo: [any LayoutRule.Type] { get }
  /// False for a rule that never speaks of the component itself.
  static var mayBeComponentFault: Bool { get }
  /// Which title tells the component's own fault from the title's.
  static var probe: TitleProbe { get }
  /// True where the fault is the component's own: `bare` is the same button with the title of `probe`.
  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool
}

/// A title that is put in the place of another one, to see what the button does by itself.
package enum TitleProbe: Sendable {
  /// A title of no width.
  case bare
  /// The title that the layout was designed with: the source's.
  case designed
}

extension LayoutRule {
  package static var yieldsTo: [any LayoutRule.Type] { [] }
  package static var mayBeComponentFault: Bool { rule.scope == .component }
  package static var probe: TitleProbe { .bare }
  package static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    rule.scope == .component
  }
}

/// What a message may say.
package struct MessageFacts {
  package var violation: Violation
  package var textSize: TextSize
  package var unit: String
  package var bounds: Size
  package var visibleText: String
  /// How many lines the title may take; 0 for as many as it takes.
  package var lines = 1
  /// The face whose ink or line is spoken of.
  package var face: String?
  package var direction: Direction

  /// How much lies past which edge: `1.41 pt past the top and 3.84 pt past the bottom`.
  package func reach(_ edges: (before: String, after: String)) -> String {
    guard let reach = violation.reach else { return points(violation.excess) }
    var parts: [String] = []
    if reach.before > 0 { parts.append("\(points(reach.before)) past the \(edges.before)") }
    if reach.after > 0 { parts.append("\(points(reach.after)) past the \(edges.after)") }
    return parts.joined(separator: " and ")
  }

  /// A number of points with its unit: `34.33 pt`.
  package func points(_ value: Points) -> String { "\(MessageFacts.number(value)) \(unit)" }

  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "?" }
    let hundredths = Int((abs(value) * 100).rounded())
    var text = "\(hundredths / 100)"
    if hundredths % 100 != 0 {
      text += "." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
      if text.hasSuffix("0") { text.removeLast() }
    }
    return value < 0 && hundredths != 0 ? "-" + text : text
  }

  /// A title in the middle of a sentence, kept apart from its direction (FSI … PDI).
  package static func quoted(_ text: String) -> String { "“\u{2068}\(text)\u{2069}”" }
}

import Reports
import Vocabulary

/// A title that does not fit, a catalog's fault, or something that could not be audited.
public struct Finding: Sendable, Hashable {
  /// What `snug rules` explains: `text-truncated`.
  public let rule: String
  public let severity: Severity
  /// How it stands to the baseline; `new` without one.
  public let status: Status
  /// The source title fails in the same place: the source's own finding counts for this one.
  public let isAlsoInSource: Bool
  /// What it is about and what is wrong, in words.
  public let message: String
  /// What `snug explain` and `snug baseline accept` know it by.
  public let fingerprint: String

  public let component: String?
  public let strategy: String?
  /// The catalog's file, from where the audit's paths start; of a component's own fault the configuration's, or the Swift
  /// file that made the component.
  public let file: String?
  public let line: Int?
  public let column: Int?
  public let key: String?
  /// A path such as `device:iphone/plural:few`.
  public let variant: String?
  /// A language tag.
  public let locale: String?
  /// The title that was measured, its placeholders filled in.
  public let text: String?
  public let sourceText: String?

  /// The text sizes at which it fails, from the smallest font size up: `xxLarge`, `1.3`.
  public let sizes: [String]
  public let firstFailingSize: String?
  /// The text size at which it is worst; the following are of that size.
  public let worstSize: String?
  /// Points that the title needs, for rules that clip.
  public let needed: Double?
  /// Points that there are for it.
  public let available: Double?
  /// Points of the distance that other rules measure.
  public let measured: Double?
  /// Points of the button's width from which on the title passes, by text size.
  public let smallestPassingWidth: [String: Double]
  /// About how many characters of this language would fit at the largest size that is promised.
  public let characterBudget: Int?

  private let diagnostic: String

  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public enum Status: String, Sendable, Hashable, CaseIterable {
    case new, changed, worse, known, accepted
  }

  /// Neither the source's own finding nor the baseline speaks for it.
  public var counts: Bool { !isAlsoInSource && status != .known && status != .accepted }

  /// `place` stands for the finding's own where it is not nil.
  init(_ finding: Vocabulary.Finding, place: SourceLocation?, options: ReportOptions) {
    let fingerprint = finding.fingerprint
    var finding = finding
    if let place { finding.location = place }
    rule = finding.rule
    severity = Severity(rawValue: finding.severity.rawValue) ?? .error
    status = Status(rawValue: finding.status.rawValue) ?? .new
    isAlsoInSource = finding.alsoInSource
    message = finding.message
    self.fingerprint = fingerprint
    component = finding.component
    strategy = finding.strategy
    file = finding.location?.file
    line = finding.location?.line
    column = finding.location?.column
    key = finding.key
    variant = finding.variant
    locale = finding.locale?.identifier
    text = finding.text
    sourceText = finding.sourceText
    sizes = finding.sizes.map(\.name)
    firstFailingSize = finding.firstFailingSize?.name
    worstSize = finding.worst?.textSize.name
    switch finding.worst {
    case .room(_, _, let needed, let available, _):
      (self.needed, self.available, measured) = (needed, available, nil)
    case .measure(_, let measured, _, _):
      (needed, available, self.measured) = (nil, nil, measured)
    case nil:
      (needed, available, measured) = (nil, nil, nil)
    }
    smallestPassingWidth = Dictionary(
      finding.smallestPassingWidth.map { ($0.textSize.name, $0.width) }
    ) { first, _ in first }
    characterBudget = finding.budget?.characters
    diagnostic = XcodeReport.line(for: finding, options)
  }
}

extension Finding: CustomStringConvertible, CustomDebugStringConvertible {
  /// `App/de.lproj/Main.strings:2:1: error: action.save in de: Needs 214.33 pt and has 180 pt … [text-truncated]`
  public var description: String { diagnostic }
  public var debugDescription: String { diagnostic }
}

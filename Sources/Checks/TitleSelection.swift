package import Catalogs
package import Titles
import Vocabulary

/// Which keys a component takes (DESIGN §7, `titles`).
package struct TitleSelection: Sendable {
  /// In order: any that matches takes the key, any exclusion that matches leaves it. Empty means every key.
  package var matches: [Match]
  /// The longest source taken, as `Candidate.length` has it; nil for no limit.
  package var maxSourceLength: Int?

  package init(matches: [Match] = [], maxSourceLength: Int? = nil) {
    self.matches = matches
    self.maxSourceLength = maxSourceLength
  }

  /// One entry of the list: all its conditions hold together.
  package struct Match: Sendable {
    package var excludes = false
    package var conditions: [Condition]

    package init(conditions: [Condition], excludes: Bool = false) {
      self.conditions = conditions
      self.excludes = excludes
    }
  }

  package enum Condition: Sendable {
    case key(Wildcard)
    case keyPattern(KeyPattern)
    case comment(Wildcard)
    case source(Wildcard)
    case file(PathPattern)
    /// A class in the comment that Xcode writes: `Class = "UIButton"; normalTitle = …`.
    case interfaceClass(String)
  }

  /// A regular expression over keys, kept with its spelling.
  package struct KeyPattern: Sendable {
    package let spelling: String
    package let matches: @Sendable (String) -> Bool

    package init(spelling: String, matches: @escaping @Sendable (String) -> Bool) {
      self.spelling = spelling
      self.matches = matches
    }
  }

  /// What a selection looks at.
  package struct Candidate: Sendable {
    package var key: String
    package var source: String
    package var comment: String?
    package var file: String
    /// Graphemes of the source as it is written or, where that is less, of its longest form as it is shown: a message's
    /// choices and the names of its values take no room on a button.
    package var length: Int

    package init(key: String, source: String, comment: String?, file: String) {
      self.key = key
      self.source = source
      self.comment = comment
      self.file = file
      length = source.count
    }

    /// What `source` says of its key. A source no longer than `limit` as it is written is not looked at more closely.
    package init(_ source: Entry, limit: Int?, maker: TitleMaker) {
      self.init(
        key: source.key, source: source.counterpart(of: VariantPath())?.text ?? "", comment: source.comment,
        file: source.location.file)
      guard let limit, length > limit, Placeholders.mayBe(in: self.source, syntax: source.placeholders) else { return }
      let titles = (try? maker.titles(of: source, table: "")) ?? []
      let shown = titles.flatMap(\.candidates).map(\.text.count).max()
      length = min(length, shown ?? length)
    }
  }

  /// True where the component called `component` takes the key.
  package func takes(_ candidate: Candidate, component: String) -> Bool {
    if let named = Self.assignment(in: candidate.comment) { return named == component }
    if let maxSourceLength, candidate.length > maxSourceLength { return false }
    if matches.contains(where: { $0.excludes && Self.holds($0, candidate) }) { return false }
    let inclusions = matches.filter { !$0.excludes }
    return inclusions.isEmpty || inclusions.contains { Self.holds($0, candidate) }
  }

  private static func holds(_ match: Match, _ candidate: Candidate) -> Bool {
    match.conditions.allSatisfy { condition in
      switch condition {
      case .key(let glob): glob.matches(candidate.key)
      case .keyPattern(let pattern): pattern.matches(candidate.key)
      case .comment(let glob): candidate.comment.map(glob.matches) ?? false
      case .source(let glob): glob.matches(candidate.source)
      case .file(let pattern):
        // A bare name means that file wherever it is.
        pattern.matches(candidate.file) || pattern.matches(String(candidate.file.split(separator: "/").last ?? ""))
      case .interfaceClass(let name): candidate.comment?.contains("Class = \"\(name)\"") ?? false
      }
    }
  }

  /// The component that a comment assigns its key to: `snug: NAME`.
  static func assignment(in comment: String?) -> String? {
    guard let comment, let mark = comment.firstRange(of: "snug:") else { return nil }
    let name = comment[mark.upperBound...].drop { $0 == " " }.prefix { !$0.isWhitespace && $0 != "," && $0 != ";" }
    return name.isEmpty ? nil : String(name)
  }
}

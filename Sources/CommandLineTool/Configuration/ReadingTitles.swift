import Catalogs
import Checks
import Synchronization
import Vocabulary

/// Which keys a component takes: `titles` and `maxSourceLength`.
extension ConfigurationReader {
  /// The longest source that a component takes which says nothing of its titles, in graphemes.
  static let standardSourceLength = 40

  mutating func titles(_ fields: Fields) -> TitleSelection {
    let limit = wholeNumber(fields["maxSourceLength"], "maxSourceLength", in: 1...100_000)
    guard let value = fields["titles"] else {
      return TitleSelection(maxSourceLength: limit ?? Self.standardSourceLength)
    }
    let what = "key globs, /regular expressions/ and objects"
    let matches = list(value, "titles", of: what) { $0.titleMatch($1) } ?? []
    if value.array?.isEmpty == true { report("“titles” is empty: leave it out, or say which keys", at: value.offset) }
    return TitleSelection(matches: matches, maxSourceLength: limit)
  }

  private mutating func titleMatch(_ value: JSONValue) -> TitleSelection.Match? {
    if let text = value.string {
      let excludes = text.hasPrefix("!")
      let pattern = excludes ? String(text.dropFirst()) : text
      return keyCondition(pattern, at: value.offset).map { .init(conditions: [$0], excludes: excludes) }
    }
    guard value.object != nil else {
      report("an entry of “titles” is a text or an object, not \(Self.describe(value))", at: value.offset)
      return nil
    }
    guard let fields = fields(value, .title) else { return nil }
    var conditions: [TitleSelection.Condition] = []
    if let key = fields["key"], let pattern = text(key, "key"), let condition = keyCondition(pattern, at: key.offset) {
      conditions.append(condition)
    }
    if let glob = text(fields["comment"], "comment") { conditions.append(.comment(Wildcard(glob))) }
    if let glob = text(fields["source"], "source") { conditions.append(.source(Wildcard(glob))) }
    if let glob = text(fields["file"], "file") { conditions.append(.file(PathPattern(glob))) }
    if let name = text(fields["class"], "class") { conditions.append(.interfaceClass(name)) }
    if value.object?.isEmpty == true { report("this entry of “titles” has no condition", at: value.offset) }
    return conditions.isEmpty ? nil : .init(conditions: conditions)
  }

  /// `/…/` is a regular expression that may match anywhere in the key, everything else a glob for the whole key.
  private mutating func keyCondition(_ pattern: String, at offset: Int) -> TitleSelection.Condition? {
    guard !pattern.isEmpty else {
      report("an entry of “titles” is empty", at: offset)
      return nil
    }
    guard pattern.count > 1, pattern.hasPrefix("/"), pattern.hasSuffix("/") else { return .key(Wildcard(pattern)) }
    let expression = String(pattern.dropFirst().dropLast())
    do {
      let compiled = try CompiledExpression(expression)
      return .keyPattern(.init(spelling: pattern) { compiled.matches($0) })
    } catch {
      report("the regular expression “\(expression)” cannot be read: \(error)", at: offset)
      return nil
    }
  }
}

/// A regular expression that several workers may use, one after the other: the standard library's is not `Sendable`.
private final class CompiledExpression: Sendable {
  private let expression: Mutex<Regex<AnyRegexOutput>>

  init(_ text: String) throws { expression = Mutex(try Regex(text)) }

  func matches(_ text: String) -> Bool {
    expression.withLock { ((try? $0.firstMatch(in: text)) ?? nil) != nil }
  }
}

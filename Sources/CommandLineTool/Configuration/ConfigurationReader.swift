import Catalogs
import Vocabulary

/// Reads a configuration and gathers all that is wrong with it, so that one run tells everything.
///
/// The functions that read one kind of value are in extensions, one file each. Each gives nil for a value that is
/// absent or wrong; a wrong one has then been reported.
struct ConfigurationReader {
  let document: JSONDocument
  /// What messages call the file.
  let file: String
  /// Absolute: paths start here.
  let folder: String
  /// What reports call the file, wherever the run was started.
  let reportedFile: String
  let context: ConfigurationContext
  private(set) var problems: [Problem] = []
  private(set) var notices: [Problem] = []

  struct Problem: Hashable {
    var offset: Int
    var message: String
  }

  init(_ document: JSONDocument, file: String, folder: String, context: ConfigurationContext) {
    self.document = document
    self.file = file
    self.folder = folder
    reportedFile = file.split(separator: "/").last.map(String.init) ?? file
    self.context = context
  }

  // MARK: Problems

  mutating func report(_ message: String, at offset: Int) {
    let problem = Problem(offset: offset, message: message)
    // A component is read again with each override on it.
    if !problems.contains(problem) { problems.append(problem) }
  }

  mutating func note(_ message: String, at offset: Int) {
    let problem = Problem(offset: offset, message: message)
    if !notices.contains(problem) { notices.append(problem) }
  }

  /// `snug.json5:12:5: unknown key …`, one line each, in file order.
  func lines(_ problems: [Problem]) -> [String] {
    problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map { problem in
      let (line, column) = document.lines.position(of: problem.offset)
      return "\(file):\(line):\(column): \(problem.message)"
    }
  }

  /// A place as findings and reports have it.
  func reportedLocation(of offset: Int) -> SourceLocation { document.lines.location(of: offset, in: reportedFile) }

  // MARK: Objects

  /// An object's members by name, all of them known.
  struct Fields {
    let keys: ConfigurationKeys
    let offset: Int
    fileprivate let members: [String: JSONMember]

    subscript(name: String) -> JSONValue? {
      assert(keys.names.contains(name))
      return members[name]?.value
    }
  }

  /// The members of an object that `keys` allow; others are reported, with the nearest name, and left out.
  mutating func fields(_ value: JSONValue, _ keys: ConfigurationKeys) -> Fields? {
    guard let members = value.object else {
      report("\(keys.object) must be an object, not \(Self.describe(value))", at: value.offset)
      return nil
    }
    reportDuplicates(in: value)
    var known: [String: JSONMember] = [:]
    for member in members {
      if keys.names.contains(member.key) {
        known[member.key] = known[member.key] ?? member
      } else {
        let advice = NearestName.advice(for: member.key, among: keys.names.filter { $0 != "$schema" })
        report("unknown key “\(member.key)” in \(keys.object)\(advice)", at: member.keyOffset)
      }
    }
    return Fields(keys: keys, offset: value.offset, members: known)
  }

  /// The members of an object whose keys are names that its author chose.
  mutating func entries(_ value: JSONValue?, _ name: String) -> [JSONMember]? {
    guard let value else { return nil }
    guard let members = value.object else {
      report("“\(name)” must be an object, not \(Self.describe(value))", at: value.offset)
      return nil
    }
    reportDuplicates(in: value)
    var seen: Set<String> = []
    return members.filter { seen.insert($0.key).inserted }
  }

  private mutating func reportDuplicates(in value: JSONValue) {
    for (first, second) in value.duplicates {
      let line = document.lines.position(of: first.keyOffset).line
      report("the key “\(second.key)” stands on line \(line) already", at: second.keyOffset)
    }
  }

  /// A value as a message quotes it.
  static func describe(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): "“\(text.count > 60 ? text.prefix(60) + "…" : text)”"
    case .number(_, let spelling): spelling
    case .boolean(let value): value ? "true" : "false"
    case .null, .array, .object: value.kind
    }
  }
}

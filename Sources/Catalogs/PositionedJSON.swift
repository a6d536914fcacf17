package import Vocabulary

/// JSON whose values know where they stand: for catalogs (strict) and for the configuration (JSON5).
///
/// Parsing never fails as a whole: `root` holds all that could be read, `problems` what could not.
package struct JSONDocument: Sendable, Equatable {
  package var root: JSONValue?
  /// In file order.
  package var problems: [JSONProblem]
  package var lines: LineIndex
  /// The encoding has faults: the texts that hold them have U+FFFD there.
  package var hasEncodingFaults: Bool

  /// Parses UTF-8 or UTF-16; all offsets are those of the text in UTF-8, without a byte order mark.
  ///
  /// With `recovering`, a fault is reported and reading goes on: a lost comma is supplied, a line of junk left out.
  package init(_ bytes: [UInt8], syntax: JSONSyntax, recovering: Bool = false) {
    let text = DecodedText(bytes)
    var parser = JSONParser(bytes: text.utf8, syntax: syntax, recovers: recovering)
    root = parser.parseDocument()
    problems = parser.problems
    hasEncodingFaults = !text.faults.isEmpty
    if let problem = text.problem {
      problems.insert(problem, at: problems.firstIndex { $0.offset > problem.offset } ?? problems.count)
    }
    lines = LineIndex(text.utf8)
  }

  package func location(of value: JSONValue, in file: String) -> SourceLocation {
    lines.location(of: value.offset, in: file)
  }
}

/// Strict JSON is RFC 8259, JSON5 is the specification 1.0.0 at spec.json5.org.
package enum JSONSyntax: Sendable { case json, json5 }

package struct JSONProblem: Sendable, Equatable {
  package var offset: Int
  /// What was expected and what was found.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

package struct JSONValue: Sendable, Equatable {
  /// The byte offset of its first character.
  package var offset: Int
  package var content: Content
  /// False where the text ended or was damaged before the value did.
  package var isComplete: Bool

  package enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    /// The number and its spelling.
    case number(Double, String)
    case string(String)
    case array([JSONValue])
    /// In file order, with duplicates.
    case object([JSONMember])
  }

  package init(offset: Int, content: Content, isComplete: Bool = true) {
    self.offset = offset
    self.content = content
    self.isComplete = isComplete
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var number: Double? {
    if case .number(let value, _) = content { value } else { nil }
  }

  /// A number without a fraction.
  ///
  /// Written out: as a `flatMap` in its caller it brings down the optimizer of Swift 6.3.1.
  package var integer: Int? {
    guard let number else { return nil }
    return Int(exactly: number)
  }

  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The first member of that name, as Foundation's decoder takes it.
  package subscript(key key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// The members whose key another member before them has, each with that first one.
  package var duplicates: [(first: JSONMember, second: JSONMember)] {
    guard let members = object, members.count > 1 else { return [] }
    var seen: [String: Int] = [:]
    var found: [(JSONMember, JSONMember)] = []
    for (index, member) in members.enumerated() {
      if let first = seen[member.key] { found.append((members[first], member)) } else { seen[member.key] = index }
    }
    return found
  }

  /// What it is, for a message: `a number`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

package struct JSONMember: Sendable, Equatable {
  package var key: String
  /// The byte offset of the key's first character, its quote.
  package var keyOffset: Int
  package var value: JSONValue
}

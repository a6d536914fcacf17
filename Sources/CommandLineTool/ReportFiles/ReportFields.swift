import Catalogs
import Vocabulary

/// The members of an object in a JSON report. A member that is missing or of the wrong kind is an error that names its
/// place.
struct ReportFields {
  private let members: [JSONMember]
  private let offset: Int
  /// What the object is, for messages.
  private let what: String
  private let source: ReportFile.Source

  init(_ value: JSONValue, of what: String, in source: ReportFile.Source) throws(UsageError) {
    self.what = what
    self.source = source
    offset = value.offset
    members = value.object ?? []
    guard value.object != nil else { throw error("\(what) must be an object", at: value.offset) }
  }

  // MARK: Errors

  private func error(_ message: String, at offset: Int) -> UsageError {
    let (line, column) = source.lines.position(of: offset)
    return UsageError("\(source.name):\(line):\(column): \(message)")
  }

  /// That a member is not what it must be, or is not there.
  func wrong(_ name: String, _ expected: String) -> UsageError {
    guard let value = self[name] else { return error("\(what) has no “\(name)”", at: offset) }
    return error("“\(name)” of \(what) must be \(expected)", at: value.offset)
  }

  // MARK: Members

  private subscript(name: String) -> JSONValue? {
    for member in members where member.key == name { return member.value }
    return nil
  }

  func string(_ name: String) throws(UsageError) -> String {
    guard let text = self[name]?.string else { throw wrong(name, "a text") }
    return text
  }

  /// A text that need not be there.
  func optional(_ name: String) throws(UsageError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { throw wrong(name, "a text") }
    return text
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable<String>>(_ name: String) throws(UsageError) -> Word {
    guard let word = Word(rawValue: try string(name)) else { throw wrong(name, "a word that this version knows") }
    return word
  }

  func optionalWord<Word: RawRepresentable<String>>(_ name: String) throws(UsageError) -> Word? {
    self[name] == nil ? nil : try word(name)
  }

  func strings(_ name: String, orNone: Bool = false) throws(UsageError) -> [String] {
    guard let value = self[name] else {
      if orNone { return [] }
      throw wrong(name, "a list of texts")
    }
    let texts = value.array?.compactMap(\.string) ?? []
    guard texts.count == value.array?.count else { throw wrong(name, "a list of texts") }
    return texts
  }

  func boolean(_ name: String, orNone: Bool = false) throws(UsageError) -> Bool {
    if self[name] == nil, orNone { return false }
    guard let value = self[name]?.boolean else { throw wrong(name, "true or false") }
    return value
  }

  /// What JSON has no number for is written as null.
  func number(_ name: String) throws(UsageError) -> Double {
    guard let value = self[name], let number = Self.number(value) else { throw wrong(name, "a number") }
    return number
  }

  func numbers(_ name: String) throws(UsageError) -> [Double] {
    guard let value = self[name] else { return [] }
    let numbers = value.array?.compactMap(Self.number) ?? []
    guard numbers.count == value.array?.count else { throw wrong(name, "a list of numbers") }
    return numbers
  }

  private static func number(_ value: JSONValue) -> Double? { value.content == .null ? .nan : value.number }

  /// The largest whole number that is taken: sums of thousands of them are still numbers.
  private static let most = 1 << 50

  func count(_ name: String) throws(UsageError) -> Int {
    guard let count = try optionalCount(name) else { throw wrong(name, "a whole number") }
    return count
  }

  func optionalCount(_ name: String) throws(UsageError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let count = value.integer, (0...Self.most).contains(count) else {
      throw wrong(name, "a whole number from 0 on")
    }
    return count
  }

  /// A list of whole numbers.
  func counts(_ name: String) throws(UsageError) -> [Int] {
    let numbers = self[name]?.array?.compactMap(\.integer) ?? []
    guard numbers.count == self[name]?.array?.count, numbers.allSatisfy((0...Self.most).contains) else {
      throw wrong(name, "a list of whole numbers")
    }
    return numbers
  }

  func object(_ name: String) throws(UsageError) -> ReportFields {
    guard let value = self[name] else { throw wrong(name, "an object") }
    return try ReportFields(value, of: "“\(name)”", in: source)
  }

  func optionalObject(_ name: String) throws(UsageError) -> ReportFields? {
    self[name] == nil ? nil : try object(name)
  }

  func objects(_ name: String) throws(UsageError) -> [ReportFields] {
    guard let values = self[name]?.array else { throw wrong(name, "a list") }
    var objects: [ReportFields] = []
    objects.reserveCapacity(values.count)
    for value in values { objects.append(try ReportFields(value, of: "an entry of “\(name)”", in: source)) }
    return objects
  }

  // MARK: Objects whose keys are names

  func counts() throws(UsageError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for member in members { counts[member.key] = try count(member.key) }
    return counts
  }

  func numbers() throws(UsageError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for member in members { numbers[member.key] = try number(member.key) }
    return numbers
  }

  func texts() throws(UsageError) -> [String: String] {
    var texts: [String: String] = [:]
    for member in members { texts[member.key] = try string(member.key) }
    return texts
  }
}

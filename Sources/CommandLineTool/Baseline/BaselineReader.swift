import Catalogs
import Reports
import Vocabulary

/// Reads a baseline and gathers all that is wrong with it.
struct BaselineReader {
  private let document: JSONDocument
  private let file: String
  private var problems: [JSONProblem] = []
  private var notices: [JSONProblem] = []

  /// `file` is what messages call it. What a later Snug of the same schema may have added is passed by with a notice.
  static func read(
    _ bytes: [UInt8], file: String
  ) throws(ConfigurationError) -> (baseline: Baseline, notices: [String]) {
    var reader = BaselineReader(document: JSONDocument(withCommas(bytes), syntax: .json), file: file)
    if let offset = mergeMark(in: bytes) {
      reader.report("a merge was left unfinished: keep the lines of both sides, and none of the marks", at: offset)
    } else {
      reader.problems = reader.document.problems
    }
    // What is damaged is not understood: its other problems may be no problems.
    var baseline: Baseline?
    if let root = reader.document.root, reader.problems.isEmpty { baseline = reader.baseline(root) }
    guard let baseline, reader.problems.isEmpty else {
      throw ConfigurationError(lines: reader.lines(reader.problems))
    }
    return (baseline, reader.lines(reader.notices))
  }

  /// The first line that a version control system marks two sides with.
  private static func mergeMark(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var start = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: mark) { return start }
      start += line.count + 1
    }
    return nil
  }

  /// With a comma between findings where a merge kept the last lines of both sides: it takes the place of a space, so that
  /// all else stays where it is. Nowhere else in JSON does a line that begins an object follow one that ends one.
  private static func withCommas(_ bytes: [UInt8]) -> [UInt8] {
    let (space, carriageReturn) = (UInt8(ascii: " "), UInt8(ascii: "\r"))
    var result = bytes
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") && bytes[end...].dropFirst().first == space {
      let last = bytes[..<end].last { $0 != space && $0 != carriageReturn }
      let next = bytes[end...].dropFirst().first { $0 != space }
      if last == UInt8(ascii: "}"), next == UInt8(ascii: "{") { result[end + 1] = UInt8(ascii: ",") }
    }
    return result
  }

  private init(document: JSONDocument, file: String) {
    self.document = document
    self.file = file
  }

  // MARK: Problems

  private mutating func report(_ message: String, at offset: Int) {
    problems.append(JSONProblem(offset: offset, message: message))
  }

  private func lines(_ problems: [JSONProblem]) -> [String] {
    problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map { problem in
      let (line, column) = document.lines.position(of: problem.offset)
      return "\(file):\(line):\(column): \(problem.message)"
    }
  }

  // MARK: The file

  private mutating func baseline(_ root: JSONValue) -> Baseline? {
    guard root.object != nil else {
      report("a baseline is an object, not \(root.kind)", at: root.offset)
      return nil
    }
    guard let version = root[key: "schemaVersion"], let number = version.integer, number > 0 else {
      report(
        "a baseline says its “schemaVersion”, a whole number", at: root[key: "schemaVersion"]?.offset ?? root.offset)
      return nil
    }
    guard number <= Baseline.schemaVersion else {
      report(
        "schema version \(number) is of a later Snug, and this one (\(Program.version)) reads up to "
          + "\(Baseline.schemaVersion): update Snug",
        at: version.offset)
      return nil
    }
    checkMembers(
      of: root, known: ["accepted", "fonts", "known", "options", "rules", "schemaVersion", "tool"], "a baseline")
    var baseline = Baseline(toolVersion: "")
    if let tool = root[key: "tool"] {
      checkMembers(of: tool, known: ["name", "version"], "“tool”")
      baseline.toolVersion = text(tool[key: "version"], "version") ?? ""
    }
    for rule in list(root, "rules") {
      if let rule = text(rule, "rules") { baseline.rules.insert(rule) }
    }
    baseline.options = list(root, "options").compactMap { text($0, "options") }
    for font in list(root, "fonts") {
      checkMembers(of: font, known: ["name", "sha256"], "a font")
      guard let name = needed(font, "name"), let digest = needed(font, "sha256") else { continue }
      baseline.fonts[name] = digest
    }
    var entries: [Baseline.Entry] = []
    for value in list(root, "known") { if let entry = entry(value, isAccepted: false) { entries.append(entry) } }
    for value in list(root, "accepted") { if let entry = entry(value, isAccepted: true) { entries.append(entry) } }
    baseline.setEntries(entries)
    return baseline
  }

  private mutating func entry(_ value: JSONValue, isAccepted: Bool) -> Baseline.Entry? {
    checkMembers(of: value, known: Baseline.entryKeys, "a finding")
    guard value.object != nil, let rule = needed(value, "rule"), let fingerprint = needed(value, "fingerprint") else {
      return nil
    }
    func stated(_ name: String) -> String { text(value[key: name], name) ?? "" }
    var identity = FindingIdentity(rule: rule)
    identity.component = stated("component")
    identity.strategy = stated("strategy")
    identity.file = stated("file")
    identity.key = stated("key")
    identity.variant = stated("variant")
    identity.locale = stated("locale")
    if identity.fingerprint != fingerprint {
      report(
        "the fingerprint of what stands here is \(identity.fingerprint), not “\(fingerprint)”",
        at: value[key: "fingerprint"]?.offset ?? value.offset)
    }
    var entry = Baseline.Entry(identity: identity)
    if let direction = value[key: "direction"] {
      entry.direction = text(direction, "direction").flatMap { Direction(rawValue: $0) }
      if entry.direction == nil { report("“direction” must be ltr or rtl", at: direction.offset) }
    }
    entry.face = text(value[key: "face"], "face")
    entry.textDigest = text(value[key: "textDigest"], "textDigest")
    entry.firstFailingSize = text(value[key: "firstFailingSize"], "firstFailingSize").map { TextSize($0) }
    if let points = value[key: "needed"] {
      entry.needed = points.number
      if entry.needed == nil { report("“needed” must be a number, not \(points.kind)", at: points.offset) }
    }
    if isAccepted {
      guard let reason = needed(value, "reason") else { return nil }
      entry.reason = reason
    } else if let reason = value[key: "reason"] {
      report("what is known has no reason: with one it belongs to “accepted”", at: reason.offset)
    }
    return entry
  }

  // MARK: Values

  /// Reports members that stand twice, and notes those that this version does not know.
  private mutating func checkMembers(of value: JSONValue, known: [String], _ what: String) {
    guard let members = value.object else {
      report("\(what) must be an object, not \(value.kind)", at: value.offset)
      return
    }
    for (_, second) in value.duplicates { report("“\(second.key)” stands twice in \(what)", at: second.keyOffset) }
    for member in members where !known.contains(member.key) {
      let message = "this version of Snug does not know “\(member.key)” in \(what), and passes it by"
      // Once for all findings.
      if !notices.contains(where: { $0.message == message }) {
        notices.append(JSONProblem(offset: member.keyOffset, message: message))
      }
    }
  }

  private mutating func list(_ root: JSONValue, _ name: String) -> [JSONValue] {
    guard let value = root[key: name] else { return [] }
    if value.array == nil { report("“\(name)” must be a list, not \(value.kind)", at: value.offset) }
    return value.array ?? []
  }

  private mutating func text(_ value: JSONValue?, _ name: String) -> String? {
    guard let value else { return nil }
    if value.string == nil { report("“\(name)” must be a text, not \(value.kind)", at: value.offset) }
    return value.string
  }

  private mutating func needed(_ value: JSONValue, _ name: String) -> String? {
    guard let member = value[key: name] else {
      if value.object != nil { report("“\(name)” is missing here", at: value.offset) }
      return nil
    }
    let text = text(member, name)
    if text?.isEmpty == true { report("“\(name)” is empty", at: member.offset) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

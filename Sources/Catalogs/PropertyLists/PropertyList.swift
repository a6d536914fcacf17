import Vocabulary

/// An XML or binary property list. What stands in XML knows where; everything in a binary one stands at its start.
///
/// Reading never fails as a whole: `root` holds all that could be read, `problems` what could not.
struct PropertyList {
  var root: PropertyListValue?
  /// In file order.
  var problems: [XMLProblem]
  /// The encoding has faults: the texts that hold them have U+FFFD there.
  var hasEncodingFaults = false
  private let lines: LineIndex

  /// How deep catalogs nest, with room: key, device, variable, form, width.
  static let depthLimit = 16

  init(_ bytes: [UInt8]) {
    if Self.isBinary(bytes) {
      lines = LineIndex([])
      problems = []
      root = BinaryPropertyList.read(bytes)
      if root == nil {
        problems = [XMLProblem(offset: 0, message: "the binary property list is damaged or nests too deep")]
      }
      return
    }
    let document = XMLDocument(bytes)
    var reader = XMLPropertyList(isDamaged: !document.problems.isEmpty)
    root = reader.read(document)
    problems = (document.problems + reader.problems).sorted { $0.offset < $1.offset }
    hasEncodingFaults = document.hasEncodingFaults
    lines = document.lines
  }

  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  func location(of offset: Int, in file: String) -> SourceLocation { lines.location(of: offset, in: file) }

  /// The text holds bytes that the encoding does not allow.
  func isGarbled(_ text: String) -> Bool { hasEncodingFaults && text.unicodeScalars.contains("\u{FFFD}") }
}

/// A value and where it begins: its start tag.
struct PropertyListValue {
  var content: Content
  var offset = 0
  /// Nothing in it was cut off or damaged.
  var isIntact = true

  indirect enum Content {
    /// In file order, with all that repeat a key.
    case dictionary([PropertyListMember])
    case array([PropertyListValue])
    case text(String)
    /// A number, a date …, by the name that XML has for it.
    case other(String)
  }

  /// Nil where it is no text.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// Nil where it is no dictionary.
  var members: [PropertyListMember]? { if case .dictionary(let members) = content { members } else { nil } }

  /// The value of a key. Of several with one key the last counts, as CoreFoundation takes them.
  subscript(key key: String) -> PropertyListValue? { members?.last { $0.key == key }?.value }

  /// For messages: `a dictionary`.
  var kind: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .text: "a text"
    case .other(let name): "<\(name)>"
    }
  }
}

struct PropertyListMember {
  var key: String
  var keyOffset = 0
  /// The comments right before the key.
  var comment: String?
  var value: PropertyListValue
}

extension [PropertyListMember] {
  /// Each key once, with the member that counts, at the place of that member; and the others, with the first of their key.
  func settled() -> (members: [PropertyListMember], repeated: [(first: PropertyListMember, again: PropertyListMember)])
  {
    var firsts: [String: PropertyListMember] = [:]
    var lasts: [String: Int] = [:]
    var repeated: [(first: PropertyListMember, again: PropertyListMember)] = []
    for (index, member) in enumerated() {
      if let first = firsts[member.key] {
        repeated.append((first, member))
      } else {
        firsts[member.key] = member
      }
      lasts[member.key] = index
    }
    return (repeated.isEmpty ? self : lasts.values.sorted().map { self[$0] }, repeated)
  }
}

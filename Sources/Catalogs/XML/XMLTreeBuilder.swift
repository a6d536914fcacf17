/// Puts the events of a parser together to elements.
struct XMLTreeBuilder {
  private var result = ExpatParser.Result()
  private var open: [XMLElement] = []
  /// The namespaces in scope at each open element: prefix to URI.
  private var scopes: [[String: String]] = []
  private var text: [UInt8] = []
  private var textOffset = 0
  private var isInCDATA = false
  private var expandedLength = 0
  private let lengthLimit: Int
  /// Reading has to stop: the document is deeper or longer than any catalog.
  private(set) var isOutOfHand = false

  /// Catalogs nest some ten levels; the limit keeps hostile input off the stack.
  private static let depthLimit = 200

  /// Ascending offsets of what was mended.
  private let damages: [Int]

  init(inputLength: Int, damages: [Int] = []) {
    self.damages = damages
    // Expat itself stops what grows a hundredfold past 8 MB; no catalog lives on its entities.
    lengthLimit = 10 * inputLength + 1_000_000
  }

  // MARK: Elements

  mutating func open(_ name: String, attributes: [(String, String)], at offset: Int, contentAt contentOffset: Int) {
    flush()
    guard open.count < Self.depthLimit else { return stop("nested deeper than \(Self.depthLimit) levels", at: offset) }
    grow(by: attributes.reduce(name.utf8.count) { $0 + $1.1.utf8.count }, at: offset)
    var scope = scopes.last ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    for (name, value) in attributes where name.utf8.starts(with: "xmlns".utf8) {
      if name == "xmlns" { scope[""] = value.isEmpty ? nil : value }
      if name.utf8.starts(with: "xmlns:".utf8) { scope[String(name.dropFirst(6))] = value }
    }
    var element = XMLElement(name: name, offset: offset, contentOffset: contentOffset, endOffset: contentOffset)
    element.namespace = scope[Self.prefix(of: name)]
    element.attributes = attributes.map { name, value in
      let prefix = Self.prefix(of: name)
      return XMLAttribute(name: name, namespace: prefix.isEmpty ? nil : scope[prefix], value: value)
    }
    scopes.append(scope)
    open.append(element)
  }

  mutating func close(at offset: Int) { close(at: offset, isComplete: true) }

  private mutating func close(at offset: Int, isComplete: Bool) {
    flush()
    guard var element = open.popLast() else { return }
    scopes.removeLast()
    element.endOffset = offset
    element.isComplete = isComplete && !isDamaged(element.offset..<offset)
    if open.isEmpty { result.root = element } else { open[open.count - 1].children.append(.element(element)) }
  }

  private func isDamaged(_ range: Range<Int>) -> Bool {
    !damages.isEmpty && damages.contains { range.contains($0) }
  }

  private static func prefix(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? ""
  }

  // MARK: Text

  mutating func append(_ bytes: some Collection<UInt8>, at offset: Int) {
    if text.isEmpty, !isInCDATA { textOffset = offset }
    text += bytes
    grow(by: bytes.count, at: offset)
  }

  mutating func beginCDATA(at offset: Int) {
    flush()
    isInCDATA = true
    textOffset = offset
  }

  mutating func endCDATA() {
    flush()
    isInCDATA = false
  }

  mutating func comment(_ comment: String, at offset: Int) {
    flush()
    let comment = XMLText(text: comment, offset: offset)
    if !open.isEmpty {
      open[open.count - 1].children.append(.comment(comment))
    } else if result.root == nil {
      result.prologComments.append(comment)
    }
  }

  /// An entity whose declaration stands elsewhere keeps its spelling.
  mutating func skipEntity(_ name: String, at offset: Int) {
    append("&\(name);".utf8, at: offset)
    report("the entity “&\(name);” is declared in another file, which is not read", at: offset)
  }

  mutating func refuseExternalEntity(at offset: Int) {
    report("an entity stands for another file, which is not read", at: offset)
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    if !open.isEmpty {
      let node = XMLText(text: String(decoding: text, as: UTF8.self), offset: textOffset, isCDATA: isInCDATA)
      open[open.count - 1].children.append(.text(node))
    }
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Faults

  mutating func report(_ message: String, at offset: Int) {
    result.problems.append(XMLProblem(offset: offset, message: message))
  }

  /// What the parser stopped at, with the elements that are open there.
  mutating func fail(_ kind: XMLFault.Kind, words: String, at offset: Int) {
    result.fault = XMLFault(
      kind: kind, words: words, offset: offset,
      open: open.map { XMLFault.OpenElement(name: $0.name, offset: $0.offset, contentOffset: $0.contentOffset) })
  }

  private mutating func stop(_ message: String, at offset: Int) {
    guard !isOutOfHand else { return }
    isOutOfHand = true
    report(message, at: offset)
  }

  private mutating func grow(by count: Int, at offset: Int) {
    expandedLength += count
    if expandedLength > lengthLimit { stop("entities expand to more than any catalog holds", at: offset) }
  }

  /// Everything that was read; what is open ends at `offset`.
  mutating func finish(at offset: Int) -> ExpatParser.Result {
    while !open.isEmpty { close(at: offset, isComplete: false) }
    return result
  }
}

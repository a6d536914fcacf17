/// Turns the elements of an XML property list into values.
///
/// Texts are kept to the last space, as CoreFoundation keeps them.
struct XMLPropertyList {
  private(set) var problems: [XMLProblem] = []
  /// The XML is at fault somewhere: keys without values are its doing and no problems of their own.
  private let isDamaged: Bool

  init(isDamaged: Bool) { self.isDamaged = isDamaged }

  mutating func read(_ document: XMLDocument) -> PropertyListValue? {
    guard let root = document.root else {
      if document.problems.isEmpty { report("expected a property list, found nothing", at: 0) }
      return nil
    }
    guard root.localName == "plist" else {
      // CoreFoundation reads one without the element around it, too.
      if root.localName == "dict" { return value(of: root, depth: 0) }
      report("expected <plist>, found <\(root.name)>", at: root.offset)
      return nil
    }
    guard let first = root.elements.first else {
      if root.isComplete { report("expected <dict> in <plist>, found nothing", at: root.offset) }
      return nil
    }
    return value(of: first, depth: 0)
  }

  private mutating func value(of element: XMLElement, depth: Int) -> PropertyListValue? {
    guard depth < PropertyList.depthLimit else {
      report("the property list nests deeper than \(PropertyList.depthLimit) levels", at: element.offset)
      return nil
    }
    var value = PropertyListValue(content: .text(""), offset: element.offset, isIntact: element.isComplete)
    switch element.localName {
    case "string": value.content = .text(element.text)
    case "dict":
      let members = self.members(of: element, depth: depth)
      value.content = .dictionary(members)
      if members.contains(where: { !$0.value.isIntact }) { value.isIntact = false }
    case "array":
      let values = element.elements.compactMap { self.value(of: $0, depth: depth + 1) }
      value.content = .array(values)
      if values.contains(where: { !$0.isIntact }) { value.isIntact = false }
    case "integer", "real", "true", "false", "date", "data": value.content = .other(element.name)
    default:
      report("expected a value (<string>, <dict> …), found <\(element.name)>", at: element.offset)
      return nil
    }
    return value
  }

  /// Keys and values in turn. A key without a value, and a value without a key, is one problem; the rest is read.
  private mutating func members(of dictionary: XMLElement, depth: Int) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    var comments: [String] = []
    var pending: (key: XMLElement, comment: String?)?
    func missingValue(_ key: XMLElement) -> XMLProblem {
      XMLProblem(offset: key.offset, message: "expected a value for the key “\(key.text)”, found none")
    }
    for child in dictionary.children {
      switch child {
      case .comment(let comment): comments.append(comment.text.trimmingXMLSpace())
      case .text(let text) where text.text.trimmingXMLSpace().isEmpty: continue
      case .text(let text):
        if !isDamaged { report("expected <key>, found text", at: text.offset) }
      case .element(let element) where element.localName == "key":
        if let pending, !isDamaged { problems.append(missingValue(pending.key)) }
        pending = element.isComplete ? (element, comments.isEmpty ? nil : comments.joined(separator: "\n")) : nil
        comments.removeAll()
      case .element(let element):
        comments.removeAll()
        if let (key, comment) = pending {
          if let value = value(of: element, depth: depth + 1) {
            members.append(PropertyListMember(key: key.text, keyOffset: key.offset, comment: comment, value: value))
          }
        } else if !isDamaged {
          report("expected <key>, found <\(element.name)>", at: element.offset)
        }
        pending = nil
      }
    }
    if let pending, !isDamaged { problems.append(missingValue(pending.key)) }
    return members
  }

  private mutating func report(_ message: String, at offset: Int) {
    problems.append(XMLProblem(offset: offset, message: message))
  }
}

extension String {
  /// Without XML's white space at both ends.
  func trimmingXMLSpace() -> String {
    guard let first = utf8.firstIndex(where: { !isXMLSpace($0) }),
      let last = utf8.lastIndex(where: { !isXMLSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}

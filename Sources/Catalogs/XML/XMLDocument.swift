/// An XML document whose elements know where they stand.
///
/// Reading never fails as a whole: `root` holds all that could be read, `problems` what could not. Behind a fault reading
/// goes on, and the elements around it are not complete. Entities that the document itself declares are expanded; what it
/// would load from elsewhere is not read.
package struct XMLDocument: Sendable, Equatable {
  /// Nil where no element begins.
  package var root: XMLElement?
  /// The comments before the root.
  package var prologComments: [XMLText]
  /// In file order. All offsets are those of the text in UTF-8, without a byte order mark.
  package var problems: [XMLProblem]
  package var lines: LineIndex
  /// The encoding has faults: the texts that hold them have U+FFFD there.
  package var hasEncodingFaults: Bool

  package init(_ bytes: [UInt8]) {
    let text = DecodedText(xml: bytes)
    var parsed = XMLRecovery.parse(text.utf8)
    hasEncodingFaults = !text.faults.isEmpty
    if let problem = text.problem { parsed.problems.append(problem) }
    root = parsed.root
    prologComments = parsed.prologComments
    problems = parsed.problems.sorted { $0.offset < $1.offset }
    lines = LineIndex(text.utf8)
  }
}

/// What is wrong at an offset, as in JSON.
package typealias XMLProblem = JSONProblem

package struct XMLElement: Sendable, Equatable {
  /// As written, with its prefix: `xliff:g`.
  package var name: String
  /// The URI of its namespace, where one is declared for its prefix, or for none.
  package var namespace: String?
  /// In file order, with those that declare namespaces. White space in values is XML's: line ends and tabs are spaces.
  package var attributes: [XMLAttribute] = []
  /// Text is kept exactly, with line ends as LF. What a comment divides is two texts.
  package var children: [XMLNode] = []
  /// Where its start tag begins.
  package var offset: Int
  /// Where its content begins: behind the start tag.
  package var contentOffset: Int
  /// Behind its end tag; where reading ended, for one that is not complete.
  package var endOffset: Int
  /// False where the document ended, or was damaged, between its tags.
  package var isComplete = false

  /// `g` of `xliff:g`.
  package var localName: Substring { withoutPrefix(name) }

  /// The value of the attribute that is written so, with its prefix.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The value of an attribute of a namespace, whatever its prefix.
  package func attribute(_ localName: String, namespace: String) -> String? {
    attributes.first { $0.namespace == namespace && $0.localName == localName }?.value
  }

  /// The elements right below.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Those of the elements right below that have this name, whatever their prefix.
  package func elements(_ localName: String) -> [XMLElement] { elements.filter { $0.localName == localName } }

  /// The first such element.
  package func first(_ localName: String) -> XMLElement? {
    for case .element(let element) in children where element.localName == localName { return element }
    return nil
  }

  /// All text in it, of elements below as well, without comments.
  package var text: String {
    if children.count == 1, case .text(let only) = children[0] { return only.text }
    return children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let part): text += part.text
      case .comment: break
      }
    }
  }
}

/// White space as XML has it: spaces, tabs and line ends.
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Over bytes: to look for a character, a String would look for the ends of characters.
private func withoutPrefix(_ name: String) -> Substring {
  name.utf8.lastIndex(of: UInt8(ascii: ":")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
}

package struct XMLAttribute: Sendable, Equatable {
  /// As written, with its prefix.
  package var name: String
  /// The URI that its prefix is declared for; nil without a prefix.
  package var namespace: String?
  package var value: String

  package var localName: Substring { withoutPrefix(name) }
}

package enum XMLNode: Sendable, Equatable {
  case element(XMLElement)
  case text(XMLText)
  /// Without its delimiters.
  case comment(XMLText)
}

package struct XMLText: Sendable, Equatable {
  package var text: String
  /// Where it begins; in a CDATA section, where the section does.
  package var offset: Int
  package var isCDATA = false
}

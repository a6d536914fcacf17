package import Vocabulary

/// Texts in maps and lists, as JSON and YAML have them.
package struct TextNode: Sendable, Equatable {
  package var content: Content
  package var location: SourceLocation
  /// False where the file ended or was damaged before the node did.
  package var isComplete: Bool
  /// How many levels there are below; aliases can make more of them than a file's lines show.
  package private(set) var height: Int

  package enum Content: Sendable, Equatable {
    case text(String)
    /// Null, or nothing at all.
    case nothing
    /// A number, a date, true or false: no text.
    case value
    case list([TextNode])
    /// In file order, with duplicates.
    case map([Member])
  }

  package struct Member: Sendable, Equatable {
    package var key: String
    package var location: SourceLocation
    package var node: TextNode

    package init(key: String, location: SourceLocation, node: TextNode) {
      self.key = key
      self.location = location
      self.node = node
    }
  }

  package init(_ content: Content, at location: SourceLocation, isComplete: Bool = true) {
    self.content = content
    self.location = location
    self.isComplete = isComplete
    switch content {
    case .text, .nothing, .value: height = 0
    case .list(let nodes): height = 1 + (nodes.map(\.height).max() ?? 0)
    case .map(let members): height = 1 + (members.map(\.node.height).max() ?? 0)
    }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var list: [TextNode]? {
    if case .list(let nodes) = content { nodes } else { nil }
  }

  package var map: [Member]? {
    if case .map(let members) = content { members } else { nil }
  }

  /// The member of that name; of several the last, as JavaScript and Ruby take it.
  package subscript(key: String) -> TextNode? { map?.last { $0.key == key }?.node }
}

extension TextNode {
  /// What a parsed JSON document holds.
  init(_ value: JSONValue, in document: JSONDocument, file: String) {
    let place = document.lines.location(of: value.offset, in: file)
    switch value.content {
    case .string(let text): self.init(.text(text), at: place)
    case .null: self.init(.nothing, at: place)
    case .boolean, .number: self.init(.value, at: place)
    case .array(let values):
      self.init(
        .list(values.map { TextNode($0, in: document, file: file) }), at: place, isComplete: value.isComplete)
    case .object(let members):
      let converted = members.map { member in
        Member(
          key: member.key, location: document.lines.location(of: member.keyOffset, in: file),
          node: TextNode(member.value, in: document, file: file))
      }
      self.init(.map(converted), at: place, isComplete: value.isComplete)
    }
  }
}

import Vocabulary

/// JSON whose texts stand in objects with fixed names.
enum JSONShape: Equatable {
  /// Chrome's extensions: `"key": {"message": …, "description": …, "placeholders": …}`
  case chrome
  /// FormatJS as it is extracted: `"id": {"defaultMessage": …, "description": …}`, or a list of these with `id`.
  case formatJS

  /// Nil for anything else. What is damaged has no say in it.
  init?(_ root: JSONValue) {
    let values = (root.object?.map(\.value) ?? root.array ?? []).filter(\.isComplete)
    guard !values.isEmpty else { return nil }
    if root.object != nil, Self.all(values, have: "message", besides: ["description", "placeholders", "hash"]) {
      self = .chrome
    } else if Self.all(
      values, have: "defaultMessage",
      besides: ["id", "description", "file", "start", "end", "line", "col", "filepath", "reference"])
    {
      self = .formatJS
    } else {
      return nil
    }
  }

  private static func all(_ values: [JSONValue], have name: String, besides others: Set<String>) -> Bool {
    values.allSatisfy { value in
      guard let members = value.object, value[key: name]?.string != nil else { return false }
      return members.allSatisfy { $0.key == name || others.contains($0.key) }
    }
  }

  var textName: String { self == .chrome ? "message" : "defaultMessage" }
}

extension JSONCatalog {
  mutating func readDescriptors(of root: JSONValue, shape: JSONShape) {
    for (first, second) in root.duplicates {
      catalog.addDuplicate(
        second.key, locale: file.locale, at: location(second.keyOffset), first: location(first.keyOffset),
        lastWins: true)
    }
    var last: [String: Int] = [:]
    for member in root.object ?? [] { last[member.key] = member.keyOffset }
    for member in root.object ?? [] where last[member.key] == member.keyOffset {
      readDescriptor(member.value, key: member.key, keyOffset: member.keyOffset, shape: shape)
    }
    for value in root.array ?? [] {
      guard let id = value[key: "id"], let key = id.string else { continue }
      readDescriptor(value, key: key, keyOffset: id.offset, shape: shape)
    }
  }

  private mutating func readDescriptor(_ value: JSONValue, key: String, keyOffset: Int, shape: JSONShape) {
    guard value.isComplete, let message = value[key: shape.textName], var text = message.string else { return }
    if document.hasEncodingFaults, text.unicodeScalars.contains("\u{FFFD}") { return }
    var notes: [PlaceholderNote] = []
    for placeholder in value[key: "placeholders"]?.object ?? [] {
      let content = placeholder.value[key: "content"]?.string ?? ""
      if content.utf8.count == 2, content.hasPrefix("$") {
        notes.append(
          PlaceholderNote(name: placeholder.key.lowercased(), example: placeholder.value[key: "example"]?.string))
      } else {
        text = Self.replacing("$\(placeholder.key)$", in: text, with: content)
      }
    }
    var entry = Entry(
      key: key, locale: file.locale, location: location(keyOffset), comment: value[key: "description"]?.string,
      variants: [Variant(path: VariantPath(), text: text, location: location(message.offset))])
    entry.placeholders = shape == .chrome ? .chrome : .icu
    entry.placeholderNotes = notes
    add(entry)
  }

  /// A placeholder whose content is text, or text around a value, is part of the text. Names differ by letters only.
  private static func replacing(_ spelling: String, in text: String, with content: String) -> String {
    let wanted = Array(spelling.lowercased().utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = index + wanted.count
      if end <= bytes.count, zip(bytes[index..<end], wanted).allSatisfy({ lowered($0) == $1 }) {
        result += content.utf8
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

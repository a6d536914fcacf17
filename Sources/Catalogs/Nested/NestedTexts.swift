import Vocabulary

/// The texts of a tree under their joined keys: `home.buttons.save`.
///
/// A map of plural categories is one text with forms, a list one with members; maps inside a list have keys of their own.
struct NestedTexts {
  struct Text: Equatable {
    var key: String
    /// Where the key stands.
    var location: SourceLocation
    /// None for null.
    var variants: [Variant]
  }

  struct Duplicate: Equatable {
    var key: String
    var location: SourceLocation
    var first: SourceLocation
  }

  /// In file order; of two with one key only the last.
  private(set) var texts: [Text] = []
  private(set) var duplicates: [Duplicate] = []
  /// The tree was larger than `budget` allows: aliases within aliases.
  private(set) var isCut = false

  /// How many nodes may be visited.
  private var budget: Int
  private let accepts: (String) -> Bool

  /// `accepts` says no to a text that the encoding has damaged.
  init(_ root: TextNode, budget: Int = .max, where accepts: @escaping (String) -> Bool = { _ in true }) {
    self.budget = budget
    self.accepts = accepts
    if root.map != nil { visit(root, key: "", location: root.location) }
    dropRepeated()
  }

  private mutating func visit(_ node: TextNode, key: String, location: SourceLocation) {
    guard budget > 0 else {
      isCut = true
      return
    }
    budget -= 1
    switch node.content {
    case .text, .nothing:
      guard let variants = variants(of: node, at: []) else { return }
      texts.append(Text(key: key, location: location, variants: variants))
    case .value: break
    case .list(let nodes): visit(nodes, of: node, key: key, location: location)
    case .map(let members):
      let kept = withoutDuplicates(members, key: key)
      if Self.isPlural(kept, isComplete: node.isComplete) {
        guard node.isComplete else { return }
        var variants: [Variant] = []
        for member in kept {
          let step = VariantPath.Step(kind: "plural", value: member.key)
          guard let forms = self.variants(of: member.node, at: [step]) else { return }
          variants += forms
        }
        texts.append(Text(key: key, location: location, variants: variants))
      } else {
        for member in kept {
          visit(member.node, key: key.isEmpty ? member.key : key + "." + member.key, location: member.location)
        }
      }
    }
  }

  private mutating func visit(_ nodes: [TextNode], of list: TextNode, key: String, location: SourceLocation) {
    var variants: [Variant] = []
    var isWhole = list.isComplete
    for (index, node) in nodes.enumerated() {
      switch node.content {
      case .text, .nothing:
        guard budget > 0 else { break }
        budget -= 1
        let item = self.variants(of: node, at: [VariantPath.Step(kind: "item", value: String(index))])
        if let item { variants += item } else { isWhole = false }
      case .value: break
      case .list, .map: visit(node, key: key.isEmpty ? String(index) : "\(key).\(index)", location: node.location)
      }
    }
    // One of which a member is lost is no longer the list it was.
    if isWhole, !variants.isEmpty { texts.append(Text(key: key, location: location, variants: variants)) }
  }

  /// Nil for a text that is not accepted; none for null.
  private func variants(of node: TextNode, at steps: [VariantPath.Step]) -> [Variant]? {
    guard let text = node.text else { return [] }
    guard accepts(text) else { return nil }
    return [Variant(path: VariantPath(steps), text: text, location: node.location)]
  }

  /// `{one: …, other: …}`: plural categories and nothing else, each with a text.
  private static func isPlural(_ members: [TextNode.Member], isComplete: Bool) -> Bool {
    guard !members.isEmpty, members.count <= PluralSuffix.categories.count else { return false }
    for member in members {
      guard PluralSuffix.categories.contains(member.key) else { return false }
      switch member.node.content {
      case .text, .nothing: break
      case .value, .list, .map: return false
      }
    }
    let names = Set(members.map(\.key))
    return !isComplete || names.contains("other") || names.contains("one") && !names.isDisjoint(with: ["few", "many"])
  }

  private mutating func withoutDuplicates(_ members: [TextNode.Member], key: String) -> [TextNode.Member] {
    guard Set(members.lazy.map(\.key)).count < members.count else { return members }
    var last: [String: Int] = [:]
    var first: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      last[member.key] = index
      guard let earlier = first[member.key] else {
        first[member.key] = index
        continue
      }
      duplicates.append(
        Duplicate(
          key: key.isEmpty ? member.key : key + "." + member.key, location: member.location,
          first: members[earlier].location))
    }
    return members.enumerated().filter { last[$1.key] == $0 }.map(\.element)
  }

  /// `{"a.b": …, "a": {"b": …}}` has one key twice, too.
  private mutating func dropRepeated() {
    var places: [String: Int] = [:]
    var repeated: Set<Int> = []
    for (index, text) in texts.enumerated() {
      if let earlier = places[text.key] {
        repeated.insert(earlier)
        duplicates.append(
          Duplicate(key: text.key, location: text.location, first: texts[earlier].location))
      }
      places[text.key] = index
    }
    guard !repeated.isEmpty else { return }
    texts = texts.enumerated().filter { !repeated.contains($0.offset) }.map(\.element)
  }
}

extension TextNode {
  /// The locales at the top, each with its tree, where that is what stands there: Rails' `de:`, and JSON alike.
  ///
  /// With more than one, each has to be a locale that there is; a single one may be the path's by its spelling.
  func locales(of file: CatalogFile) -> [(locale: LanguageTag, node: TextNode)]? {
    guard let members = map, !members.isEmpty else { return nil }
    var found: [(locale: LanguageTag, node: TextNode)] = []
    for member in members {
      guard member.node.map != nil || member.node.content == .nothing else { return nil }
      if let locale = LocaleCode.known(member.key) {
        found.append((locale, member.node))
      } else if members.count == 1, LocaleCode.tag(member.key) == file.pathLocale || Self.stem(of: file) == member.key {
        found.append((LocaleCode.tag(member.key), member.node))
      } else {
        return nil
      }
    }
    return found
  }

  private static func stem(of file: CatalogFile) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

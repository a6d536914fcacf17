import Vocabulary

/// Builds trees of texts from YAML's events: one for each document, with aliases put in and merge keys carried out.
struct YAMLTree {
  private(set) var roots: [TextNode] = []
  private(set) var problems: [(message: String, location: SourceLocation)] = []
  /// An alias was put in: there may be more nodes than the file has bytes.
  private(set) var hasAliases = false

  /// Aliases can make any number of levels.
  private var isTooHigh = false

  private let file: String
  private var anchors: [String: TextNode] = [:]
  private var open: [Container] = []
  private let losses: [YAMLRecovery.Loss]

  /// A sequence or mapping whose end has not come.
  private struct Container {
    var isMap: Bool
    var anchor: String?
    var location: SourceLocation
    /// Where its lines begin: that of its first key, for an anchor stands elsewhere.
    var column: Int?
    var nodes: [TextNode] = []
    var members: [TextNode.Member] = []
    /// What `<<` brought in.
    var merged: [TextNode.Member] = []
    var key: Key?
  }

  private struct Key {
    /// Nil for one that is no text.
    var name: String?
    var isMerge: Bool
    var location: SourceLocation
  }

  init(_ events: [YAMLParser.Event], losses: [YAMLRecovery.Loss] = [], file: String) {
    self.file = file
    self.losses = losses
    for event in events { take(event) }
    // Where the file ended or was at fault.
    while !open.isEmpty { close(at: nil) }
  }

  private func location(_ event: YAMLParser.Event) -> SourceLocation {
    SourceLocation(file: file, line: event.line + 1, column: event.column + 1)
  }

  private mutating func take(_ event: YAMLParser.Event) {
    let place = location(event)
    switch event.kind {
    case .sequenceStart(let anchor): open.append(Container(isMap: false, anchor: anchor, location: place))
    case .mappingStart(let anchor): open.append(Container(isMap: true, anchor: anchor, location: place))
    case .end: close(at: place)
    case .alias(let name): takeAlias(name, at: place)
    case .scalar(let scalar):
      if isKeyNext {
        // The key is what is written: `no:` is Norwegian, whatever YAML says.
        if open[open.count - 1].column == nil { open[open.count - 1].column = place.column }
        let isMerge = scalar.isPlain && scalar.value == "<<" && (scalar.tag == nil || scalar.tag == Self.mergeTag)
        open[open.count - 1].key = Key(name: scalar.value, isMerge: isMerge, location: place)
        if let anchor = scalar.anchor { anchors[anchor] = TextNode(.text(scalar.value), at: place) }
      } else {
        let node = TextNode(YAMLScalar.content(of: scalar), at: place)
        if let anchor = scalar.anchor { anchors[anchor] = node }
        add(node)
      }
    }
  }

  private static let mergeTag = "tag:yaml.org,2002:merge"

  private var isKeyNext: Bool { open.last.map { $0.isMap && $0.key == nil } ?? false }

  private mutating func takeAlias(_ name: String, at place: SourceLocation) {
    guard let node = anchors[name] else {
      problems.append(("expected an anchor before its alias, found “*\(name)” without one", place))
      return isKeyNext ? setKey(nil, at: place) : add(TextNode(.nothing, at: place))
    }
    hasAliases = true
    isKeyNext ? setKey(node.text, at: place) : add(node)
  }

  private mutating func setKey(_ name: String?, at place: SourceLocation) {
    open[open.count - 1].key = Key(name: name, isMerge: false, location: place)
  }

  /// Puts a node where it belongs: below the last open container, or as a document of its own.
  private mutating func add(_ node: TextNode) {
    guard !open.isEmpty else { return roots.append(node) }
    let last = open.count - 1
    guard open[last].isMap else { return open[last].nodes.append(node) }
    guard let key = open[last].key else {
      // A list or map as a key is none that a title could have.
      problems.append(("expected a text as the key, found a list or a map", node.location))
      return setKey(nil, at: node.location)
    }
    open[last].key = nil
    if key.isMerge {
      merge(node, into: last)
    } else if let name = key.name {
      open[last].members.append(TextNode.Member(key: name, location: key.location, node: node))
    }
  }

  /// `<<: *base`, or a list of those; the first that has a key gives it.
  private mutating func merge(_ node: TextNode, into index: Int) {
    let sources = node.list ?? [node]
    var seen = Set(open[index].merged.map(\.key))
    for source in sources {
      guard let members = source.map else {
        problems.append(("expected a map to merge, found something else", source.location))
        continue
      }
      // Of two members with one key the last counts, here as elsewhere.
      let last = Dictionary(members.enumerated().map { ($1.key, $0) }) { $1 }
      for (place, member) in members.enumerated() where last[member.key] == place {
        if seen.insert(member.key).inserted { open[index].merged.append(member) }
      }
    }
  }

  /// `end` is nil for one whose end never came.
  private mutating func close(at end: SourceLocation?) {
    guard let container = open.popLast() else { return }
    let isComplete = end.map { !hasLoss(container, before: $0) } ?? false
    let content: TextNode.Content
    if container.isMap {
      let own = Set(container.members.map(\.key))
      let merged = container.merged.filter { !own.contains($0.key) }
      content = .map(merged + container.members)
    } else {
      content = .list(container.nodes)
    }
    var node = TextNode(content, at: container.location, isComplete: isComplete)
    if node.height > YAMLParser.heightLimit {
      // Said once: what stands around it is as deep.
      if !isTooHigh { problems.append((YAMLParser.tooHigh, container.location)) }
      isTooHigh = true
      node = TextNode(.value, at: container.location)
    }
    if let anchor = container.anchor, end != nil { anchors[anchor] = node }
    // What stands where a key belongs is one that has no value yet.
    if end == nil, isKeyNext { return }
    add(node)
  }

  /// A line of it was left out. Its end is where the next thing begins, so what is further out stands behind it.
  private func hasLoss(_ container: Container, before end: SourceLocation) -> Bool {
    let column = container.column ?? (container.anchor == nil ? container.location.column : 1)
    return losses.contains { loss in
      loss.line + 1 >= container.location.line && loss.line + 1 <= end.line && loss.indent + 1 >= column
    }
  }
}

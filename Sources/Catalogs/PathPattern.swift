/// A pattern for a path with `/`: `**` stands for any number of folders, everything else matches within one name.
package struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  package let components: [Component]

  package var description: String {
    components.map { if case .name(let wildcard) = $0 { wildcard.description } else { "**" } }.joined(separator: "/")
  }

  package enum Component: Sendable, Hashable {
    /// `**`
    case anyFolders
    case name(Wildcard)
  }

  package init(_ pattern: String) {
    components = pattern.split(separator: "/").filter { $0 != "." }.map { part in
      part == "**" ? .anyFolders : .name(Wildcard(String(part)))
    }
  }

  /// An absolute pattern whose first `literal` names are no patterns, whatever characters they have.
  init(_ pattern: String, literal: Int) {
    components = pattern.split(separator: "/").enumerated().map { index, part in
      if index < literal { return .name(Wildcard(literal: String(part))) }
      return part == "**" ? .anyFolders : .name(Wildcard(String(part)))
    }
  }

  /// The whole path matches. A `**` at the end stands for at least one name.
  package func matches(_ path: String) -> Bool { matches(path.split(separator: "/").map(String.init)) }

  func matches(_ names: [String]) -> Bool {
    // Like Wildcard: only the last `**` ever has to be tried again.
    var component = 0
    var position = 0
    var retry: (component: Int, position: Int)?
    while true {
      if component < components.count, components[component] == .anyFolders {
        component += 1
        if component == components.count { return position < names.count }
        retry = (component, position)
        continue
      }
      if component == components.count, position == names.count { return true }
      if component < components.count, position < names.count, case .name(let wildcard) = components[component],
        wildcard.matches(names[position])
      {
        component += 1
        position += 1
        continue
      }
      guard let last = retry, last.position < names.count else { return false }
      retry = (last.component, last.position + 1)
      (component, position) = (last.component, last.position + 1)
    }
  }

  /// Everything in that folder matches, so nobody needs to look into it.
  func coversFolder(_ path: String) -> Bool {
    guard components.last == .anyFolders, components.count > 1 else { return false }
    return PathPattern(components: Array(components.dropLast())).matches(path)
  }

  /// Something in that folder may match.
  func mayMatchBelow(_ folder: String) -> Bool {
    let names = folder.split(separator: "/").map(String.init)
    let fixed = components.prefix { $0 != .anyFolders }
    if fixed.count == components.count, names.count >= components.count { return false }
    return zip(fixed, names).allSatisfy { component, name in
      if case .name(let wildcard) = component { wildcard.matches(name) } else { true }
    }
  }

  private init(components: [Component]) { self.components = components }

  /// The names it starts with that have no wildcard, without the last of all.
  private var literalStart: [String] {
    var names: [String] = []
    for case .name(let wildcard) in components.dropLast().prefix(while: { $0 != .anyFolders }) {
      guard let name = wildcard.literal else { break }
      names.append(name)
    }
    return names
  }

  /// The folder that everything it matches lies in, for an absolute pattern.
  var literalFolder: String { "/" + literalStart.joined(separator: "/") }

  var hasOpenSet: Bool {
    components.contains { if case .name(let wildcard) = $0 { wildcard.hasOpenSet } else { false } }
  }

  /// The names it has without a wildcard, below `literalFolder`.
  var literalNames: Set<String> {
    var names: Set<String> = []
    for case .name(let wildcard) in components.dropFirst(literalStart.count) {
      if let name = wildcard.literal { names.insert(name) }
    }
    return names
  }

  /// A name or path that stands for itself.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "*?[\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }
}

import Vocabulary

/// What the id of a unit says that Xcode exported: a key, the leaf that the unit is, and the variable that the leaf is of.
///
/// String catalogs have `key|==|device.iphone.plural.one` and `key|==|substitutions.name.plural.one`, stringsdicts
/// `/key:dict/NSStringLocalizedFormatKey:dict/:string` and `/key:dict/name:dict/one:dict/:string`.
struct AppleUnitID {
  var key: String
  var path = VariantPath()
  var variable: String?

  /// Any other id is a key.
  init(_ id: String) {
    key = id
    if let mark = id.ranges(of: "|==|").last {
      readVariation(id[mark.upperBound...], of: String(id[..<mark.lowerBound]))
    } else if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      readPropertyListPath(id)
    }
  }

  private static let kinds: Set<Substring> = ["plural", "device", "width"]

  private mutating func readVariation(_ variation: Substring, of key: String) {
    var parts = variation.split(separator: ".", omittingEmptySubsequences: false)
    var variable: String?
    if parts.first == "substitutions" {
      // A variable's name may have dots, too.
      guard let start = parts.indices.dropFirst(2).first(where: { Self.kinds.contains(parts[$0]) }) else { return }
      variable = parts[1..<start].joined(separator: ".")
      parts = Array(parts[start...])
    }
    var steps: [VariantPath.Step] = []
    while parts.count >= 2, Self.kinds.contains(parts[0]) {
      steps.append(VariantPath.Step(kind: String(parts[0]), value: String(parts[1])))
      parts.removeFirst(2)
    }
    guard parts.isEmpty, !steps.isEmpty else { return }
    self.key = key
    self.variable = variable
    path = VariantPath(steps)
  }

  /// Rules of a property list, and what their dictionaries choose by.
  private static let rules = ["NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width"]

  private mutating func readPropertyListPath(_ id: String) {
    let separator = ":dict/"
    var parts = id.dropFirst().dropLast("/:string".count).dropLast(":dict".count).split(
      separator: separator, omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count >= 2 else { return }
    let key = parts.removeFirst()
    var steps: [VariantPath.Step] = []
    while parts.count >= 2, let kind = Self.rules[parts[0]] {
      steps.append(VariantPath.Step(kind: kind, value: parts[1]))
      parts.removeFirst(2)
    }
    if parts.count == 2, parts[0] != "NSStringLocalizedFormatKey" {
      variable = parts[0]
      steps.append(VariantPath.Step(kind: "plural", value: parts[1]))
    } else if !parts.isEmpty, parts != ["NSStringLocalizedFormatKey"] {
      return
    }
    self.key = key
    path = VariantPath(steps)
  }
}

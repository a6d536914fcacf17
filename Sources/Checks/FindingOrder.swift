import Vocabulary

/// The order of findings in a report: file, line, column, key, variant, locale, component, strategy, rule (DESIGN §8).
/// What has no place comes first.
enum FindingOrder {
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.location != right.location {
      guard let leftPlace = left.location else { return true }
      guard let rightPlace = right.location else { return false }
      return leftPlace < rightPlace
    }
    return compare(left.key, right.key) ?? compare(left.variant, right.variant)
      ?? compare(left.locale?.identifier, right.locale?.identifier) ?? compare(left.component, right.component)
      ?? compare(left.strategy, right.strategy) ?? compare(left.rule, right.rule)
      ?? compare(left.direction?.rawValue, right.direction?.rawValue) ?? compare(left.message, right.message)
      ?? breaksTie(left, right)
  }

  private static func compare(_ left: String?, _ right: String?) -> Bool? {
    left == right ? nil : (left ?? "") < (right ?? "")
  }

  /// Of findings that differ in nothing above, the order must not hang on who found them first. Here texts that are
  /// canonically equivalent (é as one scalar or as two) differ as well.
  private static func breaksTie(_ left: Finding, _ right: Finding) -> Bool {
    func texts(_ finding: Finding) -> [String] {
      [
        finding.location?.file ?? "", finding.key ?? "", finding.variant ?? "", finding.component ?? "",
        finding.message, finding.face ?? "", finding.text ?? "", finding.rawText ?? "", finding.sourceText ?? "",
        "\(finding.titles ?? 0)",
      ]
    }
    for (left, right) in zip(texts(left), texts(right)) where !left.utf8.elementsEqual(right.utf8) {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}

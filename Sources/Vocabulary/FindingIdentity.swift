/// The fields that make a finding the same finding in two runs: never a measurement or a line number. What is missing is
/// empty (DESIGN §8).
///
/// Ordered as reports are, but for the line: by file, key, variant, locale, component, strategy and rule.
package struct FindingIdentity: Sendable, Hashable, Comparable {
  package var rule: String
  package var component: String
  package var strategy: String
  package var file: String
  package var key: String
  package var variant: String
  package var locale: String

  package init(
    rule: String, component: String = "", strategy: String = "", file: String = "", key: String = "",
    variant: String = "", locale: String = ""
  ) {
    self.rule = rule
    self.component = component
    self.strategy = strategy
    self.file = file
    self.key = key
    self.variant = variant
    self.locale = locale
  }

  /// All fields, with U+001F between.
  package var joined: String {
    [rule, component, strategy, file, key, variant, locale].joined(separator: "\u{1F}")
  }

  /// The first 16 hex digits of the SHA-256 of `joined`.
  package var fingerprint: String { String(SHA256.hexDigest(of: Array(joined.utf8)).prefix(16)) }

  package static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.key, left.variant, left.locale, left.component, left.strategy, left.rule) < (
      right.key, right.variant, right.locale, right.component, right.strategy, right.rule
    )
  }
}

extension Finding {
  package var identity: FindingIdentity {
    FindingIdentity(
      rule: rule, component: component ?? "", strategy: strategy ?? "", file: location?.file ?? "", key: key ?? "",
      variant: variant ?? "", locale: locale?.identifier ?? "")
  }

  /// What commands and baselines call the finding by. Findings of a component may share it: they differ by direction or
  /// face, which are no part of the identity.
  package var fingerprint: String { identity.fingerprint }
}

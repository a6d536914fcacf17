import Catalogs
import Checks
import Vocabulary

/// `rules`, `ignore` and `overrides`: what a team says of findings, and of some locales.
extension ConfigurationReader {
  // MARK: Rules

  mutating func rules(_ value: JSONValue?) -> [String: AuditPlan.RuleSetting] {
    var settings: [String: AuditPlan.RuleSetting] = [:]
    for member in entries(value, "rules") ?? [] {
      guard isRule(member.key, at: member.keyOffset), let setting = ruleSetting(member.value) else { continue }
      settings[member.key] = setting
    }
    return settings
  }

  private mutating func isRule(_ name: String, at offset: Int) -> Bool {
    if RuleNames.checked.contains(name) { return true }
    if RuleNames.later.contains(name) {
      note("this version of Snug does not check “\(name)” yet; the setting waits for one that does", at: offset)
      return true
    }
    // Rules are many: the nearest name, or the command that lists them.
    let near = NearestName.of(name, among: RuleNames.checked + RuleNames.later)
    report(
      "there is no rule “\(name)”; " + (near.map { "did you mean “\($0)”?" } ?? "`snug rules` lists them"), at: offset)
    return false
  }

  private mutating func ruleSetting(_ value: JSONValue) -> AuditPlan.RuleSetting? {
    if value.object == nil { return severity(value) }
    guard let fields = fields(value, .rule) else { return nil }
    var setting = fields["severity"].flatMap { severity($0) } ?? AuditPlan.RuleSetting()
    setting.tolerance = number(fields["tolerance"], "tolerance", in: 0...longestLength, "a number from 0 to 100000")
    if fields["severity"] == nil, fields["tolerance"] == nil {
      report("a rule's setting has a “severity”, a “tolerance” or both", at: value.offset)
    }
    return setting
  }

  private mutating func severity(_ value: JSONValue) -> AuditPlan.RuleSetting? {
    let words = Severity.allCases.reversed().map(\.rawValue) + ["off"]
    guard let word = word(value, "severity", among: words) else { return nil }
    return AuditPlan.RuleSetting(severity: Severity(rawValue: word), isOff: word == "off")
  }

  // MARK: Ignored findings

  mutating func ignores(_ value: JSONValue?) -> [AuditPlan.Ignore] {
    list(value, "ignore", of: "objects") { $0.ignore($1) } ?? []
  }

  private mutating func ignore(_ value: JSONValue) -> AuditPlan.Ignore? {
    guard let fields = fields(value, .ignore) else { return nil }
    if fields["reason"] == nil { report("an entry of “ignore” needs a “reason”", at: value.offset) }
    var ignore = AuditPlan.Ignore(reason: text(fields["reason"], "reason") ?? "")
    ignore.key = text(fields["key"], "key").map { Wildcard($0) }
    ignore.locale = text(fields["locale"], "locale").map { Wildcard($0) }
    ignore.component = text(fields["component"], "component").map { Wildcard($0) }
    if let rule = text(fields["rule"], "rule"), let place = fields["rule"] {
      let glob = Wildcard(rule)
      if !(RuleNames.checked + RuleNames.later).contains(where: glob.matches) { _ = isRule(rule, at: place.offset) }
      ignore.rule = glob
    }
    if ["key", "locale", "rule", "component"].allSatisfy({ fields[$0] == nil }) {
      report(
        "an entry of “ignore” needs a “key”, “locale”, “rule” or “component”: this one ignores all", at: value.offset)
    }
    ignore.expires = self.value(fields["expires"], "expires", "a day such as “2027-01-31”") { value in
      value.string.flatMap { CalendarDay($0) }
    }
    ignore.location = reportedLocation(of: value.offset)
    return ignore
  }

  // MARK: Overrides

  /// What one override says, as it stands.
  private struct WrittenOverride {
    var locales: [LanguageTag]
    var components: [JSONMember]
    var rules: [String: AuditPlan.RuleSetting]
  }

  /// One override for each locale that any names, with everything in it that holds for that locale: what is said of a
  /// language holds for its regions and scripts, and what is said later goes over what is said before.
  ///
  /// A less specific locale comes before a more specific one: the last that fits a locale is the one to take.
  mutating func overrides(
    _ value: JSONValue?, components base: [JSONMember], platform: Platform
  ) -> [AuditPlan.Override] {
    let written = list(value, "overrides", of: "objects") { $0.writtenOverride($1, components: base) } ?? []
    var locales: [LanguageTag] = []
    for locale in written.flatMap(\.locales) where !locales.contains(locale) { locales.append(locale) }
    func depth(_ locale: LanguageTag) -> Int { locale.identifier.split(separator: "-").count }
    locales.sort { (depth($0), $0) < (depth($1), $1) }
    return locales.map { locale in
      var changed: [String: JSONValue] = [:]
      var rules: [String: AuditPlan.RuleSetting] = [:]
      for override in written where override.locales.contains(where: { $0.covers(locale) }) {
        rules.merge(override.rules) { $1 }
        for member in override.components {
          guard let original = changed[member.key] ?? base.first(where: { $0.key == member.key })?.value else {
            continue
          }
          changed[member.key] = Self.merged(original, with: member.value)
        }
      }
      var components: [String: Component] = [:]
      for member in base {
        guard let value = changed[member.key] else { continue }
        components[member.key] = component(member.key, value, at: member.keyOffset, platform: platform)
      }
      return AuditPlan.Override(locales: [locale], components: components, rules: rules)
    }
  }

  private mutating func writtenOverride(_ value: JSONValue, components base: [JSONMember]) -> WrittenOverride? {
    guard let fields = fields(value, .override) else { return nil }
    if fields["locales"] == nil { report("an override needs “locales”", at: value.offset) }
    if fields["components"] == nil, fields["rules"] == nil {
      report("an override changes “components”, “rules” or both", at: value.offset)
    }
    let locales = locales(fields["locales"], "locales") ?? []
    let known = base.map(\.key)
    let components = (entries(fields["components"], "components") ?? []).filter { member in
      guard known.contains(member.key) else {
        report(
          "there is no component “\(member.key)” to change\(NearestName.advice(for: member.key, among: known))",
          at: member.keyOffset)
        return false
      }
      guard let changes = member.value.object else {
        report(
          "the changes to a component must be an object, not \(Self.describe(member.value))", at: member.value.offset)
        return false
      }
      for change in changes where ["titles", "maxSourceLength"].contains(change.key) {
        report("an override cannot change which titles a component takes", at: change.keyOffset)
      }
      return true
    }
    return WrittenOverride(locales: locales, components: components, rules: rules(fields["rules"]))
  }

  /// The component's object with the members of `change` over it; members that are objects are merged likewise, but
  /// for the font, whose forms exclude one another.
  private static func merged(_ base: JSONValue, with change: JSONValue) -> JSONValue {
    guard var members = base.object, let changes = change.object else { return change }
    for change in changes {
      guard let place = members.firstIndex(where: { $0.key == change.key }) else {
        members.append(change)
        continue
      }
      members[place].keyOffset = change.keyOffset
      members[place].value =
        change.key == "font" ? change.value : merged(members[place].value, with: change.value)
    }
    return JSONValue(offset: base.offset, content: .object(members))
  }
}

extension LanguageTag {
  /// `zh` covers `zh-Hant-TW`, and itself.
  func covers(_ other: LanguageTag) -> Bool {
    other == self || other.identifier.hasPrefix(identifier + "-")
  }
}

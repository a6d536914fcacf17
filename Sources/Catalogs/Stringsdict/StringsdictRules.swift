import Vocabulary

/// What the rules of one `.stringsdict` entry come to: leaves, and the variables that they name.
struct StringsdictRules {
  private(set) var variants: [Variant] = []
  private(set) var substitutions: [String: Substitution] = [:]
  private(set) var problems: [XMLProblem] = []
  private(set) var isGarbled = false
  private let list: PropertyList
  private let file: String

  static let ruleKeys = [formatKey, deviceKey, widthKey, "NSStringPluralRuleType"]
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let pluralCategories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  init(list: PropertyList, file: String) {
    self.list = list
    self.file = file
  }

  /// Reads a text, or a dictionary with one of the rules; false where neither is there.
  ///
  /// Rules nest: a device's value can be a dictionary with a format of its own. The list bounds the depth.
  mutating func read(_ value: PropertyListValue, path: [VariantPath.Step]) -> Bool {
    if let text = value.text {
      addLeaf(text, at: value.offset, path: path)
      return true
    }
    guard let members = value.members else {
      report("expected a text or a dictionary, found \(value.kind)", at: value.offset)
      return false
    }
    var hasRule = false
    if let format = value[key: Self.formatKey] {
      guard let text = format.text else {
        report("expected a text for \(Self.formatKey), found \(format.kind)", at: format.offset)
        return false
      }
      hasRule = true
      readVariables(members)
      addLeaf(text, at: format.offset, path: path)
    }
    for (rule, kind) in [(Self.deviceKey, "device"), (Self.widthKey, "width")] {
      guard let choices = value[key: rule] else { continue }
      hasRule = true
      guard let members = choices.members else {
        report("expected a dictionary for \(rule), found \(choices.kind)", at: choices.offset)
        return false
      }
      for choice in members.settled().members {
        let step = VariantPath.Step(kind: kind, value: choice.key)
        guard read(choice.value, path: path + [step]) else { return false }
      }
    }
    if !hasRule {
      report("expected \(Self.formatKey) or another rule in this dictionary, found none", at: value.offset)
    }
    return hasRule
  }

  // MARK: Variables

  private mutating func readVariables(_ members: [PropertyListMember]) {
    for member in members.settled().members where member.key != Self.formatKey {
      guard member.value.members != nil, member.key != Self.deviceKey, member.key != Self.widthKey else { continue }
      if list.isGarbled(member.key) { isGarbled = true }
      substitutions[member.key] = variable(member.value)
    }
  }

  private mutating func variable(_ value: PropertyListValue) -> Substitution {
    var forms: [Variant] = []
    for form in value.members?.settled().members ?? [] where !form.key.hasPrefix("NSString") {
      guard Self.pluralCategories.contains(form.key) else {
        report("expected a plural category (zero, one, two, few, many, other), found “\(form.key)”", at: form.keyOffset)
        continue
      }
      // A form may itself vary by width or device.
      var inner = StringsdictRules(list: list, file: file)
      guard inner.read(form.value, path: [.init(kind: "plural", value: form.key)]) else {
        problems += inner.problems
        continue
      }
      isGarbled = isGarbled || inner.isGarbled
      forms += inner.variants
    }
    if let rule = value[key: "NSStringFormatSpecTypeKey"], rule.text != "NSStringPluralRuleType" {
      report("expected the rule NSStringPluralRuleType, found “\(rule.text ?? rule.kind)”", at: rule.offset)
    }
    let type = value[key: "NSStringFormatValueTypeKey"]?.text ?? ""
    return Substitution(argument: nil, formatSpecifier: type.isEmpty ? "d" : type, forms: forms)
  }

  private mutating func addLeaf(_ text: String, at offset: Int, path: [VariantPath.Step]) {
    if list.isGarbled(text) { isGarbled = true }
    variants.append(Variant(path: VariantPath(path), text: text, location: list.location(of: offset, in: file)))
  }

  private mutating func report(_ message: String, at offset: Int) {
    problems.append(XMLProblem(offset: offset, message: message))
  }

  /// Writes each format that is one variable as that variable's forms, and tells the arguments of the others.
  mutating func settle() {
    (variants, substitutions) = VariableFormat.settle(variants, substitutions)
  }
}

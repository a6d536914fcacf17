import Vocabulary

/// A format that names variables: `%#@files@ in %2$#@folders@`.
struct VariableFormat {
  /// In the order of the text.
  private(set) var variables: [(name: String, argument: Int?, range: Range<Int>)] = []
  private let utf8: [UInt8]

  init(_ text: String) {
    utf8 = Array(text.utf8)
    var index = 0
    while index < utf8.count {
      guard utf8[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      if index < utf8.count, utf8[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      var argument: Int?
      let digits = utf8[index...].prefix { (0x30...0x39).contains($0) }.prefix(4)
      if !digits.isEmpty, digits.endIndex < utf8.count, utf8[digits.endIndex] == UInt8(ascii: "$") {
        argument = Int(String(decoding: digits, as: UTF8.self))
        index = digits.endIndex + 1
      }
      guard utf8[index...].starts(with: "#@".utf8), let end = utf8[(index + 2)...].firstIndex(of: UInt8(ascii: "@"))
      else {
        continue
      }
      variables.append((String(decoding: utf8[(index + 2)..<end], as: UTF8.self), argument, start..<(end + 1)))
      index = end + 1
    }
  }

  /// The text's only variable is all that is filled in it.
  private var isOneVariable: Bool {
    guard variables.count == 1, let only = variables.first else { return false }
    let percent = UInt8(ascii: "%")
    return !utf8[..<only.range.lowerBound].contains(percent) && !utf8[only.range.upperBound...].contains(percent)
  }

  /// The text with its only variable written out.
  private func filled(with form: String) -> String {
    guard let only = variables.first else { return form }
    return String(decoding: utf8[..<only.range.lowerBound], as: UTF8.self) + form
      + String(decoding: utf8[only.range.upperBound...], as: UTF8.self)
  }

  /// Leaves and variables in the shape that string catalogs have for them: a format of one variable, and nothing else to
  /// fill, becomes that variable's forms, each a leaf at its own place. Other variables learn which argument they read.
  static func settle(
    _ variants: [Variant], _ substitutions: [String: Substitution]
  ) -> ([Variant], [String: Substitution]) {
    var substitutions = substitutions
    var needed: Set<String> = []
    let leaves = variants.flatMap { leaf -> [Variant] in
      let format = VariableFormat(leaf.text)
      if format.isOneVariable, let name = format.variables.first?.name, let variable = substitutions[name],
        !variable.forms.isEmpty, variable.forms.allSatisfy({ VariableFormat($0.text).variables.isEmpty })
      {
        return variable.forms.map { form in
          Variant(
            path: VariantPath(leaf.path.steps + form.path.steps), text: format.filled(with: form.text),
            location: form.location, state: form.state)
        }
      }
      var waiting = [leaf.text]
      while let text = waiting.popLast() {
        for (name, argument, _) in VariableFormat(text).variables {
          if let argument, substitutions[name]?.argument == nil { substitutions[name]?.argument = argument }
          if needed.insert(name).inserted { waiting += substitutions[name]?.forms.map(\.text) ?? [] }
        }
      }
      return [leaf]
    }
    return (leaves, substitutions.filter { needed.contains($0.key) })
  }
}

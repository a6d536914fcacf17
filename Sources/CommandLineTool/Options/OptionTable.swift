/// What a command takes: one line for each option, with the place of its value in a plain struct.
///
/// Parsing, help and completions all come from this table. `--name value` and `--name=value` mean the same, `--` ends
/// the options, `-` and all that does not start with a dash are operands.
package struct OptionTable<Values: Sendable>: Sendable {
  package var groups: [Group]
  package var operands: Operands?

  package init(operands: Operands? = nil, _ groups: [Group]) {
    self.operands = operands
    self.groups = groups
  }

  package struct Group: Sendable {
    package let title: String
    package let options: [Option]

    package init(_ title: String, _ options: [Option]) {
      self.title = title
      self.options = options
    }

    /// The same group for a larger struct that has these values in it.
    func within<Outer>(_ place: any WritableKeyPath<Outer, Values> & Sendable) -> OptionTable<Outer>.Group {
      .init(title, options.map { $0.within(place) })
    }
  }

  package struct Option: Sendable {
    /// With its dashes.
    package let name: String
    /// What help calls the value; nil for a flag.
    package let placeholder: String?
    package let help: String
    package let isRepeatable: Bool
    /// What its value may be; nil for a flag.
    let choice: ValueChoice?
    let store: @Sendable (inout Values, String) throws(UsageError) -> Void
  }

  /// The words that belong to no option.
  package struct Operands: Sendable {
    let placeholder: String
    let help: String
    let store: any WritableKeyPath<Values, [String]> & Sendable
    let most: Int
    let choice: ValueChoice

    package init(
      _ placeholder: String, _ store: any WritableKeyPath<Values, [String]> & Sendable, most: Int = .max,
      choice: ValueChoice = .file, _ help: String
    ) {
      self.placeholder = placeholder
      self.store = store
      self.most = most
      self.choice = choice
      self.help = help
    }
  }

  package var options: [Option] { groups.flatMap(\.options) }

  // MARK: Parsing

  /// `values` with all that `arguments` say.
  package func parse(_ arguments: [String], into values: Values) throws(UsageError) -> Values {
    var values = values
    var seen: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try add(operand, to: &values) }
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        try add(argument, to: &values)
        continue
      }
      let equals = argument.firstIndex(of: "=")
      let name = String(argument[..<(equals ?? argument.endIndex)])
      guard let option = options.first(where: { $0.name == name }) else { throw unknown(name) }
      if !option.isRepeatable, !seen.insert(name).inserted { throw UsageError("\(name) is given twice") }
      var text = equals.map { String(argument[argument.index(after: $0)...]) }
      if option.placeholder == nil {
        guard text == nil else { throw UsageError("\(name) takes no value") }
      } else if text == nil {
        guard let next = rest.first, !next.hasPrefix("--") else {
          throw UsageError("\(name) needs a value: \(name) \(option.placeholder ?? "")")
        }
        text = next
        rest.removeFirst()
      }
      try option.store(&values, text ?? "")
    }
    return values
  }

  private func add(_ operand: String, to values: inout Values) throws(UsageError) {
    guard let operands else { throw UsageError("“\(operand)” is one word too many: this command takes options only") }
    guard values[keyPath: operands.store].count < operands.most else {
      throw UsageError("“\(operand)” is one word too many: this command takes one \(operands.placeholder)")
    }
    values[keyPath: operands.store].append(operand)
  }

  private func unknown(_ name: String) -> UsageError {
    let near = NearestName.of(name, among: options.map(\.name) + ["--help"])
    return UsageError("there is no option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
  }
}

// MARK: - Kinds of options

extension OptionTable.Option {
  /// Takes no value.
  package static func flag(
    _ name: String, _ place: any WritableKeyPath<Values, Bool> & Sendable, _ help: String
  ) -> Self {
    Self(name: name, placeholder: nil, help: help, isRepeatable: true, choice: nil) { (values, _) throws(UsageError) in
      values[keyPath: place] = true
    }
  }

  /// Takes one value, once.
  package static func value<Value>(
    _ name: String, _ placeholder: String, _ reader: ValueReader<Value>,
    _ place: any WritableKeyPath<Values, Value?> & Sendable, _ help: String
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help, isRepeatable: false, choice: reader.choice) {
      (values, text) throws(UsageError) in
      values[keyPath: place] = try reader.value(of: text, option: name)
    }
  }

  /// Takes one value each time it is given.
  package static func repeated<Value>(
    _ name: String, _ placeholder: String, _ reader: ValueReader<Value>,
    _ place: any WritableKeyPath<Values, [Value]> & Sendable, _ help: String
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help, isRepeatable: true, choice: reader.choice) {
      (values, text) throws(UsageError) in
      values[keyPath: place].append(try reader.value(of: text, option: name))
    }
  }

  /// Takes values with commas between, each time it is given.
  package static func list<Value>(
    _ name: String, _ placeholder: String, _ reader: ValueReader<Value>,
    _ place: any WritableKeyPath<Values, [Value]> & Sendable, _ help: String
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help, isRepeatable: true, choice: reader.choice.inList) {
      (values, text) throws(UsageError) in
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values[keyPath: place].append(try reader.value(of: String(part), option: name))
      }
    }
  }
}

extension OptionTable.Option {
  /// The same option for a larger struct that has these values in it: options that several commands share.
  package func within<Outer>(
    _ place: any WritableKeyPath<Outer, Values> & Sendable
  ) -> OptionTable<Outer>.Option {
    OptionTable<Outer>.Option(
      name: name, placeholder: placeholder, help: help, isRepeatable: isRepeatable, choice: choice
    ) { (values, text) throws(UsageError) in
      try store(&values[keyPath: place], text)
    }
  }
}

/// What a terminal is like, from the system and the environment.
package enum Terminal {
  /// A terminal that does not say how wide it is.
  static let standardColumns = 80
  /// A file or a pipe.
  static let columnsElsewhere = 100

  /// When text is colored: `--color`.
  package enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }

  /// An exported `COLUMNS` is taken at its word, wherever the text goes.
  package static func columns(measured: Int?, isTerminal: Bool, variables: [String: String]) -> Int {
    if let stated = variables["COLUMNS"].flatMap({ Int($0) }), (24...1000).contains(stated) { return stated }
    guard isTerminal else { return columnsElsewhere }
    return measured.map { min(max($0, 24), 1000) } ?? standardColumns
  }

  /// `NO_COLOR` (no-color.org) holds for `auto` only: an option is the nearer wish.
  package static func usesColor(_ choice: ColorChoice, isTerminal: Bool, variables: [String: String]) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    }
  }
}

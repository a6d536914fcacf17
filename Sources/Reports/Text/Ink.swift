/// The few styles of the text report, as terminal sequences (ECMA-48 SGR) where the caller wants them.
struct Ink {
  enum Style {
    case plain, strong, faint, error, warning, note
  }

  let isOn: Bool

  func painted(_ text: String, _ style: Style) -> String {
    guard isOn, let code = Self.code(style), !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func code(_ style: Style) -> String? {
    switch style {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .error: "1;31"
    case .warning: "33"
    case .note: "36"
    }
  }
}

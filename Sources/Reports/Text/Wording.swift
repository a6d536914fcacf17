import Vocabulary

/// Numbers and lists as the text report spells them.
enum Wording {
  /// `1,234`.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude).utf8)
    var bytes: [UInt8] = count < 0 ? [0x2D] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { bytes.append(0x2C) }
      bytes.append(digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `1 title`, `2,000 titles`.
  static func counted(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 " + noun }
    let isConsonantY = noun.hasSuffix("y") && !noun.hasSuffix("ey") && !noun.hasSuffix("ay") && !noun.hasSuffix("oy")
    let plural = isConsonantY ? String(noun.dropLast()) + "ies" : noun + "s"
    return grouped(count) + " " + plural
  }

  /// As JSON prints it: to a hundredth, without trailing zeros.
  static func points(_ value: Points) -> String {
    var json = JSONWriter()
    json.number(value)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Whole percent; 100 only where nothing is lost, 0 only where nothing is left.
  static func percent(_ share: Double) -> String {
    guard share > 0 else { return "0%" }
    guard share < 1 else { return "100%" }
    return share < 0.01 ? "<1%" : "\(min(99, Int(share * 100 + 0.5)))%"
  }

  /// The first names, and how many more there are.
  static func list(_ names: [String], showing limit: Int) -> String {
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + ", and \(grouped(names.count - limit)) more"
  }

  static func style(of severity: Severity) -> Ink.Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// `App/Localizable.strings:12`.
  static func place(_ location: SourceLocation) -> String { location.file + ":\(location.line)" }

  /// Where a title stands: `primaryAction / contentBlock`, or one name where both are the same.
  static func component(_ component: String?, _ strategy: String?) -> String {
    guard let component, let strategy, component != strategy else { return component ?? strategy ?? "" }
    return component + " / " + strategy
  }
}

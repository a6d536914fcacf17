import Vocabulary

/// Text sizes as columns: short names, and which of them are promised.
struct SizeScale {
  /// In order of font size.
  let sizes: [TextSize]
  /// How many of them, from the smallest, the team promises.
  let promised: Int

  init(_ sizes: [TextSize], required: TextSize) {
    self.sizes = sizes
    promised = sizes.firstIndex(of: required).map { $0 + 1 } ?? sizes.count
  }

  /// The largest promised size, by which locales and strategies are ranked.
  var required: TextSize? { promised > 0 ? sizes[promised - 1] : sizes.last }

  /// As designers write it: `xS`, `L`, `xxxL`, `AX5`; a factor as it is.
  static func shortName(_ size: TextSize) -> String {
    let name = size.name
    if let step = name.dropPrefix("accessibility") { return "AX" + step }
    switch name {
    case "small": return "S"
    case "medium": return "M"
    case "large": return "L"
    default:
      let crosses = name.prefix { $0 == "x" }
      switch name.dropFirst(crosses.count) {
      case "Small": return crosses + "S"
      case "Large": return crosses + "L"
      default: return name
      }
    }
  }

  /// Read out whole, shown short.
  static func label(_ size: TextSize) -> String {
    let short = shortName(size)
    guard short != size.name else { return HTMLText.escaped(short) }
    return "<span aria-hidden=\"true\" title=\"\(HTMLText.escaped(size.name))\">\(HTMLText.escaped(short))</span>"
      + "<span class=\"unseen\">\(HTMLText.escaped(size.name))</span>"
  }

  /// The two heads of a table over these sizes, and one column before them.
  func head(first: String) -> String {
    let beyond = sizes.count - promised
    var groups = "<td></td><th scope=\"colgroup\" colspan=\"\(promised)\">promised</th>"
    if beyond > 0 { groups += "<th scope=\"colgroup\" colspan=\"\(beyond)\" class=\"beyond\">beyond</th>" }
    let names = sizes.enumerated().map { index, size in
      "<th scope=\"col\"\(edge(index)) data-size=\"\(HTMLText.escaped(size.name))\">\(Self.label(size))</th>"
    }
    return
      "<thead><tr class=\"groups\">\(groups)</tr>\n<tr><th scope=\"col\">\(first)</th>\(names.joined())</tr></thead>\n"
  }

  /// Marks the first column beyond what is promised.
  func edge(_ index: Int) -> String { index == promised ? " class=\"edge\"" : "" }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> Substring? { hasPrefix(prefix) ? dropFirst(prefix.count) : nil }
}

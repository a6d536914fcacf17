import Vocabulary

/// SVG, element by element, with nothing in between.
///
/// Inside an HTML page attributes need no quotes, which makes a drawing a tenth smaller; their values then have commas
/// for spaces.
struct SVGWriter {
  private(set) var text = ""
  private let quote: String

  init(isInHTML: Bool) { quote = isInHTML ? "" : "\"" }

  /// `attributes` are names and values by turns: `["x", "4"]`.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    begin(name, attributes)
    // Without quotes the slash would belong to the last value.
    text += quote.isEmpty ? " />" : "/>"
  }

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    begin(name, attributes)
    text += ">"
  }

  mutating func close(_ name: String) { text += "</\(name)>" }

  /// An element with text in it.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], content: String) {
    open(name, attributes)
    text += XMLWriter.escaped(content, isAttribute: false)
    close(name)
  }

  mutating func append(_ other: String) { text += other }

  private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    text += "<" + name
    for (name, value) in attributes { text += " \(name)=\(quote)\(value)\(quote)" }
  }

  /// To a hundredth of a point, as JSON prints it.
  static func number(_ value: Double) -> String { decimal(value, unitsPerOne: 100) }

  /// A factor below one, to a millionth, for it is multiplied with thousands; without the zero that SVG does not need.
  static func factor(_ value: Double) -> String {
    let text = decimal(value, unitsPerOne: 1_000_000)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }

  private static func decimal(_ value: Double, unitsPerOne: UInt) -> String {
    var bytes: [UInt8] = []
    // What is not finite has no place in a picture.
    bytes.append(decimal: value.isFinite ? value : 0, unitsPerOne: unitsPerOne)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func box(_ rectangle: Rectangle) -> [(String, String)] {
    [
      ("x", number(rectangle.x)), ("y", number(rectangle.y)), ("width", number(rectangle.width)),
      ("height", number(rectangle.height)),
    ].filter { ($0.0 != "x" && $0.0 != "y") || $0.1 != "0" }
  }
}

import Vocabulary

/// `maxwidth`, `maxheight`, `maxbytes` and `font` of XLIFF 1.2.
enum XLIFFLimits {
  /// Those of a unit or group; nil for none. Units that are no part of a layout (`cm`, `em`, `percent` …) say nothing here.
  static func of(_ element: XMLElement, at places: XLIFFPlaces) -> TextLimits? {
    guard ["maxwidth", "maxheight", "maxbytes"].contains(where: { element[$0] != nil }) else { return nil }
    let unit = element["size-unit"]
    var found = TextLimits(spelling: "", location: places.location(of: element.offset))
    var spellings: [String] = []
    func number(_ name: String) -> Double? {
      guard let text = element[name], let value = Double(text), value > 0, value.isFinite else { return nil }
      spellings.append("\(name)=\"\(text)\"")
      return value
    }
    switch unit ?? "pixel" {
    case "pixel", "point":
      found.width = number("maxwidth")
      found.height = number("maxheight")
    case "char", "col", "glyph":
      found.characters = number("maxwidth").flatMap { Int(exactly: $0.rounded(.down)) }
    case "byte": found.bytes = number("maxwidth").flatMap { Int(exactly: $0.rounded(.down)) }
    case "row": found.lines = number("maxheight").flatMap { Int(exactly: $0.rounded(.down)) }
    default: break
    }
    if let unit, !spellings.isEmpty { spellings.append("size-unit=\"\(unit)\"") }
    if let bytes = number("maxbytes") { found.bytes = Int(exactly: bytes.rounded(.down)) }
    guard !spellings.isEmpty else { return nil }
    if let font = element["font"] { readFont(font, into: &found) }
    found.spelling = spellings.joined(separator: " ")
    return found
  }

  /// Name, size and weight, between semicolons; their order is the tool's, so the first number is the size.
  private static func readFont(_ font: String, into limits: inout TextLimits) {
    let parts = font.split(separator: ";").map { String($0).trimmingXMLSpace() }
    limits.fontFamily = parts.first { Double($0) == nil && !$0.isEmpty }
    limits.fontSize = parts.dropFirst().lazy
      .compactMap { Double($0.hasSuffix("pt") || $0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }.first { $0 > 0 }
  }
}

/// The size restriction module of XLIFF 2.x: `slr:sizeRestriction`, `slr:storageRestriction`, counted as the file's profiles
/// say.
struct SizeProfiles {
  private static let namespace = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  /// The standard ones where the file names none; those of tools are theirs to count.
  private let countsCharacters: Bool
  private let countsBytes: Bool

  init(_ file: XMLElement) {
    let profiles = file.elements.first { $0.localName == "profiles" && $0.namespace == Self.namespace }
    countsCharacters = ["", "xliff:codepoints"].contains(profiles?["generalProfile"] ?? "")
    countsBytes = ["", "xliff:utf8"].contains(profiles?["storageProfile"] ?? "")
  }

  func size(of element: XMLElement) -> SizeRestriction? {
    countsCharacters
      ? SizeRestriction(element.attribute("sizeRestriction", namespace: Self.namespace), at: element) : nil
  }

  func storage(of element: XMLElement) -> SizeRestriction? {
    countsBytes ? SizeRestriction(element.attribute("storageRestriction", namespace: Self.namespace), at: element) : nil
  }

  static func limits(size: SizeRestriction?, storage: SizeRestriction?, at places: XLIFFPlaces) -> TextLimits? {
    guard let nearest = [size, storage].compactMap(\.self).max(by: { $0.offset < $1.offset }) else { return nil }
    let spellings = [
      size.map { "sizeRestriction=\"\($0.spelling)\"" }, storage.map { "storageRestriction=\"\($0.spelling)\"" },
    ]
    var limits = TextLimits(
      spelling: spellings.compactMap(\.self).joined(separator: " "), location: places.location(of: nearest.offset))
    limits.characters = size?.maximum
    limits.bytes = storage?.maximum
    return limits
  }
}

/// `90`, or `25,100` for no fewer and no more; nil for `*` and `35,*`, which limit nothing.
///
/// It counts for all that is in its element together, so it holds for each unit in it as well; the nearest one is taken.
struct SizeRestriction {
  var maximum: Int
  var spelling: String
  var offset: Int

  init?(_ text: String?, at element: XMLElement) {
    guard let text, let maximum = text.split(separator: ",").last.flatMap({ Int(String($0).trimmingXMLSpace()) }),
      maximum > 0
    else { return nil }
    self.maximum = maximum
    spelling = text
    offset = element.offset
  }
}

import FoundationEssentials
import Testing

/// The data files of Unicode and CLDR, as Debian's `unicode-data` and `unicode-cldr-core` install them.
struct UnicodeFile {
  let name: String

  static let bidi = UnicodeFile(name: "BidiTest.txt")
  static let bidiCharacters = UnicodeFile(name: "BidiCharacterTest.txt")
  static let lineBreaks = UnicodeFile(name: "auxiliary/LineBreakTest.txt")
  static let wordBreaks = UnicodeFile(name: "auxiliary/WordBreakTest.txt")
  static let graphemeBreaks = UnicodeFile(name: "auxiliary/GraphemeBreakTest.txt")
  static let graphemeClasses = UnicodeFile(name: "auxiliary/GraphemeBreakProperty.txt")
  static let bidiClasses = UnicodeFile(name: "extracted/DerivedBidiClass.txt")
  static let generalCategories = UnicodeFile(name: "extracted/DerivedGeneralCategory.txt")
  static let derivedProperties = UnicodeFile(name: "DerivedCoreProperties.txt")
  static let properties = UnicodeFile(name: "PropList.txt")
  static let emoji = UnicodeFile(name: "emoji/emoji-data.txt")
  static let scripts = UnicodeFile(name: "Scripts.txt")
  static let scriptExtensions = UnicodeFile(name: "ScriptExtensions.txt")
  static let valueAliases = UnicodeFile(name: "PropertyValueAliases.txt")
  static let widths = UnicodeFile(name: "extracted/DerivedEastAsianWidth.txt")
  static let mirrors = UnicodeFile(name: "BidiMirroring.txt")

  static let plurals = UnicodeFile(name: "cldr/common/supplemental/plurals.xml")
  static let ordinals = UnicodeFile(name: "cldr/common/supplemental/ordinals.xml")
  static let numberingSystems = UnicodeFile(name: "cldr/common/supplemental/numberingSystems.xml")
  static let likelySubtags = UnicodeFile(name: "cldr/common/supplemental/likelySubtags.xml")
  static let scriptMetadata = UnicodeFile(name: "cldr/common/properties/scriptMetadata.txt")

  static func conjuncts(_ script: String) -> UnicodeFile {
    UnicodeFile(name: "cldr/common/testData/segmentation/graphemeCluster/TestSegmenter-\(script).txt")
  }

  static func locale(_ identifier: String) -> UnicodeFile {
    UnicodeFile(name: "cldr/common/main/\(identifier).xml")
  }

  private var path: String { "/usr/share/unicode/" + name }

  var isThere: Bool { FileManager.default.isReadableFile(atPath: path) }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  /// The lines that carry data, with comments cut off, and their numbers from 1.
  func lines() throws -> [(number: Int, text: Substring)] {
    try text().split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let data = line.prefix { $0 != "#" }
      return data.allSatisfy(\.isWhitespace) ? nil : (index + 1, data)
    }
  }

  /// Code points and their values out of lines such as `0300..036F ; Inherited`; `field` counts from 1.
  func ranges(field: Int = 1) throws -> [(range: ClosedRange<UInt32>, value: String)] {
    try lines().compactMap { _, line in
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count > field else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return (first...last, fields[field])
    }
  }
}

/// Whether the tests look at every case of the large files, or at a sample of them.
let isWhole = ProcessInfo.processInfo.environment["SNUG_WHOLE_UNICODE"] == "1"

let absent: Comment = "the Unicode data files are not installed (Debian: unicode-data)"
let absentCLDR: Comment = "the CLDR data files are not installed (Debian: unicode-cldr-core)"

/// UTF-16 units of code points written in hexadecimal, with the unit each of them starts at.
func units(hexadecimal codes: some Sequence<Substring>) -> (text: [UInt16], starts: [Int]) {
  var text: [UInt16] = []
  var starts: [Int] = []
  for code in codes {
    guard let value = UInt32(code, radix: 16) else { continue }
    starts.append(text.count)
    // Some test files have surrogates in them.
    if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: UTF16.encode(scalar)?.map { $0 } ?? [])
    } else {
      text.append(UInt16(truncatingIfNeeded: value))
    }
  }
  return (text, starts)
}

extension String {
  var units: [UInt16] { Array(utf16) }
}

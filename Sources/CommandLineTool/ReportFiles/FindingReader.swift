import Catalogs
import Vocabulary

/// Reads findings back. JSON has the sizes of some fields in the order of their names; reports have them by font size.
struct FindingReader {
  let textSizes: [TextSize]

  func findings(_ fields: ReportFields, _ name: String) throws(UsageError) -> [Finding] {
    var findings: [Finding] = []
    for object in try fields.objects(name) { findings.append(try finding(object)) }
    return findings
  }

  func finding(_ fields: ReportFields) throws(UsageError) -> Finding {
    var finding = Finding(
      rule: try fields.string("rule"), severity: try fields.word("severity"), message: try fields.string("message"))
    finding.component = try fields.optional("component")
    finding.strategy = try fields.optional("strategy")
    if let file = try fields.optional("file") {
      finding.location = SourceLocation(file: file, line: try fields.count("line"), column: try fields.count("column"))
    }
    finding.key = try fields.optional("key")
    finding.variant = try fields.optional("variant")
    finding.locale = try fields.optional("locale").map { LanguageTag($0) }
    finding.direction = try fields.optionalWord("direction")
    finding.text = try fields.optional("text")
    finding.rawText = try fields.optional("rawText")
    finding.sourceText = try fields.optional("sourceText")
    finding.samples = try fields.optionalObject("samples")?.texts() ?? [:]
    finding.sizes = try fields.strings("sizes", orNone: true).map { TextSize($0) }
    finding.sharedSizes = try fields.strings("sharedSizes", orNone: true).map { TextSize($0) }
    finding.firstFailingSize = try fields.optional("firstFailingSize").map { TextSize($0) }
    finding.widths = try fields.numbers("widths")
    finding.worst = try fields.optionalObject("worst").map(worst)
    if let widths = try fields.optionalObject("smallestPassingWidth")?.numbers() {
      finding.smallestPassingWidth = textSizes.compactMap { size in
        widths[size.name].map { Finding.SizedWidth(textSize: size, width: $0) }
      }
    }
    finding.budget = try fields.optionalObject("budget").map(budget)
    finding.alsoInSource = try fields.boolean("alsoInSource")
    finding.standIn = try fields.strings("standIn", orNone: true)
    finding.withinErrorBar = try fields.boolean("withinErrorBar", orNone: true)
    finding.status = try fields.word("status")
    finding.face = try fields.optional("face")
    finding.titles = try fields.optionalCount("titles")
    finding.locales = try fields.strings("locales", orNone: true).map { LanguageTag($0) }
    return finding
  }

  private func worst(_ fields: ReportFields) throws(UsageError) -> Finding.Worst {
    let textSize = TextSize(try fields.string("textSize"))
    guard let bounds = try fields.optionalObject("bounds") else {
      return .measure(
        textSize: textSize, measured: try fields.number("measured"), limit: try fields.number("limit"),
        unit: try fields.string("unit"))
    }
    return .room(
      textSize: textSize, bounds: Size(width: try bounds.number("width"), height: try bounds.number("height")),
      needed: try fields.number("needed"), available: try fields.number("available"),
      visibleText: try fields.string("visibleText"))
  }

  private func budget(_ fields: ReportFields) throws(UsageError) -> Finding.Budget {
    Finding.Budget(
      textSize: TextSize(try fields.string("textSize")), points: try fields.number("points"),
      pointsAtBase: try fields.number("pointsAtBase"), characters: try fields.count("characters"))
  }
}

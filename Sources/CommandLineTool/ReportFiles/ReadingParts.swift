import Catalogs
import Checks
import Vocabulary

extension ReportFields {
  /// What a shard's report holds for `snug merge`.
  func part(_ reader: FindingReader) throws(UsageError) -> Report.Part {
    let (numbers, count) = (try counts("numbers"), try count("count"))
    // Ascending, and each a shard that there is.
    guard !numbers.isEmpty, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      numbers.allSatisfy({ Shard(number: $0, count: count) != nil })
    else { throw wrong("numbers", "the numbers of the shards, from 1 to their count") }
    var part = Report.Part(shards: numbers, count: count)
    part.inputs = try object("inputs").texts()
    part.locales = try strings("locales").map { LanguageTag($0) }
    part.components = try strings("components")
    part.advances = try objects("advances").map { advance throws(UsageError) in
      Report.Part.Advance(
        locale: LanguageTag(try advance.string("locale")), graphemes: try advance.count("graphemes"),
        microEm: try advance.count("microEm"))
    }
    part.typeSizes = try objects("typeSizes").map { type throws(UsageError) in
      Report.Part.TypeSize(
        component: try type.string("component"), locale: LanguageTag(try type.string("locale")),
        fontSize: try type.number("fontSize"), tracking: try type.number("tracking"))
    }
    part.faults = try objects("faults").map { fault throws(UsageError) in
      Report.Part.Fault(
        finding: try reader.finding(try fault.object("finding")),
        weight: try fault.number("weight"), order: try fault.count("order"),
        isPromised: try fault.boolean("promised"), isAdvisory: try fault.boolean("advisory"))
    }
    part.absences = try reader.findings(self, "absences")
    part.unusedIgnores = try reader.findings(self, "unusedIgnores")
    part.uncovered = try strings("uncovered", orNone: true)
    return part
  }
}

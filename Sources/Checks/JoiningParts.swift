import Vocabulary

extension Report.Part {
  /// Adds what other shards of the same audit hold. `sizes` are all text sizes, by font size.
  mutating func add(_ other: Report.Part, sizes: [TextSize]) {
    // An entry of `ignore` is unused where no shard has a match for it.
    if shards.isEmpty {
      unusedIgnores = other.unusedIgnores
    } else {
      unusedIgnores.removeAll { !other.unusedIgnores.contains($0) }
    }
    shards = (shards + other.shards).sorted()
    locales = Set(locales + other.locales).sorted()
    components = Set(components + other.components).sorted()
    advances = Self.sum(of: advances + other.advances)
    typeSizes = Self.distinct(typeSizes + other.typeSizes)
    faults = Self.sum(of: faults + other.faults, sizes: sizes)
    absences = Self.sum(of: absences + other.absences)
  }

  /// In an order that does not hang on who found what first.
  var sorted: Report.Part {
    var part = self
    part.faults.sort { FindingOrder.precedes($0.finding, $1.finding) }
    part.absences.sort(by: FindingOrder.precedes)
    return part
  }

  private static func sum(of advances: [Advance]) -> [Advance] {
    Dictionary(advances.map { ($0.locale, $0) }) { left, right in
      Advance(
        locale: left.locale, graphemes: left.graphemes + right.graphemes, microEm: left.microEm + right.microEm)
    }.values.sorted { $0.locale < $1.locale }
  }

  private static func distinct(_ sizes: [TypeSize]) -> [TypeSize] {
    let sorted = sizes.sorted { ($0.locale, $0.component) < ($1.locale, $1.component) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }

  private static func sum(of faults: [Fault], sizes: [TextSize]) -> [Fault] {
    struct Name: Hashable {
      var texts: [String?]
      var direction: Direction?
      var locale: LanguageTag?
    }
    var places: [Name: Int] = [:]
    var sums: [Fault] = []
    for fault in faults {
      let finding = fault.finding
      let name = Name(
        texts: [finding.rule, finding.component, finding.strategy, finding.face], direction: finding.direction,
        locale: finding.locale)
      if let at = places[name] {
        sums[at].add(fault, sizes: sizes)
      } else {
        places[name] = sums.count
        sums.append(fault)
      }
    }
    return sums
  }

  private static func sum(of absences: [Finding]) -> [Finding] {
    struct Name: Hashable {
      var file: String?
      var locale: LanguageTag?
      var reason: String
    }
    var places: [Name: Int] = [:]
    var sums: [Finding] = []
    for absence in absences {
      let name = Name(file: absence.location?.file, locale: absence.locale, reason: absence.message)
      guard let at = places[name] else {
        places[name] = sums.count
        sums.append(absence)
        continue
      }
      sums[at].titles = (sums[at].titles ?? 0) + (absence.titles ?? 0)
      if let place = absence.location, let known = sums[at].location, place < known { sums[at].location = place }
    }
    return sums
  }
}

extension Report.Part.Fault {
  fileprivate mutating func add(_ other: Report.Part.Fault, sizes: [TextSize]) {
    let titles = (finding.titles ?? 0) + (other.finding.titles ?? 0)
    let locales = Set(finding.locales + other.finding.locales).sorted()
    let failing = Set(finding.sizes + other.finding.sizes)
    if (other.weight, -other.order) > (weight, -order) {
      finding = other.finding
      (weight, order) = (other.weight, other.order)
    }
    finding.titles = titles
    finding.locales = locales
    finding.sizes = sizes.filter(failing.contains)
    isPromised = isPromised || other.isPromised
    isAdvisory = isAdvisory && other.isAdvisory
  }
}

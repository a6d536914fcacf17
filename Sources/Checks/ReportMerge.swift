package import Vocabulary

/// Joins the reports of an audit's shards, named by their files: the report that one run would have given, or that of the
/// shards that are there. One report alone comes back as it is.
package func merge(_ reports: [(name: String, report: Report)]) throws(MergeError) -> Report {
  guard let first = reports.first else { throw .nothing }
  guard reports.count > 1 else { return first.report }
  var assembly: ReportAssembly?
  var owners: [Int: String] = [:]
  for (name, report) in reports {
    guard let part = report.part else { throw .notAShard(name) }
    if let difference = first.report.difference(from: report) { throw .different(first.name, name, in: difference) }
    for shard in part.shards {
      if let other = owners.updateValue(name, forKey: shard) {
        throw .twice(shard: "\(shard)/\(part.count)", other, name)
      }
    }
    let taken = ReportAssembly(takingApart: report, part: part)
    if assembly == nil { assembly = taken } else { assembly?.add(taken) }
  }
  guard let merged = assembly?.report() else { throw .nothing }
  if let face = merged.environment.faceOfTwoFiles { throw .twoFiles(face: face) }
  return merged
}

/// Why reports do not belong together.
package enum MergeError: Error, Equatable {
  case nothing
  /// A report of everything.
  case notAShard(String)
  case different(String, String, in: String)
  case twice(shard: String, String, String)
  case twoFiles(face: String)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "there is no report to merge"
    case .notAShard(let name): "\(name) is no report of a shard: it has nothing to be joined with"
    case .different(let first, let second, let what):
      "\(first) and \(second) are no shards of one audit: they differ in \(what)"
    case .twice(let shard, let first, let second):
      first == second ? "\(first) is given twice" : "shard \(shard) is in \(first) and in \(second)"
    case .twoFiles(let face): "the shards did not have the same file for the face \(face)"
    }
  }
}

extension Report {
  /// What the reports of two shards would have in common if they were of one audit, and have not.
  fileprivate func difference(from other: Report) -> String? {
    if toolVersion != other.toolVersion { return "the version of Snug: \(toolVersion), \(other.toolVersion)" }
    let libraries = [
      ("HarfBuzz", environment.harfbuzz, other.environment.harfbuzz),
      ("FreeType", environment.freetype, other.environment.freetype),
      ("ICU", environment.icu, other.environment.icu), ("Unicode", environment.unicode, other.environment.unicode),
    ]
    for (name, own, others) in libraries where own != others { return "the version of \(name): \(own), \(others)" }
    if part?.count != other.part?.count {
      return "the number of shards: \(part?.count ?? 1), \(other.part?.count ?? 1)"
    }
    var (asked, askedThere) = (run, other.run)
    (asked.isIncomplete, askedThere.isIncomplete) = (false, false)
    let (inputs, others) = (part?.inputs ?? [:], other.part?.inputs ?? [:])
    if let name = Set(inputs.keys).union(others.keys).sorted().first(where: { inputs[$0] != others[$0] }) {
      return "their \(name)"
    }
    let isAlike =
      textSizes == other.textSizes && components == other.components && unit == other.unit
      && sourceLocale == other.sourceLocale && isSurvey == other.isSurvey && asked == askedThere
      && part?.uncovered == other.part?.uncovered
      && summary.catalogs == other.summary.catalogs
    return isAlike ? nil : "what they were asked"
  }
}

extension Report.Environment {
  /// A face that is listed with two files, digests or versions.
  fileprivate var faceOfTwoFiles: String? {
    zip(fonts, fonts.dropFirst()).first { left, right in
      left.family == right.family && left.postScriptName == right.postScriptName && left.sha256 != right.sha256
    }?.0.postScriptName
  }
}

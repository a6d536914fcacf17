import Catalogs
import Reports
import Vocabulary

extension Report {
  /// Takes down which baseline the run is held against, for whoever reads the report back.
  mutating func ask(of file: BaselineFile, _ request: AuditRequest, _ baseline: Baseline) {
    run.baseline = AskedBaseline(
      file: FileTree.relative(file.path, to: request.configuration.folder),
      isStrict: request.options.isBaselineStrict, showsNewOnly: request.options.showsNewOnly)
    guard part != nil else { return }
    part?.inputs["baseline"] = SHA256.hexDigest(of: baseline.bytes)
    let covers = request.covers
    part?.uncovered = Set(baseline.entries.filter { !covers($0) }.map(\.scopeName)).sorted()
  }

  /// The report held against the baseline of its shards; nil where they had none. Throws where it is not here, or is
  /// another one now. `folder` is what its paths are relative to, absolute; `part` is that of one of its shards.
  func comparison(
    _ part: Part, folder: String, _ options: inout AuditOptions, _ session: Session
  ) throws -> BaselineComparison? {
    guard let asked = run.baseline else {
      guard options.baseline == nil else {
        throw UsageError("--baseline: the shards were held against none; say it to `snug audit --shard` as well")
      }
      return nil
    }
    options.isBaselineStrict = asked.isStrict
    options.showsNewOnly = asked.showsNewOnly
    let path =
      options.baseline.map { FileTree.absolute($0, in: session.workingFolder) }
      ?? FileTree.absolute(asked.file, in: folder)
    let file = BaselineFile(path: path, name: FileTree.relative(path, to: session.workingFolder))
    guard file.exists else {
      throw UsageError(
        "the baseline \(file.name) is not here: run `snug merge` in the folder or the repository that was audited, or "
          + "say where it is: --baseline FILE")
    }
    let baseline = try file.read(session, isQuiet: options.isQuiet)
    guard part.inputs["baseline"] == SHA256.hexDigest(of: baseline.bytes) else {
      throw UsageError("the baseline \(file.name) is not the one that the shards were held against")
    }
    let uncovered = Set(part.uncovered)
    // Of the shards that are missing nothing can be said to be gone.
    let isWhole = self.part == nil
    let comparison = BaselineComparison(self, with: baseline) { isWhole && !uncovered.contains($0.scopeName) }
    file.tell(comparison, options, session)
    return comparison
  }
}

extension Baseline.Entry {
  /// Alike for entries that the same runs would find again.
  fileprivate var scopeName: String { fingerprint + (firstFailingSize.map { " " + $0.name } ?? "") }
}

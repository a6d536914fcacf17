import Catalogs
import Checks
import Layouts
import Vocabulary

/// What all shards of one audit have in common, as digests by name: reports of shards that differ in one are not joined.
enum ShardInputs {
  static func digests(_ run: AuditRun, asked: Report.Run, session: Session) -> [String: String] {
    var inputs = [
      "catalogs": digest(of: run.found.files.map { ($0.path, FileAccess.bytes(of: $0.absolutePath) ?? []) }),
      "fonts": run.fonts.digest,
      "options": digest(
        of: (asked.arguments + asked.options + [run.since?.commit ?? ""]).map { ($0, []) }),
    ]
    if let file = run.configuration.file {
      let bytes = FileAccess.bytes(of: FileTree.absolute(file, in: session.workingFolder)) ?? []
      inputs["configuration"] = SHA256.hexDigest(of: bytes)
    }
    return inputs
  }

  /// Each name and content apart from the next.
  static func digest(of parts: [(name: String, bytes: [UInt8])]) -> String {
    var hash = SHA256()
    for (name, bytes) in parts {
      hash.update(Array("\(name)\u{0}\(bytes.count)\u{0}".utf8))
      hash.update(bytes)
    }
    return hash.finish()
  }
}

import Catalogs
import Checks
import Layouts
import Vocabulary

/// What all shards of one audit have in common, as digests by name: reports of shards that differ in one are not joined.
enum ShardInputs {
  static func digests(
    _ run: AuditRun, _ options: AuditOptions, asked: Report.Run, session: Session
  ) -> [String: String] {
    var inputs = [
      "catalogs": digest(of: run.found.files.map { ($0.path, FileAccess.bytes(of: $0.absolutePath) ?? []) }),
      "fonts": run.fonts.digest,
      "options": digest(of: decisive(run, options, asked).map { ($0.name, Array($0.value.utf8)) }),
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

  /// The options that decide what is found; the others say how it is told.
  private static func decisive(
    _ run: AuditRun, _ options: AuditOptions, _ asked: Report.Run
  ) -> [(name: String, value: String)] {
    let button = options.adHoc
    return [
      ("arguments", asked.arguments.joined(separator: "\u{0}")),
      ("platform", options.configuration.platform?.rawValue ?? ""),
      ("today", options.configuration.today?.description ?? ""),
      ("locales", options.locales.map(\.identifier).joined(separator: "\u{0}")),
      ("textSizes", options.textSizes.joined(separator: "\u{0}")), ("required", options.required?.name ?? ""),
      ("displayScale", options.displayScale?.description ?? ""),
      ("components", options.components.joined(separator: "\u{0}")),
      ("rules", options.rules.joined(separator: "\u{0}")), ("keys", options.keys.joined(separator: "\u{0}")),
      ("strategies", button.strategies.joined(separator: "\u{0}")), ("width", button.width?.description ?? ""),
      ("height", button.height?.description ?? ""),
      ("image", button.image.map { "\($0.width)x\($0.height)" } ?? ""),
      ("changedSince", run.since?.commit ?? ""),
      ("frozen", "\(options.areFontsFrozen)"), ("failOn", asked.failOn ?? ""),
    ]
  }
}

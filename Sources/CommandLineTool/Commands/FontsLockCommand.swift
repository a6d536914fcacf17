import Catalogs
import Checks
import Fonts
import Layouts
import Vocabulary

/// `snug fonts lock`: a manifest of the faces in use, so that a laptop and CI agree to the byte.
enum FontsLockCommand {
  struct Options: Sendable {
    var audit = AuditOptions()
    var folder: String?
    var output: String?
  }

  static let standardName = "snug-fonts.json5"

  static let command = Command(
    "fonts lock", summary: "Write down the very fonts that your titles are set in, and copy them",
    usage: ["fonts lock [PATH...] [OPTIONS]"],
    discussion: [
      "Sets every title as an audit does and writes a font manifest of the faces that this took, with their versions and "
        + "digests. With --copy-to the faces come along, each with its license; one without a license is named and not "
        + "copied. Exits with 3 where a face that a title needs is missing."
    ],
    examples: [
      ("snug fonts lock --output fonts/fonts.json5 --copy-to fonts", "for the repository, or the cache of a CI system")
    ],
    table: OptionTable<Options>(
      operands: .init("PATH...", \.audit.paths, "the catalogs; else those that the configuration names, else all here"),
      [
        .init(
          "Options",
          [
            .value("--output", "FILE", .file, \.output, "the manifest; else \(standardName) beside the configuration"),
            .value("--copy-to", "FOLDER", .folder, \.folder, "copy the faces and their licenses here"),
            AuditOptions.jobs.within(\.audit), AuditOptions.quiet.within(\.audit),
          ] + ConfigurationOptions.options.map { $0.within(\.audit.configuration) })
      ]),
    initial: Options(), run: run)

  private static func run(_ options: Options, _ session: Session) async throws -> ExitStatus {
    let request = try AuditRequest(options.audit, session)
    let configuration = request.configuration
    let target =
      options.output.map { FileTree.absolute($0, in: session.workingFolder) }
      ?? FileAccess.join(configuration.folder, standardName)
    let shown = FileTree.relative(target, to: session.workingFolder)
    if options.output == nil, let bytes = FileAccess.bytes(of: target) {
      // A manifest that people wrote is theirs, unless they name it.
      guard bytes.starts(with: FontLock.signature.utf8) else {
        throw UsageError(
          "\(shown) is there and was not written by this command: name it with --output to write over it")
      }
    }
    let fonts = request.fonts
    let report = try await request.reportOfAllRead()
    let plan = configuration.plan
    let weights =
      plan.components.map(\.font.weight) + plan.overrides.flatMap { $0.components.values.map(\.font.weight) }
    let lock: FontLock
    do throws(FontError) {
      lock = try FontLock(
        narrowing: fonts.named, to: report.environment.fonts, weights: weights, library: fonts.library,
        platform: plan.platform)
    } catch {
      throw UsageError("\(error)")
    }
    guard !lock.families.isEmpty else { throw UsageError("no face of the manifest is here: there is nothing to lock") }

    try FileAccess.write(Array(lock.text.utf8), to: target)
    let faces = lock.faces.count == 1 ? "1 face" : "\(lock.faces.count) faces"
    session.output.write("Wrote \(shown): \(faces) of \(fonts.named.name).\n")
    var folder: String?
    if let given = options.folder {
      let path = FileTree.absolute(given, in: session.workingFolder)
      let left = try FontCopies.copy(lock.faces, to: path)
      session.output.write("Copied \(lock.faces.count - left.count) to \(given), with their licenses.\n")
      for face in left {
        session.errors.write(
          "snug: \(face.description.postScriptName) was not copied: no license was found that lets it be handed on. "
            + "Put it beside the font as LICENSE.txt, or install the font where the audit runs.\n")
      }
      folder = FileTree.relative(path, to: configuration.folder)
    }
    if !options.audit.isQuiet {
      session.errors.write(lines: next(manifest: FileTree.relative(target, to: configuration.folder), folder: folder))
    }
    for case let finding in report.findings where finding.scope == .notMeasured {
      session.errors.write("snug: \(finding.message)\n")
    }
    return report.isIncomplete ? .incomplete : .clean
  }

  private static func next(manifest: String, folder: String?) -> [String] {
    let folders = folder.map { ", folders: [\"\($0)\"]" } ?? ""
    return [
      "In snug.json5: fonts: { manifest: \"\(manifest)\"\(folders) }",
      "In CI: snug audit --frozen-fonts",
    ]
  }
}

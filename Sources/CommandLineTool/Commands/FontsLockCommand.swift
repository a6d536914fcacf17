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
        + "copied. Exits with 3 where a face that a title needs is missing: it stays in the manifest, not pinned."
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
    let request = try AuditRequest(options.audit, session, locksFonts: true)
    let configuration = request.configuration
    let folder = options.folder.map { FileTree.absolute($0, in: session.workingFolder) }
    if let folder { try FileAccess.makeFolder(folder) }
    let target = try Target(options.output, fonts: request.fonts, configuration, session)

    let (needed, locales, gaps) = try await request.neededFaces()
    let plan = configuration.plan
    let weights =
      plan.components.map(\.font.weight) + plan.overrides.flatMap { $0.components.values.map(\.font.weight) }
    let lock = try FontLock(
      narrowing: request.fonts, to: needed, weights: Set(weights), locales: locales,
      lockedFrom: request.fonts.origin.text(in: FileAccess.folder(of: target.path), platform: plan.platform))
    for gap in gaps { session.errors.write("snug: \(gap.location?.file ?? ""): \(gap.message)\n") }
    session.errors.write(lines: lock.missing.map { "snug: not pinned: \($0)" })
    let status =
      lock.missing.isEmpty && gaps.isEmpty && request.missing.isEmpty ? ExitStatus.clean : ExitStatus.incomplete
    guard !lock.pinned.isEmpty else {
      let why = lock.missing.isEmpty ? "the titles need no face of \(request.fonts.named.name)" : "no face is here"
      session.errors.write("snug: \(why): nothing was written\n")
      return status
    }

    var folders = configuration.fonts.folders
    // Copies first: without the files the manifest would be a promise only.
    if let folder {
      let copies = try FontCopies(lock.pinned, to: folder)
      target.told.write("Copied \(faces(copies.count)) to \(options.folder ?? ""), with their licenses.\n")
      session.errors.write(lines: copies.left.map(notCopied))
      folders = [folder] + (copies.left.isEmpty ? [] : folders.filter { $0 != folder })
    }
    try target.write(lock.text)
    target.told.write("Wrote \(target.shown): \(faces(lock.pinned.count)) of \(request.fonts.named.name).\n")
    if !options.audit.isQuiet { session.errors.write(lines: next(target, folders: folders, configuration)) }
    return status
  }

  private static func faces(_ count: Int) -> String { count == 1 ? "1 face" : "\(count) faces" }

  private static func notCopied(_ face: FontCopies.PinnedFace) -> String {
    "snug: \(face.description.postScriptName) was not copied: no license was found that lets it be handed on. "
      + "Put its license beside \(face.pin.path) as LICENSE.txt, or install the font where the audit runs."
  }

  /// What to do with it.
  private static func next(_ target: Target, folders: [String], _ configuration: Configuration) -> [String] {
    func shown(_ path: String) -> String {
      let path = FileTree.relative(path, to: configuration.folder)
      return "\"\(path.isEmpty ? "." : path)\""
    }
    var fonts = ["manifest: \(shown(target.path))"]
    if !folders.isEmpty { fonts.append("folders: [\(folders.map(shown).joined(separator: ", "))]") }
    var lines: [String] = []
    let own = configuration.fonts.files
    if !own.isEmpty {
      let names = own.map(shown).joined(separator: ", ")
      lines.append("Your own fonts are neither in it nor copied, they are yours already: keep files: [\(names)]")
    }
    if let primary = configuration.fonts.primary { lines.append("Keep primary: \"\(primary)\"") }
    return lines + [
      "In \(configuration.file ?? "snug.json5"): fonts: { \(fonts.joined(separator: ", ")) }",
      "In CI: snug audit --frozen-fonts",
    ]
  }

  /// Where the manifest goes.
  private struct Target {
    let path: String
    let shown: String
    /// Where to say what was done: standard output, unless the manifest itself goes there.
    let told: Output
    private let output: Output?

    /// Throws where it could not be written, or would take the place of what is somebody else's: better now than after
    /// every title was set.
    init(_ given: String?, fonts: FontSetup, _ configuration: Configuration, _ session: Session) throws(UsageError) {
      let standard = FileAccess.join(configuration.folder, standardName)
      guard given != "-" else {
        (path, shown, told, output) = (standard, "it", session.errors, session.output)
        return
      }
      path = given.map { FileTree.absolute($0, in: session.workingFolder) } ?? standard
      shown = FileTree.relative(path, to: session.workingFolder)
      (told, output) = (session.output, nil)
      let folder = FileAccess.folder(of: path)
      guard FileAccess.kind(of: folder) == .folder else {
        throw UsageError("\(shown) cannot be written: there is no folder \(folder)")
      }
      guard fonts.origin != .file(path) else {
        throw UsageError("\(shown) is the manifest to be narrowed: name another file with --output")
      }
      // A manifest that people wrote is theirs, unless they name it.
      guard given == nil, let bytes = FileAccess.bytes(of: path), !bytes.starts(with: FontLock.signature.utf8) else {
        return
      }
      throw UsageError("\(shown) is there and was not written by this command: name it with --output to write over it")
    }

    func write(_ text: String) throws(UsageError) {
      if let output { output.write(text) } else { try FileAccess.write(Array(text.utf8), to: path) }
    }
  }
}

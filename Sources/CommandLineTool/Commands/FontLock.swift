import Fonts
import Vocabulary

/// A font manifest narrowed to the faces that some titles are set in, each with its version and digest.
struct FontLock {
  /// In the order of the manifest that was narrowed, so that every title finds the same face first.
  private(set) var families: [Family] = []
  let platform: Platform

  struct Family {
    var name: String
    var faces: [LockedFace]
  }

  /// A face as the machine has it.
  struct LockedFace {
    var description: FaceDescription
    var version: String
    var sha256: String
    /// Where its file is on this machine.
    var path: String
  }

  /// `used` are the faces that shaped a title, and `weights` those of the components.
  ///
  /// The primary family's faces stay whatever was used: lines are as high as they say. Of a face that is not on this
  /// machine nothing can be pinned.
  init(
    narrowing manifest: FontManifest, to used: [Report.Font], weights: [FontWeight], library: FontLibrary,
    platform: Platform
  ) throws(FontError) {
    self.platform = platform
    let names = Set(used.map(\.postScriptName))
    for (place, family) in manifest.families.enumerated() {
      let primary = place == 0 ? weights.map { family.face(for: $0).postScriptName } : []
      var faces: [LockedFace] = []
      for description in family.faces
      where names.contains(description.postScriptName) || primary.contains(description.postScriptName) {
        do throws(FontError) {
          let face = try library.face(description)
          faces.append(
            LockedFace(
              description: description, version: face.versionString, sha256: try face.digest(), path: face.filePath))
        } catch .absent {
          continue
        }
      }
      if !faces.isEmpty { families.append(Family(name: family.name, faces: faces)) }
    }
  }

  var faces: [LockedFace] { families.flatMap(\.faces) }

  // MARK: The file

  /// The first line of every file that this writes, by which it knows its own.
  static let signature = "// Written by `snug fonts lock`:"

  /// The manifest as JSON5.
  var text: String {
    var lines = [
      Self.signature + " the faces that the titles of this app are set in, and no others.",
      "// With --frozen-fonts another file under the same name is an error. Write it again when languages are added.",
      "{", "  name: \(quoted("\(platform.rawValue), locked")),", "  families: [",
    ]
    for family in families { lines += self.lines(of: family) }
    return (lines + ["  ],", "}"]).joined(separator: "\n") + "\n"
  }

  private func lines(of family: Family) -> [String] {
    guard let shared = family.faces.first?.description else { return [] }
    var lines = ["    {", "      family: \(quoted(family.name)),"]
    if !shared.scripts.isEmpty { lines.append("      scripts: \(list(shared.scripts.map(\.code))),") }
    if !shared.locales.isEmpty { lines.append("      locales: \(list(shared.locales.map(\.identifier))),") }
    if let standIn = shared.standIn { lines.append("      standIn: \(quoted(standIn)),") }
    if let metrics = shared.metrics {
      lines.append("      metrics: { ascender: \(number(metrics.ascender)), descender: \(number(metrics.descender)) },")
    }
    if let tracking = shared.tracking {
      let steps = tracking.steps.map { "[\(number($0.size)), \(number($0.spacing))]" }
      lines.append("      tracking: [\(steps.joined(separator: ", "))],")
    }
    let packages = [("debian", shared.package.debian), ("homebrew", shared.package.homebrew)].compactMap {
      name, value in
      value.map { "\(name): \(quoted($0))" }
    }
    if !packages.isEmpty { lines.append("      package: { \(packages.joined(separator: ", ")) },") }
    lines.append("      faces: [")
    for face in family.faces {
      let description = face.description
      var first = "weight: \(description.weight.value), postScriptName: \(quoted(description.postScriptName))"
      first += ", file: \(quoted(FileAccess.name(of: face.path)))"
      if let index = description.index { first += ", index: \(index)" }
      if !description.variations.isEmpty {
        let axes = description.variations.map { "\(quoted($0.axis)): \(number($0.value))" }
        first += ", variations: { \(axes.joined(separator: ", ")) }"
      }
      lines += ["        {", "          \(first),", "          version: \(quoted(face.version)),"]
      lines += ["          sha256: \(quoted(face.sha256)),", "        },"]
    }
    return lines + ["      ],", "    },"]
  }

  private func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

  /// The shortest digits that are read back as the same number.
  private func number(_ value: Double) -> String { value.description.replacing(/\.0$/, with: "") }

  /// A string of JSON5.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Font files with the licenses that let them be handed on.
enum FontCopies {
  /// Copies each file once into `folder`, which is made where it is not there, and its license into `licenses` in it.
  /// Answers the faces that were left out, as no license says that they may be copied.
  static func copy(_ faces: [FontLock.LockedFace], to folder: String) throws(UsageError) -> [FontLock.LockedFace] {
    var left: [FontLock.LockedFace] = []
    var copied: Set<String> = []
    for face in faces {
      guard let license = license(of: face) else {
        left.append(face)
        continue
      }
      guard copied.insert(face.path).inserted else { continue }
      let licenses = FileAccess.join(folder, "licenses")
      try FileAccess.makeFolder(licenses)
      try copy(face.path, to: FileAccess.join(folder, FileAccess.name(of: face.path)))
      try copy(license.path, to: FileAccess.join(licenses, license.name))
    }
    return left
  }

  private static func copy(_ source: String, to target: String) throws(UsageError) {
    guard let bytes = FileAccess.bytes(of: source) else { throw UsageError("\(source) cannot be read") }
    // A second lock of the same files changes nothing; a file onto itself would be the last of it.
    if FileAccess.bytes(of: target) != bytes { try FileAccess.write(bytes, to: target) }
  }

  private static let licenseNames = ["OFL.txt", "LICENSE.txt", "LICENSE", "LICENCE.txt", "LICENCE", "copyright"]

  /// What the file's package says of copying, else what lies beside it; and what to call it among others.
  private static func license(of face: FontLock.LockedFace) -> (path: String, name: String)? {
    if let package = face.description.package.debian {
      let path = "/usr/share/doc/\(package)/copyright"
      if face.path.hasPrefix("/usr/share/fonts/"), FileAccess.kind(of: path) == .file {
        return (path, package + ".txt")
      }
    }
    let folder = FileAccess.folder(of: face.path)
    let family = face.description.family.split(separator: " ").joined(separator: "-")
    // A folder of copies keeps licenses by package.
    let copies = face.description.package.debian.map { ["licenses/\($0).txt"] } ?? []
    for name in ["licenses/\(family).txt"] + copies + licenseNames {
      let path = FileAccess.join(folder, name)
      guard FileAccess.kind(of: path) == .file else { continue }
      return (path, name.hasPrefix("licenses/") ? FileAccess.name(of: name) : family + ".txt")
    }
    return nil
  }
}

import Fonts
import Reports
import Vocabulary

/// A lock as the JSON5 that `FontManifest` reads.
extension FontLock {
  /// The first line of every file that this writes, by which it knows its own.
  static let signature = "// Written by `snug fonts lock`:"

  var text: String {
    var lines = [
      Self.signature + " the faces that the titles of this app are set in, and no others.",
      "// With --frozen-fonts another file under the same name is an error. Write it again when languages or weights are",
      "// added: a title may otherwise be set in another face than it should be.",
      "{", "  name: \(JSONWriter.literal(name)),", "  lockedFrom: \(JSONWriter.literal(lockedFrom)),",
      "  lockedLocales: \(list(locales.map(\.identifier))),", "  families: [",
    ]
    for family in families { lines += self.lines(of: family) }
    return (lines + ["  ],", "}"]).joined(separator: "\n") + "\n"
  }

  private func lines(of family: Family) -> [String] {
    guard let shared = family.faces.first?.description else { return [] }
    var lines = ["    {", "      family: \(JSONWriter.literal(family.name)),"]
    if !shared.scripts.isEmpty { lines.append("      scripts: \(list(shared.scripts.map(\.code))),") }
    if !shared.locales.isEmpty { lines.append("      locales: \(list(shared.locales.map(\.identifier))),") }
    if let standIn = shared.standIn { lines.append("      standIn: \(JSONWriter.literal(standIn)),") }
    if let metrics = shared.metrics {
      lines.append("      metrics: { ascender: \(number(metrics.ascender)), descender: \(number(metrics.descender)) },")
    }
    if let tracking = shared.tracking { lines += self.lines(of: tracking) }
    let packages = [("debian", shared.package.debian), ("homebrew", shared.package.homebrew)].compactMap {
      name, value in value.map { "\(name): \(JSONWriter.literal($0))" }
    }
    if !packages.isEmpty { lines.append("      package: { \(packages.joined(separator: ", ")) },") }
    lines.append("      faces: [")
    for face in family.faces { lines += self.lines(of: face) }
    return lines + ["      ],", "    },"]
  }

  private func lines(of tracking: TrackingTable) -> [String] {
    let steps = tracking.steps.map { "[\(number($0.size)), \(number($0.spacing))]," }
    let rows = stride(from: 0, to: steps.count, by: 8).map { start in
      "        " + steps[start..<min(start + 8, steps.count)].joined(separator: " ")
    }
    return ["      tracking: ["] + rows + ["      ],"]
  }

  private func lines(of face: LockedFace) -> [String] {
    let description = face.description
    let file = face.pin.map { FileAccess.name(of: $0.path) } ?? description.fileName
    var first = "weight: \(description.weight.value), postScriptName: \(JSONWriter.literal(description.postScriptName))"
    first += ", file: \(JSONWriter.literal(file))"
    // The file may be another one than the manifest meant, with the face in another place.
    if let index = description.index { first += ", index: \(face.pin?.index ?? index)" }
    if !description.variations.isEmpty {
      let axes = description.variations.map { "\(JSONWriter.literal($0.axis)): \(number($0.value))" }
      first += ", variations: { \(axes.joined(separator: ", ")) }"
    }
    var lines = ["        {", "          \(first),"]
    if let pin = face.pin {
      lines += [
        "          version: \(JSONWriter.literal(pin.version)),",
        "          sha256: \(JSONWriter.literal(pin.sha256)),",
      ]
    } else {
      lines.insert("          // Not pinned: it could not be had where this was written.", at: 1)
    }
    return lines + ["        },"]
  }

  private func list(_ texts: [String]) -> String { "[" + texts.map(JSONWriter.literal).joined(separator: ", ") + "]" }

  /// The shortest digits that are read back as the same number.
  private func number(_ value: Double) -> String { value.description.replacing(/\.0$/, with: "") }
}

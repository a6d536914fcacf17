package import Vocabulary

/// One face as a manifest names it: what it is called, where it comes from, and what it serves.
package struct FaceDescription: Sendable, Hashable {
  package var family: String
  package var postScriptName: String
  /// A file name to look for in the font folders, or, where it has a `/`, the path of the file itself.
  package var file: String
  package var weight: FontWeight
  /// The scripts it serves, besides any it is the primary face for; empty where it serves all.
  package var scripts: [Script]
  /// The locales it serves; empty where it serves all.
  package var locales: [LanguageTag]
  /// The place in a collection, from 0; nil leaves it to the PostScript name.
  package var index: Int?
  package var package: PackageName
  /// 64 lower-case hex digits of the file.
  package var sha256: String?
  /// The platform's font that may not be shipped, where this face stands in for it.
  package var standIn: String?
  /// In place of the file's own.
  package var metrics: LineMetrics?
  package var tracking: TrackingTable?
  /// Axis positions of a variable file, sorted by axis.
  package var variations: [Variation]

  package init(
    family: String, postScriptName: String, file: String, weight: FontWeight = .regular, scripts: [Script] = [],
    locales: [LanguageTag] = [], index: Int? = nil, package: PackageName = PackageName(), sha256: String? = nil,
    standIn: String? = nil, metrics: LineMetrics? = nil, tracking: TrackingTable? = nil, variations: [Variation] = []
  ) {
    self.family = family
    self.postScriptName = postScriptName
    self.file = file
    self.weight = weight
    self.scripts = scripts
    self.locales = locales
    self.index = index
    self.package = package
    self.sha256 = sha256
    self.standIn = standIn
    self.metrics = metrics
    self.tracking = tracking
    self.variations = variations
  }

  /// The file's name without folders.
  package var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Whether the face lists `script`, or lists none and so serves all.
  package func serves(_ script: Script) -> Bool { scripts.isEmpty || scripts.contains(script) }

  /// Whether one of the listed locales is part of `maximized`, a tag with its likely subtags.
  package func serves(_ maximized: LanguageTag) -> Bool {
    locales.isEmpty || locales.contains { $0.isPart(of: maximized) }
  }
}

/// The packages that bring a face.
package struct PackageName: Sendable, Hashable {
  package var debian: String?
  package var homebrew: String?

  package init(debian: String? = nil, homebrew: String? = nil) {
    self.debian = debian
    self.homebrew = homebrew
  }

  /// `; the Debian package fonts-inter or the Homebrew cask font-inter brings it`, or nothing.
  package var advice: String {
    let names = [debian.map { "the Debian package \($0)" }, homebrew.map { "the Homebrew cask \($0)" }]
    let known = names.compactMap(\.self)
    return known.isEmpty ? "" : "; \(known.joined(separator: " or ")) brings it"
  }
}

/// How far a line reaches above and below its baseline, in em, y up: `descender` is negative.
package struct LineMetrics: Sendable, Hashable {
  package var ascender: Double
  package var descender: Double

  package init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }
}

/// A place on one axis of a variable font.
package struct Variation: Sendable, Hashable {
  /// Four characters: `wght`, `opsz`.
  package var axis: String
  package var value: Double

  package init(axis: String, value: Double) {
    self.axis = axis
    self.value = value
  }
}

extension LanguageTag {
  /// Whether `maximized` has this tag's language and all its other subtags: `zh-Hant` is part of `zh-Hant-TW`.
  func isPart(of maximized: LanguageTag) -> Bool {
    guard language == maximized.language else { return false }
    let present = maximized.identifier.split(separator: "-").dropFirst()
    return identifier.split(separator: "-").dropFirst().allSatisfy(present.contains)
  }
}

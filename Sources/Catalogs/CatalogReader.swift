import Vocabulary

/// What reads one catalog format. A format is a file (or several) with one conforming type, and a line in ReaderList.swift.
package protocol CatalogReader: SendableMetatype {
  static var description: FormatDescription { get }

  /// What a file's path says about locale and table.
  static func place(of path: String) -> CatalogPlace

  /// How content tells the format: for a file whose name tells none or several, and for a walk that looks inside.
  static func recognizes(_ sample: ContentSample) -> Bool

  /// Reads a file. Bad text becomes findings in `problems`, and the rest is read.
  static func read(_ file: CatalogFile) -> Catalog
}

/// What there is to say about a format, for walks, `--help` and docs/formats.md.
package struct FormatDescription: Sendable {
  /// As in reports and options: `xcstrings`.
  package var name: String
  /// As people call it: `Xcode string catalog`.
  package var title: String
  /// File name extensions, in lower case, without the dot.
  package var extensions: [String]
  package var walk: Walk
  /// One line: what is read from a file.
  package var summary: String

  package init(name: String, title: String, extensions: [String], walk: Walk, summary: String) {
    self.name = name
    self.title = title
    self.extensions = extensions
    self.walk = walk
    self.summary = summary
  }

  /// How a walk through a folder takes files with one of the extensions (DESIGN §6). A path or glob takes them anyway.
  package struct Walk: Sendable {
    /// Nil: in any folder. The argument is the folder's path, as the walk came to it.
    var accepts: (@Sendable (_ folder: String) -> Bool)?
    /// Other formats have the extension, too: only what `recognizes` knows is one. The others are passed by in silence,
    /// while a file in the wrong folder is listed as skipped.
    var looksInside = false
    var isOnlyWhenNamed = false

    package static let always = Self()
    package static let onlyWhenNamed = Self(isOnlyWhenNamed: true)
    /// In any folder, after a look at the content.
    package static let afterLook = Self(looksInside: true)

    package static func inFolders(
      looksInside: Bool = false, where accepts: @escaping @Sendable (_ folder: String) -> Bool
    ) -> Self {
      Self(accepts: accepts, looksInside: looksInside)
    }
  }
}

extension FormatDescription.Walk {
  /// For docs/formats.md.
  package var phrase: String {
    switch (isOnlyWhenNamed, accepts != nil, looksInside) {
    case (true, _, _): "when named or globbed"
    case (false, true, true): "in its folders, after a look at the content"
    case (false, true, false): "in its folders"
    case (false, false, true): "after a look at the content"
    case (false, false, false): "always"
    }
  }
}

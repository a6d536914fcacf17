package import Vocabulary

/// What `render` is told on the command line: all that `inspect` is, and what the picture is to be.
package struct RenderOptions: Sendable {
  package var title = InspectOptions()
  package var output: String?
  package var format: PictureFormat?
  package var sheet: ContactSheetKind?
  package var locales: [LanguageTag] = []

  package init() {}

  static let table = OptionTable<RenderOptions>(
    operands: .init("PATH...", \.title.paths, "the catalogs that --key is looked up in; else the configuration's"),
    [
      .init(
        "The picture",
        [
          .value("--output", "FILE", .file, \.output, "write it here, as the ending says: .svg or .png"),
          .value(
            "--format", "FORMAT", .oneOf(PictureFormat.self), \.format,
            "svg or png, where no file's ending says it; svg if not given"),
          .value(
            "--sheet", "WHAT", .oneOf(ContactSheetKind.self), \.sheet,
            "many pictures side by side: the title at all text sizes, in all its locales, or in all strategies"),
          .list(
            "--locales", "LIST", .locale, \.locales, "with --sheet locales: only these, with commas between: de,ar"),
        ])
    ]
      + InspectOptions.table.groups.map { group in
        .init(group.title, group.options.map { $0.within(\.title) })
      })
}

package enum PictureFormat: String, Sendable, CaseIterable { case svg, png }

/// What differs from picture to picture of a contact sheet.
package enum ContactSheetKind: String, Sendable, CaseIterable { case sizes, locales, strategies }

import Catalogs
package import Checks
import Layouts
import Reports
package import Vocabulary

/// `snug render`: one title in one component as a picture, or many side by side.
enum RenderCommand {
  static let command = Command(
    "render", summary: "Draw one title in one button, as SVG or PNG",
    usage: [
      "render --text TEXT --strategy NAME [OPTIONS]", "render --key KEY --component NAME [PATH...] [OPTIONS]",
    ],
    discussion: [
      "The drawing is to scale and made of the glyphs' own outlines: the button, the image's place, the title's frame "
        + "(dashed), what is cut or clipped (pink), where title and image overlap (hatched), where the title's center "
        + "is meant to be (dashed green), and arrows to where what has drifted should be. With --text and --strategy "
        + "no configuration is read, unless --config names one. Exits with 3 where a title needs a face that is absent; a "
        + "sheet has the other titles then."
    ],
    examples: [
      (
        "snug render --text Favoriten --strategy contentBlock --width 90 > a.svg",
        "a picture to open in a browser"
      ),
      (
        "snug render --key save --component primary --sheet locales --output a.png",
        "one key in all its languages"
      ),
      ("snug render --text Save --sheet strategies --image 20x20 > save.svg", "one title in every layout"),
    ],
    table: RenderOptions.table, initial: RenderOptions()
  ) { options, session in
    let request = try RenderRequest(options, session: session)
    session.errors.write(lines: request.title.configuration.notices)
    let drawings = try await Engine.render(request)
    let bytes = try bytes(of: drawings, request)
    if let file = request.output {
      try FileAccess.write(bytes, to: FileTree.absolute(file, in: session.workingFolder))
    } else {
      session.output.write(bytes)
    }
    session.errors.write(lines: drawings.missing.map { "snug: not drawn: \($0)" })
    return drawings.missing.isEmpty ? .clean : .incomplete
  }

  private static func bytes(of rendering: Rendering, _ request: RenderRequest) throws(UsageError) -> [UInt8] {
    let plan = request.title.configuration.plan
    guard let first = rendering.cells.first?.drawing else { throw UsageError("there is nothing to draw") }
    var picture = Picture(of: first.figure)
    if request.sheet != nil {
      let cells = rendering.cells.map { cell in
        ContactSheet.Cell(picture: Picture(of: cell.drawing.figure), caption: cell.caption)
      }
      picture = ContactSheet(cells: cells).picture
    }
    switch request.format {
    case .svg:
      let summaries = rendering.cells.map { cell in
        (request.sheet == nil ? "" : cell.caption.text + ": ") + cell.drawing.figure.summary(unit: plan.platform.unit)
      }
      let file = SVGFile(
        picture, outlines: rendering.outlines, title: first.text, summary: summaries.joined(separator: " "),
        locale: first.figure.locale, direction: first.figure.direction)
      return Array(file.text().utf8)
    case .png:
      do throws(PictureError) {
        return try PNGFile.bytes(of: picture, outlines: rendering.outlines, scale: plan.grid.scale)
      } catch {
        throw UsageError(advice(error))
      }
    }
  }

  private static func advice(_ error: PictureError) -> String {
    switch error {
    case .tooLarge(let width, let height):
      "the picture would be \(width) × \(height) pixels, and PNG is written up to \(PNGFile.longestSide) on a side and "
        + "\(PNGFile.mostPixels / 1_000_000) million in all: lower --display-scale or the sizes, or write SVG"
    case .outOfMemory: "there is not enough memory for the picture: lower --display-scale, or write SVG"
    }
  }
}

/// What to draw and where to, all decided.
package struct RenderRequest: Sendable {
  package var title: InspectRequest
  /// nil for one picture.
  package var sheet: ContactSheetKind?
  /// Empty for all that the key has.
  package var locales: [LanguageTag]
  package var format: PictureFormat
  /// nil for standard output.
  package var output: String?

  init(_ options: RenderOptions, session: Session) throws {
    output = options.output == "-" ? nil : options.output
    format = try Self.format(options.format, output: output)
    if format == .png, output == nil, session.output.isTerminal {
      throw UsageError("PNG is nothing for a terminal: say --output FILE.png, or send it to a file with >")
    }
    sheet = options.sheet
    locales = options.locales
    switch sheet {
    case .sizes where options.title.textSize != nil:
      throw UsageError("--sheet sizes draws every text size: leave --text-size out")
    case .strategies where options.title.strategy != nil || !options.title.options.isEmpty:
      throw UsageError("--sheet strategies draws every strategy: leave --strategy and --option out")
    case .locales where options.title.key == nil:
      throw UsageError("--sheet locales draws a key's translations: say --key KEY")
    case .locales where options.title.locale != nil:
      throw UsageError("--sheet locales takes a list: say --locales in place of --locale")
    case .locales: break
    default: if !locales.isEmpty { throw UsageError("--locales belongs to --sheet locales; else say --locale") }
    }
    title = try InspectRequest(options.title, everyStrategy: sheet == .strategies, session: session)
  }

  /// By the file's ending; `--format` where there is none.
  private static func format(_ named: PictureFormat?, output: String?) throws(UsageError) -> PictureFormat {
    guard let output else { return named ?? .svg }
    let name = output.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() ?? ""
    guard let meant = PictureFormat(rawValue: ending) else {
      if let named { return named }
      throw UsageError("--output: \(output) ends in neither .svg nor .png: say --format svg or --format png")
    }
    guard named == nil || named == meant else {
      throw UsageError("--format \(named?.rawValue ?? "") and the ending of \(output) contradict each other")
    }
    return meant
  }
}

/// What has been drawn for a request.
package struct Rendering: Sendable {
  package var cells: [Cell] = []
  /// Locales whose title cannot be drawn, each with the reason.
  package var missing: [String] = []
  package var outlines: [GlyphName: Outline] = [:]

  package struct Cell: Sendable {
    package var drawing: Drawing
    package var caption: Figure.Line
  }
}

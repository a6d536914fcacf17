import Checks
import Foundation
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

/// `snug render`, with the faces of the shipped manifest.
@Suite struct RenderTests {
  static let files = [
    "Strings.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"favorites.add": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Add to favorites"}},
    "de": {"stringUnit": {"state": "translated", "value": "Zu Favoriten hinzufügen"}},
    "ar": {"stringUnit": {"state": "translated", "value": "إضافة إلى المفضلة"}}}}}}
    """,
    "snug.json5": """
    {catalogs: ["Strings.xcstrings"], sourceLocale: "en", components: {
      add: {strategy: "leadingImageCenteredTitle", size: {width: [160, 200], height: 50}}}}
    """,
  ]

  static func rectangles(_ role: Picture.Role, in svg: String) -> [String] {
    svg.split(separator: "<").map(String.init).filter { $0.hasPrefix("rect class=\"\(role.rawValue)\"") }
  }

  @Test func writesAnSVGByItself() async throws {
    let run = await snug("render", "--text", "Save", "--strategy", "contentBlock", "--width", "100", "--height", "40")
    #expect(run.status == .clean, "\(run.errors)")
    #expect(run.output.hasPrefix("<svg xmlns=") && run.output.hasSuffix("</svg>\n"))
    #expect(Self.rectangles(.button, in: run.output) == ["rect class=\"b\" width=\"100\" height=\"40\"/>"])
    #expect(run.output.contains("<title lang=\"en\" dir=\"ltr\">Save</title>"))
    #expect(run.output.contains("contentBlock, 100 × 40 pt, text size large: the whole title."))
  }

  /// What is drawn is what `inspect` says of the same button.
  @Test(arguments: [("de", "Zu Favoriten hinzufügen"), ("ar", "إضافة إلى المفضلة"), ("th", "เพิ่มลงในตะกร้า")])
  func drawsTheFramesOfInspect(locale: String, text: String) async throws {
    struct Box: Decodable { var x, y, width, height: Double }
    struct Frames: Decodable { var bounds, image, title: Box }
    let button = [
      "--text", text, "--locale", locale, "--strategy", "contentBlock", "--width", "121.5", "--image", "20x18",
      "--text-size", "xxxLarge",
    ]
    let (inspected, drawn) = (await run(["inspect"] + button), await run(["render"] + button))
    let frames = try JSONDecoder().decode(Frames.self, from: Data(inspected.output.utf8))
    func attributes(_ box: Box) -> String {
      func place(_ name: String, _ value: Double) -> String { value == 0 ? "" : " \(name)=\"\(number(value))\"" }
      return "\(place("x", box.x))\(place("y", box.y)) width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    }
    #expect(drawn.output.contains("<rect class=\"b\"\(attributes(frames.bounds))/>"))
    #expect(drawn.output.contains("<rect class=\"f\"\(attributes(frames.title))/>"))
    #expect(drawn.output.contains("<use class=\"i\" href=\"#pi\"\(attributes(frames.image))/>"))
    #expect(drawn.output.contains("class=\"t\"") && drawn.output.contains("class=\"g\""))
  }

  private func run(_ arguments: [String]) async -> Run {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(arguments, session: session(output: output.output(), errors: errors.output()))
    return Run(status: status, output: output.text, errors: errors.text)
  }

  private func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  @Test func writesAPNGAsLargeAsThePictureTimesTheScale() async throws {
    let folder = try TemporaryFolder()
    // IHDR's width and height, big-endian: 5 points around the button.
    let sizes: [([String], [UInt8])] = [
      ([], [0, 0, 1, 74, 0, 0, 0, 150]), (["--display-scale", "2"], [0, 0, 0, 220, 0, 0, 0, 100]),
    ]
    for (options, size) in sizes {
      let arguments = ["render", "--text", "Save", "--strategy", "contentBlock", "--width", "100", "--height", "40"]
      let drawn = await Program.run(
        arguments + options + ["--output", "a.png"], session: session(in: folder.path))
      #expect(drawn == .clean)
      let bytes = try #require(FileAccess.bytes(of: folder.path + "/a.png"))
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(Array(bytes[16..<24]) == size)
    }
    #expect(folder.names == ["a.png"])
  }

  @Test func doesNotThrowBytesAtATerminal() async throws {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      ["render", "--text", "Save", "--strategy", "contentBlock", "--format", "png"],
      session: session(output: output.output(isTerminal: true), errors: errors.output()))
    #expect(status == .usage && output.text.isEmpty)
    #expect(errors.text.contains("--output FILE.png"))
  }

  static let sheets: [(arguments: [String], buttons: Int)] = [
    (["--text", "Save", "--strategy", "contentBlock", "--sheet", "sizes"], 12),
    (["--text", "Save", "--strategy", "contentBlock", "--platform", "android", "--sheet", "sizes"], 7),
    (["--text", "Save", "--sheet", "strategies"], 6),
    (["--key", "favorites.add", "--component", "add", "--sheet", "locales"], 3),
    (["--key", "favorites.add", "--component", "add", "--sheet", "locales", "--locales", "de,ar"], 2),
    (["--key", "favorites.add", "--component", "add", "--locale", "de", "--sheet", "strategies"], 6),
  ]

  @Test(arguments: sheets) func drawsContactSheets(arguments: [String], buttons: Int) async throws {
    let folder = try TemporaryFolder(Self.files)
    let (output, errors) = (Record(), Record())
    let session = session(in: folder.path, output: output.output(), errors: errors.output())
    #expect(await Program.run(["render"] + arguments, session: session) == .clean, "\(errors.text)")
    #expect(Self.rectangles(.button, in: output.text).count == buttons)
    #expect(output.text.split(separator: "<g class=\"c\"").count == buttons + 1)
    // Nothing is drawn with a font that a reader would have to have.
    #expect(!output.text.contains("<text") && !output.text.contains("font"))
  }

  @Test func buttonsOfASheetDoNotOverlap() async throws {
    let run = await snug(
      "render", "--text", "Zu Favoriten hinzufügen", "--locale", "de", "--strategy", "contentBlock", "--width", "120",
      "--sheet", "sizes")
    let boxes = Self.rectangles(.button, in: run.output).map { element in
      var box = Rectangle(x: 0, y: 0, width: 0, height: 0)
      for part in element.split(separator: " ") {
        let value = Double(part.split(separator: "\"").dropFirst().first ?? "") ?? 0
        if part.hasPrefix("x=") { box.x = value }
        if part.hasPrefix("y=") { box.y = value }
        if part.hasPrefix("width=") { box.width = value }
        if part.hasPrefix("height=") { box.height = value }
      }
      return box
    }
    #expect(boxes.count == 12)
    for (index, box) in boxes.enumerated() {
      #expect(box.width == 120)
      #expect(boxes[..<index].allSatisfy { $0.intersection(box) == nil })
    }
  }

  static let mistakes: [(arguments: [String], advice: String)] = [
    (["--text", "A", "--strategy", "contentBlock", "--output", "a.gif"], "ends in neither .svg nor .png"),
    (["--text", "A", "--strategy", "contentBlock", "--output", "a.svg", "--format", "png"], "contradict each other"),
    (
      ["--text", "A", "--strategy", "contentBlock", "--sheet", "sizes", "--text-size", "large"], "leave --text-size out"
    ),
    (["--text", "A", "--strategy", "contentBlock", "--sheet", "strategies"], "leave --strategy and --option out"),
    (["--text", "A", "--strategy", "contentBlock", "--sheet", "locales"], "say --key KEY"),
    (["--text", "A", "--strategy", "contentBlock", "--locales", "de"], "--locales belongs to --sheet locales"),
    (["--key", "favorites.add", "--component", "add", "--sheet", "locales", "--locale", "de"], "say --locales"),
    (
      ["--key", "favorites.add", "--component", "add", "--sheet", "locales", "--locales", "fi"], "no translation in fi"
    ),
    (["--text", "A", "--sheet", "faces"], "one of sizes, locales, strategies"),
    (["--text", "A"], "say which button"),
    (["--text", "", "--strategy", "contentBlock"], "there is nothing to draw"),
    (
      ["--text", "A", "--strategy", "contentBlock", "--width", "100000", "--output", "a.png"],
      "the picture would be 300030 × "
    ),
  ]

  @Test(arguments: mistakes) func tellsWhatIsWrong(arguments: [String], advice: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      ["render"] + arguments, session: session(in: folder.path, output: output.output(), errors: errors.output()))
    #expect(status == .usage)
    #expect(errors.text.contains(advice), "\(errors.text)")
    #expect(output.text.isEmpty && folder.names.count == Self.files.count)
  }

  @Test func drawsAsWideAsAskedInSVG() async throws {
    let run = await snug("render", "--text", "A", "--strategy", "contentBlock", "--width", "100000")
    #expect(run.status == .clean && run.output.contains("width=\"100010\""))
  }
}

import CCairo
import Foundation
import Reports
import Testing
import Vocabulary

@Suite("PNG")
struct PNGTests {
  static func png(_ figure: Figure, scale: Double = 3) throws -> [UInt8] {
    try PNGFile.bytes(of: Picture(of: figure), outlines: SamplePictures.outlines, scale: scale)
  }

  @Test("as large as the picture's frame times the scale", arguments: [(1.0, 110, 50), (1.5, 165, 75), (3, 330, 150)])
  func size(scale: Double, width: Int, height: Int) throws {
    let image = try #require(Image(png: try Self.png(SamplePictures.figure(), scale: scale)))
    #expect(image.width == width && image.height == height)
  }

  @Test("colors stand where shapes do")
  func colors() throws {
    let figure = SamplePictures.figure { $0.intendedTitleCenterX = 40 }
    let image = try #require(Image(png: try Self.png(figure, scale: 1)))
    func rgb(_ x: Double, _ y: Double) -> UInt32 { image.pixel(Int(x + 5), Int(y + 5)) & 0xFFFFFF }
    #expect(rgb(-4, -4) == 0xFFFFFF)
    #expect(rgb(3, 3) == 0xF2F2F7)
    #expect(rgb(90, 13) == 0xE3EDFB)
    // A block from 45 to 55, 14 high above the baseline at 25; the next is round on top, and so bare in its corner.
    #expect(rgb(47, 12) == 0x111114)
    #expect(rgb(55, 11) == 0xE3EDFB)
    #expect(rgb(60, 18) == 0x111114)
  }

  @Test("the same picture, the same bytes")
  func deterministic() throws {
    #expect(try Self.png(SamplePictures.figure()) == Self.png(SamplePictures.figure()))
  }

  @Test("a picture that no memory should be spent on is refused")
  func tooLarge() throws {
    let wide = SamplePictures.figure { $0.bounds.width = 100_000 }
    #expect(throws: PictureError.tooLarge(width: 300_030, height: 150)) { try Self.png(wide) }
    let large = SamplePictures.figure { $0.bounds = Rectangle(x: 0, y: 0, width: 9_990, height: 9_990) }
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 30_000)) { try Self.png(large) }
  }

  @Test("numbers that are none draw nothing, and stop nothing")
  func hostile() throws {
    for value in [Double.nan, .infinity, 1e300] {
      let figure = SamplePictures.figure {
        $0.shownFontSize = value
        $0.title.x = value
      }
      _ = try? Self.png(figure)
      _ = PictureTests.svg(figure)
    }
  }

  static let rsvg = ["/usr/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static let figures: [(name: String, figure: Figure)] = [
    ("plain", SamplePictures.figure()),
    ("flipped", SamplePictures.figure { $0.isImageFlipped = true }),
    (
      "cut, drifted and overlapping",
      SamplePictures.figure(lines: [SamplePictures.line([1, 2, 9, 2], x: -15)]) {
        $0.uncutLines = [SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2], x: -10)]
        $0.intendedImageX = 25
        $0.title.width = 75
      }
    ),
    (
      "clipped",
      SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2])]) { $0.clipsText = true }
    ),
    (
      "tracked",
      SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1], x: 5, fontSize: 18, tracking: 3)], fontSize: 18)
    ),
  ]

  @Test("PNG and SVG look alike", .enabled(if: rsvg != nil, "needs rsvg-convert"), arguments: figures.indices)
  func agreement(index: Int) throws {
    let (name, figure) = Self.figures[index]
    let own = try #require(Image(png: try Self.png(figure)))
    let other = try #require(try Self.rendered(PictureTests.svg(figure)))
    #expect(own.width == other.width && own.height == other.height)
    // How much of all light differs, and at how many pixels by more than an eighth.
    var difference = 0
    var strays = 0
    for (left, right) in zip(own.bytes, other.bytes) {
      let distance = abs(Int(left) - Int(right))
      difference += distance
      if distance > 32 { strays += 1 }
    }
    let share = Double(difference) / Double(own.bytes.count) / 255
    #expect(share < 0.0005, "\(name): \(share)")
    #expect(Double(strays) / Double(own.bytes.count) < 0.0005, "\(name): \(strays) of \(own.bytes.count)")
    // Text is there at all.
    #expect(own.bytes.count { $0 < 40 } > 500, "\(name)")
  }

  private static func rendered(_ svg: String) throws -> Image? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-png-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
    try svg.write(to: source, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: rsvg ?? "")
    process.arguments = ["-z", "3", source.path, "-o", target.path]
    try process.run()
    process.waitUntilExit()
    return Image(png: [UInt8](try Data(contentsOf: target)))
  }
}

/// The pixels of a PNG file, as Cairo reads it.
private struct Image {
  let width: Int
  let height: Int
  /// Four for each pixel.
  let bytes: [UInt8]

  init?(png: [UInt8]) {
    var rest = png[...]
    let surface = unsafe withUnsafeMutablePointer(to: &rest) { source in
      unsafe cairo_image_surface_create_from_png_stream(
        { source, data, count in
          guard let source = unsafe source?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            let data = unsafe data, unsafe source.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { unsafe data[index] = source.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    guard let surface = unsafe surface, unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = unsafe cairo_image_surface_get_data(surface)
    else { return nil }
    defer { unsafe cairo_surface_destroy(surface) }
    width = unsafe Int(cairo_image_surface_get_width(surface))
    height = unsafe Int(cairo_image_surface_get_height(surface))
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    bytes = unsafe Array(UnsafeBufferPointer(start: data, count: stride * height))
  }

  /// 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[(y * width + x) * 4 + $1]) << UInt32(8 * $1) }
  }
}

import Foundation
import FoundationXML
import Reports
import Testing
import Vocabulary

@Suite("Pictures")
struct PictureTests {
  @Test("a button that fits has no arrow, nothing cut and nothing hatched")
  func plain() {
    let picture = Picture(of: SamplePictures.figure())
    #expect(picture.roles == [.button, .titleFrame, .image, .edge, .intent, .text])
    #expect(picture.texts.map(\.x) == [45] && picture.texts.map(\.y) == [25])
    #expect(picture.texts[0].glyphs.map(\.x) == [0, 10, 20, 30])
    #expect(picture.frame == Rectangle(x: -5, y: -5, width: 110, height: 50))
  }

  @Test("what an ellipsis replaced stands behind the label's frame, and reaches beyond it")
  func cut() {
    let figure = SamplePictures.figure {
      $0.truncated = true
      $0.uncutLines = [SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2], x: -10)]
    }
    let picture = Picture(of: figure)
    #expect(picture.roles == [.button, .ghost, .titleFrame, .image, .edge, .intent, .text])
    #expect(picture.texts[0].x == 25)
    #expect(picture.texts.allSatisfy { $0.clip == nil })
    // The ghost ends at 35 - 10 + 80, and 5 is the margin.
    #expect(picture.frame.maxX == 110)
  }

  @Test("what a button clips is shown behind what is seen, in the same places")
  func clippedByButton() {
    let figure = SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2], x: -10)]) {
      $0.clipsToBounds = true
    }
    let picture = Picture(of: figure)
    #expect(picture.roles == [.button, .titleFrame, .image, .edge, .intent, .ghost, .text, .overlap])
    // From 25 to 105, 14 points of ink above the baseline at 25.
    #expect(picture.texts[1].clip == Rectangle(x: 25, y: 11, width: 75, height: 14))
    #expect(picture.texts[0].clip == nil && picture.texts[0].glyphs == picture.texts[1].glyphs)
  }

  @Test("what a label clips ends at its frame")
  func clippedByLabel() {
    let line = SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2])
    let figure = SamplePictures.figure(lines: [line]) {
      $0.clipsText = true
      $0.truncated = true
      $0.uncutLines = [line]
    }
    let picture = Picture(of: figure)
    #expect(picture.roles == [.button, .titleFrame, .image, .edge, .intent, .ghost, .text])
    #expect(picture.texts[1].clip == Rectangle(x: 35, y: 11, width: 60, height: 14))
  }

  @Test("of a hidden title the whole is shown as lost")
  func hidden() {
    let figure = SamplePictures.figure(lines: []) {
      $0.clipsText = true
      $0.uncutLines = [SamplePictures.line([1, 2])]
    }
    #expect(Picture(of: figure).roles == [.button, .ghost, .titleFrame, .image, .edge, .intent])
  }

  @Test("text on the image is hatched where its advance and ink meet the image's frame")
  func overlap() {
    // From 20 to 60: 10 points over the image, which ends at 30 and is as high as the ink on one side only.
    let figure = SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1, 2], x: -15)])
    let hatched = Picture(of: figure).shapes.contains(
      .rectangle(Rectangle(x: 20, y: 11, width: 10, height: 14), .overlap))
    #expect(hatched)
    // Half a point is within the tolerance.
    let near = SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1, 2], x: -5.5)])
    #expect(!Picture(of: near).roles.contains(.overlap))
  }

  @Test("arrows lead from where things are to where they are meant to be, from one point on", arguments: [0.9, 1.1])
  func drift(distance: Double) {
    let figure = SamplePictures.figure {
      $0.intendedTitleCenterX = 65 - distance
      $0.intendedImageX = 10 + distance
    }
    let picture = Picture(of: figure)
    guard distance > 1 else {
      #expect(picture.arrows.isEmpty && picture.roles.filter { $0 == .intent }.count == 1)
      return
    }
    #expect(picture.arrows.map(\.from) == [65, 10])
    #expect(picture.arrows.map(\.to) == [65 - distance, 10 + distance])
    // The title's below the button, the image's above.
    #expect(picture.arrows.map(\.y) == [45, -5])
    #expect(picture.roles.filter { $0 == .intent }.count == 2)
    #expect(picture.frame == Rectangle(x: -5, y: -10, width: 110, height: 60))
  }

  @Test("a frame that reaches out of the button does not hide its edge")
  func edge() {
    let figure = SamplePictures.figure { $0.title = Rectangle(x: 35, y: 10, width: 80, height: 20) }
    #expect(Picture(of: figure).roles.prefix(3) == [.button, .titleFrame, .edge])
  }

  // MARK: SVG

  static func svg(_ figure: Figure) -> String {
    SVGFile(
      Picture(of: figure), outlines: SamplePictures.outlines, title: "حفظ & <b>", summary: "A \"button\".",
      locale: LanguageTag("ar"), direction: .rightToLeft
    ).text()
  }

  @Test("the file is XML, and says what it shows")
  func file() throws {
    let read = try #require(SVGElements(Self.svg(SamplePictures.figure())))
    let root = try #require(read.elements.first)
    #expect(root.name == "svg" && root.attributes["role"] == "img")
    #expect(root.attributes["viewBox"] == "-5,-5,110,50")
    #expect(root.attributes["width"] == "110" && root.attributes["height"] == "50")
    let title = try #require(read.elements.first { $0.name == "title" })
    #expect(title.attributes == ["lang": "ar", "dir": "rtl"] && title.text == "حفظ & <b>")
    #expect(read.elements.first { $0.name == "desc" }?.text == "A \"button\".")
    // Everything that is referred to is there.
    let ids = Set(read.elements.compactMap { $0.attributes["id"] })
    let references = read.elements.compactMap { $0.attributes["href"] }
    #expect(references.count == 5 && references.allSatisfy { ids.contains(String($0.dropFirst())) })
  }

  @Test("the drawing's boxes are the JSON's numbers")
  func boxes() throws {
    let figure = SamplePictures.figure {
      $0.bounds = Rectangle(x: 0, y: 0, width: 100.125, height: 40)
      $0.title = Rectangle(x: 35 + 1.0 / 3, y: 10.004, width: 60.666_666, height: 20.337)
      $0.image = Rectangle(x: -3.335, y: 10, width: 20, height: 20)
    }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(FigureReport.bytes(of: figure, findings: []))) as? [String: Any])
    let read = try #require(SVGElements(Self.svg(figure)))
    for (key, role) in [("bounds", Picture.Role.button), ("title", .titleFrame), ("image", .image)] {
      let box = try #require(json[key] as? [String: Double])
      let drawn = try #require(read.elements.first { $0.attributes["class"] == role.rawValue })
      for (side, value) in box { #expect(Double(drawn.attributes[side] ?? "0") == value, "\(key).\(side)") }
    }
  }

  @Test("a flipped image is flipped in its own place")
  func flipped() throws {
    let read = try #require(SVGElements(Self.svg(SamplePictures.figure { $0.isImageFlipped = true })))
    let image = try #require(read.elements.first { $0.attributes["class"] == "i" })
    #expect(image.attributes["transform"] == "matrix(-1,0,0,1,40,0)" && image.attributes["x"] == "10")
  }

  @Test(
    "outlines are relative, y down, in thousandths of an em; blank glyphs are left out, absent ones are dashed boxes")
  func glyphs() throws {
    let line = SamplePictures.line([1, 2, 3, 9, 8])
    let read = try #require(SVGElements(Self.svg(SamplePictures.figure(lines: [line]))))
    let paths = read.elements.filter { $0.attributes["id"]?.hasPrefix("g") == true }.map { $0.attributes["d"] }
    #expect(paths.count == 3)
    #expect(paths[0] == "m0,0h500v-700h-500z")
    #expect(paths[1] == "m0,0h500v-400q0-300-250-300c-140,0-250,150-250,300z")
    // One stand-in for all that have no outline.
    let uses = read.elements.filter { $0.name == "use" && $0.attributes["class"] == nil }
    #expect(uses.map { $0.attributes["href"] } == ["#g0", "#g1", "#g2", "#g2"])
    #expect(uses.map { $0.attributes["x"] } == [nil, "500", "1500", "2000"])
  }
}

/// The elements of an SVG file in order; nil where it is no XML.
final class SVGElements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}

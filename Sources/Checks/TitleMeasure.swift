import Fonts
import Typesetting
import Vocabulary

/// What layout needs of a title, for all sizes at once: the rest is arithmetic.
struct TitleMeasure {
  /// The title as it is shaped for all sizes; where a face has optical sizes, as it is shaped at the base size.
  var shape: Shape
  /// By text size, where a face with optical sizes shapes each of them differently; else empty.
  var shapesBySize: [Shape] = []
  var box: LineBox
  /// The source title's natural width at the base size, in points, rounded up to a pixel.
  var sourceWidthAtBase: Points = 0
  /// True where the title may take more than one line, or has a line break of its own.
  var isSetInLines = false

  struct Shape {
    /// The whole title on one line.
    var extent = Extent()
    /// The lowest and highest ink, in em above the baseline; nil without ink.
    var ink: (bottom: Double, top: Double)?
    /// Ink past the advance box of one line, in em before tracking.
    var overhang: (left: Double, right: Double) = (0, 0)
    /// The place, among the text's faces, of the one whose ink is furthest from the baseline.
    var inkFace = 0
    /// nil for a title that exists in numbers only.
    var text: TitleText?
  }

  func shape(at size: Int) -> Shape { shapesBySize.isEmpty ? shape : shapesBySize[size] }

  /// The PostScript name of the face whose ink is furthest from the baseline.
  var faceOfInk: String? {
    guard shape.ink != nil, let faces = shape.text?.text.faces, shape.inkFace < faces.count else { return nil }
    return faces[shape.inkFace].description.postScriptName
  }

  /// A title that exists in numbers only: this wide at a font size, with this ink.
  static func artificial(
    width: Points, fontSize: Points, box: LineBox, ink: (bottom: Double, top: Double)?, sourceWidthAtBase: Points = 0
  ) -> TitleMeasure {
    TitleMeasure(
      shape: Shape(extent: Extent(em: fontSize > 0 ? width / fontSize : 0), ink: ink), box: box,
      sourceWidthAtBase: sourceWidthAtBase)
  }

  /// The button alone: a title without width or ink.
  func bare() -> TitleMeasure { TitleMeasure(shape: Shape(), box: box, sourceWidthAtBase: sourceWidthAtBase) }

  /// The source's title in the place of this one, as wide as it is at the base size; itself where it is that title.
  func designed(for prepared: PreparedComponent) -> TitleMeasure {
    guard prepared.widthAtBase(of: self) != sourceWidthAtBase, prepared.baseFontSize > 0 else { return self }
    var designed = bare()
    designed.shape.extent = Extent(em: sourceWidthAtBase / prepared.baseFontSize)
    return designed
  }
}

extension TitleMeasure.Shape {
  init(_ text: TitleText) {
    self.text = text
    extent = text.text.extent
    guard let summary = text.typesetter.inkSummary(of: text.text) else { return }
    ink = (summary.bottom, summary.top)
    overhang = (summary.left, summary.right)
    inkFace = summary.face
  }
}

import Typesetting
import Vocabulary

/// What layout needs of a title, for all sizes at once: the rest is arithmetic.
struct TitleMeasure {
  /// The whole title on one line.
  var extent: Extent
  /// The lowest and highest ink, in em above the baseline; nil without ink.
  var ink: (bottom: Double, top: Double)?
  var box: LineBox
  /// Ink past the advance box of one line, in em before tracking.
  var overhang: (left: Double, right: Double) = (0, 0)
  /// The source title's natural width at the base size, in points, rounded up to a pixel.
  var sourceWidthAtBase: Points = 0
  /// Sets the title in lines: width and font size in points; nil where one line is all there is.
  var setLines: ((_ width: Points, _ fontSize: Points) -> SetText)?
  /// Whether the ellipsis is all that a width in points leaves at a font size; nil where it cannot be asked.
  var isHidden: ((_ width: Points, _ fontSize: Points) -> Bool)?
  /// The ink of one line of a set text, in em.
  var inkOfLine: ((TypesetText) -> (bottom: Double, top: Double)?)?

  /// A title that exists in numbers only: this wide at a font size, with the ink of capitals and descenders.
  static func artificial(
    width: Points, fontSize: Points, box: LineBox, ink: (bottom: Double, top: Double), sourceWidthAtBase: Points = 0
  ) -> TitleMeasure {
    TitleMeasure(
      extent: Extent(em: fontSize > 0 ? width / fontSize : 0), ink: ink, box: box,
      sourceWidthAtBase: sourceWidthAtBase)
  }
}

import Vocabulary

/// What a picture shows, in a sentence: beside it for all, and its name for those who hear it.
struct FigureCaption {
  let figure: Figure
  let unit: String

  init(_ figure: Figure, unit: String) {
    self.figure = figure
    self.unit = unit
  }

  /// `xxxLarge: 23 pt text in a button of 288 × 50 pt, reads “Zu F…ügen”`.
  var html: String {
    "<b>\(HTMLText.escaped(figure.textSize.name))</b>: \(HTMLText.escaped(measures))"
      + (figure.truncated ? ", reads “\(HTMLText.title(figure.visibleText, figure.locale, figure.direction))”" : "")
  }

  /// Without markup.
  var label: String {
    HTMLText.plain(figure.textSize.name) + ": " + HTMLText.plain(measures)
      + (figure.truncated ? ", reads “\u{2068}\(HTMLText.plain(figure.visibleText))\u{2069}”" : "")
  }

  private var measures: String {
    let (width, height) = (Wording.points(figure.bounds.width), Wording.points(figure.bounds.height))
    return "\(Wording.points(figure.shownFontSize)) \(unit) text in a button of \(width) × \(height) \(unit)"
  }
}

/// The pictures of a report: its failing buttons at every text size, and the glyphs that they are drawn with.
package struct Gallery: Sendable, Equatable {
  /// In order of component, strategy, file, line, column, key, variant, locale.
  package var exhibits: [Exhibit]
  /// The glyphs of all figures; one that is missing here has no outline that can be scaled (a bitmap emoji).
  package var outlines: [GlyphName: Outline]

  package init(exhibits: [Exhibit] = [], outlines: [GlyphName: Outline] = [:]) {
    self.exhibits = exhibits
    self.outlines = outlines
  }

  /// One title in one component, in one strategy and width.
  package struct Exhibit: Sendable, Equatable {
    package var component: String
    package var location: SourceLocation?
    package var key: String
    package var variant: String?
    package var locale: LanguageTag
    /// The filled title.
    package var text: String
    /// At each text size, in order of font size, in the component's strategy and in the width that fails worst.
    package var figures: [Figure]
    /// At the worst failing size and in the same width, in each of the other strategies that could take its place.
    package var alternatives: [Figure]

    package init(
      component: String, location: SourceLocation?, key: String, variant: String?, locale: LanguageTag, text: String,
      figures: [Figure], alternatives: [Figure] = []
    ) {
      self.component = component
      self.location = location
      self.key = key
      self.variant = variant
      self.locale = locale
      self.text = text
      self.figures = figures
      self.alternatives = alternatives
    }

    package var strategy: String { figures.first?.strategy ?? "" }
  }
}

extension Finding {
  /// Whether the finding speaks of the title that the exhibit shows.
  package func isShown(in exhibit: Gallery.Exhibit) -> Bool {
    component == exhibit.component && strategy == exhibit.strategy && key == exhibit.key && variant == exhibit.variant
      && locale == exhibit.locale && location?.file == exhibit.location?.file
  }
}

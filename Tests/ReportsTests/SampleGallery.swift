import Vocabulary

/// Pictures made by hand: a button of 288 × 50 points with an image of 20 × 20 at its leading edge and a title that is
/// centered in what is left and cut at its end. Each character is 0.55 em wide, one of the scripts of East Asia 1 em, and
/// looks like a block with a notch.
enum SampleGallery {
  static let pointSizes: [(name: String, points: Double)] = [
    ("xSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("xLarge", 19), ("xxLarge", 21), ("xxxLarge", 23),
    ("accessibility1", 28), ("accessibility2", 33), ("accessibility3", 40), ("accessibility4", 47),
    ("accessibility5", 53),
  ]

  static let width = 288.0
  static let height = 50.0
  static let room = 236.0

  /// An exhibit for each title finding, at the sizes that are named. `steps` make the outlines as long as real ones: a
  /// Latin letter has about 10, a Han character 40.
  static func gallery(
    of findings: [Finding], sizes: [String], alternatives: [String] = [], steps: Int = 2
  ) -> Gallery {
    var gallery = Gallery()
    var seen: Set<String> = []
    for finding in findings where finding.scope == .title {
      guard let component = finding.component, let strategy = finding.strategy, let key = finding.key,
        let locale = finding.locale, let text = finding.text,
        seen.insert([component, strategy, key, finding.variant ?? "", locale.identifier].joined(separator: "\n"))
          .inserted
      else { continue }
      func figure(_ strategy: String, _ size: String) -> Figure {
        self.figure(text, strategy: strategy, locale: locale, direction: finding.direction ?? .leftToRight, size: size)
      }
      let worst = finding.worst?.textSize.name ?? sizes[sizes.count - 1]
      gallery.exhibits.append(
        Gallery.Exhibit(
          component: component, location: finding.location, key: key, variant: finding.variant, locale: locale,
          text: text, figures: sizes.map { figure(strategy, $0) }, alternatives: alternatives.map { figure($0, worst) })
      )
      for scalar in (text + "…").unicodeScalars {
        gallery.outlines[name(of: scalar)] = outline(of: scalar, steps: steps)
      }
    }
    return gallery
  }

  static func figure(
    _ text: String, strategy: String, locale: LanguageTag, direction: Direction, size: String
  ) -> Figure {
    let points = pointSizes.first { $0.name == size }?.points ?? 17
    let lineHeight = points * 1.2
    let scalars = Array(text.unicodeScalars)
    let natural = advance(of: scalars) * points
    var shown = scalars
    if natural > room {
      while !shown.isEmpty, advance(of: shown + ["…"]) * points > room { shown.removeLast() }
      shown.append("…")
    }
    let isMirrored = direction.isRightToLeft
    let box = Rectangle(x: isMirrored ? 12 : 40, y: 0, width: room, height: height)
    let frame = Rectangle(
      x: box.midX - min(natural, room) / 2, y: (height - lineHeight) / 2, width: min(natural, room), height: lineHeight)
    var figure = Figure(
      strategy: strategy, locale: locale, direction: direction, textSize: TextSize(size), fontSize: points,
      bounds: Rectangle(x: 0, y: 0, width: width, height: height), intrinsicSize: Size(width: natural + 40, height: 34),
      image: Rectangle(x: isMirrored ? width - 32 : 12, y: 15, width: 20, height: 20), title: frame,
      titleNaturalSize: Size(width: natural, height: lineHeight), intendedTitleCenterX: box.midX,
      truncated: natural > room, visibleText: String(String.UnicodeScalarView(shown)),
      lines: [line(shown, points, in: frame, isMirrored)])
    if natural > room { figure.uncutLines = [line(scalars, points, in: frame, isMirrored)] }
    return figure
  }

  /// Set from the start of the frame: from its right where the text runs to the left.
  private static func line(
    _ scalars: [Unicode.Scalar], _ points: Double, in frame: Rectangle, _ isMirrored: Bool
  ) -> Figure.Line {
    let width = advance(of: scalars) * points
    let start = isMirrored ? frame.width - width : 0
    let text = String(String.UnicodeScalarView(scalars))
    var line = Figure.Line(
      text: text, visualText: isMirrored ? String(text.reversed()) : text, x: start, baseline: points * 0.95,
      width: width, ink: Rectangle(x: start, y: points * 0.2, width: width, height: points * 0.9))
    var x = start
    for scalar in isMirrored ? scalars.reversed() : scalars {
      line.glyphs.append(Figure.Glyph(name: name(of: scalar), x: x, y: line.baseline))
      x += advance(of: [scalar]) * points
    }
    return line
  }

  private static func advance(of scalars: [Unicode.Scalar]) -> Double {
    scalars.reduce(0) { $0 + ((0x2E80...0x9FFF).contains($1.value) ? 1 : 0.55) }
  }

  private static func name(of scalar: Unicode.Scalar) -> GlyphName { GlyphName(face: "Sample", id: scalar.value) }

  /// A block with a notch; without ink for a space.
  private static func outline(of scalar: Unicode.Scalar, steps: Int) -> Outline {
    guard scalar != " " else { return Outline(unitsPerEm: 1000, commands: []) }
    let width = advance(of: [scalar]) * 1000 - 60
    let notch = 60 + Double(scalar.value * 37 % 200)
    var commands: [PathCommand] = [.move(x: 30, y: 0), .line(x: 30, y: 500 + notch)]
    for step in 1...steps {
      let x = 30 + width * Double(step) / Double(steps)
      let y = 500 + Double(scalar.value &* UInt32(step) &* 73 % 200)
      commands.append(.quadratic(controlX: x - width / Double(2 * steps), controlY: y + 60, x: x, y: y))
    }
    commands += [.line(x: 30 + width, y: 0), .line(x: 30 + notch, y: notch), .close]
    return Outline(unitsPerEm: 1000, commands: commands)
  }
}

extension SampleReports {
  /// A run with pictures and remedies: two components, of which one has several strategies.
  static func drawn() -> Report {
    var report = gate()
    for index in report.findings.indices where report.findings[index].scope == .title {
      if index % 3 == 0 { report.findings[index].component = "toolbarButton" }
    }
    report.ranking += ranking(component: "toolbarButton").filter { $0.strategy == "contentBlock" }
    report.components.append(
      Report.Component(name: "toolbarButton", baseSize: TextSize("large"), required: TextSize("xxxLarge")))
    report.summary.components = 2
    report.remedies = remedies
    report.gallery = SampleGallery.gallery(
      of: report.findings, sizes: sizes.map(\.name), alternatives: ["leadingImageCenteredTitle", "fullWidthTitle"])
    return report
  }

  static let remedies = [
    Remedies(
      component: "primaryAction", strategy: "contentBlock", titles: 240, failing: 24,
      widths: [
        .init(width: 288, failing: 24), .init(width: 300, failing: 14), .init(width: 312.333, failing: 12),
        .init(width: 366, failing: 0),
      ],
      changes: [
        .init(change: .lines(2), failing: 3), .init(change: .minimumScale(0.85), failing: 11),
        .init(change: .strategy("leadingImageCenteredTitle"), failing: 31),
      ]),
    Remedies(component: "toolbarButton", strategy: "contentBlock", titles: 240, failing: 0),
  ]
}

extension SampleReports {
  static func drawnSurvey() -> Report {
    var report = smallSurvey()
    report.gallery = SampleGallery.gallery(of: report.findings, sizes: sizes.map(\.name))
    return report
  }
}

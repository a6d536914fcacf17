import Layouts
import Testing
import Vocabulary

/// `contentBlock` against numbers that others read off running buttons (facts §1.1), in both directions.
@Suite struct MeasuredButtonTests {
  @Test(arguments: insetRows + dumps + alignments + pictures + communityInsets, Direction.allCases)
  func isWhereItWasMeasured(_ fixture: Fixture, _ direction: Direction) throws { try fixture.check(direction) }
}

private func row(
  _ origin: String, _ options: StrategyOptions = [:], title: (Points, Points) = (54, 21.5), ltr: (Points, Points?),
  rtl: (Points, Points?)
) -> Fixture {
  Fixture(
    "335-point button: " + origin, options: options, bounds: (335, 40), image: (32, 32), title: title, displayScale: 2,
    ltr: (frame(ltr.0, 4, 32, 32), ltr.1.map { frame($0, 9.5, 54, 21.5) }),
    rtl: (frame(rtl.0, 4, 32, 32), rtl.1.map { frame($0, 9.5, 54, 21.5) }))
}

/// e-com-net.com/article/1745505489363419136.htm: a button 335 wide, its image 32 × 32, at 2 pixels a point.
private let insetRows: [Fixture] = [
  row("image and title", ltr: (124.5, 156.5), rtl: (178.5, 124.5)),
  // Image in [50, 335]: x′ = 385 − 149.5 − 32.
  row("image left 50", ["imageInsets": .edges(0, 50, 0, 0)], ltr: (149.5, 156.5), rtl: (203.5, 124.5)),
  // Title in [0, 235]: x′ = 235 − 106.5 − 54.
  row(
    "image left 50, title right 100", ["imageInsets": .edges(0, 50, 0, 0), "titleInsets": .edges(0, 0, 0, 100)],
    ltr: (149.5, 106.5), rtl: (203.5, 74.5)),
  // Both in [20, 335]: 355 − 134.5 − 32 and 355 − 166.5 − 54.
  row("content left 20", ["contentInsets": .edges(0, 20, 0, 0)], ltr: (134.5, 166.5), rtl: (188.5, 134.5)),
  row("image alone", title: (0, 0), ltr: (151.5, nil), rtl: (151.5, nil)),
  row(
    "image alone, left 10", ["imageInsets": .edges(0, 10, 0, 0)], title: (0, 0), ltr: (156.5, nil), rtl: (156.5, nil)),
  row(
    "image alone, right 100", ["imageInsets": .edges(0, 0, 0, 100)], title: (0, 0), ltr: (101.5, nil),
    rtl: (101.5, nil)),
  row(
    "image alone, left 10, right 100", ["imageInsets": .edges(0, 10, 0, 100)], title: (0, 0), ltr: (106.5, nil),
    rtl: (106.5, nil)),
]

/// View dumps that people posted, all at 2 pixels a point.
private let dumps: [Fixture] = [
  Fixture(
    "dump of a button 88 × 56", bounds: (88, 56), image: (32, 32), title: (37, 21.5), displayScale: 2,
    ltr: (frame(9.5, 12, 32, 32), frame(41.5, 17.5, 37, 21.5)),
    rtl: (frame(46.5, 12, 32, 32), frame(9.5, 17.5, 37, 21.5))
  ),
  Fixture(
    "dump of a button 86 × 22", bounds: (86, 22), image: (13, 22), title: (73, 21.5), displayScale: 2,
    ltr: (frame(0, 0, 13, 22), frame(13, 0.5, 73, 21.5)), rtl: (frame(73, 0, 13, 22), frame(0, 0.5, 73, 21.5))),
  Fixture(
    "dump of a button 46 × 30", bounds: (46, 30), title: (46, 18), displayScale: 2,
    ltr: (nil, frame(0, 6, 46, 18)), rtl: (nil, frame(0, 6, 46, 18))),
  Fixture(
    "dump of a button 183 × 34", bounds: (183, 34), title: (36, 21.5), displayScale: 2,
    ltr: (nil, frame(73.5, 6.5, 36, 21.5)), rtl: (nil, frame(73.5, 6.5, 36, 21.5))),
  Fixture(
    "dump of a button 304 × 30", bounds: (304, 30), title: (38, 18), displayScale: 2,
    ltr: (nil, frame(133, 6, 38, 18)), rtl: (nil, frame(133, 6, 38, 18))),
  // 1.75 is a tie at 2 pixels a point and goes up.
  Fixture(
    "dump of a button 120 × 30", bounds: (120, 30), title: (116.5, 18), displayScale: 2,
    ltr: (nil, frame(2, 6, 116.5, 18)), rtl: (nil, frame(2, 6, 116.5, 18))),
]

private func aligned(
  _ horizontal: String, _ vertical: String, ltr: (image: Rectangle?, title: Rectangle?),
  rtl: (image: Rectangle?, title: Rectangle?), hasTitle: Bool = true
) -> Fixture {
  Fixture(
    "200 × 100, \(horizontal) \(vertical), \(hasTitle ? "image and title" : "image")",
    options: ["horizontalAlignment": .word(horizontal), "verticalAlignment": .word(vertical)], bounds: (200, 100),
    image: (40, 40), title: hasTitle ? (31, 14) : (0, 0), ltr: ltr, rtl: rtl)
}

/// flowkey/UIKit-cross-platform, ButtonContentAlignmentTests: what their tests assert of a real button, with 31 × 14 for
/// the title that they leave open. Physical sides stay in right-to-left, the order turns.
private let alignments: [Fixture] = [
  aligned(
    "center", "center", ltr: (frame(64.5, 30, 40, 40), frame(104.5, 43, 31, 14)),
    rtl: (frame(95.5, 30, 40, 40), frame(64.5, 43, 31, 14))),
  aligned(
    "left", "top", ltr: (frame(0, 0, 40, 40), frame(40, 0, 31, 14)), rtl: (frame(31, 0, 40, 40), frame(0, 0, 31, 14))),
  aligned(
    "right", "bottom", ltr: (frame(129, 60, 40, 40), frame(169, 86, 31, 14)),
    rtl: (frame(160, 60, 40, 40), frame(129, 86, 31, 14))),
  aligned(
    "leading", "top", ltr: (frame(0, 0, 40, 40), frame(40, 0, 31, 14)),
    rtl: (frame(160, 0, 40, 40), frame(129, 0, 31, 14))),
  aligned(
    "trailing", "bottom", ltr: (frame(129, 60, 40, 40), frame(169, 86, 31, 14)),
    rtl: (frame(31, 60, 40, 40), frame(0, 86, 31, 14))),
  aligned("left", "top", ltr: (frame(0, 0, 40, 40), nil), rtl: (frame(0, 0, 40, 40), nil), hasTitle: false),
  aligned("right", "bottom", ltr: (frame(160, 60, 40, 40), nil), rtl: (frame(160, 60, 40, 40), nil), hasTitle: false),
  aligned("fill", "fill", ltr: (frame(0, 0, 200, 100), nil), rtl: (frame(0, 0, 200, 100), nil), hasTitle: false),
]

private func picture(
  _ origin: String, _ options: StrategyOptions, width: Points = 200, image: Points = 60,
  ltr: (image: Rectangle?, title: Rectangle?), rtl: (image: Rectangle?, title: Rectangle?)
) -> Fixture {
  Fixture(
    "picture: " + origin, options: options, bounds: (width, 100), image: (image, image), title: (54, 20), tolerance: 3,
    ltr: ltr, rtl: rtl)
}

private let fill: StrategyOptions = ["horizontalAlignment": .word("fill"), "verticalAlignment": .word("fill")]

/// intMax.github.io, 2016/04/10, pic-2 and pic-5: read off screenshots, so within 3 points.
private let pictures: [Fixture] = [
  // The image takes what the title leaves, the title starts where the image's own width ends: they overlap.
  picture(
    "fill, 198 wide", fill, width: 198, image: 59, ltr: (frame(0, 0, 144, 100), frame(59, 0, 54, 100)),
    rtl: (frame(54, 0, 144, 100), frame(85, 0, 54, 100))),
  // The image is squeezed into [0, 20], across only; the title stays.
  picture(
    "image right 180", ["imageInsets": .edges(0, 0, 0, 180)], ltr: (frame(0, 20, 19, 60), frame(103, 40, 54, 20)),
    rtl: (frame(0, 20, 19, 60), frame(43, 40, 54, 20))),
  // 110 − 60 = 50 for a title of 54: "in...ax". Reflected in [90, 200].
  picture(
    "title left 90", ["titleInsets": .edges(0, 90, 0, 0)], ltr: (frame(43, 20, 60, 60), frame(150, 40, 50, 20)),
    rtl: (frame(97, 20, 60, 60), frame(90, 40, 50, 20))),
  // 120 − 60 = 60: whole again. Reflected in [90, 210].
  picture(
    "title left 90, right −10", ["titleInsets": .edges(0, 90, 0, -10)],
    ltr: (frame(43, 20, 60, 60), frame(153, 40, 54, 20)), rtl: (frame(97, 20, 60, 60), frame(93, 40, 54, 20))),
  // Half out of the button, and as high as ever.
  picture(
    "title top 100", ["titleInsets": .edges(100, 0, 0, 0)], ltr: (frame(43, 20, 60, 60), frame(103, 90, 54, 20)),
    rtl: (frame(97, 20, 60, 60), frame(43, 90, 54, 20))),
]

/// Inset recipes that code bases share, in a button 100 × 100 or as wide as its content.
///
/// hcbarry/MiddleAlignedButton publishes a set for each direction; each centers image and title in its own direction.
/// In the other the image drifts by the title's width and the title by the image's (facts §1.4).
private let communityInsets: [Fixture] = [
  Fixture(
    "image above title, left-to-right insets",
    options: ["imageInsets": .edges(-24, 0, 0, -60), "titleInsets": .edges(0, -40, -44, 0)], bounds: (100, 100),
    image: (40, 40), title: (60, 20), ltr: (frame(30, 18, 40, 40), frame(20, 62, 60, 20)),
    rtl: (frame(90, 18, 40, 40), frame(-20, 62, 60, 20))),
  Fixture(
    "image above title, right-to-left insets",
    options: ["imageInsets": .edges(-24, -60, 0, 0), "titleInsets": .edges(0, 0, -44, -40)], bounds: (100, 100),
    image: (40, 40), title: (60, 20), ltr: (frame(-30, 18, 40, 40), frame(60, 62, 60, 20)),
    rtl: (frame(30, 18, 40, 40), frame(20, 62, 60, 20))),
  // From right to left the image lands at twice the title's width, the title at minus the image's.
  Fixture(
    "image right of the title by insets",
    options: ["imageInsets": .edges(0, 60, 0, -60), "titleInsets": .edges(0, -20, 0, 20)], bounds: (80, 44),
    image: (20, 20), title: (60, 20), ltr: (frame(60, 12, 20, 20), frame(0, 12, 60, 20)),
    rtl: (frame(120, 12, 20, 20), frame(-20, 12, 60, 20))),
  // hyperoslo/Gallery#166: image in [−10, 200]; 190 − 55 − 20 = 115, where the title ends at 120.
  Fixture(
    "image left −10", options: ["imageInsets": .edges(0, -10, 0, 0)], bounds: (200, 44), image: (20, 20),
    title: (60, 20),
    ltr: (frame(55, 12, 20, 20), frame(80, 12, 60, 20)), rtl: (frame(115, 12, 20, 20), frame(60, 12, 60, 20))),
  // Too long: the title keeps 100 − 20, the image stays at the start. Right to left the mirror.
  Fixture(
    "a title too long for its button", bounds: (100, 44), image: (20, 20), title: (150, 20),
    ltr: (frame(0, 12, 20, 20), frame(20, 12, 80, 20)), rtl: (frame(80, 12, 20, 20), frame(0, 12, 80, 20))),
  // Wider than its button: the image is squeezed to 30, and the title has no room beside the image's native 40.
  Fixture(
    "an image wider than its button", bounds: (30, 44), image: (40, 40), title: (60, 20),
    ltr: (frame(0, 2, 30, 40), frame(40, 12, 0, 20)), rtl: (frame(0, 2, 30, 40), frame(-10, 12, 0, 20))),
  // Filling stretches a title, and never lowers it.
  Fixture(
    "fill, a line higher than its button", options: ["verticalAlignment": .word("fill")], bounds: (100, 10),
    title: (50, 20), ltr: (nil, frame(25, 0, 50, 20)), rtl: (nil, frame(25, 0, 50, 20))),
]

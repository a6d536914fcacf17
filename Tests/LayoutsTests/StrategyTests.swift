import Layouts
import Testing
import Vocabulary

/// The strategies built on the stock button or beside it, against frames worked out by hand.
@Suite struct StrategyTests {
  @Test(arguments: byHand, Direction.allCases)
  func isWhereTheFormulaSays(_ fixture: Fixture, _ direction: Direction) throws { try fixture.check(direction) }

  @Test(arguments: StrategyList.all.flatMap { type in type.explanation.examples.map { (type.explanation.name, $0) } })
  func holdsItsOwnExamples(name: String, example: StrategyExample) throws {
    for direction in Direction.allCases {
      let expected = direction.isRightToLeft ? example.rightToLeft : example.leftToRight
      let strategy = try #require(try StrategyList.make(name: name, options: example.options))
      let placement = strategy.place(
        .oneLine(example.title, sourceWidth: example.sourceWidth), in: example.bounds,
        context: .plain(example.image, direction, width: example.bounds.width))
      #expect(isNear(placement.image, expected.image), "\(direction) \(example.shows)")
      #expect(isNear(placement.title, expected.title), "\(direction) \(example.shows)")
    }
  }

  /// DESIGN §4.3: what the frozen insets come to while nothing clamps.
  @Test(arguments: [288.0, 320, 400], [30.0, 54, 94, 140])
  func balancedInsetsClosedForm(width: Points, titleWidth: Points) throws {
    let (designWidth, sourceWidth, image, padding) = (288.0, 54.0, 20.0, 12.0)
    let strategy = try BalancedInsets(options: ["designWidth": .number(designWidth)])
    let title = ButtonTitle.oneLine(Size(width: titleWidth, height: 20), sourceWidth: sourceWidth)
    let size = Size(width: width, height: 50)
    func place(_ direction: Direction) -> Placement {
      strategy.place(title, in: size, context: .plain(Size(width: image, height: image), direction, width: 1))
    }

    let (left, right) = (place(.leftToRight), place(.rightToLeft))
    let wider = (width - designWidth) / 2
    #expect(abs(left.title.midX - width / 2) < 1e-9)
    #expect(abs((left.image?.x ?? .nan) - (padding + wider - (titleWidth - sourceWidth) / 2)) < 1e-9)
    #expect(abs(right.title.midX - (width / 2 - image)) < 1e-9)
    #expect(abs((right.image?.x ?? .nan) - (padding + wider + (titleWidth + sourceWidth) / 2)) < 1e-9)
  }

  @Test func balancedInsetsAreFrozenWithTheImageOfTheBaseSize() {
    var context = ButtonContext.plain(Size(width: 40, height: 40), .leftToRight)
    context.imageWidthAtBase = 20
    let title = ButtonTitle.oneLine(Size(width: 108, height: 40), sourceWidth: 54)
    let placement = BalancedInsets().place(title, in: Size(width: 288, height: 50), context: context)
    // d = 12 − (288 − 20 − 54)/2 = −95; image.x = −95 + (288 − 40 − 108)/2; title.x = −10 + 70 + 40.
    #expect(placement.image?.x == -25)
    #expect(placement.title.x == 100)
  }

  @Test func truncatesAsThePlatformDoes() {
    let truncations = [
      ContentBlock().defaultTruncation, LeadingImageCenteredTitle().defaultTruncation,
      BalancedInsets().defaultTruncation, FullWidthTitle().defaultTruncation, MirroredTransform().defaultTruncation,
    ]
    #expect(truncations == Array(repeating: .middle, count: 5))
    #expect(ImageAboveTitle().defaultTruncation == .none)
  }

  @Test func aTitleThatWrapsTakesItsRoomAndReachesOutOfTheButton() {
    let title = ButtonTitle(
      naturalSize: Size(width: 150, height: 20), lineHeight: 20, sourceWidthAtBase: 150,
      wrapped: { $0 >= 150 ? Size(width: 150, height: 20) : Size(width: 70, height: 60) })
    let context = ButtonContext.plain(Size(width: 20, height: 20), .leftToRight)
    let placement = ContentBlock().place(title, in: Size(width: 100, height: 44), context: context)
    #expect(placement.title == frame(25, -8, 70, 60))
    #expect(placement.image == frame(5, 12, 20, 20))
    #expect(placement.intent == .init(titleCenterX: 60, imageEdgeX: 5))
    // The height stays that of one line (openradar 23088144).
    #expect(ContentBlock().intrinsicSize(for: title, context: context) == Size(width: 170, height: 20))
  }

  @Test func labelsFollowTheLayoutDirectionUnlessTheyAreCentered() throws {
    let size = Size(width: 100, height: 44)
    let title = ButtonTitle.oneLine(Size(width: 150, height: 20))
    for type in StrategyList.all {
      let strategy = try type.init(options: [:])
      let isStock = ["contentBlock", "balancedInsets", "mirroredTransform"].contains(type.explanation.name)
      for direction in Direction.allCases {
        let placement = strategy.place(title, in: size, context: .plain(nil, direction))
        let natural: Placement.TextAlignment = direction.isRightToLeft ? .right : .left
        #expect(placement.alignment == (isStock ? natural : .center), "\(type.explanation.name)")
      }
    }
  }
}

private let byHand: [Fixture] = [
  // The insets are the option's standard. Content (16, 8, 118, 34); image in (16, 16, 114, 26), title in (16, 16, 118,
  // 26); the block is 20 + 70 = 90 wide.
  // Left to right before the flip: image.x = 16 + (114 − 90)/2 = 28, title.x = 16 + (118 − 90)/2 + 20 = 50;
  // after it: image 150 − 28 − 20 = 102, title 150 − 50 − 70 = 30: the gap 2 that the insets make.
  // Right to left before the flip, each reflected in its own rectangle: image 146 − 28 − 20 = 98, title 150 − 50 − 70 =
  // 30; after it: image 150 − 98 − 20 = 32, title 150 − 30 − 70 = 50: an overlap of 2.
  Fixture(
    "mirroredTransform, the source's example", strategy: "mirroredTransform", bounds: (150, 50), image: (20, 20),
    title: (70, 20), ltr: (frame(102, 19, 20, 20), frame(30, 19, 70, 20)),
    rtl: (frame(32, 19, 20, 20), frame(50, 19, 70, 20))),
  // Content in [30, 100]; image 30 … before the flip, 100 − 50 after it: the left inset acts on the right.
  Fixture(
    "mirroredTransform, an inset acts on the other side", strategy: "mirroredTransform",
    options: [
      "contentInsets": .edges(0, 30, 0, 0), "imageInsets": .edges(0, 0, 0, 0), "titleInsets": .edges(0, 0, 0, 0),
    ], bounds: (100, 40), image: (20, 20), title: (50, 20), ltr: (frame(50, 10, 20, 20), frame(0, 10, 50, 20)),
    rtl: (frame(0, 10, 20, 20), frame(20, 10, 50, 20))),
  // Image center (60, 32 + 6); title center (60, 110 − 10 − 6).
  Fixture(
    "imageAboveTitle", strategy: "imageAboveTitle", bounds: (120, 110), title: (80, 20),
    ltr: (frame(28, 6, 64, 64), frame(20, 84, 80, 20)), rtl: (frame(28, 6, 64, 64), frame(20, 84, 80, 20))),
  Fixture(
    "imageAboveTitle, other options", strategy: "imageAboveTitle",
    options: ["margin": .number(10), "imageWidth": .number(30), "imageRadius": .number(4)], bounds: (50, 60),
    title: (71, 20), ltr: (frame(10, 10, 30, 30), frame(-10.5, 30, 71, 20)),
    rtl: (frame(10, 10, 30, 30), frame(-10.5, 30, 71, 20))),
  // x = 10 + 24 + 6 = 40; 200 − 40 − 10 = 150.
  Fixture(
    "leadingImageCenteredTitle, other options", strategy: "leadingImageCenteredTitle",
    options: [
      "imageSize": .number(24), "leadingPadding": .number(10), "spacing": .number(6), "mirrors": .bool(true),
    ], bounds: (200, 44), image: (99, 99), title: (500, 20),
    ltr: (frame(10, 10, 24, 24), frame(40, 0, 150, 44)), rtl: (frame(166, 10, 24, 24), frame(10, 0, 150, 44))),
  Fixture(
    "leadingImageCenteredTitle, no room", strategy: "leadingImageCenteredTitle", bounds: (40, 44), title: (50, 20),
    ltr: (frame(12, 12, 20, 20), frame(40, 0, 0, 44)), rtl: (frame(12, 12, 20, 20), frame(40, 0, 0, 44))),
  Fixture(
    "fullWidthTitle, mirrored", strategy: "fullWidthTitle", options: ["mirrors": .bool(true)], bounds: (100, 44),
    title: (50, 20), ltr: (frame(12, 12, 20, 20), frame(0, 0, 100, 44)),
    rtl: (frame(68, 12, 20, 20), frame(0, 0, 100, 44))),
]

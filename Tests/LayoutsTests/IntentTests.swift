import Layouts
import Testing
import Vocabulary

/// Where title and image are meant to be (DESIGN §4, Intent), worked out by hand.
@Suite struct IntentTests {
  private let size = Size(width: 200, height: 44)
  private let image = Size(width: 20, height: 20)

  private func intent(
    _ name: String, _ direction: Direction, _ options: StrategyOptions = [:], title width: Points = 60,
    override: IntentOverride? = nil
  ) throws -> Placement.Intent {
    let strategy = try #require(try StrategyList.make(name: name, options: options))
    let title = ButtonTitle.oneLine(Size(width: width, height: 20))
    let context = ButtonContext.plain(image, direction, width: 200)
    let placement = strategy.place(title, in: size, context: context)
    guard let override else { return placement.intent }
    return strategy.applying(override, to: placement, title: title, context: context).intent
  }

  @Test func contentBlockMeansWhatItGivesUnclamped() throws {
    // The block is 80 wide and starts at 60.
    #expect(try intent("contentBlock", .leftToRight) == .init(titleCenterX: 110, imageEdgeX: 60))
    #expect(try intent("contentBlock", .rightToLeft) == .init(titleCenterX: 90, imageEdgeX: 140, imageEdge: .right))
    // 20 + 300 = 320, from −60: the title's center stays, the image would be outside.
    #expect(try intent("contentBlock", .leftToRight, title: 300) == .init(titleCenterX: 110, imageEdgeX: -60))
  }

  @Test func insetsCountAndAreMirrored() throws {
    // From right to left the physical inset is a fault: meant is the mirror of 20 + (180 − 80)/2.
    let options: StrategyOptions = ["contentInsets": .edges(0, 20, 0, 0)]
    #expect(try intent("contentBlock", .leftToRight, options) == .init(titleCenterX: 120, imageEdgeX: 70))
    #expect(
      try intent("contentBlock", .rightToLeft, options) == .init(titleCenterX: 80, imageEdgeX: 130, imageEdge: .right))
  }

  @Test func theOthers() throws {
    // Remaining box: 40 to 188.
    #expect(try intent("leadingImageCenteredTitle", .leftToRight) == .init(titleCenterX: 114, imageEdgeX: 12))
    #expect(try intent("leadingImageCenteredTitle", .rightToLeft) == .init(titleCenterX: 114, imageEdgeX: 12))
    let mirrors: StrategyOptions = ["mirrors": .bool(true)]
    #expect(
      try intent("leadingImageCenteredTitle", .rightToLeft, mirrors)
        == .init(titleCenterX: 86, imageEdgeX: 188, imageEdge: .right))
    #expect(try intent("balancedInsets", .leftToRight) == .init(titleCenterX: 100, imageEdgeX: 12))
    #expect(try intent("balancedInsets", .rightToLeft) == .init(titleCenterX: 100, imageEdgeX: 188, imageEdge: .right))
    #expect(try intent("fullWidthTitle", .leftToRight) == .init(titleCenterX: 100, imageEdgeX: 12))
    #expect(try intent("fullWidthTitle", .rightToLeft) == .init(titleCenterX: 100, imageEdgeX: 12))
    #expect(
      try intent("fullWidthTitle", .rightToLeft, mirrors)
        == .init(titleCenterX: 100, imageEdgeX: 188, imageEdge: .right))
    for direction in Direction.allCases {
      #expect(
        try intent("imageAboveTitle", direction) == .init(titleCenterX: 100, imageEdgeX: 100, imageEdge: .center))
    }
  }

  @Test func mirroredTransformMeansTheImageOnTheOtherSide() throws {
    let none: StrategyOptions = [
      "contentInsets": .edges(0, 0, 0, 0), "imageInsets": .edges(0, 0, 0, 0), "titleInsets": .edges(0, 0, 0, 0),
    ]
    #expect(
      try intent("mirroredTransform", .leftToRight, none)
        == .init(titleCenterX: 90, imageEdgeX: 140, imageEdge: .right))
    #expect(try intent("mirroredTransform", .rightToLeft, none) == .init(titleCenterX: 110, imageEdgeX: 60))
  }

  @Test func aComponentMayMeanSomethingElse() throws {
    // The first source's first pitfall: aligned left, but meant in the middle of the button.
    let left: StrategyOptions = ["horizontalAlignment": .word("left")]
    #expect(try intent("contentBlock", .leftToRight, left) == .init(titleCenterX: 50, imageEdgeX: 0))
    #expect(
      try intent("contentBlock", .leftToRight, left, override: .init(title: .button))
        == .init(titleCenterX: 100, imageEdgeX: 0))
    // The image leaves 20 to 200.
    #expect(
      try intent("contentBlock", .leftToRight, left, override: .init(title: .remaining))
        == .init(titleCenterX: 110, imageEdgeX: 0))
    #expect(
      try intent("contentBlock", .rightToLeft, left, override: .init(title: .remaining))
        == .init(titleCenterX: 90, imageEdgeX: 200, imageEdge: .right))
    #expect(
      try intent(
        "contentBlock", .leftToRight, ["contentInsets": .edges(0, 10, 0, 30)], override: .init(image: .padding))
        == .init(titleCenterX: 100, imageEdgeX: 10))
    #expect(
      try intent("fullWidthTitle", .leftToRight, override: .init(title: .remaining))
        == .init(titleCenterX: 110, imageEdgeX: 12))
    // The stock block of 20 + 60 starts at 60.
    #expect(
      try intent("leadingImageCenteredTitle", .leftToRight, override: .init(title: .block, image: .block))
        == .init(titleCenterX: 110, imageEdgeX: 60))
    // Physical positions stay physical.
    #expect(
      try intent("leadingImageCenteredTitle", .rightToLeft, override: .init(title: .button))
        == .init(titleCenterX: 100, imageEdgeX: 12))
    #expect(
      try intent("imageAboveTitle", .rightToLeft, override: .init(title: .remaining, image: .padding))
        == .init(titleCenterX: 100, imageEdgeX: 100, imageEdge: .center))
  }
}

import Layouts
import Testing
import Vocabulary

/// The size a button asks for, against numbers read off running buttons (facts §1.2); the same in both directions.
@Suite struct IntrinsicSizeTests {
  struct Row: Sendable {
    var origin: String
    var image: Size?
    var title: Size
    var lineHeight: Points
    var block = ContentBlock()
    var expected: Size
  }

  @Test(arguments: [
    Row(
      origin: "empty button at 18 points: 30 × 34", title: .zero, lineHeight: 21.5,
      expected: Size(width: 30, height: 34)),
    Row(
      origin: "“Button” at 15 points: 46 × 30", title: Size(width: 46, height: 18), lineHeight: 18,
      expected: Size(width: 46, height: 30)),
    Row(
      origin: "image and title: 86 × 22, no 12 with an image", image: Size(width: 13, height: 22),
      title: Size(width: 73, height: 21.5), lineHeight: 21.5, expected: Size(width: 86, height: 22)),
    Row(
      origin: "image alone keeps a line's height", image: Size(width: 10, height: 10), title: .zero, lineHeight: 21.5,
      expected: Size(width: 10, height: 22)),
    Row(
      origin: "a short title is at least 30 wide", title: Size(width: 12.5, height: 18), lineHeight: 18,
      expected: Size(width: 30, height: 30)),
    Row(
      origin: "content insets count, and make the button plain no longer", title: Size(width: 12.5, height: 18),
      lineHeight: 18, block: ContentBlock(contentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      expected: Size(width: 19, height: 22)),
    Row(
      origin: "image and title insets do not count", title: Size(width: 46, height: 18), lineHeight: 18,
      block: ContentBlock(imageInsets: EdgeInsets(left: 50), titleInsets: EdgeInsets(top: 9, left: 9)),
      expected: Size(width: 46, height: 30)),
    Row(
      origin: "whole points, at three pixels a point: 17-point line of 20 1/3",
      title: Size(width: 54 + 1.0 / 3, height: 20 + 1.0 / 3),
      lineHeight: 20 + 1.0 / 3, expected: Size(width: 55, height: 33)),
  ]) func stockButton(_ row: Row) {
    let title = ButtonTitle.oneLine(row.title, lineHeight: row.lineHeight)
    for direction in Direction.allCases {
      #expect(row.block.intrinsicSize(for: title, context: .plain(row.image, direction)) == row.expected)
    }
  }

  @Test func theOthersAskForTheStockButtonsSize() throws {
    let title = ButtonTitle.oneLine(Size(width: 54, height: 20.5))
    let context = ButtonContext.plain(Size(width: 16, height: 24), .leftToRight)
    // 2 and 4 draw an image of their own, 20 × 20.
    #expect(LeadingImageCenteredTitle().intrinsicSize(for: title, context: context) == Size(width: 74, height: 21))
    #expect(FullWidthTitle().intrinsicSize(for: title, context: context) == Size(width: 74, height: 21))
    #expect(BalancedInsets().intrinsicSize(for: title, context: context) == Size(width: 70, height: 24))
    // 16 + 54 + 32 and 24 + 16: content insets count.
    #expect(MirroredTransform().intrinsicSize(for: title, context: context) == Size(width: 102, height: 40))
  }

  @Test(arguments: [(40.0, 76.0), (80, 92)]) func imageAboveTitle(titleWidth: Points, width: Points) {
    // max(tw + 12, 64 + 12) × (64 + 20 + 18)
    let title = ButtonTitle.oneLine(Size(width: titleWidth, height: 20))
    let size = ImageAboveTitle().intrinsicSize(for: title, context: .plain(nil, .rightToLeft))
    #expect(size == Size(width: width, height: 102))
  }
}

import Layouts
import Testing
import Vocabulary

/// What must hold of every button, whatever its numbers.
@Suite struct MirrorTests {
  /// With insets that are the same left and right, nothing physical is left: right-to-left is the mirror image.
  @Test func symmetricInsetsMirror() {
    var random = Numbers(seed: 1)
    for _ in 0..<2000 {
      let block = ContentBlock(
        contentInsets: random.symmetricInsets(), imageInsets: random.symmetricInsets(),
        titleInsets: random.symmetricInsets(),
        horizontalAlignment: random.pick([.center, .leading, .trailing, .fill]),
        verticalAlignment: random.pick([.center, .top, .bottom, .fill]))
      var transform = MirroredTransform()
      transform.block = block
      let title = ButtonTitle.oneLine(Size(width: random.points(0, 400), height: random.points(10, 60)))
      let image = Size(width: random.points(0, 80), height: random.points(0, 80))
      let size = Size(width: random.points(0, 400), height: random.points(0, 100))
      for strategy in [block, transform] as [any LayoutStrategy] {
        let left = strategy.place(title, in: size, context: .plain(image, .leftToRight))
        let right = strategy.place(title, in: size, context: .plain(image, .rightToLeft))
        #expect(isSame(right, left.mirrored), "\(strategy) \(size) \(image) \(title.naturalSize)")
      }
    }
  }

  /// A physical alignment is a fault of its own: left stays left.
  @Test func physicalAlignmentDoesNotMirror() {
    let title = ButtonTitle.oneLine(Size(width: 60, height: 20))
    let block = ContentBlock(horizontalAlignment: .left)
    let size = Size(width: 200, height: 44)
    let left = block.place(title, in: size, context: .plain(nil, .leftToRight))
    let right = block.place(title, in: size, context: .plain(nil, .rightToLeft))
    #expect(left.title == right.title)
    #expect(!isSame(right, left.mirrored))
    // Meant is the mirror.
    #expect(right.intent == left.intent.mirrored(inWidth: 200))
  }

  @Test func aMirrorInAMirrorIsThePlacement() {
    let placement = Placement(
      bounds: Size(width: 100, height: 40), image: frame(12, 10, 20, 20), imageMeant: Size(width: 20, height: 20),
      title: frame(40, 0, 30, 40), alignment: .left, intent: .init(titleCenterX: 55, imageEdgeX: 12))
    let mirrored = placement.mirrored
    #expect(mirrored.image == frame(68, 10, 20, 20))
    #expect(mirrored.title == frame(30, 0, 30, 40))
    #expect(mirrored.alignment == .right)
    #expect(mirrored.intent == .init(titleCenterX: 45, imageEdgeX: 88, imageEdge: .right))
    #expect(mirrored.mirrored == placement)
  }

  @Test(arguments: [0, 1, 288, 100_000] as [Points], [0, 54, 100_000] as [Points])
  func nothingIsOutOfNumber(width: Points, titleWidth: Points) throws {
    let insets: OptionValue = .edges(-100_000, 100_000, 7, -3)
    for type in StrategyList.all {
      for hasInsets in [false, true] {
        let names = type.explanation.options.map(\.name).filter { hasInsets && $0.hasSuffix("Insets") }
        let strategy = try type.init(options: Dictionary(uniqueKeysWithValues: names.map { ($0, insets) }))
        for direction in Direction.allCases {
          for image in [nil, Size.zero, Size(width: 20, height: 20), Size(width: 100_000, height: 100_000)] {
            let title = ButtonTitle.oneLine(Size(width: titleWidth, height: 20))
            let context = ButtonContext.plain(image, direction, width: width)
            let placement = strategy.place(title, in: Size(width: width, height: width), context: context)
            let asked = strategy.intrinsicSize(for: title, context: context)
            let numbers =
              [placement.title, placement.image ?? placement.title].flatMap { [$0.x, $0.y, $0.width, $0.height] }
              + [placement.intent.titleCenterX, placement.intent.imageEdgeX ?? 0, asked.width, asked.height]
            #expect(numbers.allSatisfy { $0.isFinite }, "\(type.explanation.name)")
            #expect(placement.title.width >= 0 && (placement.image?.width ?? 0) >= 0)
            #expect(placement.title.height >= 0 && (placement.image?.height ?? 0) >= 0)
            #expect(asked.width >= 0 && asked.height >= 0)
          }
        }
      }
    }
  }

  private func isSame(_ left: Placement, _ right: Placement) -> Bool {
    isNear(left.image, right.image, within: 1e-6) && isNear(left.title, right.title, within: 1e-6)
      && left.alignment == right.alignment && left.intent.imageEdge == right.intent.imageEdge
      && abs(left.intent.titleCenterX - right.intent.titleCenterX) < 1e-6
      && abs((left.intent.imageEdgeX ?? 0) - (right.intent.imageEdgeX ?? 0)) < 1e-6
  }
}

/// Numbers that look random and are the same on every run (a linear congruential generator, Knuth's constants).
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// In steps of a quarter point.
  mutating func points(_ least: Int, _ most: Int) -> Points {
    Points(least) + Points(next() % UInt64((most - least) * 4 + 1)) / 4
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }

  mutating func symmetricInsets() -> EdgeInsets {
    let side = points(-40, 40)
    return EdgeInsets(top: points(-10, 10), left: side, bottom: points(-10, 10), right: side)
  }
}

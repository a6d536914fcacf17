import Vocabulary

/// The shape of a glyph as SVG path data: thousandths of an em, y down, relative, whole numbers.
///
/// At 53 points half a thousandth of an em is a fortieth of a point.
enum GlyphPath {
  static let unitsPerEm = 1000

  static func data(of outline: Outline) -> String {
    var pen = Pen(scale: Double(unitsPerEm) / Double(max(1, outline.unitsPerEm)))
    for command in outline.commands { pen.draw(command) }
    return String(decoding: pen.bytes, as: UTF8.self)
  }

  private struct Pen {
    let scale: Double
    var bytes: [UInt8] = []
    private var letter: UInt8 = 0
    private var x = 0
    private var y = 0
    private var start = (x: 0, y: 0)

    init(scale: Double) { self.scale = scale }

    mutating func draw(_ command: PathCommand) {
      switch command {
      case .move(let x, let y):
        step("m", [point(x, y)])
        start = (self.x, self.y)
      case .line(let x, let y):
        let end = point(x, y)
        if end.y == self.y {
          write("h", [end.x - self.x])
          self.x = end.x
        } else if end.x == self.x {
          write("v", [end.y - self.y])
          self.y = end.y
        } else {
          step("l", [end])
        }
      case .quadratic(let controlX, let controlY, let x, let y): step("q", [point(controlX, controlY), point(x, y)])
      case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
        step("c", [point(control1X, control1Y), point(control2X, control2Y), point(x, y)])
      case .close:
        write("z", [])
        (x, y) = start
      }
    }

    private func point(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
      // A broken font may have any number.
      func unit(_ value: Double) -> Int { Int(min(max((value * scale).rounded(), -1e6), 1e6)) }
      return (unit(x), -unit(y))
    }

    /// Differences of rounded places, so that nothing adds up.
    private mutating func step(_ letter: Character, _ points: [(x: Int, y: Int)]) {
      write(letter, points.flatMap { [$0.x - x, $0.y - y] })
      if let end = points.last { (x, y) = end }
    }

    private mutating func write(_ letter: Character, _ numbers: [Int]) {
      let code = letter.asciiValue ?? 0
      // A letter holds until the next one, and what follows a move is a line.
      var isFirst = self.letter != code || code == 0x6D || code == 0x7A
      if self.letter == 0x6D, letter == "l" { isFirst = false }
      if isFirst { bytes.append(code) }
      self.letter = code
      for (index, number) in numbers.enumerated() {
        if number < 0 {
          bytes.append(0x2D)
        } else if !(isFirst && index == 0) {
          bytes.append(0x2C)
        }
        bytes.append(digits: number.magnitude)
      }
    }
  }
}

extension Outline {
  /// What stands for a glyph that has no outline: a box of one em, dashed.
  static let standIn: Outline = {
    let (low, high, thickness, dash) = (-150.0, 850.0, 50.0, 125.0)
    func box(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) -> [PathCommand] {
      [.move(x: left, y: bottom), .line(x: right, y: bottom), .line(x: right, y: top), .line(x: left, y: top), .close]
    }
    let commands = stride(from: 0, to: high - low, by: 2 * dash).flatMap { start in
      box(start, low, start + dash, low + thickness) + box(start, high - thickness, start + dash, high)
        + box(0, low + start, thickness, low + start + dash)
        + box(1000 - thickness, low + start, 1000, low + start + dash)
    }
    return Outline(unitsPerEm: 1000, commands: commands)
  }()
}

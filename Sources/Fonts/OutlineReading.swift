import CFreeType
import Vocabulary

extension PathCommand {
  /// The steps of a FreeType outline; empty where it is broken, or blank as a space is.
  @unsafe static func commands(of outline: UnsafeMutablePointer<FT_Outline>) -> [PathCommand] {
    var commands: [PathCommand] = []
    var callbacks = unsafe FT_Outline_Funcs(
      move_to: { to, context in
        unsafe PathCommand.append(context) { commands in
          if !commands.isEmpty { commands.append(.close) }
          let to = unsafe PathCommand.point(to)
          commands.append(.move(x: to.x, y: to.y))
        }
      },
      line_to: { to, context in
        let to = unsafe PathCommand.point(to)
        return unsafe PathCommand.append(context) { $0.append(.line(x: to.x, y: to.y)) }
      },
      conic_to: { control, to, context in
        let (control, to) = unsafe (PathCommand.point(control), PathCommand.point(to))
        return unsafe PathCommand.append(context) {
          $0.append(.quadratic(controlX: control.x, controlY: control.y, x: to.x, y: to.y))
        }
      },
      cubic_to: { first, second, to, context in
        let (first, second, to) = unsafe (PathCommand.point(first), PathCommand.point(second), PathCommand.point(to))
        return unsafe PathCommand.append(context) {
          $0.append(
            .cubic(
              control1X: first.x, control1Y: first.y, control2X: second.x, control2Y: second.y, x: to.x, y: to.y))
        }
      },
      shift: 0, delta: 0)
    let status = unsafe withUnsafeMutablePointer(to: &commands) { context in
      unsafe FT_Outline_Decompose(outline, &callbacks, context)
    }
    guard status == 0 else { return [] }
    if !commands.isEmpty { commands.append(.close) }
    return commands
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double) {
    guard let vector = unsafe vector else { return (0, 0) }
    return unsafe (Double(vector.pointee.x), Double(vector.pointee.y))
  }

  /// Runs `body` on the list behind a callback's context; 0 tells FreeType to go on.
  private static func append(_ context: UnsafeMutableRawPointer?, _ body: (inout [PathCommand]) -> Void) -> Int32 {
    guard let context = unsafe context else { return 1 }
    unsafe body(&context.assumingMemoryBound(to: [PathCommand].self).pointee)
    return 0
  }
}

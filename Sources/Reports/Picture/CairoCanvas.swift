// The whole border with Cairo: nothing but numbers and colors goes in, nothing but bytes comes out.

import CCairo
import Vocabulary

/// An image in memory to draw on, in coordinates of the caller's choice; x to the right, y down.
@safe final class CairoCanvas {
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// nil where Cairo cannot make an image of so many pixels.
  init?(width: Int, height: Int) {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height),
      let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { return nil }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = unsafe cairo_create(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.surface = surface
    unsafe self.context = context
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  // MARK: Coordinates

  /// Draws `body` with the origin at `x`, `y` and units `scaleX` and `scaleY` times as large.
  func at(x: Double, y: Double, scaleX: Double = 1, scaleY: Double = 1, _ body: () -> Void) {
    // A matrix that cannot be inverted stops Cairo for good.
    guard scaleX != 0, scaleY != 0 else { return }
    unsafe cairo_save(context)
    unsafe cairo_translate(context, x, y)
    unsafe cairo_scale(context, scaleX, scaleY)
    body()
    unsafe cairo_restore(context)
  }

  /// Draws `body`, but nothing of it outside of `clip`.
  func clipped(to clip: Rectangle, _ body: () -> Void) {
    unsafe cairo_save(context)
    rectangle(clip)
    unsafe cairo_clip(context)
    body()
    unsafe cairo_restore(context)
  }

  // MARK: Paths

  func rectangle(_ box: Rectangle) { unsafe cairo_rectangle(context, box.x, box.y, box.width, box.height) }

  /// Straight from point to point.
  func line(_ points: [(x: Points, y: Points)]) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        unsafe cairo_move_to(context, point.x, point.y)
      } else {
        unsafe cairo_line_to(context, point.x, point.y)
      }
    }
  }

  /// Adds the steps of an outline, which are y up.
  func outline(_ commands: [PathCommand]) {
    var pen = (x: 0.0, y: 0.0)
    for command in commands {
      switch command {
      case .move(let x, let y):
        unsafe cairo_move_to(context, x, -y)
        pen = (x, y)
      case .line(let x, let y):
        unsafe cairo_line_to(context, x, -y)
        pen = (x, y)
      case .quadratic(let controlX, let controlY, let x, let y):
        // The same curve as a cubic: handles two thirds of the way to the control point.
        unsafe cairo_curve_to(
          context, pen.x + (controlX - pen.x) * 2 / 3, -(pen.y + (controlY - pen.y) * 2 / 3),
          x + (controlX - x) * 2 / 3, -(y + (controlY - y) * 2 / 3), x, -y)
        pen = (x, y)
      case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
        unsafe cairo_curve_to(context, control1X, -control1Y, control2X, -control2Y, x, -y)
        pen = (x, y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }

  // MARK: Ink

  /// Fills the path; it stays for a stroke where `keepsPath` is true.
  func fill(_ color: PictureStyle.Color, keepsPath: Bool = false) {
    use(color)
    if keepsPath { unsafe cairo_fill_preserve(context) } else { unsafe cairo_fill(context) }
  }

  func stroke(_ color: PictureStyle.Color, width: Double, dash: [Double]) {
    use(color)
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_set_dash(context, dash, Int32(dash.count), 0)
    unsafe cairo_stroke(context)
  }

  private func use(_ color: PictureStyle.Color) {
    func share(_ shift: UInt32) -> Double { Double(color.rgb >> shift & 0xFF) / 255 }
    unsafe cairo_set_source_rgba(context, share(16), share(8), share(0), color.opacity)
  }

  // MARK: The file

  /// The image as PNG; nil where Cairo ran out of memory.
  func png() -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { target in
      unsafe cairo_surface_write_to_png_stream(
        surface,
        { target, data, count in
          guard let target = unsafe target, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
          unsafe target.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
}

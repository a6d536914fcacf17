package import Vocabulary

/// Pictures side by side at one scale, in rows from left to right, each under a caption.
package struct ContactSheet: Sendable {
  package var cells: [Cell] = []

  package struct Cell: Sendable {
    package var picture: Picture
    /// Set from 0, 0.
    package var caption: Figure.Line

    package init(picture: Picture, caption: Figure.Line) {
      self.picture = picture
      self.caption = caption
    }
  }

  package static let captionSize: Points = 11
  /// A row ends where the next picture would reach beyond, in points.
  private static let widestRow: Points = 1200
  private static let gap: Points = 14
  /// A line of caption with the room below it.
  private static let captionHeight: Points = 16

  package init(cells: [Cell]) { self.cells = cells }

  package var picture: Picture {
    let width = cells.reduce(0) { max($0, $1.picture.frame.width, $1.caption.width) }
    let columns = max(1, min(cells.count, Int(Self.widestRow / (width + Self.gap))))
    var shapes: [Picture.Shape] = []
    var top = Self.gap
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      for (column, cell) in row.enumerated() {
        let left = Self.gap + Double(column) * (width + Self.gap)
        let origin = Rectangle(x: left, y: top + Self.captionSize, width: 0, height: 0)
        shapes.append(
          .text(Picture.Text(cell.caption, from: origin, fontSize: Self.captionSize, role: .caption)))
        let frame = cell.picture.frame
        shapes += cell.picture.moved(x: left - frame.x, y: top + Self.captionHeight - frame.y).shapes
      }
      top += Self.captionHeight + row.reduce(0) { max($0, $1.picture.frame.height) } + Self.gap
    }
    let whole = Rectangle(
      x: 0, y: 0, width: Self.gap + Double(columns) * (width + Self.gap), height: top)
    return Picture(frame: whole, shapes: shapes)
  }
}

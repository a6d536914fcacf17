package import Vocabulary

/// Android's conversion of sp to dp, which since version 14 grows large text less than small text (facts §3.3).
package enum AndroidTextScale {
  /// The font scales that the platform's settings offer.
  package static let factors: [Double] = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]

  /// `size` sp in dp at a font scale.
  ///
  /// A scale between two rows interpolates them, a size between two columns likewise; below 8 sp the line starts at
  /// zero, above 100 sp the last column's ratio holds. At a scale of at most 1, and outside the table, it is linear.
  package static func points(_ size: Points, scale: Double) -> Points {
    guard scale > 1, let upper = rows.firstIndex(where: { $0.scale >= scale }) else { return size * scale }
    let higher = interpolate(size, in: rows[upper].points)
    if rows[upper].scale == scale { return higher }
    guard upper > 0 else { return size * scale }
    let lower = interpolate(size, in: rows[upper - 1].points)
    let part = (scale - rows[upper - 1].scale) / (rows[upper].scale - rows[upper - 1].scale)
    return lower + (higher - lower) * part
  }

  private static let sizes: [Points] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  private static let rows: [(scale: Double, points: [Points])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  private static func interpolate(_ size: Points, in points: [Points]) -> Points {
    guard let upper = sizes.firstIndex(where: { $0 >= size }) else {
      return size * points[points.count - 1] / sizes[sizes.count - 1]
    }
    let (startSize, start) = upper == 0 ? (0, 0) : (sizes[upper - 1], points[upper - 1])
    return start + (points[upper] - start) * (size - startSize) / (sizes[upper] - startSize)
  }
}

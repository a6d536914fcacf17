// Every report prints lengths to a hundredth. They are rounded once, where the report is built: what is then computed of
// them comes out the same in every format, and from a report that was read back.

extension Double {
  /// The nearest hundredth, ties away from zero and never -0; NaN for what is not finite.
  package var roundedToHundredth: Double {
    guard isFinite else { return .nan }
    // From there on doubles lie further apart than hundredths.
    guard magnitude < 0x1p46 else { return self }
    let whole = magnitude.rounded(.down)
    let hundredths = whole * 100 + ((magnitude - whole) * 100 + 0.5).rounded(.down)
    return self < 0 && hundredths > 0 ? -hundredths / 100 : hundredths / 100
  }
}

extension Finding {
  /// Makes the finding's numbers those that reports print.
  package mutating func roundNumbers() {
    for index in widths.indices { widths[index] = widths[index].roundedToHundredth }
    for index in smallestPassingWidth.indices {
      smallestPassingWidth[index].width = smallestPassingWidth[index].width.roundedToHundredth
    }
    if var budget {
      budget.points = budget.points.roundedToHundredth
      budget.pointsAtBase = budget.pointsAtBase.roundedToHundredth
      self.budget = budget
    }
    switch worst {
    case .room(let textSize, let bounds, let needed, let available, let visibleText):
      worst = .room(
        textSize: textSize,
        bounds: Size(width: bounds.width.roundedToHundredth, height: bounds.height.roundedToHundredth),
        needed: needed.roundedToHundredth, available: available.roundedToHundredth, visibleText: visibleText)
    case .measure(let textSize, let measured, let limit, let unit):
      worst = .measure(
        textSize: textSize, measured: measured.roundedToHundredth, limit: limit.roundedToHundredth, unit: unit)
    case nil: break
    }
  }
}

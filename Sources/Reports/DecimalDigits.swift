/// Numbers in digits, as JSON and SVG have them: never an exponent, never `-0`, no trailing zeros.
extension [UInt8] {
  /// A finite number rounded to one part of `unitsPerOne`, a power of ten; ties go away from zero.
  mutating func append(decimal value: Double, unitsPerOne: UInt) {
    // Above 2^53 a double has no fraction, and the integers below run out soon after.
    guard value.magnitude < 0x1p53 else { return appendHuge(value) }
    let whole = UInt(value.magnitude)
    // The fraction is exact, so that scaling it loses nothing at any size.
    let scaled = UInt((value.magnitude - Double(whole)) * Double(unitsPerOne) + 0.5)
    let units = whole &* unitsPerOne &+ scaled
    if value < 0, units != 0 { append(0x2D) }
    append(digits: units / unitsPerOne)
    var rest = units % unitsPerOne
    guard rest != 0 else { return }
    append(0x2E)
    var unit = unitsPerOne
    while rest != 0 {
      unit /= 10
      append(0x30 + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
    }
  }

  mutating func append(digits value: UInt) {
    if value < 10 { return append(0x30 + UInt8(truncatingIfNeeded: value)) }
    let start = count
    var rest = value
    while rest != 0 {
      append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    var left = start
    var right = count - 1
    while left < right {
      swapAt(left, right)
      left += 1
      right -= 1
    }
  }

  /// Shortest digits that give the same double back, with zeros in place of the exponent.
  private mutating func appendHuge(_ value: Double) {
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa.first ?? ""
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    if value < 0 { append(0x2D) }
    append(contentsOf: whole.utf8)
    append(contentsOf: fraction.utf8)
    append(contentsOf: repeatElement(0x30, count: Swift.max(0, exponent - fraction.utf8.count)))
  }
}

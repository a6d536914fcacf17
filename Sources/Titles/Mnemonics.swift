import Catalogs

extension Mnemonic {
  /// A text as it is shown: without the signs, and with one of each two that stand together.
  func removed(from units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    guard let mark = rawValue.utf16.first, units.contains(mark) else { return units }
    var shown: [UInt16] = []
    var isMarked = false
    for unit in units {
      let isMark = unit == mark && !isMarked
      if !isMark { shown.append(unit) }
      isMarked = isMark
    }
    return shown[...]
  }
}

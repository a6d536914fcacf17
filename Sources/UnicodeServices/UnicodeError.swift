/// What went wrong inside ICU, or on the way to it.
package enum UnicodeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// This ICU function reported this error, by ICU's name for it: `U_MEMORY_ALLOCATION_ERROR`.
  case icu(function: String, code: String)
  /// A text of this many UTF-16 units is longer than ICU can count.
  case textTooLong(units: Int)

  package var description: String {
    switch self {
    case .icu(let function, let code): "ICU's \(function) failed: \(code)"
    case .textTooLong(let units): "a text of \(units) UTF-16 units is too long for ICU"
    }
  }
}

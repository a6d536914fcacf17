import CICU

/// Calls an ICU function with a fresh error code, and throws what it reports. Warnings (below zero) pass.
func checked<Result>(
  _ function: String, _ body: (inout UErrorCode) -> Result
) throws(UnicodeError) -> Result {
  var status = U_ZERO_ERROR
  let result = body(&status)
  try check(status, function)
  return result
}

func check(_ status: UErrorCode, _ function: String) throws(UnicodeError) {
  guard status.rawValue > U_ZERO_ERROR.rawValue else { return }
  throw .icu(function: function, code: unsafe String(cString: cicu_errorName(status)))
}

/// What an ICU function opened; ICU gives null without an error code only when there is no memory.
@unsafe func opened(
  _ function: String, _ body: (inout UErrorCode) -> OpaquePointer?
) throws(UnicodeError) -> OpaquePointer {
  guard let pointer = unsafe try checked(function, body) else {
    throw .icu(function: function, code: "U_MEMORY_ALLOCATION_ERROR")
  }
  return unsafe pointer
}

/// The length of a text as ICU counts it.
func icuLength(_ units: [UInt16]) throws(UnicodeError) -> Int32 {
  guard let length = Int32(exactly: units.count) else { throw .textTooLong(units: units.count) }
  return length
}

/// The UTF-16 text that an ICU function writes; called once more, with the size asked for, where the first is too small.
func writtenText(
  _ function: String, capacity: Int = 64,
  _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
) throws(UnicodeError) -> [UInt16] {
  unsafe try written(function, capacity: capacity, of: UInt16.self, body)
}

/// The ASCII identifier that an ICU function writes.
func writtenIdentifier(
  _ function: String, _ body: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
) throws(UnicodeError) -> String {
  let bytes = unsafe try written(function, capacity: Int(ULOC_FULLNAME_CAPACITY), of: CChar.self, body)
  return String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func written<Unit>(
  _ function: String, capacity: Int, of unit: Unit.Type,
  _ body: (UnsafeMutablePointer<Unit>?, Int32, inout UErrorCode) -> Int32
) throws(UnicodeError) -> [Unit] {
  var status = U_ZERO_ERROR
  var needed: Int32 = 0
  let first = attempt(capacity: capacity)
  guard status == U_BUFFER_OVERFLOW_ERROR else {
    try check(status, function)
    return first
  }
  status = U_ZERO_ERROR
  let second = attempt(capacity: Int(needed))
  try check(status, function)
  return second

  func attempt(capacity: Int) -> [Unit] {
    unsafe Array(unsafeUninitializedCapacity: capacity) { buffer, count in
      needed = unsafe body(buffer.baseAddress, Int32(clamping: capacity), &status)
      count = status.rawValue > U_ZERO_ERROR.rawValue ? 0 : min(Int(max(needed, 0)), capacity)
    }
  }
}

/// The strings of an ICU enumeration, in its order.
func strings(
  _ function: String, _ open: (inout UErrorCode) -> OpaquePointer?
) throws(UnicodeError) -> [String] {
  let enumeration = unsafe try opened(function, open)
  defer { unsafe cicu_uenum_close(enumeration) }
  var result: [String] = []
  while let next = unsafe try checked("uenum_next", { unsafe cicu_uenum_next(enumeration, nil, &$0) }) {
    unsafe result.append(String(cString: next))
  }
  return result
}

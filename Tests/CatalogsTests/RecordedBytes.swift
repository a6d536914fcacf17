/// The bytes of a recorded column in hexadecimal.
func recordedBytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.utf8.map { $0 < 0x40 ? $0 &- 0x30 : ($0 | 0x20) &- 0x57 }
  return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

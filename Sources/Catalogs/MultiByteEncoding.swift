// The border with the C library's iconv: bytes go in, UTF-8 comes out. Nothing else here sees it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The encodings of East Asia that old catalogs still name.
struct MultiByteEncoding: Sendable {
  /// As iconv knows it: the largest of the encodings that share the name, as browsers take it.
  let name: String

  /// By its name or one of the usual others: `Shift_JIS`, `sjis`, `EUC-JP`, `gb2312`. Nil also where the C library lacks
  /// the converter, as small systems do.
  init?(name: String) {
    guard let known = Self.names[name.lowercased().replacing("_", with: "-")],
      let converter = unsafe Converter(from: known)
    else { return nil }
    unsafe converter.close()
    self.name = known
  }

  private static let names = [
    "euc-jp": "EUC-JP", "eucjp": "EUC-JP", "ujis": "EUC-JP",
    "shift-jis": "CP932", "shiftjis": "CP932", "sjis": "CP932", "cp932": "CP932", "windows-31j": "CP932",
    "gb2312": "GB18030", "euc-cn": "GB18030", "gbk": "GB18030", "cp936": "GB18030", "gb18030": "GB18030",
    "big5": "BIG5", "big-5": "BIG5", "cp950": "CP950", "big5-hkscs": "BIG5-HKSCS", "euc-tw": "EUC-TW",
    "euc-kr": "CP949", "euckr": "CP949", "cp949": "CP949", "uhc": "CP949",
  ]

  /// See `LegacyEncoding`.
  func decode(_ bytes: some Collection<UInt8>) -> (utf8: [UInt8], faults: [(byte: Int, utf8: Int)]) {
    var output: [UInt8] = []
    var faults: [(byte: Int, utf8: Int)] = []
    guard let converter = unsafe Converter(from: name) else { return (output, faults) }
    output.reserveCapacity(bytes.count * 3 / 2)
    unsafe converter.convert(bytes) { converted in
      output += converted
    } fault: { offset in
      faults.append((offset, output.count))
      appendUTF8(0xFFFD, to: &output)
    }
    unsafe converter.close()
    return (output, faults)
  }
}

/// An open conversion to UTF-8.
@unsafe private struct Converter {
  private let descriptor: iconv_t

  init?(from encoding: String) {
    // iconv_open(3): (iconv_t) -1 where there is no such converter.
    guard let opened = unsafe iconv_open("UTF-8", encoding), Int(bitPattern: opened) != -1 else { return nil }
    unsafe descriptor = opened
  }

  func close() { _ = unsafe iconv_close(descriptor) }

  /// Hands out what can be converted piece by piece, and the offset of each byte that is no character.
  func convert(_ bytes: some Collection<UInt8>, piece: ([UInt8]) -> Void, fault: (Int) -> Void) {
    var input = bytes.map { CChar(bitPattern: $0) }
    unsafe input.withUnsafeMutableBufferPointer { source in
      var next = source.baseAddress
      var left = source.count
      var buffer = [CChar](repeating: 0, count: 4096)
      while left > 0 {
        let before = left
        let written = unsafe buffer.withUnsafeMutableBufferPointer { target in
          var end = target.baseAddress
          var room = target.count
          _ = unsafe iconv(descriptor, &next, &left, &end, &room)
          return target.count - room
        }
        piece(buffer[..<written].map { UInt8(bitPattern: $0) })
        // A full buffer takes nothing more, and neither does a fault: only that one leaves the buffer empty.
        guard left == before, written == 0 else { continue }
        fault(source.count - left)
        unsafe next = next.map { unsafe $0 + 1 }
        left -= 1
      }
    }
  }
}

/// An encoding before Unicode that a file names as its own.
enum LegacyEncoding: Sendable {
  case singleByte(SingleByteEncoding)
  case multiByte(MultiByteEncoding)

  init?(name: String) {
    if let encoding = SingleByteEncoding(name: name) {
      self = .singleByte(encoding)
    } else if let encoding = MultiByteEncoding(name: name) {
      self = .multiByte(encoding)
    } else {
      return nil
    }
  }

  /// As messages call it.
  var name: String {
    switch self {
    case .singleByte(let encoding): encoding.name
    case .multiByte(let encoding): encoding.name
    }
  }

  /// The same text in UTF-8, and where in `bytes` and in it those without a character are: they become U+FFFD.
  func decode(_ bytes: some Collection<UInt8>) -> (utf8: [UInt8], faults: [(byte: Int, utf8: Int)]) {
    switch self {
    case .singleByte(let encoding): encoding.decode(bytes)
    case .multiByte(let encoding): encoding.decode(bytes)
    }
  }
}

import CICU

/// The versions of ICU and of Unicode that results depend on.
package enum ICUVersion {
  /// ICU's own version: `72.1`.
  package static var library: String { unsafe text { unsafe cicu_getVersion($0) } }

  /// The version of Unicode that ICU follows: `15.0`.
  package static var unicode: String { unsafe text { unsafe cicu_getUnicodeVersion($0) } }

  private static func text(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var version = [UInt8](repeating: 0, count: Int(U_MAX_VERSION_LENGTH))
    var name = [CChar](repeating: 0, count: Int(U_MAX_VERSION_STRING_LENGTH))
    unsafe version.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe read(start) }
    }
    unsafe cicu_versionToString(version, &name)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// SHA-256 (FIPS 180-4), for fingerprints and font digests: no library of the toolchain or of the system's base has it
/// without Foundation's crypto add-on.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() { block.reserveCapacity(64) }

  package static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  package mutating func update(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    var index = 0
    if !block.isEmpty {
      while index < bytes.count, block.count < 64 {
        block.append(bytes[index])
        index += 1
      }
      guard block.count == 64 else { return }
      compress(block, at: 0)
      block.removeAll(keepingCapacity: true)
    }
    while index + 64 <= bytes.count {
      compress(bytes, at: index)
      index += 64
    }
    block.append(contentsOf: bytes[index...])
  }

  /// The digest in 64 lower-case hex digits; the value is used up.
  package mutating func finish() -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: finishedBytes().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The digest itself, 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finishedBytes()
  }

  private mutating func finishedBytes() -> [UInt8] {
    let bits = length &* 8
    var tail: [UInt8] = [0x80]
    while (block.count + tail.count) % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    update(tail)
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func compress(_ bytes: [UInt8], at start: Int) {
    for index in 0..<16 {
      let at = start + index * 4
      schedule[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let s0 = Self.rotate(schedule[index - 15], 7) ^ Self.rotate(schedule[index - 15], 18) ^ schedule[index - 15] >> 3
      let s1 = Self.rotate(schedule[index - 2], 17) ^ Self.rotate(schedule[index - 2], 19) ^ schedule[index - 2] >> 10
      schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let t1 = h &+ s1 &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ schedule[index]
      let s0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let t2 = s0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func rotate(_ value: UInt32, _ by: UInt32) -> UInt32 { value >> by | value << (32 - by) }

  private static let constants: [UInt32] = primes(64).map { fraction(ofRoot: $0) }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 32 bits of the fraction of `prime`'s cube root, which is how FIPS 180-4 defines the round constants.
  private static func fraction(ofRoot prime: Int) -> UInt32 {
    // The integer cube root of prime · 2^96, by bisection, in 128-bit arithmetic: its low 32 bits are the fraction.
    var low: UInt128 = 0
    var high: UInt128 = 1 << 36
    let target = UInt128(prime) << 96
    while high - low > 1 {
      let middle = (low + high) / 2
      if middle * middle * middle <= target { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}

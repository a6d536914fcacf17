import Testing
import Vocabulary

/// The examples that NIST publishes with FIPS 180-4, and its vectors of one million letters.
@Suite("SHA256") struct SHA256Tests {
  @Test(
    "the published examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(_ text: String, _ digest: String) { #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest) }

  @Test("a million letters in pieces of any size")
  func pieces() {
    var hash = SHA256()
    var left = 1_000_000
    var size = 1
    while left > 0 {
      let count = min(size, left)
      hash.update([UInt8](repeating: 0x61, count: count))
      left -= count
      size = size % 9973 + 61
    }
    #expect(hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}

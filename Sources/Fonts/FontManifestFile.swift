import Vocabulary

/// A manifest as it stands in a file: each family once, with what its faces share.
struct FontManifestFile: Decodable, KnowsItsKeys {
  var name: String
  /// See `FontManifest.lockedFrom`.
  var lockedFrom: String?
  /// See `FontManifest.lockedLocales`.
  var lockedLocales: [String]?
  var families: [Strict<Family>]

  static let keys = ["$schema", "name", "lockedFrom", "lockedLocales", "families"]

  struct Family: Decodable, KnowsItsKeys {
    var family: String
    var scripts: [String]?
    var locales: [String]?
    var package: Strict<Package>?
    var standIn: String?
    var metrics: Strict<Metrics>?
    /// Pairs of font size and spacing, both in points.
    var tracking: [[Double]]?
    var faces: [Strict<Face>]

    static let keys = ["family", "scripts", "locales", "package", "standIn", "metrics", "tracking", "faces"]
  }

  struct Package: Decodable, KnowsItsKeys {
    var debian: String?
    var homebrew: String?

    static let keys = ["debian", "homebrew"]
  }

  /// In em.
  struct Metrics: Decodable, KnowsItsKeys {
    var ascender: Double
    var descender: Double

    static let keys = ["ascender", "descender"]
  }

  struct Face: Decodable, KnowsItsKeys {
    var weight: Int
    var postScriptName: String
    var file: String
    var index: Int?
    var variations: [String: Double]?
    var sha256: String?
    /// For people: which version the digest is of.
    var version: String?

    static let keys = ["weight", "postScriptName", "file", "index", "variations", "sha256", "version"]
  }
}

/// An object of a manifest file, with every key that it may have.
protocol KnowsItsKeys {
  static var keys: [String] { get }
}

/// An object in which a key that nobody reads is an error: a misspelt `standIn` must not vanish.
struct Strict<Value: Decodable & KnowsItsKeys>: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys where !Value.keys.contains(key.stringValue) {
      let sentence = "unknown key \"\(key.stringValue)\"; the keys here are \(Value.keys.joined(separator: ", "))"
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: sentence))
    }
    value = try Value(from: decoder)
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Bidi {
  /// A line as it is seen from left to right.
  ///
  /// Grapheme clusters stay whole, in logical order inside; characters at odd levels are mirrored; bidi controls and
  /// line ends are left out. `levels` belong to `text`, one for each UTF-16 unit.
  package static func visualText(_ text: [UInt16], range: Range<Int>, levels: [UInt8]) -> String {
    let line = String(decoding: text[range], as: UTF16.self)
    var clusters: [Character] = []
    var clusterLevels: [UInt8] = []
    var offset = range.lowerBound
    for cluster in line {
      let level = levels[offset]
      offset += cluster.utf16.count
      guard let first = cluster.unicodeScalars.first, !isLeftOut(first) else { continue }
      clusters.append(level % 2 == 1 ? mirrored(cluster, first) : cluster)
      clusterLevels.append(level)
    }
    var result = ""
    for index in visualOrder(levels: clusterLevels) { result.append(clusters[index]) }
    return result
  }

  private static func mirrored(_ cluster: Character, _ first: Unicode.Scalar) -> Character {
    guard let mirror = mirror(of: first) else { return cluster }
    var scalars = String.UnicodeScalarView([mirror])
    scalars.append(contentsOf: cluster.unicodeScalars.dropFirst())
    return String(scalars).first ?? cluster
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: CharacterFacts.isBidiControl(scalar)
    }
  }
}

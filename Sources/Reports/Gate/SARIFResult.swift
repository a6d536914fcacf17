import Vocabulary

/// One finding as a SARIF result, with everything that the JSON report says of it in its properties.
struct SARIFResult {
  let listed: GateSelection.Listed
  let ruleIndex: Int?
  /// The file of a finding that has no place of its own.
  let fallback: String?
  let hasBaseline: Bool
  let options: ReportOptions

  private var finding: Finding { listed.finding }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    // SARIF 2.1.0 §3.27.24: all results have it, or none.
    if hasBaseline { json.field("baselineState", baselineState) }
    // The source's own finding fails in its place; SARIF wants `none` for what is no failure.
    if finding.alsoInSource { json.field("kind", "informational") }
    json.field("level", finding.alsoInSource ? "none" : finding.severity.rawValue)
    writeLocations(to: &json)
    json.message("message", GateSentence(options).whole(finding))
    json.key("partialFingerprints")
    json.beginObject()
    // Code scanning knows only this name. Without it, it takes a digest of the line, and all locales and strategies of
    // a key in a string catalog would be one alert.
    json.field("primaryLocationLineHash", listed.fingerprint)
    json.field("snug/v1", finding.fingerprint)
    json.endObject()
    json.key("properties")
    JSONReport.write(finding, to: &json)
    json.field("ruleId", finding.rule)
    json.field("ruleIndex", ruleIndex)
    writeSuppressions(to: &json)
    json.endObject()
  }

  private var baselineState: String {
    switch finding.status {
    case .new: "new"
    case .known, .accepted: "unchanged"
    case .changed, .worse: "updated"
    }
  }

  private func writeSuppressions(to json: inout JSONWriter) {
    guard finding.status == .accepted else { return }
    json.key("suppressions")
    json.beginArray()
    json.beginObject(inline: true)
    json.field("justification", "Accepted in the baseline.")
    json.field("kind", "external")
    json.field("status", "accepted")
    json.endObject()
    json.endArray()
  }

  private func writeLocations(to json: inout JSONWriter) {
    json.key("locations")
    json.beginArray()
    json.beginObject()
    writeLogicalLocations(to: &json)
    if let file = finding.location?.file ?? fallback {
      json.key("physicalLocation")
      json.beginObject()
      json.key("artifactLocation")
      json.beginObject(inline: true)
      let path = options.path(file)
      json.field("uri", Self.uri(path))
      if !path.hasPrefix("/") { json.field("uriBaseId", "SRCROOT") }
      json.endObject()
      json.key("region")
      json.beginObject(inline: true)
      json.field("startColumn", max(1, finding.location?.column ?? 1))
      json.field("startLine", max(1, finding.location?.line ?? 1))
      json.endObject()
      json.endObject()
    }
    json.endObject()
    json.endArray()
  }

  /// The key, or the component, for readers that sort by what a line holds.
  private func writeLogicalLocations(to json: inout JSONWriter) {
    guard let name = finding.key ?? finding.component else { return }
    json.key("logicalLocations")
    json.beginArray()
    json.beginObject(inline: true)
    json.field("kind", "resource")
    json.field("name", name)
    json.endObject()
    json.endArray()
  }

  /// RFC 3986: a relative reference keeps `/`; a colon would make its first folder a scheme.
  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in (path.hasPrefix("/") ? "file://" + path : path).utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: bytes.append(byte)
      case 0x3A where path.hasPrefix("/") && bytes.count == 4: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import Vocabulary

extension Baseline {
  /// The file: one line a finding, in an order that depends on the findings only, so that branches merge.
  package var bytes: [UInt8] {
    var json = JSONWriter(layout: .indented, reserving: 4096 + entries.count * 320)
    json.beginObject()
    json.key("accepted")
    json.beginArray()
    for entry in accepted { Self.write(entry, to: &json) }
    json.endArray()
    json.key("fonts")
    json.beginArray()
    for (name, digest) in fonts.sorted(by: { $0.key < $1.key }) {
      json.beginObject(inline: true)
      json.field("name", name)
      json.field("sha256", digest)
      json.endObject()
    }
    json.endArray()
    json.key("known")
    json.beginArray()
    for entry in known { Self.write(entry, to: &json) }
    json.endArray()
    if !options.isEmpty { json.list("options", options) }
    json.key("rules")
    json.beginArray()
    for rule in rules.sorted() { json.string(rule) }
    json.endArray()
    json.field("schemaVersion", Self.schemaVersion)
    json.key("tool")
    json.beginObject(inline: true)
    json.field("name", "snug")
    json.field("version", toolVersion)
    json.endObject()
    json.endObject()
    return json.finish()
  }

  /// The members that an entry may have.
  package static let entryKeys = [
    "component", "direction", "face", "file", "fingerprint", "firstFailingSize", "key", "locale", "needed", "reason",
    "rule", "strategy", "textDigest", "variant",
  ]

  private static func write(_ entry: Entry, to json: inout JSONWriter) {
    func stated(_ text: String) -> String? { text.isEmpty ? nil : text }
    let identity = entry.identity
    json.beginObject(inline: true)
    json.field("component", stated(identity.component))
    json.field("direction", entry.direction?.rawValue)
    json.field("face", entry.face)
    json.field("file", stated(identity.file))
    json.field("fingerprint", entry.fingerprint)
    json.field("firstFailingSize", entry.firstFailingSize?.name)
    json.field("key", stated(identity.key))
    json.field("locale", stated(identity.locale))
    if let needed = entry.needed { json.field("needed", points: needed) }
    json.field("reason", entry.reason)
    json.field("rule", identity.rule)
    json.field("strategy", stated(identity.strategy))
    json.field("textDigest", entry.textDigest)
    json.field("variant", stated(identity.variant))
    json.endObject()
  }
}

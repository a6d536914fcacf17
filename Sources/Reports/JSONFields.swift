import Vocabulary

// Whole members in one call. A value that is nil or empty writes nothing: keys that do not apply are absent.

extension JSONWriter {
  mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  mutating func field(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  mutating func field(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  mutating func field(_ name: String, points value: Points) {
    key(name)
    number(value)
  }

  /// A number with all its digits.
  mutating func field(_ name: String, exact value: Double) {
    key(name)
    exactNumber(value)
  }

  mutating func field(_ name: String, _ value: Size) {
    key(name)
    beginObject(inline: true)
    field("height", points: value.height)
    field("width", points: value.width)
    endObject()
  }

  mutating func field(_ name: String, _ value: Rectangle?) {
    guard let value else { return }
    key(name)
    beginObject(inline: true)
    field("height", points: value.height)
    field("width", points: value.width)
    field("x", points: value.x)
    field("y", points: value.y)
    endObject()
  }

  /// The names on one line; written even where there are none.
  mutating func list(_ name: String, _ values: some Sequence<String>) {
    key(name)
    beginArray(inline: true)
    for value in values { string(value) }
    endArray()
  }

  /// Counts by name, sorted.
  mutating func counts(_ name: String, _ values: [String: Int], inline: Bool = false) {
    key(name)
    beginObject(inline: inline)
    for (key, count) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      dataKey(key)
      integer(count)
    }
    endObject()
  }
}

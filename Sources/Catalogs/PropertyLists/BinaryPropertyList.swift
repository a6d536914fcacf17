import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads binary property lists through Foundation, which tells no positions: keys come sorted.
enum BinaryPropertyList {
  /// Nil where it is damaged or out of hand.
  static func read(_ bytes: [UInt8]) -> PropertyListValue? {
    let decoder = PropertyListDecoder()
    if let key = Budget.key { decoder.userInfo[key] = Budget(10 * bytes.count) }
    return try? decoder.decode(Node.self, from: Data(bytes)).value
  }
}

/// How many values may still be read: objects may be shared, so a short file can spell out a very long list.
private final class Budget: Sendable {
  static let key = CodingUserInfoKey(rawValue: "budget")
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func takeOne() throws {
    let isSpent = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isSpent { throw OutOfHand() }
  }

  struct OutOfHand: Error {}
}

private struct Node: Decodable {
  var value: PropertyListValue

  init(from decoder: any Decoder) throws {
    if let key = Budget.key, let budget = decoder.userInfo[key] as? Budget { try budget.takeOne() }
    // A list can hold itself.
    guard decoder.codingPath.count < PropertyList.depthLimit else { throw Budget.OutOfHand() }
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let members = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
        PropertyListMember(key: key.stringValue, value: try container.decode(Node.self, forKey: key).value)
      }
      value = PropertyListValue(content: .dictionary(members))
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [PropertyListValue] = []
      while !container.isAtEnd { values.append(try container.decode(Node.self).value) }
      value = PropertyListValue(content: .array(values))
    } else if let text = try? decoder.singleValueContainer().decode(String.self) {
      value = PropertyListValue(content: .text(text))
    } else {
      value = PropertyListValue(content: .other("number, date or data"))
    }
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

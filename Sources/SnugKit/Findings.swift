/// What an audit found, in the order of file, line, key and locale. Its description is to be read where a test fails.
public struct Findings: RandomAccessCollection, Sendable, Hashable {
  private let list: [Finding]
  private let scope: String

  /// `scope` says what was looked at: `2,700 titles in 9 locales`.
  init(_ list: [Finding], scope: String) {
    self.list = list
    self.scope = scope
  }

  public var startIndex: Int { list.startIndex }
  public var endIndex: Int { list.endIndex }
  public subscript(index: Int) -> Finding { list[index] }
}

extension Findings: CustomStringConvertible, CustomDebugStringConvertible {
  private static var most: Int { 20 }

  /// A line for each of the worst.
  public var description: String {
    guard !list.isEmpty else { return "no findings in \(scope)" }
    let ordered = Finding.Severity.allCases.reversed().flatMap { severity in list.filter { $0.severity == severity } }
    let count = list.count == 1 ? "1 finding" : "\(list.count) findings"
    let rest = list.count > Self.most ? ["and \(list.count - Self.most) more"] : []
    return (["\(count) in \(scope):"] + ordered.prefix(Self.most).map(\.description) + rest).joined(separator: "\n")
  }

  public var debugDescription: String { description }
}

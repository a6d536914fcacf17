/// Translation catalogs, named by a path or glob: `"App/Localizable.xcstrings"`, `"App/*.lproj/*.strings"`, `"res/**"`.
public struct Catalog: Sendable, Hashable, ExpressibleByStringLiteral {
  public var path: String

  public init(_ path: String) { self.path = path }

  public init(stringLiteral value: String) { path = value }
}

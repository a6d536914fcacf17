/// A kind of button: how it is laid out, how large it is, and which keys' titles it takes. What it may say is what a
/// component of `snug.json5` may say, with the same defaults; a wrong name or value is an ``AuditError``.
public struct Component: Sendable {
  public var name: String
  /// Everything else, by the names of the configuration.
  public var settings: [(name: String, value: Setting)]
  /// Where it was made: the place of what is wrong with the component itself.
  let file: String
  let line: Int

  /// - Parameters:
  ///   - strategy: how image and title are laid out: a name that `snug strategies` lists, a list of names, or `"all"`.
  ///   - titles: the keys it takes: globs such as `"action.*"`, `"!…"` for exceptions, `"/…/"` for regular expressions;
  ///     without any, every key whose source text has at most 40 characters.
  ///   - width: in points of the platform, a list of widths, `"hug"`, `"fit"` or `"fill"`; 288 if not given.
  ///   - height: in points of the platform, or `"hug"`; 50 if not given.
  ///   - image: `["width": 20, "height": 20]` in points; none if not given.
  ///   - font: `["textStyle": "headline"]`, or `["size": 17]` in points; the platform's button font if not given.
  ///   - options: of the strategy, such as `["spacing": 8]`.
  ///   - settings: anything else that a component of the configuration may have, such as `["lines": 2]`.
  public init(
    _ name: String, strategy: Setting, titles: [String] = [], width: Setting? = nil, height: Setting? = nil,
    image: Setting? = nil, font: Setting? = nil, options: [String: Setting] = [:], settings: [String: Setting] = [:],
    file: String = #filePath, line: Int = #line
  ) {
    self.name = name
    self.file = file
    self.line = line
    var members = [(name: "strategy", value: strategy)]
    if !titles.isEmpty { members.append(("titles", .list(titles.map { .text($0) }))) }
    var size: [(name: String, value: Setting)] = []
    if let width { size.append(("width", width)) }
    if let height { size.append(("height", height)) }
    if !size.isEmpty { members.append(("size", .object(size))) }
    if let image { members.append(("image", image)) }
    if let font { members.append(("font", font)) }
    if !options.isEmpty { members.append(("options", .object(Self.members(options)))) }
    self.settings = members + Self.members(settings)
  }

  private static func members(_ values: [String: Setting]) -> [(name: String, value: Setting)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}

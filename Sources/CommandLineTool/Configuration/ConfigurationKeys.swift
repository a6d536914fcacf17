/// The keys that each kind of object in a configuration may have. The reader refuses all others, and the JSON Schema in
/// `docs/` has the same: a test holds them together.
struct ConfigurationKeys: Sendable {
  /// What a message calls the object: `a component`.
  let object: String
  /// The schema's definition of it; empty for the file itself.
  let definition: String
  let names: [String]

  init(_ object: String, _ definition: String, _ names: [String]) {
    self.object = object
    self.definition = definition
    self.names = names
  }

  static let root = ConfigurationKeys(
    "the configuration", "",
    [
      "$schema", "catalogs", "exclude", "sourceLocale", "locales", "advisoryLocales", "platform", "fonts", "textSizes",
      "required", "displayScale", "baseDirection", "placeholders", "mnemonics", "components", "overrides", "rules",
      "ignore", "baseline", "failOn",
    ])
  static let fonts = ConfigurationKeys("“fonts”", "fonts", ["manifest", "files", "primary", "folders"])
  static let component = ConfigurationKeys(
    "a component", "component",
    [
      "strategy", "titles", "maxSourceLength", "size", "container", "font", "lines", "truncation", "minimumScale",
      "uppercase", "letterSpacing", "lineHeight", "image", "options", "intent", "clipsToBounds", "group", "required",
    ])
  static let title = ConfigurationKeys(
    "an entry of “titles”", "titleMatch", ["key", "comment", "source", "file", "class"])
  static let size = ConfigurationKeys("“size”", "size", ["width", "height"])
  static let container = ConfigurationKeys("“container”", "container", ["width", "padding", "columns", "gap"])
  static let font = ConfigurationKeys("“font”", "font", ["textStyle", "size", "scalesLike", "scales", "weight"])
  static let image = ConfigurationKeys(
    "“image”", "image", ["width", "height", "scalesWithText", "side", "mirrors"])
  static let intent = ConfigurationKeys("“intent”", "intent", ["title", "image"])
  static let insets = ConfigurationKeys("insets", "insets", ["top", "left", "bottom", "right"])
  static let override = ConfigurationKeys("an override", "override", ["locales", "components", "rules"])
  static let rule = ConfigurationKeys("a rule's setting", "ruleSetting", ["severity", "tolerance"])
  static let ignore = ConfigurationKeys(
    "an entry of “ignore”", "ignore", ["key", "locale", "rule", "component", "reason", "expires"])

  static let all = [
    root, fonts, component, title, size, container, font, image, intent, insets, override, rule, ignore,
  ]
}

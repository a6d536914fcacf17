import Catalogs
import Checks
import Layouts
import Vocabulary

/// A component: which titles it takes, its strategies, its size and how its text is set.
extension ConfigurationReader {
  /// The component with its platform's defaults where the configuration is silent; nil where no strategy can be had.
  mutating func component(_ name: String, _ value: JSONValue, at offset: Int, platform: Platform) -> Component? {
    guard let fields = fields(value, .component) else { return nil }
    let strategies = strategies(fields["strategy"], options: fields["options"], platform: platform)
    var component = Component(
      name: name, strategies: strategies, titles: titles(fields), platform: platform)
    component.location = reportedLocation(of: offset)
    if let container = container(fields["container"]) { component.container = container }
    readSize(fields["size"], hasContainer: fields["container"] != nil, into: &component)
    if let font = font(fields["font"], platform: platform) { component.font = font }
    if let lines = wholeNumber(fields["lines"], "lines", in: 0...1000) { component.lines = lines }
    component.truncation = word(fields["truncation"], "truncation")
    if let scale = minimumScale(fields["minimumScale"]) { component.minimumScale = scale }
    if let isUppercase = boolean(fields["uppercase"], "uppercase") { component.isUppercase = isUppercase }
    if let spacing = letterSpacing(fields["letterSpacing"]) { component.letterSpacing = spacing }
    if let lineHeight = lineHeight(fields["lineHeight"]) { component.lineHeight = lineHeight }
    if let image = image(fields["image"]) { component.image = image }
    if let intent = intent(fields["intent"]) { component.intent = intent }
    if let clips = boolean(fields["clipsToBounds"], "clipsToBounds") { component.clipsToBounds = clips }
    component.group = text(fields["group"], "group")
    component.required = textSize(fields["required"], "required")
    return strategies.isEmpty ? nil : component
  }

  // MARK: Size

  private mutating func readSize(_ value: JSONValue?, hasContainer: Bool, into component: inout Component) {
    guard let value, let fields = fields(value, .size) else { return }
    if let width = width(fields["width"], hasContainer: hasContainer) { component.width = width }
    let height: Component.Height? = self.value(
      fields["height"], "height", "a number of points above 0, at most 100000, or “hug”"
    ) { value in
      if value.string == "hug" { return .hug(minimum: 0) }
      return Self.length(value).map { .points($0) }
    }
    if let height { component.height = height }
  }

  private mutating func width(_ value: JSONValue?, hasContainer: Bool) -> Component.Width? {
    let width: Component.Width? = self.value(
      value, "width", "a number of points above 0, at most 100000, a list of such, “hug”, “fit” or “fill”"
    ) { value in
      switch value.content {
      case .string("hug"): return .hug
      case .string("fit"): return .fit
      case .string("fill"): return .fill
      case .array(let values):
        let widths = values.compactMap { Self.length($0) }
        return widths.isEmpty || widths.count != values.count ? nil : .points(widths)
      default: return Self.length(value).map { .points([$0]) }
      }
    }
    if let value, !hasContainer, width == .fit || width == .fill {
      report(
        "“width” \(Self.describe(value)) needs a “container” that says how wide the surroundings are", at: value.offset)
    }
    return width
  }

  private mutating func container(_ value: JSONValue?) -> Component.Container? {
    guard let value, let fields = fields(value, .container) else { return nil }
    if fields["width"] == nil { report("“container” needs a “width”", at: value.offset) }
    guard let width = length(fields["width"], "width") else { return nil }
    let container = Component.Container(
      width: width, padding: distance(fields["padding"], "padding") ?? 0,
      columns: wholeNumber(fields["columns"], "columns", in: 1...1000) ?? 1, gap: distance(fields["gap"], "gap") ?? 0)
    guard container.columnWidth > 0 else {
      report("“container” has no room: its padding and gaps take the whole width", at: value.offset)
      return nil
    }
    return container
  }

  // MARK: Text

  private mutating func font(_ value: JSONValue?, platform: Platform) -> FontChoice? {
    guard let value, let fields = fields(value, .font) else { return nil }
    let weight = weight(fields["weight"])
    let style: TextStyle? = word(fields["textStyle"], "textStyle")
    let size = length(fields["size"], "size")
    let like: TextStyle? = word(fields["scalesLike"], "scalesLike")
    let scales = boolean(fields["scales"], "scales")
    if let place = fields["size"], fields["textStyle"] != nil {
      report("“font” has either a “textStyle” or a “size”", at: place.offset)
    }
    if let place = fields["scalesLike"] ?? fields["scales"], fields["size"] == nil {
      report("“scalesLike” and “scales” belong to a “size”", at: place.offset)
    }
    if let place = fields["scalesLike"], scales == false {
      report("“scalesLike” contradicts “scales: false”", at: place.offset)
    }
    if let size {
      return scales == false
        ? FontChoice(fixedSize: size, weight: weight ?? .regular)
        : FontChoice(size: size, scalesLike: like ?? .body, weight: weight ?? .regular)
    }
    if let style { return FontChoice(textStyle: style, weight: weight) }
    var font = FontChoice.standard(for: platform)
    if let weight { font.weight = weight }
    return font
  }

  private mutating func weight(_ value: JSONValue?) -> FontWeight? {
    guard let value else { return nil }
    if let number = value.number {
      if let weight = Int(exactly: number), (1...1000).contains(weight) { return FontWeight(weight) }
      report("“weight” must be a whole number from 1 to 1000 or a name, not \(Self.describe(value))", at: value.offset)
      return nil
    }
    let name = word(value, "weight", among: FontWeight.names.map(\.name))
    return FontWeight.names.first { $0.name == name }?.weight
  }

  private mutating func minimumScale(_ value: JSONValue?) -> Double? {
    self.value(value, "minimumScale", "a number above 0, at most 1") { value in
      value.number.flatMap { $0 > 0 && $0 <= 1 ? $0 : nil }
    }
  }

  private mutating func letterSpacing(_ value: JSONValue?) -> Component.LetterSpacing? {
    self.value(value, "letterSpacing", "a number of points from -1000 to 1000, or em such as “0.05em”") { value in
      if let points = value.number { return abs(points) <= 1000 ? .points(points) : nil }
      guard let text = value.string, text.hasSuffix("em"), let em = plainNumber(String(text.dropLast(2))),
        abs(em) <= 100
      else { return nil }
      return .em(em)
    }
  }

  private mutating func lineHeight(_ value: JSONValue?) -> LineHeight? {
    self.value(value, "lineHeight", "“primary”, “fallback” or a multiple of the font size from 0.1 to 10") { value in
      switch value.content {
      case .string("primary"): .primary
      case .string("fallback"): .fallback
      case .number(let multiple, _) where (0.1...10).contains(multiple): .multiple(multiple)
      default: nil
      }
    }
  }

  // MARK: Image and intent

  private mutating func image(_ value: JSONValue?) -> Component.Image? {
    guard let value, let fields = fields(value, .image) else { return nil }
    for key in ["width", "height"] where fields[key] == nil { report("“image” needs a “\(key)”", at: value.offset) }
    let width = length(fields["width"], "width")
    let height = length(fields["height"], "height")
    var image = Component.Image(size: Size(width: width ?? 0, height: height ?? 0))
    if let scales = boolean(fields["scalesWithText"], "scalesWithText") { image.scalesWithText = scales }
    image.side = word(fields["side"], "side")
    if let mirrors = boolean(fields["mirrors"], "mirrors") { image.mirrors = mirrors }
    return width == nil || height == nil ? nil : image
  }

  private mutating func intent(_ value: JSONValue?) -> IntentOverride? {
    guard let value, let fields = fields(value, .intent) else { return nil }
    return IntentOverride(title: word(fields["title"], "title"), image: word(fields["image"], "image"))
  }
}

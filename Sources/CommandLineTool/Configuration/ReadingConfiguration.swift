import Catalogs
import Checks
import Layouts
import Titles
import Vocabulary

/// All that is wrong with a configuration: `file:line:column: …` lines.
package struct ConfigurationError: Error, Equatable {
  package var lines: [String]
}

extension Configuration {
  /// The configuration in a file; `file` is what messages call it, `folder` the absolute folder that it stands in.
  package static func read(
    _ bytes: [UInt8], file: String, folder: String, context: ConfigurationContext
  ) throws(ConfigurationError) -> Configuration {
    let document = JSONDocument(bytes, syntax: .json5)
    var reader = ConfigurationReader(document, file: file, folder: folder, context: context)
    for problem in document.problems { reader.report(problem.message, at: problem.offset) }
    // What is damaged is not understood: its other problems may be no problems.
    var configuration: Configuration?
    if let root = document.root, document.problems.isEmpty { configuration = reader.configuration(root) }
    if document.root == nil, document.problems.isEmpty { reader.report("the file is empty", at: 0) }
    guard var configuration, reader.problems.isEmpty else {
      throw ConfigurationError(lines: reader.lines(reader.problems))
    }
    configuration.notices = reader.lines(reader.notices)
    return configuration
  }
}

extension ConfigurationReader {
  mutating func configuration(_ root: JSONValue) -> Configuration? {
    guard let fields = fields(root, .root) else { return nil }
    let stated: Platform? = word(fields["platform"], "platform")
    let platform = context.platform ?? stated ?? .ios
    var plan = AuditPlan(components: [], platform: platform, today: context.today)
    plan.sourceLocale = locale(fields["sourceLocale"], "sourceLocale")
    plan.locales = locales(fields["locales"], "locales")
    plan.advisoryLocales = locales(fields["advisoryLocales"], "advisoryLocales") ?? []
    if let sizes = textSizes(fields["textSizes"], platform: platform) {
      plan.textSizes = sizes
      plan.required = sizes.standardRequired
    }
    if let required = textSize(fields["required"], "required") { plan.required = required }
    let scale = number(
      fields["displayScale"], "displayScale", in: 0.5...10, "a number of pixels per point from 0.5 to 10")
    if let scale { plan.grid = PixelGrid(scale: scale) }
    if let direction: BaseDirection = word(fields["baseDirection"], "baseDirection") { plan.baseDirection = direction }
    plan.samples = samples(fields["placeholders"])
    plan.mnemonics = mnemonics(fields["mnemonics"])
    plan.rules = rules(fields["rules"])
    plan.ignores = ignores(fields["ignore"])

    let components = entries(fields["components"], "components")
    if let components {
      if components.isEmpty { report("“components” names no component", at: fields["components"]?.offset ?? 0) }
      plan.components = components.compactMap { member in
        if member.key.isEmpty { report("a component needs a name", at: member.keyOffset) }
        return component(member.key, member.value, at: member.keyOffset, platform: platform)
      }
    } else {
      plan.surveyAllStrategies()
    }
    plan.overrides = overrides(fields["overrides"], components: components ?? [], platform: platform)

    var configuration = Configuration(file: file, folder: folder, plan: plan)
    configuration.catalogs = texts(fields["catalogs"], "catalogs", of: "globs") ?? []
    if let empty = fields["catalogs"], empty.array?.isEmpty == true {
      report("“catalogs” is empty: leave it out to take all that are found, or say which", at: empty.offset)
    }
    configuration.exclude = texts(fields["exclude"], "exclude", of: "globs") ?? []
    configuration.fonts = fonts(fields["fonts"])
    configuration.baseline = text(fields["baseline"], "baseline").map { FileTree.absolute($0, in: folder) }
    configuration.failOn = word(fields["failOn"], "failOn")
    configuration.statesRequired = fields["required"] != nil
    return configuration
  }

  // MARK: Text sizes

  private mutating func textSizes(_ value: JSONValue?, platform: Platform) -> TextScale? {
    guard let value else { return nil }
    if value.array != nil {
      let sizes = list(value, "textSizes", of: "sizes") { $0.textSize($1, "textSizes") } ?? []
      if value.array?.isEmpty == true { report("“textSizes” is empty", at: value.offset) }
      return try? TextScale(names: sizes.map(\.name), platform: platform)
    }
    let names = TextScale.named.map(\.name)
    if let text = value.string, TextScale.textSize(named: text) != nil {
      report("“textSizes” is one of \(names.joined(separator: ", ")), or a list: [“\(text)”]", at: value.offset)
      return nil
    }
    let name = word(value, "textSizes", among: names)
    return TextScale.named.first { $0.name == name }?.scale
  }

  // MARK: Placeholders

  /// Samples by spelling, and by key pattern where the value is an object.
  private mutating func samples(_ value: JSONValue?) -> SampleBook {
    var general: SampleBook.BySpelling = [:]
    var byKey: [(pattern: Wildcard, samples: SampleBook.BySpelling)] = []
    for member in entries(value, "placeholders") ?? [] {
      if member.key.isEmpty { report("a placeholder is spelled with at least one character", at: member.keyOffset) }
      guard member.value.object != nil else {
        general[member.key] = sampleList(member)
        continue
      }
      var own: SampleBook.BySpelling = [:]
      for inner in entries(member.value, member.key) ?? [] { own[inner.key] = sampleList(inner) }
      byKey.append((Wildcard(member.key), own))
    }
    return SampleBook(general: general, byKey: byKey)
  }

  private mutating func sampleList(_ member: JSONMember) -> [SampleBook.Sample]? {
    let samples: [SampleBook.Sample]? = list(member.value, member.key, of: "texts and numbers") { reader, value in
      switch value.content {
      case .string(let text): return .text(text)
      case .number(let number, _) where number.isFinite: return .number(number)
      default:
        reader.report("a sample is a text or a number, not \(Self.describe(value))", at: value.offset)
        return nil
      }
    }
    if samples?.isEmpty == true, member.value.array?.isEmpty == true {
      report("“\(member.key)” has no sample", at: member.value.offset)
    }
    return samples
  }

  /// The sign of a format's mnemonics, by the format's name.
  private mutating func mnemonics(_ value: JSONValue?) -> [CatalogFormat: Mnemonic] {
    var mnemonics: [CatalogFormat: Mnemonic] = [:]
    for member in entries(value, "mnemonics") ?? [] {
      let names = CatalogFormat.all.map(\.name)
      guard let format = CatalogFormat.all.first(where: { $0.name == member.key }) else {
        let advice = NearestName.advice(for: member.key, among: names)
        report("“mnemonics” has no catalog format “\(member.key)”\(advice)", at: member.keyOffset)
        continue
      }
      if let sign: Mnemonic = word(member.value, member.key) { mnemonics[format] = sign }
    }
    return mnemonics
  }

  // MARK: Fonts

  private mutating func fonts(_ value: JSONValue?) -> Configuration.FontSettings {
    var settings = Configuration.FontSettings()
    guard let value, let fields = fields(value, .fonts) else { return settings }
    if let manifest = text(fields["manifest"], "manifest") {
      settings.manifest = Configuration.FontSettings.Manifest(manifest, in: folder)
    }
    settings.files = (texts(fields["files"], "files", of: "font files") ?? []).map { FileTree.absolute($0, in: folder) }
    settings.folders =
      (texts(fields["folders"], "folders", of: "folders") ?? []).map { FileTree.absolute($0, in: folder) }
    settings.primary = text(fields["primary"], "primary")
    return settings
  }
}

import Catalogs
import Checks
import Layouts
import Reports
import UnicodeServices
import Vocabulary

/// (c) The whole audit, as a run of `snug audit` has it after its files are in memory: catalogs are read, titles set,
/// six strategies judged at twelve text sizes by all rules, on as many workers as there are cores.
struct WholeAudit {
  private let files: [(path: String, bytes: [UInt8])]
  private let plan: AuditPlan
  private let fonts: FontSource
  private let jobs: Int

  init(_ titles: TitleSet, setUp: SetUp, jobs: Int) throws {
    files = Self.files(titles)
    plan = try Self.plan()
    fonts = setUp.fonts
    self.jobs = jobs
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  func read() async -> [Catalog] {
    await withTaskGroup(of: [(Int, Catalog)].self) { group in
      for worker in 0..<jobs {
        group.addTask {
          stride(from: worker, to: files.count, by: jobs).map { index in
            let file = files[index]
            return (
              index,
              CatalogFormat.xcstrings.read(path: file.path, bytes: file.bytes, sourceLocale: TitleSet.locales[0])
            )
          }
        }
      }
      var catalogs: [(Int, Catalog)] = []
      for await read in group { catalogs += read }
      return catalogs.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  func run(_ catalogs: [Catalog]) async throws -> Report {
    try await audit(catalogs, plan: plan, fonts: fonts, workers: jobs, toolVersion: "benchmark")
  }

  /// The corpus's own configuration, on one screen: 375 points wide, with a margin of 16 on both sides.
  static func plan() throws -> AuditPlan {
    func component(_ name: String, _ strategies: [any LayoutStrategy.Type]) throws -> Component {
      let named = try strategies.map { type in
        Component.NamedStrategy(name: type.explanation.name, strategy: try type.init(options: [:]))
      }
      var component = Component(name: name, strategies: named, titles: TitleSelection(), platform: .ios)
      component.width = .points([343])
      return component
    }
    var beside = try component("fullWidthButton", StrategyList.all.filter { $0 != ImageAboveTitle.self })
    beside.image = Component.Image(size: Size(width: 20, height: 20))
    var above = try component("pictureButton", [ImageAboveTitle.self])
    above.height = .hug(minimum: 0)
    guard let today = CalendarDay("2026-01-01") else { throw BenchmarkError.noDay }
    return AuditPlan(components: [beside, above], platform: .ios, today: today)
  }

  /// Ten string catalogs with all locales, as an app of that many screens would have them.
  private static func files(_ titles: TitleSet) -> [(path: String, bytes: [UInt8])] {
    let count = titles.byLocale[0].texts.count
    let fileCount = min(10, count)
    // Keys of an object must be sorted; so must locales.
    let locales = titles.byLocale.sorted { $0.locale < $1.locale }
    return (0..<fileCount).map { number in
      var json = JSONWriter(layout: .indented)
      json.beginObject()
      json.key("sourceLanguage")
      json.string(TitleSet.locales[0].identifier)
      json.key("strings")
      json.beginObject()
      for index in stride(from: number, to: count, by: fileCount) {
        json.dataKey("title.\(index)")
        json.beginObject()
        json.key("localizations")
        json.beginObject()
        for (locale, texts) in locales {
          json.dataKey(locale.identifier)
          json.beginObject()
          json.key("stringUnit")
          json.beginObject()
          json.key("state")
          json.string("translated")
          json.key("value")
          json.string(texts[index])
          json.endObject()
          json.endObject()
        }
        json.endObject()
        json.endObject()
      }
      json.endObject()
      json.key("version")
      json.string("1.0")
      json.endObject()
      return (path: "Screen\(number).xcstrings", bytes: json.finish())
    }
  }
}

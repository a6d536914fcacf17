import Catalogs
import FoundationEssentials
import Synchronization
import Vocabulary

/// Reads every catalog of a folder on all workers, from memory: what an audit of them costs before it begins.
struct Reading: Sendable {
  private let files: [(path: String, bytes: [UInt8])]
  private let jobs: Int
  /// Files that no format takes.
  private let others: Int

  /// Throws what the system says of the folder.
  init(folder: String, jobs: Int) throws {
    self.jobs = jobs
    var files: [(path: String, bytes: [UInt8])] = []
    var others = 0
    for path in try Self.paths(in: folder) {
      guard let contents = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      let bytes = [UInt8](contents)
      if CatalogFormat(path: path, sample: { ContentSample(bytes) }) == nil {
        others += 1
      } else {
        files.append((path, bytes))
      }
    }
    // The longest first, so that no worker is left alone with it.
    self.files = files.sorted { $0.bytes.count > $1.bytes.count }
    self.others = others
  }

  /// A table's worth of numbers in one line.
  func run(rounds: Int) async -> String {
    var least: Duration?
    var entries = 0
    // The round before the first warms up.
    for round in 0...rounds {
      let start = ContinuousClock.now
      entries = await read()
      let time = ContinuousClock.now - start
      if round > 0 { least = min(least ?? time, time) }
    }
    let seconds = (least ?? .zero) / .seconds(1)
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    return "reading, \(jobs) jobs: \(files.count) files (\(others) others), \(entries) entries, "
      + "\(Self.tenths(Double(bytes) / 1e6)) MB in \(Int((seconds * 1000).rounded())) ms: "
      + "\(Self.tenths(Double(bytes) / 1e6 / seconds)) MB/s, \(Int(Double(entries) / seconds)) entries/s"
  }

  /// How many entries there are.
  private func read() async -> Int {
    let queue = Queue()
    return await withTaskGroup(of: Int.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          var entries = 0
          while case let index = queue.next(), index < files.count { entries += read(files[index]) }
          return entries
        }
      }
      return await group.reduce(0, +)
    }
  }

  private final class Queue: Sendable {
    private let taken = Atomic<Int>(0)

    func next() -> Int { taken.add(1, ordering: .relaxed).oldValue }
  }

  /// As a run does it: the format by name and content, then all of the file.
  private func read(_ file: (path: String, bytes: [UInt8])) -> Int {
    let format = CatalogFormat(path: file.path) { ContentSample(file.bytes) }
    return format?.read(path: file.path, bytes: file.bytes, sourceLocale: LanguageTag("en")).entries.count ?? 0
  }

  /// Of all files below a folder, relative to it.
  private static func paths(in folder: String) throws -> [String] {
    var paths: [String] = []
    var waiting = [""]
    while let next = waiting.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/" + next) {
        let path = next.isEmpty ? name : next + "/" + name
        var isFolder = false
        guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) else { continue }
        if isFolder { waiting.append(path) } else { paths.append(path) }
      }
    }
    return paths.sorted()
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

import Checks
import Foundation
import Synchronization
import Testing
import Vocabulary

@testable import CommandLineTool

/// The root of the package that these tests belong to.
let packageFolder = FileAccess.folder(
  of: FileAccess.folder(of: FileAccess.folder(of: URL(filePath: #filePath).path(percentEncoded: false))))

/// What a run wrote, and how it ended.
struct Run {
  var status: CommandLineTool.ExitStatus
  var output: String
  var errors: String
}

/// Keeps what is written.
final class Record: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  func output(isTerminal: Bool = false, columns: Int = 80) -> Output {
    .collecting(isTerminal: isTerminal, columns: columns) { new in self.bytes.withLock { $0 += new } }
  }
}

func session(
  in folder: String = "/", output: Output = Record().output(), errors: Output = Record().output(),
  variables: [String: String] = [:]
) -> Session {
  Session(
    workingFolder: folder, variables: variables, executable: packageFolder + "/.build/debug/snug", output: output,
    errors: errors, today: CalendarDay(year: 2026, month: 11, day: 30), processors: 2, time: { .zero })
}

/// Runs the program in `folder` with these arguments.
func snug(_ arguments: String..., in folder: String = "/") async -> Run {
  let (output, errors) = (Record(), Record())
  let status = await Program.run(
    arguments, session: session(in: folder, output: output.output(), errors: errors.output()))
  return Run(status: status, output: output.text, errors: errors.text)
}

/// A folder with these files, gone when the test is done with it.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let given = FileAccess.join(base, "snug-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: given, withIntermediateDirectories: true)
    path = SystemCalls.realPath(given) ?? given
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = FileAccess.join(path, name)
    try FileManager.default.createDirectory(atPath: FileAccess.folder(of: file), withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  func text(of name: String) -> String? {
    FileAccess.bytes(of: FileAccess.join(path, name)).map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] { names(in: ".") }

  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: FileAccess.join(path, folder))) ?? []).sorted()
  }
}

/// Decodes a configuration written in a test.
func configuration(_ text: String, platform: Platform? = nil) throws -> Configuration {
  try Configuration.read(
    Array(text.utf8), file: "snug.json5", folder: "/app",
    context: ConfigurationContext(platform: platform, today: CalendarDay(year: 2026, month: 11, day: 30)))
}

/// What is wrong with a configuration: `line:column: …`.
func problems(_ text: String) -> [String] {
  do throws(ConfigurationError) {
    _ = try Configuration.read(
      Array(text.utf8), file: "snug.json5", folder: "/app",
      context: ConfigurationContext(today: CalendarDay(year: 2026, month: 11, day: 30)))
    return []
  } catch {
    return error.lines.map { line in
      #expect(line.hasPrefix("snug.json5:"))
      return String(line.dropFirst("snug.json5:".count))
    }
  }
}

import Checks
import Foundation
import Testing

@testable import CommandLineTool

@Suite struct StreamTests {
  @Test func aClosedPipeIsQuietAndKeepsTheStatus() async {
    let errors = Record()
    let closed = Output { _ in .closed }
    let status = await Program.run(["strategies"], session: session(output: closed, errors: errors.output()))
    #expect(status == .clean)
    #expect(errors.text.isEmpty)
  }

  @Test func aFullDiskIsTold() async {
    let errors = Record()
    let full = Output { _ in .failed("No space left on device") }
    let status = await Program.run(["strategies"], session: session(output: full, errors: errors.output()))
    #expect(status == .incomplete)
    #expect(errors.text == "snug: not everything could be written: No space left on device\n")
  }

  @Test func aFileIsWrittenWholeInPlaceOfTheOld() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    try FileAccess.write(Array("new".utf8), to: folder.path + "/a.json")
    #expect(folder.text(of: "a.json") == "new")
    #expect(folder.names == ["a.json"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.json")
    try FileAccess.write(Array("newer".utf8), to: folder.path + "/link")
    #expect(folder.text(of: "a.json") == "newer")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link")) == "a.json")
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    #expect(throws: UsageError("\(folder.path) cannot be written: it is a folder")) {
      try FileAccess.write([], to: folder.path)
    }
    #expect(throws: UsageError.self) { try FileAccess.write([], to: folder.path + "/no/a.json") }
    #expect(throws: UsageError.self) { try FileAccess.create([], at: folder.path + "/a.json") }
    #expect(folder.text(of: "a.json") == "old")
  }

  @Test func aPageIsAsWideAsItSays() {
    #expect(Terminal.columns(measured: 132, isTerminal: true, variables: [:]) == 132)
    #expect(Terminal.columns(measured: nil, isTerminal: true, variables: [:]) == 80)
    #expect(Terminal.columns(measured: nil, isTerminal: false, variables: [:]) == 100)
    #expect(Terminal.columns(measured: 132, isTerminal: true, variables: ["COLUMNS": "60"]) == 60)
    #expect(Terminal.columns(measured: nil, isTerminal: false, variables: ["COLUMNS": "x"]) == 100)
  }

  @Test func colorsAreForTerminals() {
    func colors(_ choice: Terminal.ColorChoice, _ isTerminal: Bool, _ variables: [String: String] = [:]) -> Bool {
      Terminal.usesColor(choice, isTerminal: isTerminal, variables: variables)
    }
    #expect(colors(.auto, true))
    #expect(!colors(.auto, false))
    #expect(!colors(.auto, true, ["NO_COLOR": "1"]))
    #expect(colors(.auto, true, ["NO_COLOR": ""]))
    #expect(!colors(.auto, true, ["TERM": "dumb"]))
    #expect(colors(.always, false, ["NO_COLOR": "1"]))
    #expect(!colors(.never, true))
  }

  /// Days from a calendar: leap days, ends of years, centuries.
  @Test(arguments: [
    (0.0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
    (1_709_164_800, "2024-02-29"), (1_735_689_599, "2024-12-31"), (1_735_689_600, "2025-01-01"),
    (4_107_542_400, "2100-03-01"), (-1, "1969-12-31"),
  ])
  func aMomentsDay(_ seconds: Double, _ day: String) {
    #expect(CalendarDay.current(secondsSince1970: seconds).description == day)
  }
}

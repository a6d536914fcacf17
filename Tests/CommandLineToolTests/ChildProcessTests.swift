import Testing

@testable import CommandLineTool

@Suite struct ChildProcessTests {
  func run(_ script: String, input: String = "", environment: [String: String] = [:]) throws -> ChildProcess.Result {
    try ChildProcess.run(["sh", "-c", script], environment: environment, input: Array(input.utf8))
  }

  @Test func takesWhatAProgramWrites() throws {
    let result = try run("cat; printf '%s' \"$A\" >&2; exit 7", input: "in\n", environment: ["A": "größe = 1"])
    #expect(result == ChildProcess.Result(output: Array("in\n".utf8), errors: "größe = 1", status: 7))
  }

  /// More than any pipe holds, first on one and then on the other.
  @Test func readsBothStreamsAtOnce() throws {
    let megabyte = "head -c 1000000 /dev/zero | tr '\\0' x"
    let result = try run("\(megabyte); \(megabyte) >&2; \(megabyte)", environment: ["PATH": "/usr/bin:/bin"])
    #expect(result.output.count == 2_000_000 && result.errors.utf8.count == 1_000_000 && result.status == 0)
  }

  @Test func aProgramThatDoesNotReadIsNoFault() throws {
    #expect(try run("exit 0", input: String(repeating: "x", count: ChildProcess.inputLimit)).status == 0)
  }

  @Test func aSignalIsNoStatus() throws {
    #expect(try run("kill -9 $$").status == nil)
  }

  @Test func whatIsNotThereCannotBeStarted() {
    #expect(throws: ChildProcessError.self) {
      try ChildProcess.run(["snug-no-such-program"], environment: [:])
    }
  }
}

// Runs another program and takes what it writes: FoundationEssentials has no `Process`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum ChildProcess {
  struct Result: Sendable, Equatable {
    var output: [UInt8]
    var errors: String
    /// nil where a signal ended it.
    var status: Int32?
  }

  /// As much as every system's pipes take before anybody reads.
  static let inputLimit = 16_384

  /// Runs a program of the PATH to its end. `input` is small (`inputLimit`). Throws where the program cannot be started.
  static func run(
    _ arguments: [String], environment: [String: String], input: [UInt8] = []
  ) throws(ChildProcessError) -> Result {
    precondition(input.count <= inputLimit)
    var pipes: [Pipe] = []
    defer { for pipe in pipes { pipe.close() } }
    for _ in 0..<3 {
      guard let pipe = Pipe() else { throw ChildProcessError(reason: SystemCalls.reason(of: errno)) }
      pipes.append(pipe)
    }
    let (standardInput, output, errors) = (pipes[0], pipes[1], pipes[2])
    _ = SystemCalls.write(input, to: standardInput.writing)
    let ends = [standardInput.reading, output.writing, errors.writing]
    let process = try start(arguments, environment, descriptors: ends)
    standardInput.close()
    output.closeWriting()
    errors.closeWriting()
    let texts = read([output.reading, errors.reading])
    return Result(
      output: texts[0], errors: String(decoding: texts[1], as: UTF8.self), status: wait(for: process))
  }

  private static func start(
    _ arguments: [String], _ environment: [String: String], descriptors: [Int32]
  ) throws(ChildProcessError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var settings = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var process = pid_t()
    let failure = unsafe posix_spawnp(&process, arguments.first ?? "", &actions, nil, &words, &settings)
    guard failure == 0 else { throw ChildProcessError(reason: SystemCalls.reason(of: failure)) }
    return process
  }

  /// Reads several pipes to their ends, whichever has something: a program that waits for one to be emptied never stalls.
  private static func read(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts: [[UInt8]] = Array(repeating: [], count: descriptors.count)
    var open = Array(descriptors.indices)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      var states = open.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
      guard unsafe poll(&states, nfds_t(states.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for (place, index) in open.enumerated().reversed() where states[place].revents != 0 {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptors[index], $0) }
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open.remove(at: place)
        }
      }
    }
    return texts
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // WIFEXITED and WEXITSTATUS, which are macros.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}

struct ChildProcessError: Error {
  /// In the system's words.
  var reason: String
}

/// Two ends, which other children do not inherit.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32
  private var isOpen = true

  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeWriting() {
    guard writing >= 0 else { return }
    _ = systemClose(writing)
    writing = -1
  }

  func close() {
    closeWriting()
    guard isOpen else { return }
    isOpen = false
    _ = systemClose(reading)
  }
}

/// Under a name of its own: `close` is a method where it is called.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

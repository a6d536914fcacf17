// With ChildProcess.swift the only file here that talks to the C library: FoundationEssentials has no file handles and
// knows no terminals.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum SystemCalls {
  enum WriteResult: Sendable, Equatable {
    case done
    /// Whoever read the other end went away (`EPIPE`).
    case closed
    /// Anything else, such as a full disk, in the system's words.
    case failed(String)
  }

  /// Writes all bytes, however many calls that takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        return .closed
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // A pipe that somebody else made non-blocking: wait until it takes more.
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&state, 1, -1)
      } else if errno != EINTR {
        return .failed(lastError)
      }
    }
    return .done
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The last failed call's reason, in the system's words.
  private static var lastError: String { reason(of: errno) }

  static func reason(of error: Int32) -> String { unsafe String(cString: strerror(error)) }

  // MARK: Terminals and pipes

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's width; nil where there is none, or where it does not know.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A closed pipe then shows as a failed write, not as the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  // MARK: Files

  /// The path with all links followed; nil where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The running program's own file, links followed.
  static func executablePath() -> String? {
    #if os(Linux)
      return realPath("/proc/self/exe")
    #elseif canImport(Darwin)
      var size = UInt32(0)
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return realPath(String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      return CommandLine.arguments.first.flatMap(realPath)
    #endif
  }

  /// Puts the file at `source` in the place of whatever stands at `target`, in one step; a reason on failure.
  static func move(_ source: String, to target: String) -> String? {
    unsafe rename(source, target) == 0 ? nil : lastError
  }

  /// Opens a file for writing, with the permissions that the user's mask leaves, and writes it; a reason on failure.
  ///
  /// `isNew` refuses a file that is there already.
  static func writeFile(_ path: String, _ bytes: [UInt8], isNew: Bool) -> String? {
    let flags = O_WRONLY | O_CREAT | (isNew ? O_EXCL : O_TRUNC)
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { return lastError }
    let result = write(bytes, to: descriptor)
    // A full disk on a network may show only now.
    let isClosed = close(descriptor) == 0
    switch result {
    case .done: return isClosed ? nil : lastError
    case .closed: return "nobody reads it"
    case .failed(let reason): return reason
    }
  }

  static func remove(_ path: String) { _ = unsafe unlink(path) }

  static var processIdentifier: Int32 { getpid() }

  static func end(with status: ExitStatus) -> Never { exit(status.rawValue) }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system has counted for this process so far.
struct ProcessUsage {
  /// The most memory at once, in bytes.
  let peakMemory: Int
  /// The time of all processors together, in seconds: what others do on the machine is not in it.
  let processorTime: Double

  init() {
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
      peakMemory = usage.ru_maxrss
    #else
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      peakMemory = usage.ru_maxrss * 1024
    #endif
    processorTime =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The most memory that the process has had at once, in bytes, as the system counts it.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #endif
}

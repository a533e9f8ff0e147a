import PortableUIKit

/// How much memory this process has needed at most.
enum PeakMemory {
  static var megabytes: Int {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, which has another type on each platform, as the size has another unit.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return Int(usage.ru_maxrss) / 1_048_576
    #else
    return Int(usage.ru_maxrss) / 1_024
    #endif
  }
}

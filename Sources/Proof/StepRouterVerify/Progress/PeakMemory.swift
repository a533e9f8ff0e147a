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
    return (sinceStart ?? Int(usage.ru_maxrss)) / 1_024
    #endif
  }

  #if !canImport(Darwin)
  /// In kilobytes, since this program was started. `getrusage` also counts what was in the process
  /// before: `swift run` becomes the program that it runs.
  private static var sinceStart: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
  #endif
}

import PortableUIKit

/// The peak memory of this process.
enum PeakMemory {
  static var megabytes: Int {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, whose type differs from platform to platform, as does the unit of the
    // size.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return Int(usage.ru_maxrss) / 1_048_576
    #else
    return (sinceStart ?? Int(usage.ru_maxrss)) / 1_024
    #endif
  }

  #if !canImport(Darwin)
  /// The peak in kilobytes since this program started. `getrusage` also counts the process's
  /// earlier program: `swift run` becomes the program that it runs.
  private static var sinceStart: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
  #endif
}

import PortableUIKit

/// The peak memory of this process.
enum PeakMemory {
  static var megabytes: Int {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, whose type depends on the platform. So does the unit of the size.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return Int(usage.ru_maxrss) / 1_048_576
    #else
    return (sinceStart ?? Int(usage.ru_maxrss)) / 1_024
    #endif
  }

  #if !canImport(Darwin)
  /// The peak in kilobytes since this program started. `getrusage` also counts the program that the
  /// process ran before: `swift run` turns into the program that it runs.
  private static var sinceStart: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    // The watchdog reads this ten times a second, and splitting bytes is faster than splitting
    // characters.
    let lines = status?.utf8.split(separator: UInt8(ascii: "\n"))
    let line = lines?.first { $0.starts(with: "VmHWM:".utf8) }
    let words = line?.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return words?.dropFirst().first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
  #endif
}

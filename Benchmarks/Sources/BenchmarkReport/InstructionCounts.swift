import Cases
import Foundation

/// Instruction counts for every case, from callgrind. Unlike times, they don't depend on the
/// machine's load.
struct InstructionCounts {
  /// Instructions per run of a case.
  struct Count {
    let router: Double
    let byHand: Double
    var added: Double { router - byHand }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let counts: [Count]

  subscript(index: Int) -> Count { counts[index] }

  /// Runs all cases under callgrind. Returns nil if valgrind isn't installed.
  static func measured() throws -> InstructionCounts? {
    guard let valgrind = executable("valgrind") else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StepRouterBenchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("counts")
    try run(valgrind, writingTo: output)
    return try InstructionCounts(dumps: output, cases: Case.Name.allCases.count)
  }

  private static func run(_ valgrind: URL, writingTo output: URL) throws {
    let process = Process()
    process.executableURL = valgrind
    process.arguments = [
      "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*\(CountedWork.counted)*",
      "--dump-before=*\(CountedWork.end)*", "--callgrind-out-file=\(output.path)",
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("CountedCases").path,
    ]
    // Fixes the positions in hash tables, so a lookup costs the same in every run.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "callgrind ended with status \(process.terminationStatus)")
    }
  }

  /// Callgrind numbers its dumps: one file per count.
  private init(dumps: URL, cases: Int) throws {
    let totals = try (1...(2 * cases)).map { try Self.total(in: dumps.path + ".\($0)") }
    counts = (0..<cases).map { Count(router: totals[2 * $0], byHand: totals[2 * $0 + 1]) }
  }

  private static func total(in dump: String) throws -> Double {
    let lines = try String(contentsOfFile: dump, encoding: .utf8).split(separator: "\n")
    for line in lines.reversed() where line.hasPrefix("totals: ") {
      guard let total = Double(line.dropFirst("totals: ".count)) else { break }
      return total / Double(CountedWork.times)
    }
    throw Failure(description: "no total in \(dump)")
  }

  private static func executable(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

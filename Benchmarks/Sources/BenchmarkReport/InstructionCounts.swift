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
  private let growths: [[Double]]

  subscript(index: Int) -> Count { counts[index] }

  /// Returns the instructions for each size.
  subscript(growth index: Int) -> [Double] { growths[index] }

  /// Runs all cases under callgrind. Returns nil if valgrind isn't installed.
  static func measured() throws -> InstructionCounts? {
    guard let valgrind = executable("valgrind") else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StepRouterBenchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("counts")
    try run(valgrind, writingTo: output)
    return try InstructionCounts(
      dumps: output, cases: Case.Name.allCases.count, growths: Growth.Name.allCases.count)
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
  private init(dumps: URL, cases: Int, growths: Int) throws {
    func total(_ number: Int) throws -> Double {
      try Self.total(in: dumps.path + ".\(number + 1)")
    }
    let times = Double(CountedWork.times)
    counts = try (0..<cases).map {
      Count(router: try total(2 * $0) / times, byHand: try total(2 * $0 + 1) / times)
    }
    self.growths = try (0..<growths).map { growth in
      try (0..<Growth.sizeCount).map { try total(2 * cases + growth * Growth.sizeCount + $0) }
    }
  }

  private static func total(in dump: String) throws -> Double {
    let lines = try String(contentsOfFile: dump, encoding: .utf8).split(separator: "\n")
    for line in lines.reversed() where line.hasPrefix("totals: ") {
      guard let total = Double(line.dropFirst("totals: ".count)) else { break }
      return total
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

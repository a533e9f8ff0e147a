#if os(Linux) || os(macOS)
import PortableUIKit

/// One run of the compiler over samples, with its own check of expected messages (`-verify`).
struct CompilerRun: Sendable {
  let exitStatus: Int32
  let output: String

  /// Type-checks the samples in one form, all in one module with what they speak of.
  init(of samples: [Sample], with support: [Sample] = [], as variant: Variant) throws {
    try self.init(Self.arguments(for: samples + support, as: variant))
  }

  /// Type-checks samples as Swift 5, with so much checking of concurrency.
  init(ofSwift5 samples: [Sample], checking: String) throws {
    try self.init(
      Self.arguments(inSwift: "5") + ["-strict-concurrency=\(checking)"]
        + samples.map(\.file.path))
  }

  private init(_ arguments: [String]) throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("chain-diagnostics-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()

    exitStatus = process.terminationStatus
    self.output = try String(contentsOf: output, encoding: .utf8)
  }

  /// What the compiler objects to in a sample, by line: messages that were expected and did not
  /// come, and messages that came and were not expected.
  func objections(to sample: Sample) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(sample.file.path + ":"),
        let match = line.wholeMatch(of: #/.*:(\d+):\d+: error: (.*)/#)
      else { return nil }
      return "\(sample.file.lastPathComponent):\(match.1): \(match.2)"
    }
  }

  private static func arguments(for samples: [Sample], as variant: Variant) throws -> [String] {
    try arguments(inSwift: "6") + [
      "-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated",
    ] + variant.arguments + samples.map(\.file.path)
  }

  private static func arguments(inSwift version: String) throws -> [String] {
    [
      "-typecheck", "-wmo", "-swift-version", version, "-module-name", "Samples", "-I",
      try ModulesFolder.find().path,
    ]
  }
}

/// The folder in which the build that runs these tests keeps its compiled modules.
enum ModulesFolder {
  struct NotFound: Error, CustomStringConvertible {
    let candidates: [URL]
    var description: String {
      "No 'Modules/StepRouter.swiftmodule' beside or above \(candidates.map(\.path))."
    }
  }

  /// Looks beside and above all that names the test bundle: the executable on Linux, an argument
  /// or a loaded bundle on a Mac, where the executable belongs to the toolchain.
  static func find() throws -> URL {
    let candidates =
      CommandLine.arguments.filter { $0.contains("/") }.map { URL(fileURLWithPath: $0) }
      + ([Bundle.main] + Bundle.allBundles).flatMap { bundle in
        [bundle.executableURL, bundle.bundleURL].compactMap { $0 }
      }
    for candidate in candidates {
      if let folder = modules(above: candidate.standardizedFileURL) { return folder }
    }
    throw NotFound(candidates: candidates)
  }

  private static func modules(above url: URL) -> URL? {
    var folder = url
    while folder.path != "/", !folder.path.isEmpty {
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("StepRouter.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
#endif

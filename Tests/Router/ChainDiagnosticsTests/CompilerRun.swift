#if os(Linux) || os(macOS)
import CompilerRuns
import PortableUIKit

/// One run of the compiler over samples, with its own check of expected messages (`-verify`).
struct CompilerRun: Sendable {
  let exitStatus: Int32
  let output: String

  /// Type-checks the samples in one form, all in one module with the types they use.
  init(of samples: [Sample], with support: [Sample] = [], as variant: Variant) async throws {
    try await self.init(
      samples + support, inSwift: "6",
      options: [
        "-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated",
      ] + variant.arguments)
  }

  /// Type-checks samples as Swift 5, with the given checking of concurrency.
  init(ofSwift5 samples: [Sample], checking: String) async throws {
    try await self.init(samples, inSwift: "5", options: ["-strict-concurrency=\(checking)"])
  }

  private init(_ samples: [Sample], inSwift version: String, options: [String]) async throws {
    let run = try await CompilerOutput(
      typechecking: samples.map(\.file), module: "Samples", inSwift: version, options: options)
    exitStatus = run.exitStatus
    output = run.text
  }

  /// The compiler's objections to a sample, by line: expected messages that are missing, and
  /// messages that aren't expected.
  func objections(to sample: Sample) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(sample.file.path + ":"),
        let match = line.wholeMatch(of: #/.*:(\d+):\d+: error: (.*)/#)
      else { return nil }
      return "\(sample.file.lastPathComponent):\(match.1): \(match.2)"
    }
  }
}
#endif

#if os(Linux) || os(macOS)
import Foundation

/// The compiler's output when it type-checks source files.
package struct CompilerOutput: Sendable {
  package let exitStatus: Int32
  package let text: String

  /// Type-checks the files as one module, which may import what the tests' build has compiled. No
  /// thread of Swift's pool is kept while the compiler runs.
  package init(
    typechecking files: [URL], module: String, inSwift version: String = "6",
    options: [String] = []
  ) async throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("compiler-output-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", version, "-module-name", module, "-I",
        try ModulesFolder.find().path,
      ] + options + files.map(\.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do { try process.run() } catch {
        process.terminationHandler = nil
        end.resume(throwing: error)
      }
    }

    exitStatus = process.terminationStatus
    text = try String(contentsOf: output, encoding: .utf8)
  }
}
#endif

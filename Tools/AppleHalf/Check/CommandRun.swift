import Foundation

/// A command that has finished.
struct CommandRun: Sendable {
  let status: Int32
  let output: String

  /// Runs the command with its output in a file, since a full pipe would block it.
  init(_ command: [String], log: URL) async throws {
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    try handle.close()
    output = try String(contentsOf: log, encoding: .utf8)
  }
}

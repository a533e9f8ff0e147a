import Foundation
import StepRouterExplorer
import StepRouterTesting

#if os(macOS) || os(Linux)

/// Another process of this program, which does a share of the pieces.
@MainActor
package final class WorkerProcess {
  /// A message from the process.
  package enum Event: Sendable {
    case line(Data)
    /// The process has ended, with a signal or a status, and perhaps with a message from Swift.
    case ended(String, message: String?)
  }

  private let process = Process()
  private let orders: FileHandle

  /// Starts another process of this program.
  package init(
    _ program: URL, _ arguments: [String], _ tell: @escaping @Sendable (Event) -> Void
  ) throws(Problem) {
    // Writing an order to a process that has just ended must fail, and not end this process too.
    signal(SIGPIPE, SIG_IGN)
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // Swift's message says what's wrong. A backtrace of the explorer wouldn't help.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { own, _ in own }
    do { try process.run() } catch {
      throw Problem("\(program.path.quoted) cannot be started: \(reason(of: error)).")
    }
    orders = input.fileHandleForWriting
    let log = CrashLog()
    let errorsEnded = Self.passOn(errors.fileHandleForReading, but: log)
    Self.listen(to: output.fileHandleForReading, of: process, log, errorsEnded, tell)
  }

  /// Sends an order. Does nothing if the process has ended, which `Event.ended` reports.
  package func give(_ order: WorkerOrder<some Worker>) {
    guard let line = try? WorkerMessage.line(order) else { return }
    try? orders.write(contentsOf: line)
  }

  /// Ends the process after its current orders.
  func dismiss() { try? orders.close() }

  /// Ends the process at once.
  func kill() { process.terminate() }

  /// Passes on the process's standard error. Returns a semaphore that's signaled at its end.
  private static func passOn(_ errors: FileHandle, but log: CrashLog) -> DispatchSemaphore {
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      while case let more = errors.availableData, !more.isEmpty {
        try? FileHandle.standardError.write(contentsOf: log.add(more))
      }
      try? FileHandle.standardError.write(contentsOf: log.end())
      ended.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    return ended
  }

  private static func listen(
    to output: FileHandle, of process: Process, _ log: CrashLog,
    _ errorsEnded: DispatchSemaphore, _ tell: @escaping @Sendable (Event) -> Void
  ) {
    let thread = Thread {
      var rest = Data()
      // Reads the bytes already there; `read(upToCount:)` would wait for the full count.
      while case let more = output.availableData, !more.isEmpty {
        rest += more
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          tell(.line(Data(rest[..<end])))
          rest = Data(rest[(end + 1)...])
        }
      }
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      // A process that the app has started may keep the pipe open longer.
      _ = errorsEnded.wait(timeout: .now() + .seconds(1))
      tell(
        .ended(
          "\(isSignal ? "signal" : "status") \(process.terminationStatus)", message: log.message))
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
}
#endif

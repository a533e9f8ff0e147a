import Foundation
import StepRouterExplorer
import StepRouterTesting

#if os(macOS) || os(Linux)

/// Another process of this program, which does pieces of its work.
@MainActor
package final class WorkerProcess {
  /// A message from the process.
  package enum Event: Sendable {
    case line(Data)
    case ended(String)
  }

  private let process = Process()
  private let orders: FileHandle

  /// Starts another process of this program.
  package init(
    _ program: URL, _ arguments: [String], _ tell: @escaping @Sendable (Event) -> Void
  ) throws(Problem) {
    // An order to a process that has just ended must fail, not end this process, too.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch {
      throw Problem("\(program.path.quoted) cannot be started: \(reason(of: error)).")
    }
    orders = input.fileHandleForWriting
    Self.listen(to: output.fileHandleForReading, of: process, tell)
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

  private static func listen(
    to output: FileHandle, of process: Process, _ tell: @escaping @Sendable (Event) -> Void
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
      tell(.ended("\(isSignal ? "signal" : "status") \(process.terminationStatus)"))
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
}
#endif

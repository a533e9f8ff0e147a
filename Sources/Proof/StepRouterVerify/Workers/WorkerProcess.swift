#if os(macOS) || os(Linux)
import Foundation
import StepRouterTesting

/// Another process of this program, which does pieces of its work.
@MainActor
package final class WorkerProcess {
  /// What it tells.
  package enum Event: Sendable {
    case line(Data)
    case ended(String)
  }

  private let process = Process()
  private let orders: FileHandle

  /// Starts this program once more.
  package init(
    _ program: URL, _ arguments: [String], _ tell: @escaping @Sendable (Event) -> Void
  ) throws(Problem) {
    // An order for one that has just ended fails, and does not end this process, too.
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

  /// Orders cannot be given to one that has ended: it has told so.
  package func give(_ order: WorkerOrder<some Worker>) {
    guard let line = try? WorkerMessage.line(order) else { return }
    try? orders.write(contentsOf: line)
  }

  /// Ends it when it has done what it is at.
  func dismiss() { try? orders.close() }

  /// Ends it at once.
  func kill() { process.terminate() }

  private static func listen(
    to output: FileHandle, of process: Process, _ tell: @escaping @Sendable (Event) -> Void
  ) {
    let thread = Thread {
      var rest = Data()
      // What is there already: `read(upToCount:)` would wait for so much.
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

import PortableUIKit

/// A command's output and its environment.
@MainActor
package struct Console {
  /// Whether the console is this process's own; if so, the user can interrupt the process, and it
  /// can start others.
  let isProcess: Bool
  /// Whether the console can redraw a line.
  let isInteractive: Bool
  let environment: [String: String]
  let now: () -> ContinuousClock.Instant
  let print: (_ text: String, _ end: String) -> Void
  let complain: (String) -> Void

  package init(
    isInteractive: Bool, environment: [String: String] = [:],
    now: @escaping () -> ContinuousClock.Instant = { .now },
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.init(
      isProcess: false, isInteractive: isInteractive, environment: environment, now: now,
      print: print, complain: complain)
  }

  private init(
    isProcess: Bool, isInteractive: Bool, environment: [String: String],
    now: @escaping () -> ContinuousClock.Instant,
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.isProcess = isProcess
    self.isInteractive = isInteractive
    self.environment = environment
    self.now = now
    self.print = print
    self.complain = complain
  }

  /// The console of this process.
  static var standard: Console {
    Console(
      isProcess: true, isInteractive: StandardStreams.isTerminal(STDOUT_FILENO),
      environment: ProcessInfo.processInfo.environment, now: { .now },
      print: StandardStreams.print,
      complain: StandardStreams.complain)
  }
}

import PortableUIKit

/// A command's output and its environment.
@MainActor
package struct Console {
  /// Whether the console is the one of this process. If so, the user can interrupt the process, and
  /// the process can start others.
  let isProcess: Bool
  /// Whether the console can redraw a line.
  let isInteractive: Bool
  let environment: [String: String]
  /// Returns the next line of the input, without its line break; nil at the end.
  let read: () -> String?
  let now: () -> ContinuousClock.Instant
  let print: (_ text: String, _ end: String) -> Void
  let complain: (String) -> Void

  package init(
    isInteractive: Bool, environment: [String: String] = [:],
    read: @escaping () -> String? = { nil },
    now: @escaping () -> ContinuousClock.Instant = { .now },
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.init(
      isProcess: false, isInteractive: isInteractive, environment: environment,
      read: read, now: now, print: print, complain: complain)
  }

  private init(
    isProcess: Bool, isInteractive: Bool, environment: [String: String],
    read: @escaping () -> String?, now: @escaping () -> ContinuousClock.Instant,
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.isProcess = isProcess
    self.isInteractive = isInteractive
    self.environment = environment
    self.read = read
    self.now = now
    self.print = print
    self.complain = complain
  }

  /// The console of this process.
  static var standard: Console {
    Console(
      isProcess: true, isInteractive: StandardStreams.isTerminal(STDOUT_FILENO),
      environment: ProcessInfo.processInfo.environment,
      read: { readLine(strippingNewline: true) }, now: { .now },
      print: StandardStreams.print,
      complain: StandardStreams.complain)
  }
}

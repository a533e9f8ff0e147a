import PortableUIKit

/// Where a command prints, and what it knows of its surroundings.
@MainActor
package struct Console {
  /// Whether it is this process's own: then the process can be interrupted, and start others.
  let isProcess: Bool
  /// Whether a line can be redrawn.
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

  /// That of this process.
  static var standard: Console {
    Console(
      isProcess: true, isInteractive: StandardStreams.isTerminal(STDOUT_FILENO),
      environment: ProcessInfo.processInfo.environment, now: { .now },
      print: StandardStreams.print,
      complain: StandardStreams.complain)
  }
}

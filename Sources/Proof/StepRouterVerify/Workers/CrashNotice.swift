import PortableUIKit
import StepRouterExplorer

#if os(macOS) || os(Linux)

/// Reports what the explorer was doing if the app crashes in this process, with no other process to
/// report it. A backtrace of the explorer wouldn't help.
///
/// The signal handler only wakes a thread, because the thread that crashed may hold any lock.
enum CrashNotice {
  private nonisolated(unsafe) static var signalled: Int32 = -1
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// The time limit of the notice, in seconds.
  private static let patience: UInt32 = 5

  /// Installs the handlers in this process, unless the environment asks for backtraces.
  static func install(_ environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard environment["SWIFT_BACKTRACE"] == nil, signalled < 0, pipe(&ends) == 0 else { return }
    signalled = ends[1]
    let waiting = ends[0]
    let thread = Thread {
      // Block the signals here, so that one from outside stops another thread.
      change(SIG_BLOCK, signals)
      var number: UInt8 = 0
      while read(waiting, &number, 1) != 1 {}
      let deed = Whereabouts.shared.now.deed
      let moves = (deed.way + [deed.move].compactMap(\.self)).map(\.description)
      let steps = deed.steps?.map(\.description) ?? moves
      let way = steps.isEmpty ? "" : " The way there: [\(steps.joined(separator: ", "))]."
      StandardStreams.complain(
        WorkerEnd(.crash("signal \(number)"), during: deed).description + way)
      _exit(1)
    }
    thread.stackSize = 1 << 20
    thread.start()
    for number in signals {
      signal(number) { number in
        CrashNotice.change(SIG_UNBLOCK, [SIGALRM])
        alarm(CrashNotice.patience)
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(CrashNotice.signalled, &byte, 1)
        while true { pause() }
      }
    }
  }

  /// Blocks or unblocks signals in this thread.
  private static func change(_ how: Int32, _ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(how, &set, nil)
  }
}
#endif

import PortableUIKit

/// A terminal in raw mode, which sends each key at once and echoes none, until `leave()`. The
/// terminal gets its settings back no matter how the process ends, even by a signal.
struct RawMode {
  private static let descriptor = STDIN_FILENO
  /// The state of the signal handlers, which must not allocate or lock.
  private nonisolated(unsafe) static var usual = termios()
  private nonisolated(unsafe) static var raw = termios()
  private nonisolated(unsafe) static var isEntered = false

  /// Enters raw mode. Returns nil if standard input isn't a terminal that allows it, or is already
  /// in raw mode.
  static func enter() -> RawMode? {
    guard !isEntered, tcgetattr(descriptor, &usual) == 0 else { return nil }
    raw = usual
    // Signals and output processing stay on.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    guard tcsetattr(descriptor, TCSADRAIN, &raw) == 0 else { return nil }
    isEntered = true
    _ = restoringAtExit
    for number in fatal { handle(number) { RawMode.end(by: $0) } }
    handle(SIGTSTP) { _ in RawMode.pause() }
    handle(SIGWINCH) { _ in }
    return RawMode()
  }

  /// Restores the terminal's settings.
  func leave() {
    Self.restore()
    Self.isEntered = false
    for number in Self.fatal + [SIGTSTP, SIGWINCH] { signal(number, SIG_DFL) }
  }

  private static let restoringAtExit: Void = {
    atexit { RawMode.restore() }
  }()

  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Sets a handler without `SA_RESTART`, so that a signal interrupts the read and the line is
  /// drawn again.
  private static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void)
  {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }

  private static func restore() {
    if isEntered { tcsetattr(descriptor, TCSADRAIN, &usual) }
  }

  /// Ends the process with the same signal, so that its parent sees the cause.
  private static func end(by number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Suspends the process as Control-Z does, and returns to raw mode when it resumes.
  private static func pause() {
    restore()
    raise(SIGSTOP)
    tcsetattr(descriptor, TCSADRAIN, &raw)
  }
}

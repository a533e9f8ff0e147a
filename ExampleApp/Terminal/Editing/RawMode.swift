import PortableUIKit

/// A terminal that gives each key at once and echoes none, until `leave()`. However the process ends
/// meanwhile, the terminal is as it was before: a signal puts it back first.
struct RawMode {
  private static let descriptor = STDIN_FILENO
  /// What the handlers of signals use: they may neither allocate nor lock.
  private nonisolated(unsafe) static var usual = termios()
  private nonisolated(unsafe) static var raw = termios()
  private nonisolated(unsafe) static var isEntered = false

  /// Nil where standard input is no terminal that can be set.
  static func enter() -> RawMode? {
    guard !isEntered, tcgetattr(descriptor, &usual) == 0 else { return nil }
    raw = usual
    // Signals and what is written stay as they are.
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

  /// Puts the terminal back as it was.
  func leave() {
    Self.restore()
    Self.isEntered = false
    for number in Self.fatal + [SIGTSTP, SIGWINCH] { signal(number, SIG_DFL) }
  }

  private static let restoringAtExit: Void = {
    atexit { RawMode.restore() }
  }()

  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Without `SA_RESTART`, so that a read ends and the line is drawn again.
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

  /// Ends the process by the signal itself, which its parent is told.
  private static func end(by number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the process as Control-Z does, and goes on when it is continued.
  private static func pause() {
    restore()
    raise(SIGSTOP)
    tcsetattr(descriptor, TCSADRAIN, &raw)
  }
}

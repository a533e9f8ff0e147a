import PortableUIKit

/// Detects that the user has interrupted the program, or that the system has asked it to end.
///
/// While this object lives, the first of these signals doesn't end the process. The second one
/// does, whichever it is.
final class Interruption: @unchecked Sendable {
  /// The pipe to which the signal handler writes. A handler may do hardly anything else.
  private nonisolated(unsafe) static var signalled: Int32 = -1

  private let lock = NSLock()
  // Use both only while holding the lock.
  private var happened = false
  private var listener: (@Sendable () -> Void)?

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    Self.signalled = ends[1]
    let waiting = ends[0]
    let thread = Thread { [weak self] in
      var byte: UInt8 = 0
      var count = read(waiting, &byte, 1)
      while count < 0, errno == EINTR { count = read(waiting, &byte, 1) }
      close(waiting)
      if count > 0 { self?.happen() }
    }
    thread.stackSize = 1 << 20
    thread.start()
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(Interruption.signalled, &byte, 1)
        Interruption.endProcessAtNext()
      }
    }
  }

  deinit {
    Self.endProcessAtNext()
    close(Self.signalled)
    Self.signalled = -1
  }

  var hasHappened: Bool { lock.withLock { happened } }

  /// Sets the closure to call on an interruption.
  func listen(_ listener: @escaping @Sendable () -> Void) {
    lock.withLock { self.listener = listener }
  }

  /// Makes the next signal end the process. A signal handler may call this.
  private static func endProcessAtNext() {
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }

  private func happen() {
    let listener = lock.withLock {
      happened = true
      return self.listener
    }
    listener?()
  }
}

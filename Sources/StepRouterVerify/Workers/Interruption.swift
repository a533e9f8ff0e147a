import PortableUIKit

/// Whether the user has interrupted the program, or the system has asked it to end.
///
/// From when it is made these signals do not end the process; the second one does.
final class Interruption: @unchecked Sendable {
  /// Where the signal's handler writes: it may do nothing else.
  private nonisolated(unsafe) static var signalled: Int32 = -1

  private let lock = NSLock()
  // Both are read and written under the lock.
  private var happened = false
  private var listener: (@Sendable () -> Void)?

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    Self.signalled = ends[1]
    let waiting = ends[0]
    let thread = Thread { [weak self] in
      var byte: UInt8 = 0
      while read(waiting, &byte, 1) < 0, errno == EINTR {}
      self?.happen()
    }
    thread.stackSize = 1 << 20
    thread.start()
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        var byte: UInt8 = 1
        _ = write(Interruption.signalled, &byte, 1)
        signal(number, SIG_DFL)
      }
    }
  }

  var hasHappened: Bool { lock.withLock { happened } }

  /// Says what is to be done when it happens.
  func listen(_ listener: @escaping @Sendable () -> Void) {
    lock.withLock { self.listener = listener }
  }

  private func happen() {
    let listener = lock.withLock {
      happened = true
      return self.listener
    }
    listener?()
  }
}

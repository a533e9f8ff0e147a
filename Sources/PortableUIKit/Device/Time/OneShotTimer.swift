/// Fires once on the main actor, unless it is cancelled or released before.
@MainActor public final class OneShotTimer {
  /// What the time is for. On a phone both are real time.
  public enum Role: Sendable {
    /// A time-out: in a headless device's automatic time it comes due by `advance(by:)` or by the
    /// wall clock only, so that it never overtakes the answer it waits for.
    case deadline
    /// A short wait that counts as work.
    case pause
  }

  private var fire: (@MainActor () -> Void)?
  #if canImport(UIKit)
  private var waiting: Task<Void, Never>?
  #else
  private var waiting: QueueEntry?
  /// Kept, so that the time also comes when the device has gone.
  private let clock: DeviceClock
  #endif

  /// Starts the timer: on a headless device on the clock of the responder's device, or of the
  /// current one.
  public init(
    after delay: Duration, role: Role, on responder: UIResponder?,
    _ fire: @escaping @MainActor () -> Void
  ) {
    #if canImport(UIKit)
    self.fire = fire
    waiting = Task { [weak self] in
      try? await Task.sleep(for: delay)
      if !Task.isCancelled { self?.fireNow() }
    }
    #else
    clock = (responder?.device ?? .current).clock
    self.fire = fire
    let work: @MainActor () -> Void = { [weak self] in self?.fireNow() }
    switch role {
    case .deadline: waiting = clock.addDeadline(after: delay, owner: self, work: work)
    case .pause: waiting = clock.add(after: delay, owner: self, work: work)
    }
    #endif
  }

  #if canImport(UIKit)
  deinit { waiting?.cancel() }
  #endif

  /// Lets go of the work; does nothing when the timer has fired.
  public func cancel() {
    fire = nil
    waiting?.cancel()
  }

  private func fireNow() {
    let fire = fire
    self.fire = nil
    fire?()
  }
}

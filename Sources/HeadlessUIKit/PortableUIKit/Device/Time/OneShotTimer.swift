/// Fires once on the main actor, unless it is cancelled or released before.
@MainActor public final class OneShotTimer {
  /// What the time is for. On a phone both are real time.
  public enum Role: Sendable {
    /// A time-out: in a headless device's automatic time it comes due by `advance(by:)` or by the
    /// wall clock only, so that it never overtakes the answer it waits for. Time that the app spends in
    /// the background does not count: there it is suspended, and what is waited for stands still.
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
      switch role {
      case .deadline: await Self.sleepInForeground(for: delay)
      case .pause: try? await Task.sleep(for: delay)
      }
      if !Task.isCancelled { self?.fireNow() }
    }
    #else
    clock = (responder?.device ?? .current).clock
    self.fire = fire
    let work: @MainActor () -> Void = { [weak self] in self?.fireNow() }
    switch role {
    case .deadline: waitInForeground(for: delay)
    case .pause: waiting = clock.add(after: delay, owner: self, work: work)
    }
    #endif
  }

  #if canImport(UIKit)
  deinit { waiting?.cancel() }
  #endif

  #if canImport(UIKit)
  /// Sleeps in slices, of which at most one counts that the app was suspended in. Clocks go on for a
  /// suspended app, and the one that does not while the device sleeps goes on, too.
  private static func sleepInForeground(for delay: Duration) async {
    var rest = delay
    while rest > .zero, !Task.isCancelled {
      let slice = min(rest, .seconds(1))
      try? await Task.sleep(for: slice)
      if UIApplication.shared.applicationState != .background { rest -= slice }
    }
  }
  #else
  private func waitInForeground(for delay: Duration) {
    let before = clock.timeInBackground
    waiting = clock.addDeadline(after: delay, owner: self) { [weak self] in
      guard let self else { return }
      let missed = clock.timeInBackground - before
      if missed > .zero { waitInForeground(for: missed) } else { fireNow() }
    }
  }
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

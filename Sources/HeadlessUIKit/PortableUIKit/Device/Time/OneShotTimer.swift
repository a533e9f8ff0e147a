/// Fires once on the main actor, unless you cancel or release it first.
@MainActor public final class OneShotTimer {
  /// The purpose of the timer. On a phone, both roles use real time.
  public enum Role: Sendable {
    /// A time limit. In a headless device's automatic time, it comes due only by `advance(by:)` or
    /// the wall clock, so that it never overtakes the answer it waits for. Time the app spends in
    /// the background doesn't count, because the app is suspended there, and so is the work it
    /// waits for.
    case deadline
    /// A short wait that counts as work.
    case pause
  }

  private var fire: (@MainActor () -> Void)?
  #if canImport(UIKit)
  private var waiting: Task<Void, Never>?
  #else
  private var waiting: QueueEntry?
  /// Retained so that the timer also fires after the device has gone.
  private let clock: DeviceClock
  #endif

  /// Starts the timer. On a headless device, it uses the clock of the responder's device, or of the
  /// current device if `responder` is nil.
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
  /// Sleeps in slices, so that at most one slice of suspension counts. Clocks keep running while an
  /// app is suspended, even `SuspendingClock`, which stops only while the device sleeps.
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

  /// Cancels the timer and releases its work. Does nothing if the timer has fired.
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

#if canImport(UIKit)
  /// Fires once on the main actor, unless it is cancelled or released before.
  @MainActor public final class OneShotTimer {
    /// What the time is for. On a device both are real time; elsewhere they differ.
    public enum Role: Sendable {
      /// A time-out.
      case deadline
      /// A short wait that counts as work.
      case pause
    }

    private var fire: (@MainActor () -> Void)?
    private var waiting: Task<Void, Never>?

    /// Starts the timer. `responder` says on whose clock where clocks are not real.
    public init(
      after delay: Duration, role: Role, on responder: UIResponder?,
      _ fire: @escaping @MainActor () -> Void
    ) {
      self.fire = fire
      waiting = Task { [weak self] in
        try? await Task.sleep(for: delay)
        if !Task.isCancelled { self?.fireNow() }
      }
    }

    deinit { waiting?.cancel() }

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
#else
  /// Fires once on the main actor, unless it is cancelled or released before.
  @MainActor public final class OneShotTimer {
    /// What the time is for.
    public enum Role: Sendable {
      /// A time-out: in automatic time it comes due by `advance(by:)` or by the wall clock only,
      /// so that it never overtakes the answer it waits for.
      case deadline
      /// A short wait that counts as work.
      case pause
    }

    private let clock: DeviceClock
    private var fire: (@MainActor () -> Void)?

    /// Starts the timer on the clock of the responder's device, or of the current one.
    public init(
      after delay: Duration, role: Role, on responder: UIResponder?,
      _ fire: @escaping @MainActor () -> Void
    ) {
      clock = (responder?.device ?? .current).clock
      self.fire = fire
      let work: @MainActor () -> Void = { [weak self] in self?.fireNow() }
      switch role {
      case .deadline: entry = clock.addDeadline(after: delay, owner: self, work: work)
      case .pause: entry = clock.add(after: delay, owner: self, work: work)
      }
    }

    private var entry: QueueEntry?

    /// Lets go of the work; does nothing when the timer has fired.
    public func cancel() {
      fire = nil
      entry?.cancel()
    }

    private func fireNow() {
      let fire = fire
      self.fire = nil
      fire?()
    }
  }
#endif

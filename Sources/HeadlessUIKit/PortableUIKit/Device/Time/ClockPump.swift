#if !canImport(UIKit)
/// Runs a clock's entries while the test doesn't step it.
///
/// The pump can't observe that the main actor is idle. So it yields twice, which lets everything
/// ready run first, and then runs an entry.
@MainActor final class ClockPump {
  private var isAwake = false

  func wake(_ clock: DeviceClock) {
    guard !isAwake else { return }
    isAwake = true
    Task { @MainActor in
      await run(clock)
      isAwake = false
      if clock.mode != .manual, !clock.isIdle { wake(clock) }
    }
  }

  private func run(_ clock: DeviceClock) async {
    while clock.mode != .manual, let due = clock.nextEntryDue {
      if clock.mode == .automatic {
        await Task.yield()
        await Task.yield()
        if clock.mode == .automatic { _ = clock.runNext() }
      } else {
        // An earlier entry may join meanwhile, so no long sleeps.
        let pause = min(due - clock.now, .milliseconds(5))
        if pause > .zero { try? await Task.sleep(for: pause) } else { await Task.yield() }
        if clock.mode == .real { clock.runDue() }
      }
    }
  }

  /// Runs a deadline once `delay` has passed on the wall clock, unless something cancels it first.
  func watch(_ deadline: QueueEntry, after delay: Duration, of clock: DeviceClock) {
    Task { @MainActor [weak clock, weak deadline] in
      try? await Task.sleep(for: delay)
      guard let clock, let deadline, deadline.isLive, clock.mode != .manual else { return }
      clock.runByWallClock(deadline)
    }
  }
}
#endif

#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// A timer in the device's time. Invalidating it releases its target or block, as on iOS, where
/// Foundation for Linux keeps the block.
final class DeviceTimer: Timer {
  typealias Work = @MainActor (Timer) -> Void

  private let held: HeldWork

  init(interval: TimeInterval, repeats: Bool, work: @escaping Work) {
    let held = HeldWork(work)
    self.held = held
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
    ) { timer in
      nonisolated(unsafe) let timer = timer
      MainThread.hop { held.work?(timer) }
    }
  }

  override func invalidate() {
    super.invalidate()
    held.work = nil
  }

  func start(repeats: Bool) {
    nonisolated(unsafe) let timer = self
    MainThread.run { timer.wait(on: HeadlessDevice.current.clock, repeats: repeats) }
  }

  @MainActor private func wait(on clock: DeviceClock, repeats: Bool) {
    let work: @MainActor () -> Void = { [self] in
      guard isValid else { return }
      fire()
      if !repeats { invalidate() } else if isValid { wait(on: clock, repeats: true) }
    }
    let delay = Duration.seconds(max(timeInterval, 0.0001))
    let entry =
      repeats ? clock.addDeadline(after: delay, work: work) : clock.add(after: delay, work: work)
    entry.whenCancelled = { [weak self] in self?.invalidate() }
  }
}

private final class HeldWork: @unchecked Sendable {
  private let lock = NSLock()
  private var held: DeviceTimer.Work?

  init(_ work: @escaping DeviceTimer.Work) {
    held = work
  }

  var work: DeviceTimer.Work? {
    get { lock.withLock { held } }
    set {
      let released = lock.withLock {
        defer { held = newValue }
        return held
      }
      withExtendedLifetime(released) {}
    }
  }
}
#endif
#endif

#if !canImport(UIKit)
#if !canImport(ObjectiveC)
extension Timer {
  /// Makes a timer that calls a method of its target, which it keeps alive until it is invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainThread.hop { _ = aSelector.send(to: target, with: [timer]) }
    }
    TimerInfo.all.set(userInfo, of: self)
  }

  /// Makes a timer and starts it in the device's time. One that repeats doesn't count as work, so
  /// that `runUntilIdle()` comes to an end.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.startOnDevice(repeats: yesOrNo)
    return timer
  }

  /// `scheduledTimer(withTimeInterval:repeats:block:)` in the device's time;
  /// `HeadlessUIKitPlugin` writes the underscore.
  @discardableResult
  public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainThread.hop { block(timer) }
    }
    timer.startOnDevice(repeats: repeats)
    return timer
  }

  /// The timer's `userInfo`, which Foundation doesn't let this module set; `HeadlessUIKitPlugin`
  /// writes the underscore.
  public var _userInfo: Any? { TimerInfo.all.info(of: self) }

  private func startOnDevice(repeats: Bool) {
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
    if repeats {
      clock.addDeadline(after: delay, work: work)
    } else {
      clock.add(after: delay, work: work)
    }
  }
}

private final class TimerInfo: @unchecked Sendable {
  static let all = TimerInfo()
  private let lock = NSLock()
  private var entries: [(timer: Reference, info: Any)] = []

  private struct Reference {
    weak var timer: Timer?
  }

  func set(_ info: Any?, of timer: Timer) {
    guard let info else { return }
    lock.withLock {
      entries.removeAll { $0.timer.timer == nil }
      entries.append((Reference(timer: timer), info))
    }
  }

  func info(of timer: Timer) -> Any? {
    lock.withLock { entries.first { $0.timer.timer === timer }?.info }
  }
}
#endif
#endif

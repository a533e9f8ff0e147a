#if !canImport(UIKit)
#if !canImport(ObjectiveC)
extension Timer {
  /// Makes a timer that calls a method of its target, which it keeps alive.
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

  /// Makes a timer and starts it in the device's time. It keeps its target alive until it's
  /// invalidated. One that repeats doesn't count as work, so that `runUntilIdle()` comes to an end.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    let timer = DeviceTimer(interval: ti, repeats: yesOrNo) { timer in
      _ = aSelector.send(to: target, with: [timer])
    }
    TimerInfo.all.set(userInfo, of: timer)
    timer.start(repeats: yesOrNo)
    return timer
  }

  /// Stands in for `scheduledTimer(withTimeInterval:repeats:block:)`, on the device's clock.
  /// `HeadlessUIKitPlugin` adds the underscore to your app's calls.
  @discardableResult
  public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = DeviceTimer(interval: interval, repeats: repeats, work: block)
    timer.start(repeats: repeats)
    return timer
  }

  /// The timer's `userInfo`, which Foundation doesn't let this module set; `HeadlessUIKitPlugin`
  /// writes the underscore.
  public var _userInfo: Any? { TimerInfo.all.info(of: self) }
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

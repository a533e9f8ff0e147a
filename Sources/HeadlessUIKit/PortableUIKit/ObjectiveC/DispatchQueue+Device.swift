#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// `DispatchQueue.main.async` and `asyncAfter` in the device's time, so that a test needn't wait.
/// `HeadlessUIKitPlugin` adds the underscores to the calls.
extension DispatchQueue {
  public func _async(execute work: @escaping @MainActor () -> Void) {
    guard MainQueue.isCurrent else { return MainThread.hop(work) }
    MainThread.run { HeadlessDevice.current.schedule(work) }
  }

  public func _async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    _async { workItem.perform() }
  }

  public func _asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    let delay = Self.delay(until: deadline)
    guard MainQueue.isCurrent else {
      return MainThread.hop { HeadlessDevice.current.schedule(after: delay, work) }
    }
    MainThread.run { HeadlessDevice.current.schedule(after: delay, work) }
  }

  public func _asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = execute
    _asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Whole milliseconds: the deadline was made a little while ago.
  private static func delay(until deadline: DispatchTime) -> Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return .zero }
    let nanoseconds = Double(deadline.uptimeNanoseconds - now)
    return .milliseconds(Int((nanoseconds / 1e6).rounded(.up)))
  }
}
#endif
#endif

#if !canImport(UIKit)
/// A timer that calls its target for each frame, sixty times a second of the device's time.
///
/// Frames don't count as work: `advance(by:)` runs them, `runUntilIdle()` doesn't wait for them.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var isWaiting = false
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open private(set) var timestamp: TimeInterval = 0
  open private(set) var duration: TimeInterval = 0

  /// Makes a display link, which keeps its target alive until you invalidate it.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open var targetTimestamp: TimeInterval { timestamp + duration }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainThread.run { link.waitForFrame(on: HeadlessDevice.current.clock) }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  open func invalidate() { target = nil }

  @MainActor private func waitForFrame(on clock: DeviceClock) {
    guard !isWaiting, target != nil else { return }
    isWaiting = true
    let frame = Duration.seconds(1) / (preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
    clock.addDeadline(after: frame) { [self] in
      isWaiting = false
      guard let target else { return }
      duration = frame / .seconds(1)
      timestamp = clock.now / .seconds(1)
      if !isPaused { selector.method(of: target)?(self) }
      waitForFrame(on: clock)
    }
  }
}

/// The device's time, in seconds.
public func CACurrentMediaTime() -> TimeInterval {
  MainThread.run { HeadlessDevice.current.now / .seconds(1) }
}
#endif

#if canImport(UIKit)
import Foundation
#endif

/// Calls a closure at the end of each turn of the main run loop, for as long as it lives.
///
/// A headless device has no run loop: there it is called after each entry of the device's queue, and
/// an entry is made whenever view controllers come or go.
@MainActor public final class RunLoopTurns {
  #if canImport(UIKit)
  // Made, and invalidated, where nobody else has it.
  nonisolated(unsafe) private let observer: CFRunLoopObserver?
  #else
  private let atEnd: @MainActor () -> Void
  private var isEntryMade = false
  #endif

  /// - Parameters:
  ///   - responder: A responder of the app; of the device, where it is a headless one.
  ///   - atEnd: Called at the end of each turn.
  public init(of responder: UIResponder, _ atEnd: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    // A busy run loop does not wait between its turns, but looks at its timers in each.
    let activities =
      CFRunLoopActivity.beforeTimers.rawValue | CFRunLoopActivity.beforeWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { _, _ in
      MainActor.assumeIsolated { atEnd() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #else
    self.atEnd = atEnd
    responder.device.turns.append(TurnsReference(turns: self))
    #endif
  }

  #if canImport(UIKit)
  deinit { CFRunLoopObserverInvalidate(observer) }
  #endif
}

extension UIResponder {
  /// The app that the responder belongs to.
  public var ownApplication: UIApplication {
    #if canImport(UIKit)
    .shared
    #else
    device.application
    #endif
  }
}

#if !canImport(UIKit)
extension RunLoopTurns {
  fileprivate func end() { atEnd() }

  fileprivate func makeEntry(on clock: DeviceClock) {
    guard !isEntryMade else { return }
    isEntryMade = true
    clock.add(after: .zero, owner: self) { [weak self] in self?.isEntryMade = false }
  }
}

extension HeadlessDevice {
  /// View controllers have come or gone: there is going to be an end of this turn.
  func noteChange() {
    guard !turns.isEmpty else { return }
    for one in turns { one.turns?.makeEntry(on: clock) }
  }

  /// An entry of the queue has run.
  func endTurn() {
    guard !turns.isEmpty else { return }
    turns.removeAll { $0.turns == nil }
    for one in turns { one.turns?.end() }
  }
}

/// The device does not keep those who want to know.
struct TurnsReference {
  private(set) weak var turns: RunLoopTurns?
}
#endif

#if canImport(UIKit)
import Foundation
#endif

/// Calls a closure at the end of each turn of the main run loop, as long as this object lives.
///
/// A headless device has no run loop. It calls the closure after each entry of its queue, and adds
/// an entry whenever view controllers come or go.
@MainActor public final class RunLoopTurns {
  #if canImport(UIKit)
  // Only `init` and `deinit` use it, while no other code has the object.
  nonisolated(unsafe) private let observer: CFRunLoopObserver?
  #else
  private let atEnd: @MainActor () -> Void
  private var isEntryMade = false
  #endif

  /// Starts to call a closure at the end of each turn.
  ///
  /// - Parameters:
  ///   - responder: A responder of the app; if the device is headless, a responder of that device.
  ///   - atEnd: Called at the end of each turn.
  public init(of responder: UIResponder, _ atEnd: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    // A busy run loop doesn't wait between its turns, but checks its timers in each.
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
  /// The app the responder belongs to.
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
  /// Makes sure that this turn gets an end, because view controllers have come or gone.
  func noteChange() {
    HierarchyChanges.note()
    guard !turns.isEmpty else { return }
    for one in turns { one.turns?.makeEntry(on: clock) }
  }

  /// Ends the turn, after an entry of the queue has run.
  func endTurn() {
    guard !turns.isEmpty else { return }
    turns.removeAll { $0.turns == nil }
    for one in turns { one.turns?.end() }
  }
}

/// A weak reference, so that the device doesn't keep the observer alive.
struct TurnsReference {
  private(set) weak var turns: RunLoopTurns?
}
#endif

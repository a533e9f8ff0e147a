#if !canImport(UIKit)
import Dispatch
import Foundation

/// Detects code that runs on the main actor, and leads back to it from elsewhere. The actor's
/// thread isn't always the main thread: with nothing but `dispatchMain()` running, as in tests on
/// Linux, it can be any thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Runs the body on the main actor when the task that runs on this thread ends or suspends.
  ///
  /// That's known only while there is a device with `timeMode: .manual` from the start, or while
  /// one settles, and never on a thread without a task. Otherwise this does nothing.
  package static func afterCurrentTask(_ body: @escaping @MainActor @Sendable () -> Void) {
    TaskPool.shared.afterCurrentJob {
      DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
  }
}
#endif
